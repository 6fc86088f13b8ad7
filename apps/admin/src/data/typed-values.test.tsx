// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from '../testing/render.tsx'
import { forgetLogin, loadMe, rememberLogin } from './auth-provider.ts'
import { typedStore, useTypedValues } from './typed-values.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const EMPTY = { text: '' }
const openForm = (account = 'maya') => renderHook(() => useTypedValues('note.100001', EMPTY, account))

it('what was typed is there again for the same account, and for no other', async () => {
  const form = await openForm()
  await act(async () => form.current.set({ text: 'Call before 5 pm' }))
  expect((await openForm()).current.values).toEqual({ text: 'Call before 5 pm' })
  expect((await openForm('binod')).current.values).toEqual(EMPTY)
})

it('is removed when it is sent, but for what was typed meanwhile', async () => {
  const form = await openForm()
  const sent = { text: 'Call before 5 pm' }
  await act(async () => form.current.set(sent))
  await act(async () => form.current.set({ text: 'Call before 5 pm. Dog.' }))
  await act(async () => form.current.sent(sent))
  expect(form.current.values).toEqual({ text: 'Call before 5 pm. Dog.' })
  await act(async () => form.current.sent({ text: 'Call before 5 pm. Dog.' }))
  expect(form.current.values).toEqual(EMPTY)
  expect(sessionStorage).toHaveLength(0)
})

it('nothing is stored before the account is known', async () => {
  // Another test file may have logged in.
  vi.stubGlobal('fetch', async () => Response.json({ permissions: [], second_factor: { state: 'passed' } }))
  rememberLogin()
  await loadMe({ again: true })
  forgetLogin()
  typedStore('note.100001').write({ text: 'Dog' })
  expect(sessionStorage).toHaveLength(0)
})
