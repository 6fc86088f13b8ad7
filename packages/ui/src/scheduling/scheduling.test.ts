import { afterEach, expect, it, vi } from 'vitest'
import { afterPaint } from './scheduling.ts'

afterEach(() => vi.unstubAllGlobals())

it('waits for a frame, and for what runs before it is painted', async () => {
  const steps: string[] = []
  const frames: (() => void)[] = []
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  const painted = afterPaint().then(() => steps.push('painted'))
  for (const frame of frames) frame()
  steps.push('in the frame')
  await painted
  expect(steps).toEqual(['in the frame', 'painted'])
})

it.each([
  ['hidden', true],
  ['hidden before its next frame', false],
])('does not wait for a frame of a page that is %s', async (_, hidden) => {
  vi.stubGlobal('document', { hidden })
  vi.stubGlobal('requestAnimationFrame', () => 0)
  await afterPaint()
})
