import type { ApiError } from '../errors/api-error.ts'
import { hashIfToken } from '../tokens/tokens.ts'
import { type Asked, findNight } from './find-night.ts'
import { getLive } from './get-live.ts'
import { liveState } from './live-state.ts'
import type { Origin } from './origin.ts'
import type { HashRow, LiveQueries } from './queries.ts'
import { hashRefused, notShown } from './refusals.ts'

type Parts = { queries: LiveQueries; origin: Origin }

/**
 * Turns an access hash into a right of the account that is logged in, once; what opens the stream afterwards is that
 * right and never the hash. Who may watch already uses none.
 */
export async function redeemHash(parts: Parts, asked: Asked & { hash: string }) {
  const night = await findNight(parts.queries, asked)
  if (!night.may_watch) {
    const state = liveState(night, asked.now)
    if (state === 'ended' || state === 'cancelled') throw notShown(state, asked.language)
    await redeem(parts.queries, { ...asked, dateId: night.event_date_id })
  }
  return getLive(parts, asked)
}

async function redeem(
  queries: LiveQueries,
  { hash, dateId, accountId, language }: Asked & { hash: string; dateId: number },
) {
  const hashed = hashIfToken(hash)
  if (hashed === undefined) throw hashRefused('unknown_hash', language)
  await queries.inTransaction(async (inside) => {
    const found = await inside.findHash({ hash: hashed, dateId })
    if (found === undefined) throw hashRefused('unknown_hash', language)
    const isNew = await inside.insertRight({ account_id: accountId, event_date_id: dateId, access_hash_id: found.id })
    if (isNew && !(await inside.useHash(found.id))) throw whyNot(found, language)
  })
}

const whyNot = ({ is_expired }: HashRow, language: Asked['language']): ApiError =>
  hashRefused(is_expired ? 'hash_expired' : 'hash_used_up', language)
