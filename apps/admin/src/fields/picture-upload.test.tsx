// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { render, settle } from '../testing/render.tsx'
import { CropQuestion, PictureUpload } from './picture-upload.tsx'

const STORED = { name: 'upload:a', version: 4, alt: { en: '', ne: 'पुरानो' }, sources: [] }
let sent: { path: string; body: unknown; version?: string | null }[] = []

/** Answers an upload at once. */
class FakeRequest {
  status = 201
  responseText = JSON.stringify(STORED)
  upload = {}
  onload: () => void = () => undefined
  #path = ''
  open(_: string, path: string) {
    this.#path = path
  }
  setRequestHeader() {}
  send(file: File) {
    sent.push({ path: this.#path, body: file.name })
    this.onload()
  }
}

// Loaded with a dialog otherwise, which takes as long as it takes.
beforeAll(() => import('./crop-frame.tsx'))
beforeEach(() => {
  sent = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.stubGlobal('fetch', async (url: string, { body, headers }: RequestInit) => {
    const { pathname } = new URL(url, 'http://admin.invalid')
    sent.push({ path: pathname, body: JSON.parse(String(body)), version: new Headers(headers).get('if-match') })
    return Response.json({ ...STORED, version: 5 })
  })
})
afterEach(() => vi.unstubAllGlobals())

const confirm = () => document.querySelector<HTMLButtonElement>('button[type=submit]')

async function choose(onDone: (picture: { name: string }) => void, files: readonly (string | File)[]) {
  const { container } = await render(
    <PictureUpload label="Add" shapes={['square', 'whole']} isMultiple onDone={onDone} />,
  )
  const input = container.querySelector('input')
  const chosen = files.map((file) => (typeof file === 'string' ? new File(['x'], file) : file))
  Object.defineProperty(input, 'files', { value: chosen })
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })))
  await settle()
  return { isAsked: document.querySelector('.crop img') !== null, error: container.querySelector('.error-text') }
}

it('a file that is too large, or no picture, is refused before it is sent, and the others are asked for', async () => {
  const large = new File(['x'], 'large.png', { type: 'image/png' })
  Object.defineProperty(large, 'size', { value: 15_000_001 })
  const text = new File(['x'], 'a.pdf', { type: 'application/pdf' })
  expect(await choose(() => undefined, [large])).toMatchObject({
    isAsked: false,
    error: { textContent: 'admin.picture.tooLarge' },
  })
  expect(await choose(() => undefined, [text, 'b.avif'])).toMatchObject({
    isAsked: true,
    error: { textContent: 'admin.picture.otherType' },
  })
})

it('a new picture is not sent before it is shown; one that this browser cannot show is sent whole', async () => {
  const onDone = vi.fn()
  await choose(onDone, ['a.avif'])
  expect(confirm()?.disabled).toBe(true)
  await act(async () => document.querySelector('.crop img')?.dispatchEvent(new Event('error')))
  expect([confirm()?.disabled, document.querySelector('.warn-text')?.textContent]).toEqual([
    false,
    'admin.picture.broken',
  ])
  await settle(() => confirm()?.click())
  expect(sent).toEqual([{ path: '/v1/api/staff/pictures/', body: 'a.avif' }])
  expect([onDone.mock.calls.length, confirm()]).toEqual([1, null])
})

it('only the languages that have a text are changed, of the version that was answered', async () => {
  await choose(() => undefined, ['a.avif'])
  await act(async () => document.querySelector('.crop img')?.dispatchEvent(new Event('error')))
  const [english] = document.querySelectorAll('textarea')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(english, 'A wall')
    english?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await settle(() => confirm()?.click())
  await settle()
  expect(sent[1]).toEqual({
    path: '/v1/api/staff/pictures/upload%3Aa/',
    body: { alt: { en: 'A wall' } },
    version: '"4"',
  })
})

it('several pictures are asked for one after the other, and one can be left out', async () => {
  const onDone = vi.fn()
  await choose(onDone, ['a.avif', 'b.avif'])
  await settle(() => document.querySelector<HTMLButtonElement>('.line.end button[type=button]')?.click())
  await settle()
  expect(document.querySelector('.crop img')).not.toBeNull()
  await act(async () => document.querySelector('.crop img')?.dispatchEvent(new Event('error')))
  await settle(() => confirm()?.click())
  expect(sent.map(({ body }) => body)).toEqual(['b.avif'])
  expect([onDone.mock.calls.length, confirm()]).toEqual([1, null])
})

it('the crop of a picture whose whole cannot be loaded stays', async () => {
  const crop = { x: 0, y: 0, width: 50, height: 50 }
  const picture = { ...STORED, crop, whole: '/whole' } as never
  await render(<CropQuestion picture={picture} shapes={['square', 'whole']} onDone={() => 0} onClose={() => 0} />)
  await settle()
  await act(async () => document.querySelector('.crop img')?.dispatchEvent(new Event('error')))
  expect([confirm()?.disabled, document.querySelector('.warn-text')?.textContent]).toEqual([
    true,
    'admin.picture.wholeBroken',
  ])
})
