// @vitest-environment happy-dom
import type { ContentDocument, StaffContent } from '@dabali/api-client/staff'
import { act, useState } from 'react'
import { HttpError } from 'react-admin'
import { type FieldValues, useForm } from 'react-hook-form'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { knownAccount } from '../../data/auth-provider.ts'
import { answerLater, render, renderHook, settle } from '../../testing/render.tsx'
import { readUnsaved, useDraft } from './use-draft.ts'

const text = (title: string) => ({ title: { en: title, ne: '' }, links: [] }) as unknown as ContentDocument
const content = (version: number, title: string) =>
  ({ id: 7, version, document: text(title), problems: {} }) as unknown as StaffContent
const answerOf = (version: number, title: string) => () => Response.json(content(version, title))
const conflictWith = (version: number, title: string) => () =>
  Response.json({ code: 'version_conflict', current: content(version, title) }, { status: 409 })
const lost = () => {
  throw new TypeError('The answer was lost.')
}

type Request = { title: string; version: string | null; key: string | null; answer: (how: () => Response) => void }
let requests: Request[] = []

beforeEach(() => {
  localStorage.clear()
  requests = []
  // Only the first attempt is a request of the form; the client repeats it by itself.
  vi.stubGlobal('fetch', async (_: string, { headers, body }: RequestInit) => {
    const given = new Headers(headers)
    const key = given.get('idempotency-key')
    const later = answerLater<() => Response>()
    const { title } = JSON.parse(String(body)) as { title: { en: string } }
    requests.push({ title: title.en, version: given.get('if-match'), key, answer: later.answer })
    return (await later.promise)()
  })
})
// A test that fails would leave its timers to the next ones.
afterEach(() => vi.useRealTimers())
// A form that is closed saves once more.
afterAll(() => vi.unstubAllGlobals())

function useEditor(first: StaffContent) {
  const form = useForm<FieldValues>({ defaultValues: readUnsaved(first.id)?.document ?? first.document })
  return { form, draft: useDraft(form, first) }
}

async function openEditor(first = content(1, 'Roofs')) {
  const shown = await renderHook(() => useEditor(first))
  const now = () => shown.current
  return {
    now,
    settle,
    type: (title: string) => act(async () => now().form.setValue('title.en', title)),
    save: () =>
      act(async () => {
        void now().draft.save()
      }),
    async answer(how: () => Response) {
      await act(async () => requests.at(-1)?.answer(how))
      await settle()
    },
    /** The client gives up after its third attempt. */
    async lose(how: () => Response = lost) {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      for (let attempt = 0; attempt < 3; attempt += 1) {
        await act(async () => requests.at(-1)?.answer(how))
        await act(async () => vi.advanceTimersByTimeAsync(5000))
      }
      vi.useRealTimers()
    },
  }
}

it('sends the request again whose answer was lost, and then what was typed since', async () => {
  const { now, type, save, answer, lose } = await openEditor()
  await type('High roofs')
  await save()
  await lose()
  expect(now().draft.state).toBe('offline')
  const [first] = requests
  requests = []
  await type('Higher roofs')
  await save()
  expect(requests).toMatchObject([{ title: 'High roofs', version: '"1"', key: first?.key }])
  await answer(answerOf(2, 'High roofs'))
  expect(requests.at(-1)).toMatchObject({ title: 'Higher roofs', version: '"2"' })
  await answer(answerOf(3, 'Higher roofs'))
  expect(now().draft).toMatchObject({ state: 'saved', conflict: undefined })
})

const failing =
  (status: number, code = 'error') =>
  () =>
    Response.json({ detail: 'Something went wrong!', code }, { status, headers: { 'retry-after': '0' } })

it('a document that the API fails to save does not keep newer text from being saved', async () => {
  const { now, type, save, answer } = await openEditor()
  await type('High roofs')
  await save()
  await answer(failing(500))
  expect(now().draft.state).toBe('failed')
  const [first] = requests
  requests = []
  await type('Higher roofs')
  await save()
  expect(requests).toMatchObject([{ title: 'Higher roofs', version: '"1"' }])
  expect(requests[0]?.key).not.toBe(first?.key)
  await answer(answerOf(2, 'Higher roofs'))
  expect(now().draft).toMatchObject({ state: 'saved', conflict: undefined })
})

it('a document that was saved in spite of an error is no conflict with newer text', async () => {
  const { now, type, save, answer } = await openEditor()
  await type('High roofs')
  await save()
  await answer(failing(500))
  await type('Higher roofs')
  await save()
  await answer(conflictWith(2, 'High roofs'))
  expect(requests.at(-1)).toMatchObject({ title: 'Higher roofs', version: '"2"' })
  await answer(answerOf(3, 'Higher roofs'))
  expect(now().draft).toMatchObject({ state: 'saved', conflict: undefined })
})

it('a document that a gateway fails to pass on is sent again once, and then newer text', async () => {
  const { type, save, lose } = await openEditor()
  await type('High roofs')
  await save()
  await lose(failing(504))
  await type('Higher roofs')
  requests = []
  await save()
  await lose(failing(504))
  expect(new Set(requests.map(({ title }) => title))).toEqual(new Set(['High roofs']))
  requests = []
  await save()
  expect(requests).toMatchObject([{ title: 'Higher roofs', version: '"1"' }])
})

it('a conflict with what was sent is none', async () => {
  const { now, type, save, answer } = await openEditor()
  await type('High roofs')
  await save()
  await answer(conflictWith(2, 'High roofs'))
  expect(now().draft).toMatchObject({ state: 'saved', conflict: undefined })
  await type('Higher roofs')
  await save()
  expect(requests.at(-1)).toMatchObject({ title: 'Higher roofs', version: '"2"' })
})

it('opened again after a lost answer, it goes on with the version that has what was sent', async () => {
  const { type, save, lose } = await openEditor()
  await type('High roofs')
  await save()
  await lose()
  await type('Higher roofs')
  requests = []
  const { now, save: saveAgain } = await openEditor(content(2, 'High roofs'))
  expect(now().draft.conflict).toBeUndefined()
  await saveAgain()
  expect(requests.at(-1)).toMatchObject({ title: 'Higher roofs', version: '"2"' })
})

it('a conflict with what the browser has stored is one again after the page is loaded again', async () => {
  const stored = { version: 1, base: text('Roofs'), document: text('High roofs') }
  localStorage.setItem(`draft.${knownAccount()}.7`, JSON.stringify(stored))
  const { now } = await openEditor(content(2, 'Low roofs'))
  expect(now().draft.conflict).toMatchObject({ current: { version: 2 } })
  expect(readUnsaved(7)).toEqual(stored)
})

it('what another member has saved is still a conflict', async () => {
  const { now, type, save, answer } = await openEditor()
  await type('High roofs')
  await save()
  await answer(conflictWith(2, 'Low roofs'))
  expect(now().draft).toMatchObject({ state: 'conflict', conflict: { current: { version: 2 } } })
})

it('a draft that was deleted meanwhile is not saved again and again; what is typed stays in the browser', async () => {
  const { now, type, save, answer } = await openEditor()
  await type('High roofs')
  await save()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await act(async () => requests[0]?.answer(failing(404, 'not_found')))
  await act(async () => vi.advanceTimersByTimeAsync(60_000))
  vi.useRealTimers()
  expect(now().draft.state).toBe('deleted')
  await type('Higher roofs')
  await save()
  await answer(failing(404, 'not_found'))
  expect(requests).toHaveLength(1)
  expect(now().draft.state).toBe('deleted')
  expect(readUnsaved(7)?.document.title.en).toBe('Higher roofs')
})

it('Publish finds that the draft was deleted; its text stays in the browser', async () => {
  const { now, save } = await openEditor()
  const refused = () => Promise.reject(new HttpError('admin.errors.not_found', 404, { code: 'not_found' }))
  await act(
    async () =>
      void now()
        .draft.act(refused)
        .catch(() => undefined),
  )
  await save()
  expect(now().draft.state).toBe('deleted')
  expect(readUnsaved(7)?.document.title.en).toBe('Roofs')
})

it('Publish waits for a running save, and a save for Publish', async () => {
  const { now, settle, type, save, answer } = await openEditor()
  const published = answerLater<StaffContent>()
  const versions: number[] = []
  await type('High roofs')
  await save()
  await act(async () => {
    void now().draft.act((version) => {
      versions.push(version)
      return published.promise
    })
  })
  expect(versions).toEqual([])
  await answer(answerOf(2, 'High roofs'))
  expect(versions).toEqual([2])
  await type('Higher roofs')
  await save()
  await settle()
  expect(requests).toHaveLength(1)
  await act(async () => published.answer(content(3, 'High roofs')))
  await settle()
  expect(requests.at(-1)).toMatchObject({ title: 'Higher roofs', version: '"3"' })
})

it('an editor that is closed saves once more, and not again when that was refused', async () => {
  let close = () => {}
  function Editor() {
    useEditor(content(1, 'Roofs')).form.register('title.en')
    return null
  }
  function Screen() {
    const [isOpen, setOpen] = useState(true)
    close = () => setOpen(false)
    return isOpen ? <Editor /> : null
  }
  localStorage.setItem(
    `draft.${knownAccount()}.7`,
    JSON.stringify({ version: 1, base: text('Roofs'), document: text('High roofs') }),
  )
  await render(<Screen />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await act(async () => close())
  expect(requests).toMatchObject([{ title: 'High roofs' }])
  await act(async () => requests[0]?.answer(() => Response.json({ code: 'unauthorized' }, { status: 401 })))
  await act(async () => vi.advanceTimersByTimeAsync(60_000))
  vi.useRealTimers()
  expect(requests).toHaveLength(1)
})
