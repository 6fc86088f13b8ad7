// @vitest-environment happy-dom
import type { StaffContent } from '@dabali/api-client/staff'
import { act } from 'react'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render, settle } from '../../testing/render.tsx'
import ContentScreen from './content-screen.tsx'
import { readUnsaved } from './use-draft.ts'

const text = (en = '') => ({ en, ne: '' })
const contentOf = (facts: object) =>
  ({
    ...{ id: 7, version: 1, kind: 'page', slug: 'roofs', state: 'draft', published_at: null, has_draft: true },
    ...{ title: text('Roofs'), problems: {}, complete: [], linked: [], linked_products: [], updated_at: AT },
    ...{ saved_at: AT, saved_by: 'asha' },
    document: {
      kind: 'page',
      slug: 'roofs',
      picture: null,
      title: text('Roofs'),
      summary: text(),
      body: text(),
      links: [],
    },
    ...facts,
  }) as unknown as StaffContent

const AT = '2026-11-24T09:00:00Z'
const missing = () => Response.json({ detail: 'Not found.', code: 'not_found' }, { status: 404 })

type Answer = (body: Record<string, unknown>) => Response
let answers: Record<string, Answer> = {}
let requests: string[] = []

beforeEach(() => {
  localStorage.clear()
  requests = []
  answers = { 'GET contents/7/': () => Response.json(contentOf({})) }
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    const asked = `${method} ${
      String(path)
        .replace(/^.*staff\//, '')
        .split('?')[0]
    }`
    requests.push(asked)
    return answers[asked]?.(body ? JSON.parse(String(body)) : {}) ?? Response.json({ count: 0, results: [] })
  })
})
// This DOM does not know the element <search>, of which React says so once.
let log = vi.spyOn(console, 'error')
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  const others = log.mock.calls.filter((message) => !message.includes('search'))
  log.mockRestore()
  expect(others).toEqual([])
})
// A form that is closed saves once more.
afterAll(() => vi.unstubAllGlobals())

async function open(language: 'en' | 'ne' = 'en') {
  const at = { path: '/contents/7/show', route: '/contents/:id/show' }
  const { container, router } = await render(<ContentScreen />, { at, language, permissions: ['contents.write'] })
  await settle()
  return { container, router }
}
it.each([
  ['en', 'Roofs'],
  ['ne', 'छानाहरू'],
] as const)('in %s its heading is the title in that language', async (language, heading) => {
  answers['GET contents/7/'] = () => Response.json(contentOf({ title: { en: 'Roofs', ne: 'छानाहरू' } }))
  const { container } = await open(language)
  await act(() => vi.waitFor(() => expect(container.querySelector('h1')?.textContent).toBe(heading)))
})

const buttonOf = (name: string) =>
  Array.from(document.querySelectorAll('button')).find(({ textContent }) => textContent === name)
const press = (name: string) => settle(() => buttonOf(name)?.click())
const titleField = () => document.querySelector<HTMLInputElement>('[data-field="title"] input')

async function type(title: string) {
  await act(() => vi.waitFor(() => expect(titleField()).not.toBeNull()))
  await act(async () => {
    const field = titleField()
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, title)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await settle(() => dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true })))
  await settle()
}

it('says at once that a content does not exist', async () => {
  answers['GET contents/7/'] = missing
  const { container } = await open()
  expect(container.textContent).toContain('admin.state.notFound')
  expect(requests).toEqual(['GET contents/7/'])
})

it('a conflict is shown with the new state', async () => {
  const current = contentOf({ version: 2, state: 'published', published_at: AT, saved_by: '', has_draft: false })
  const answer = { code: 'version_conflict', current }
  answers['PUT contents/7/draft/'] = () => Response.json(answer, { status: 409 })
  const { container } = await open()
  await type('High roofs')
  expect(container.textContent).toContain('resources.contents.conflict.title')
  expect(container.querySelector('.head')?.textContent).toContain('resources.contents.states.published')
})

it('a text whose draft was deleted is saved as a new draft, also after the page was loaded again', async () => {
  answers['PUT contents/7/draft/'] = missing
  const { container, router } = await open()
  await type('High roofs')
  expect(container.querySelector('[role="alert"]')?.textContent).toContain('resources.contents.deleted.text')
  expect(buttonOf('resources.contents.actions.publish')).toBeUndefined()
  await settle(() => void router.navigate('/contents'))
  expect(document.querySelector('[role="dialog"]')?.textContent).toContain('resources.contents.deleted.leave')
  await press('admin.action.cancel')

  answers['GET contents/7/'] = missing
  const { router: again } = await open()
  const made = contentOf({ id: 8, slug: 'high-roofs' })
  const bodies: Record<string, unknown>[] = []
  const answered = (body: Record<string, unknown>) => {
    bodies.push(body)
    return Response.json(made)
  }
  Object.assign(answers, {
    'GET contents/8/': () => Response.json(made),
    'POST contents/': answered,
    'PUT contents/8/draft/': answered,
  })
  await settle(() => Array.from(document.querySelectorAll('button')).findLast(isSaveAsNew)?.click())
  await settle()
  expect(bodies).toMatchObject([
    { kind: 'page', title: { en: 'High roofs' } },
    { kind: 'page', slug: 'high-roofs', title: { en: 'High roofs' } },
  ])
  expect(again.state.location.pathname).toBe('/contents/8/show')
  expect(readUnsaved(7)).toBeUndefined()
})

const isSaveAsNew = ({ textContent }: Element) => textContent === 'resources.contents.deleted.saveAsNew'

it('a text whose draft was deleted can be discarded', async () => {
  answers['PUT contents/7/draft/'] = missing
  const { router } = await open()
  await type('High roofs')
  await press('resources.contents.deleted.discard')
  expect(readUnsaved(7)).toBeDefined()
  await settle(() => document.querySelector<HTMLButtonElement>('[role="dialog"] [type="submit"]')?.click())
  expect(router.state.location.pathname).toBe('/contents')
  expect(readUnsaved(7)).toBeUndefined()
})
