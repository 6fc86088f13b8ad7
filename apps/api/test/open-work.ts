import { transaction } from '../src/database/database.ts'
import { revokeEntitlements } from '../src/library/entitlement-grants/grants.ts'
import { sellGoods } from './sell-digital-products.ts'
import type { RunningApp } from './start-app.ts'
import { call, newMember } from './visitors.ts'

/** Somebody with a work of theirs, and the address of its file. */
export async function openWork(api: RunningApp, work: { id: number }) {
  const member = await newMember(api)
  const { orderId, hash } = await sellGoods(api, [work.id], { accountId: member.accountId })
  const [item] = (await call(api, 'GET', 'library/', undefined, { cookie: member.cookie })).body.results
  const open = () => call(api, 'POST', `${item.url}access/`, undefined, { cookie: member.cookie })
  const answer = await open()
  const url: string = answer.body.read ?? answer.body.play
  const revoke = () => transaction(api.database, (inside) => revokeEntitlements(inside, { orderId }))
  return { ...member, orderId, hash, item, open, answer, revoke, url }
}
