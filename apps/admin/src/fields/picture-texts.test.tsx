// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { render, settle } from '../testing/render.tsx'
import { AltTextQuestion } from './picture-texts.tsx'

const pictureOf = (version: number, english: string) => ({
  ...{ name: 'upload:a', version, sources: [], credit: { en: '', ne: '' } },
  alt: { en: english, ne: 'भित्ता' },
})

afterEach(() => vi.unstubAllGlobals())

const submit = () => document.querySelector<HTMLButtonElement>('button[type=submit]')
const english = () => document.querySelectorAll('textarea')[0]
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(english(), text)
    english()?.dispatchEvent(new Event('input', { bubbles: true }))
  })

it('what was typed stays when the picture is loaded again, and a conflict is a choice', async () => {
  const sent: unknown[] = []
  const theirs = pictureOf(2, 'Theirs')
  vi.stubGlobal('fetch', async (_: string, { body, headers }: RequestInit) => {
    sent.push([new Headers(headers).get('if-match'), JSON.parse(String(body)).alt.en])
    if (sent.length === 1) return Response.json({ code: 'version_conflict', current: theirs }, { status: 409 })
    return Response.json(pictureOf(3, 'Mine'))
  })
  const screen: { load: (picture: object) => void } = { load: () => undefined }
  const onClose = vi.fn()
  function Screen() {
    const [picture, setPicture] = useState<object>(pictureOf(1, 'A wall'))
    screen.load = setPicture
    return <AltTextQuestion picture={picture as never} onClose={onClose} />
  }
  await render(<Screen />)
  await type('Mine')
  await act(async () => screen.load(theirs))
  expect(english()?.value).toBe('Mine')
  await settle(() => submit()?.click())
  await settle()
  expect([document.querySelector('.conflict')?.textContent, submit()?.disabled]).toEqual([
    expect.stringContaining('Theirs'),
    true,
  ])
  await settle(() => document.querySelector<HTMLInputElement>('.conflict input[type=radio]')?.click())
  await settle(() => document.querySelector<HTMLButtonElement>('.conflict .button')?.click())
  expect([document.querySelector('.conflict'), english()?.value]).toEqual([null, 'Mine'])
  await settle(() => submit()?.click())
  await settle()
  expect(sent).toEqual([
    ['"1"', 'Mine'],
    ['"2"', 'Mine'],
  ])
  expect(onClose).toHaveBeenCalledTimes(1)
})
