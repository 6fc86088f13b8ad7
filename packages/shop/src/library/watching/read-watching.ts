import { getLibraryItem, getReadingPosition, type LibraryItemDetail, type ReadingPosition } from '@dabali/api-client'
import { orNothing } from '../../visit/or-nothing.ts'
import { type Own, ownOrNothing } from '../../visit/own-or-nothing.ts'
import type { Visit } from '../../visit/visit.ts'

export type Watched = { item: LibraryItemDetail; saved: ReadingPosition }

const NOWHERE: ReadingPosition = { version: 0, locator: null, progress: 0, device: null, updated_at: null }

/** A work that is watched, and where its owner is in it. Its hours do not begin by looking at its page. */
export async function readWatching({ client }: Visit, id: string): Promise<Own<Watched> | undefined> {
  const read = await ownOrNothing(getLibraryItem(client, { id }))
  if (!read || 'refused' in read) return read
  const item = read.thing
  if (!item.files.some(({ kind }) => kind === 'film')) return undefined
  return { thing: { item, saved: (await orNothing(getReadingPosition(client, { id }))) ?? NOWHERE } }
}
