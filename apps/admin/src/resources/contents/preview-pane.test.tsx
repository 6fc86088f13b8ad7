// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetLogin, loadMe, rememberLogin } from '../../data/auth-provider.ts'
import { render, settle } from '../../testing/render.tsx'
import { PreviewButton, PreviewLayout, previewIn, usePreviewPane } from './preview-pane.tsx'
import type { Draft } from './use-draft.ts'

const URL_OF_SITE = 'http://site.invalid/preview/token'
let asked: string[] = []
let answers: (() => Response)[] = []

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  // As wide as an editor and a page beside each other.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  asked = []
  answers = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${new URL(url, 'http://admin.invalid').pathname}`)
    if (method === 'DELETE') return new Response(null, { status: 204 })
    return (answers.shift() ?? (() => Response.json({ id: 'p1', url: URL_OF_SITE }, { status: 201 })))()
  })
})
afterEach(forgetLogin)
// A pane that is closed ends its link.
afterAll(() => vi.unstubAllGlobals())

const draftOf = (version: number) =>
  ({
    content: { id: 7, version, slug: 'roofs', title: { en: 'Roofs', ne: '' } },
    save: async () => true,
  }) as unknown as Draft

const frameIn = (container: HTMLElement) => container.querySelector('iframe')

it.each([
  ['http://site.invalid/preview/token', 'en', 'http://site.invalid/preview/token'],
  ['http://site.invalid/preview/token', 'ne', 'http://site.invalid/ne/preview/token'],
  ['http://site.invalid/ne/preview/token', 'en', 'http://site.invalid/preview/token'],
  ['http://site.invalid/ne/preview/token', 'ne', 'http://site.invalid/ne/preview/token'],
] as const)('%s in %s is %s', (url, language, address) => {
  expect(previewIn(url, language)).toBe(address)
})

it('shows the page of the site, and the link of the pane ends with it', async () => {
  let close: () => void = () => undefined
  function Screen() {
    const { isOpen, setOpen } = usePreviewPane()
    close = () => setOpen(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <PreviewLayout draft={draftOf(1)} isOpen={isOpen}>
          Editor
        </PreviewLayout>
      </>
    )
  }
  const { container } = await render(<Screen />)
  expect(frameIn(container)).toBeNull()
  await settle(() => container.querySelector('button')?.click())
  await settle()
  expect([frameIn(container)?.src, frameIn(container)?.title]).toEqual([URL_OF_SITE, 'resources.contents.pane.title'])
  expect(asked).toEqual(['POST /v1/api/staff/contents/7/previews/'])
  await settle(() => close())
  expect([frameIn(container), asked.at(-1)]).toEqual([null, 'DELETE /v1/api/staff/contents/7/previews/p1/'])
})

/** A pane with a page of the site that answers what the test lets it say. */
async function openPane() {
  const saves: { save: (version: number) => void } = { save: () => undefined }
  function Screen() {
    const [version, setVersion] = useState(1)
    saves.save = setVersion
    return (
      <PreviewLayout draft={draftOf(version)} isOpen>
        Editor
      </PreviewLayout>
    )
  }
  const { container } = await render(<Screen />)
  await settle()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const frame = frameIn(container)
  const asked: unknown[][] = []
  const source = { postMessage: (...given: unknown[]) => void asked.push(given) }
  Object.defineProperty(frame, 'contentWindow', { value: source })
  const starts = vi.fn()
  Object.defineProperty(frame, 'src', { set: starts })
  const hear = (data: string, from: object = source, origin = 'http://site.invalid') =>
    act(async () => {
      dispatchEvent(Object.assign(new Event('message'), { data, origin, source: from }))
    })
  return {
    ...{ asked, starts, hear },
    isSame: () => frameIn(container) === frame,
    save: (version: number) => act(async () => saves.save(version)),
    load: () => act(async () => frame?.dispatchEvent(new Event('load'))),
  }
}

describe('the page of the site', () => {
  afterEach(() => vi.useRealTimers())

  it('gets a message for each save, also for a save while it was loading', async () => {
    const { asked, starts, hear, save, load, isSame } = await openPane()
    await save(2)
    await load()
    expect(asked).toEqual([])
    await hear('preview-ready')
    expect(asked).toEqual([['refresh-preview', 'http://site.invalid']])
    await hear('preview-read')
    await save(3)
    await save(3)
    await hear('preview-read')
    expect(asked.length).toBe(2)
    vi.advanceTimersByTime(10_000)
    // It stays where it is: it is no other frame.
    expect([isSame(), starts.mock.calls]).toEqual([true, []])
  })

  it('is asked for one version at a time, and again if it has begun anew meanwhile', async () => {
    const { asked, starts, hear, save, load } = await openPane()
    await load()
    await hear('preview-ready')
    await save(2)
    await save(3)
    expect(asked.length).toBe(1)
    await hear('preview-read')
    expect(asked.length).toBe(2)
    await hear('preview-ready')
    expect(asked.length).toBe(3)
    await hear('preview-read')
    vi.advanceTimersByTime(10_000)
    expect([asked.length, starts.mock.calls]).toEqual([3, []])
  })

  it('is loaded anew once if it does not answer in 2 seconds', async () => {
    const { asked, starts, hear, save, load } = await openPane()
    await load()
    await hear('preview-ready')
    await save(2)
    expect(asked.length).toBe(1)
    vi.advanceTimersByTime(1999)
    expect(starts).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(starts.mock.calls).toEqual([[URL_OF_SITE]])
    await load()
    await hear('preview-ready')
    vi.advanceTimersByTime(10_000)
    expect([asked.length, starts.mock.calls.length]).toEqual([1, 1])
  })

  it('is not believed to have read what another page says', async () => {
    const { starts, hear, save, load } = await openPane()
    await load()
    await hear('preview-ready')
    await save(2)
    await hear('preview-read', {})
    await hear('preview-read', undefined, 'http://other.invalid')
    vi.advanceTimersByTime(2000)
    expect(starts.mock.calls.length).toBe(1)
  })
})

it('the editor stays the same element when the preview is shown and hidden', async () => {
  const screen: { show: (isOpen: boolean) => void } = { show: () => undefined }
  function Screen() {
    const [isOpen, setOpen] = useState(false)
    screen.show = setOpen
    return (
      <PreviewLayout draft={draftOf(1)} isOpen={isOpen}>
        <input />
      </PreviewLayout>
    )
  }
  const { container } = await render(<Screen />)
  const input = container.querySelector('input')
  await settle(() => screen.show(true))
  expect([container.querySelector('input') === input, container.querySelector('section') === null]).toEqual([
    true,
    false,
  ])
  await settle(() => screen.show(false))
  expect(container.querySelector('input')).toBe(input)
})

it('the browser ends the link of the pane when the page is left', async () => {
  await render(
    <PreviewLayout draft={draftOf(1)} isOpen>
      Editor
    </PreviewLayout>,
  )
  await settle()
  dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }))
  expect(asked.at(-1)).toBe('DELETE /v1/api/staff/contents/7/previews/p1/')
})

it('a link of this tab is used again as long as it works', async () => {
  rememberLogin()
  answers = [() => Response.json({ account_id: 'a1' })]
  await loadMe({ again: true })
  vi.stubGlobal('open', () => ({ opener: {}, location: { replace: () => undefined }, close: () => undefined }))
  const pane = { isWide: false, isOpen: false, setOpen: () => undefined }
  const { container } = await render(<PreviewButton draft={draftOf(1)} pane={pane as never} />)
  const press = async (...listed: object[]) => {
    asked = []
    if (listed.length > 0) answers = listed.map((answer) => () => Response.json(answer))
    await settle(() => container.querySelector('button')?.click())
    await settle()
    return asked.map((request) => request.split(' ')[0])
  }
  expect(await press()).toEqual(['POST'])
  expect(await press({ results: [{ id: 'p1' }] })).toEqual(['GET'])
  expect(await press({ results: [] }, { id: 'p2', url: URL_OF_SITE })).toEqual(['GET', 'POST'])
})

it('says that there is no link, and tries again', async () => {
  answers = [() => Response.json({ code: 'no' }, { status: 400 })]
  const { container } = await render(
    <PreviewLayout draft={draftOf(1)} isOpen>
      Editor
    </PreviewLayout>,
  )
  await settle()
  expect([frameIn(container), container.querySelector('[role=alert]') === null]).toEqual([null, false])
  await settle(() =>
    Array.from(container.querySelectorAll('button'))
      .find(({ textContent }) => textContent === 'resources.contents.pane.reload')
      ?.click(),
  )
  await settle()
  expect(frameIn(container)?.src).toBe(URL_OF_SITE)
})

it('opens a tab of its own where there is no room, by the press itself', async () => {
  const replace = vi.fn()
  const open = vi.fn(() => ({ opener: {}, location: { replace }, close: () => undefined }))
  vi.stubGlobal('open', open)
  const pane = { isWide: false, isOpen: false, setOpen: () => undefined }
  const { container } = await render(<PreviewButton draft={draftOf(1)} pane={pane as never} />)
  await act(async () => {
    container.querySelector('button')?.click()
    expect(open).toHaveBeenCalledTimes(1)
  })
  await settle()
  expect(replace).toHaveBeenCalledWith(URL_OF_SITE)
})

it.each([
  ['a blocked tab', null, true, 'resources.contents.pane.blocked'],
  ['a refused save', { opener: {}, close: () => undefined }, false, 'resources.contents.saveFirst'],
])('%s is said, and no link is made', async (_, tab, isSaved, said) => {
  vi.stubGlobal('open', () => tab)
  const pane = { isWide: false, isOpen: false, setOpen: () => undefined }
  const draft = { ...draftOf(1), save: async () => isSaved } as Draft
  const { container } = await render(<PreviewButton draft={draft} pane={pane as never} />)
  await settle(() => container.querySelector('button')?.click())
  expect([container.querySelector('[role=alert]')?.textContent, asked]).toEqual([said, []])
})
