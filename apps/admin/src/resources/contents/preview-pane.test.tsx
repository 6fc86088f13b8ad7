// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { render, settle } from '../../testing/render.tsx'
import { PreviewButton, PreviewLayout, previewIn, usePreviewPane } from './preview-pane.tsx'
import type { Draft } from './use-draft.ts'

const URL_OF_SITE = 'http://site.invalid/preview/token'
let asked: string[] = []
let answers: (() => Response)[] = []

beforeEach(() => {
  localStorage.clear()
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

it('tells the page of each save, and of one that happened while it was loading', async () => {
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
  const frame = frameIn(container)
  const sent: unknown[][] = []
  Object.defineProperty(frame, 'contentWindow', {
    value: { postMessage: (...given: unknown[]) => void sent.push(given) },
  })
  await act(async () => saves.save(2))
  expect(sent).toEqual([])
  await act(async () => frame?.dispatchEvent(new Event('load')))
  expect(sent).toEqual([['refresh-preview', 'http://site.invalid']])
  await act(async () => saves.save(3))
  await act(async () => saves.save(3))
  expect(sent.length).toBe(2)
  // The page stays where it is: it is no other frame.
  expect(frameIn(container)).toBe(frame)
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
