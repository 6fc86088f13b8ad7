import { type Client, getReadingPosition, type ReadingPosition, saveReadingPosition } from '@dabali/api-client'

type Sent = Omit<Parameters<typeof saveReadingPosition>[1], 'id'>

/** The two calls of the shop that are about where somebody is in a work. */
export type PositionCalls = {
  get: () => Promise<ReadingPosition>
  put: (position: Sent) => Promise<ReadingPosition>
}

const SILENT = { silent: true }
/** What this device keeps does not wait long for a line that is not there. */
const BRIEF = { retries: 1, timeoutMilliseconds: 5000 }

export const positionCalls = (client: Client, id: string): PositionCalls => ({
  get: () => getReadingPosition(client, { id }, { ...SILENT, ...BRIEF }),
  put: (position) => saveReadingPosition(client, { id, ...position }, SILENT),
})
