import { isDeepStrictEqual } from 'node:util'
import { isUuid } from '../../account/is-uuid.ts'
import { notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { cleanLine } from '../../http/request-body.ts'
import { messageOf } from '../messages.ts'
import type { Locator } from './locator.ts'
import type { PositionFork, PositionInput, ReadingPosition } from './position.ts'
import type { PositionQueries, PositionRow } from './queries.ts'
import { readLocator } from './read-locator.ts'

type Which = { accountId: string; id: string }

/** Where somebody is in a work; nowhere when they have not begun. */
export async function getPosition(queries: PositionQueries, which: Which): Promise<ReadingPosition> {
  return toPosition(await queries.findPosition(await workOf(queries, which)))
}

/**
 * Saves a position over the one that was seen. Where another device has saved another one meanwhile, both are answered and
 * none is lost. What is sent again because its answer was lost is answered again.
 */
export async function savePosition(
  queries: PositionQueries,
  { input, language, ...which }: Which & { input: PositionInput; language: Language },
): Promise<{ position: ReadingPosition } | { fork: PositionFork }> {
  const work = await workOf(queries, which)
  const { progress, base_version: base } = input
  const sent = { locator: readLocator(input.locator), progress, device: cleanLine(input.device) }
  const saved = await queries.inTransaction((inside) => inside.savePosition({ ...work, ...sent, base }))
  if (saved) return { position: toPosition(saved) }
  const position = toPosition(await queries.findPosition(work))
  const { version, updated_at: _, ...standing } = position
  if (version === base + 1 && isDeepStrictEqual(standing, sent)) return { position }
  const detail = messageOf(language, 'fork')
  return { fork: { detail, code: 'position_fork', saved: position, sent: { ...sent, base_version: base } } }
}

async function workOf(queries: PositionQueries, { accountId, id }: Which) {
  const work = isUuid(id) ? await queries.findWork({ accountId, id }) : undefined
  if (!work) throw notFound()
  return { accountId, productId: work.product_id }
}

const NOWHERE: ReadingPosition = { version: 0, locator: null, progress: 0, device: null, updated_at: null }

const toPosition = (row: PositionRow | undefined): ReadingPosition =>
  row === undefined ? NOWHERE : { ...row, locator: row.locator as Locator, updated_at: row.updated_at.toISOString() }
