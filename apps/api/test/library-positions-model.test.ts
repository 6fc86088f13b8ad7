import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReader } from './digital-products.ts'
import { type RunningApp, startApp } from './start-app.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

type Reader = Awaited<ReturnType<typeof openReader>>
type Standing = { version: number; progress: number; device: string | null }
type Move = { device: number; progress: number; isBehind: boolean }

const moves: fc.Arbitrary<Move> = fc.record({
  device: fc.nat(2),
  progress: fc.integer({ min: 0, max: 100 }).map((part) => part / 100),
  /** The device has not loaded the position since it last saved or got a conflict. */
  isBehind: fc.boolean(),
})

/** One device saves over the version that it has seen; returns the stored position and what the device knows. */
async function move(reader: Reader, standing: Standing, base: number, sent: { device: string; progress: number }) {
  const answer = await reader.put(base, sent)
  const { version, progress, device } = standing
  const isAgain = base + 1 === version && device === sent.device && progress === sent.progress
  if (base !== version && !isAgain) {
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ saved: standing, sent: { ...sent, base_version: base } })
    return standing
  }
  expect(answer.status).toBe(200)
  return isAgain ? standing : { version: base + 1, ...sent }
}

test('a save over the present version wins, any other gets both positions, and no saved position is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(moves, { minLength: 1, maxLength: 14 }), async (script) => {
      const reader = await openReader(api)
      const seen = [0, 0, 0]
      let standing: Standing = { version: 0, progress: 0, device: null }
      for (const { device, progress, isBehind } of script) {
        const base = isBehind ? (seen[device] ?? 0) : standing.version
        standing = await move(reader, standing, base, { device: `Device ${device}`, progress })
        seen[device] = standing.version
        expect((await reader.get()).body).toMatchObject(standing)
      }
    }),
    propertyRuns(25),
  )
})
