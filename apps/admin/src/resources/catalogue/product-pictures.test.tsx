// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { render, settle } from '../../testing/render.tsx'
import { ProductPictures } from './product-pictures.tsx'

const STORED = { name: 'upload:a', version: 1, alt: { en: '', ne: '' }, sources: [] }

/** Answers an upload at once. */
class FakeRequest {
  status = 201
  responseText = JSON.stringify(STORED)
  upload = {}
  onload: () => void = () => undefined
  open() {}
  setRequestHeader() {}
  send() {
    this.onload()
  }
}

// Loaded with the dialog otherwise, which takes as long as it takes.
beforeAll(() => import('../../fields/crop-frame.tsx'))
afterEach(() => vi.unstubAllGlobals())

it('the dialog of a picture that could not be added stays with the error, and adds it when it is sent again', async () => {
  const added: unknown[] = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit = {}) => {
    if (method !== 'PUT') return Response.json({ version: 1, pictures: [] })
    added.push(JSON.parse(String(body)))
    if (added.length === 1) return Response.json({ detail: 'Too many pictures.', code: 'invalid' }, { status: 400 })
    return Response.json({ version: 2, pictures: [] })
  })
  const { container } = await render(<ProductPictures product={{ id: 7 } as never} />, {
    permissions: ['pictures.read', 'pictures.write'],
  })
  await settle()
  await settle()
  const input = container.querySelector('input[type=file]')
  Object.defineProperty(input, 'files', { value: [new File(['x'], 'a.avif')] })
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })))
  await settle()
  await act(async () => document.querySelector('.crop img')?.dispatchEvent(new Event('error')))
  const confirm = () => document.querySelector<HTMLButtonElement>('button[type=submit]')
  const send = async () => {
    await settle(() => confirm()?.click())
    await settle()
    await settle()
  }
  await send()
  const error = () => document.querySelector('form [role=alert]')?.textContent
  expect([added.length, confirm() === null, error()]).toEqual([1, false, 'Too many pictures.'])
  await send()
  expect([added, confirm()]).toEqual([[{ pictures: ['upload:a'] }, { pictures: ['upload:a'] }], null])
})
