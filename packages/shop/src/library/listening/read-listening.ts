import { getLibraryItem, getReadingPosition, openLibraryItem, type ReadingPosition } from '@dabali/api-client'
import { orNothing } from '../../visit/or-nothing.ts'
import { type Own, ownOrNothing } from '../../visit/own-or-nothing.ts'
import type { Visit } from '../../visit/visit.ts'
import type { Listened } from './heard-of.ts'

const NOWHERE: ReadingPosition = { version: 0, locator: null, progress: 0, device: null, updated_at: null }

/** A work that is heard, and where its owner is in it; nothing where there is nothing to hear. */
export async function readListening({ client }: Visit, id: string): Promise<Own<Listened> | undefined> {
  const read = await ownOrNothing(getLibraryItem(client, { id }))
  if (!read || 'refused' in read) return read
  const item = read.thing
  if (!item.files.some(({ kind }) => kind === 'audio')) return undefined
  // What is opened for some hours from the first play is opened by a press alone.
  const isOpen = item.state === 'active' && item.terms !== 'window'
  const [saved = NOWHERE, access = null] = await Promise.all([
    orNothing(getReadingPosition(client, { id })),
    // The player asks again where this did not answer.
    isOpen ? openLibraryItem(client, { id }).catch(() => null) : null,
  ])
  return { thing: { item, saved, access } }
}
