import { type Client, listFavouriteNames } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import type { english } from '../i18n/messages.ts'
import type { Thing } from './follow-things.ts'

export type Texts = Pick<typeof english, 'follows'>

/** The texts of the buttons, which only accounts load. */
export const loadFollowTexts = (language: Language): Promise<Texts['follows']> =>
  (language === 'ne' ? import('../../messages/ne/follows.json') : import('../../messages/en/follows.json')).then(
    ({ default: { follows } }) => follows,
  )

/** What an account has saved, read once for all lists that a tab shows. */
type Account = {
  token: string
  isReading: boolean
  readAt: number
  /** Undefined until it is known. */
  things: ReadonlySet<Thing> | undefined
  /** What was saved and removed since the last request: its answer may be older. */
  changes: Map<Thing, boolean>
}

/** Other tabs and devices save things, too. */
const OLD_MILLISECONDS = 300_000
const NEVER = Number.NEGATIVE_INFINITY

let account: Account | undefined
const listeners = new Set<() => void>()

export function subscribeSaved(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the account of a token has saved; undefined until it is known. */
export const savedThings = (token: string): ReadonlySet<Thing> | undefined =>
  account?.token === token ? account.things : undefined

function show(shown: Account, things: ReadonlySet<Thing>): void {
  const known = new Set(things)
  for (const [thing, isSaved] of shown.changes) known[isSaved ? 'add' : 'delete'](thing)
  shown.things = known
  for (const listener of listeners) listener()
}

/** Reads what the account has saved, unless that is known or on its way. */
export async function readSaved(client: Client, token: string, now = Date.now()): Promise<void> {
  if (account?.token !== token) {
    account = { token, isReading: false, readAt: NEVER, things: undefined, changes: new Map() }
  }
  const own = account
  if (own.isReading || now - own.readAt < OLD_MILLISECONDS) return
  Object.assign(own, { isReading: true, changes: new Map() })
  const answer = await listFavouriteNames(client, {}, { silent: true }).catch(() => undefined)
  Object.assign(own, { isReading: false, readAt: answer ? now : NEVER })
  const read = answer && new Set(answer.results.map(({ kind, slug }): Thing => `${kind}:${slug}`))
  // Without an answer the buttons save, which is harmless, and the next list asks again.
  show(own, read ?? own.things ?? new Set())
}

/** Notes that a thing was saved or removed. */
export function noteSaved(token: string, thing: Thing, isSaved: boolean): void {
  if (account?.token !== token) return
  account.changes.set(thing, isSaved)
  if (account.things) show(account, account.things)
}
