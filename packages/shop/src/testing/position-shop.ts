import { ApiError, type ReadingPosition, type ReadingPositionInput } from '@dabali/api-client'
import { vi } from 'vitest'

export const NOWHERE: ReadingPosition = { version: 0, locator: null, progress: 0, device: null, updated_at: null }

/** A shop with one position, which refuses what was written over another one. */
export function positionShop(saved = NOWHERE) {
  let position = saved
  async function put({ base_version, ...rest }: ReadingPositionInput) {
    if (base_version !== position.version) {
      throw new ApiError(409, { detail: 'x', code: 'position_fork', saved: position })
    }
    position = { ...rest, version: base_version + 1, updated_at: '2026-09-21T00:00:00Z' }
    return position
  }
  const calls = { get: vi.fn(async () => position), put: vi.fn(put) }
  return {
    calls,
    standing: () => position,
    /** Another device goes on. */
    moveTo(next: ReadingPosition) {
      position = next
    },
    /** The next one comes, and its answer does not. */
    loseAnswer() {
      calls.put.mockImplementationOnce(async (sent) => {
        await put(sent)
        throw new ApiError('network')
      })
    },
  }
}
