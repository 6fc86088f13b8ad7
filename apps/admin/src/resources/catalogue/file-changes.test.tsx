// @vitest-environment happy-dom
import { useQueryClient } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderHook, settle } from '../../testing/render.tsx'
import { type File, type Files, toInput, useFileChanges } from './file-changes.ts'

const file = (position: number, size: number): File => ({
  ...{ id: `file-${size}`, position, kind: 'audio', type: 'audio/mpeg', titles: { en: `Track ${size}`, ne: '' } },
  ...{ size, duration_seconds: 60, formats: ['mp3'] },
})
const filesOf = (version: number, sizes: readonly number[]): Files => ({
  version,
  files: sizes.map((size, position) => file(position, size)),
  sample: null,
})

type Sent = { key: string | null; version: string | null; body: unknown }
const sent: Sent[] = []
let answers: (() => Response)[]
beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', async (_: string, { headers, body }: RequestInit) => {
    const given = new Headers(headers)
    sent.push({ key: given.get('idempotency-key'), version: given.get('if-match'), body: JSON.parse(String(body)) })
    return answers.shift()?.() ?? Response.json(filesOf(9, []))
  })
})
afterEach(() => vi.unstubAllGlobals())

const lost = () => {
  throw new TypeError('The answer was lost.')
}

const begin = () => renderHook(() => ({ ...useFileChanges(7), queries: useQueryClient() }))

it('a change whose answer was lost is sent again as it was, also when its outcome was loaded meanwhile', async () => {
  const hook = await begin()
  const { queries, change } = hook.current
  queries.setQueryData(['files', 7], filesOf(1, [10]))
  // The client repeats a write with a key twice by itself.
  answers = [lost, lost, lost]
  const append = () =>
    change((now) => [...now.map(toInput), { upload: 'upload-1', titles: { en: 'New', ne: '' } }], 'upload-1')
  await act(() => expect(append()).rejects.toThrow())
  expect(sent).toHaveLength(3)
  // It was done, and somebody has gone on from there.
  queries.setQueryData(['files', 7], filesOf(3, [10, 20, 30]))
  answers = [() => Response.json(filesOf(2, [10, 20]))]
  await settle(append)
  const again = sent.at(-1)
  expect(sent).toHaveLength(4)
  expect(again).toEqual(sent[0])
  expect(queries.getQueryData(['files', 7])).toMatchObject({ version: 3 })
})

it('a change that was refused because of a newer version is made on top of that one', async () => {
  const hook = await begin()
  const { queries, change } = hook.current
  queries.setQueryData(['files', 7], filesOf(1, [10]))
  const current = filesOf(2, [10, 20])
  answers = [() => Response.json({ detail: 'Changed.', code: 'version_conflict', current }, { status: 409 })]
  const append = () =>
    change((now) => [...now.map(toInput), { upload: 'upload-1', titles: { en: '', ne: '' } }], 'upload-1')
  await settle(() => append().catch(() => undefined))
  await settle(append)
  expect(sent.map(({ version }) => version)).toEqual(['"1"', '"2"'])
  expect(sent[1]?.body).toMatchObject({ files: [{ position: 0 }, { position: 1 }, { upload: 'upload-1' }] })
})
