// @vitest-environment happy-dom
import { focusManager } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from '../../testing/render.tsx'
import { usePolled } from './use-polled.ts'

const EVERY_MS = 5000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('asks again and again, not while the tab is hidden, and at once when it is shown', async () => {
  let asked = 0
  await renderHook(() =>
    usePolled(['live', '7'], {
      ask: async () => {
        asked += 1
        return asked
      },
      everyMs: EVERY_MS,
    }),
  )
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  await pass(2 * EVERY_MS + 1)
  expect(asked).toBe(3)
  await act(async () => focusManager.setFocused(false))
  await pass(10 * EVERY_MS)
  expect(asked).toBe(3)
  await act(async () => focusManager.setFocused(true))
  await pass(0)
  expect(asked).toBe(4)
  await act(async () => focusManager.setFocused(undefined))
})
