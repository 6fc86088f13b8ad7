import { randomUUIDv7 } from 'node:crypto'
import type { Language } from '../../http/language.ts'
import { hashIfToken } from '../../tokens/tokens.ts'
import { type Entry, enter, type Visit } from '../enter.ts'
import type { MagicLinkQueries } from './queries.ts'
import { linkNotUsable } from './refusals.ts'

/** Logs in by a link that can be used, once. */
export async function useLink(
  queries: Pick<MagicLinkQueries, 'inTransaction'>,
  { token, language, visit }: { token: string; language: Language; visit: Visit },
): Promise<Entry> {
  const tokenHash = hashIfToken(token)
  if (tokenHash === undefined) throw linkNotUsable(language)
  return queries.inTransaction(async (inside) => {
    const link = await inside.useLink(tokenHash)
    if (!link) throw linkNotUsable(language)
    const account = await inside.openAccount({ id: randomUUIDv7(), email: link.email, language })
    return enter(inside, { account, next: link.next, visit })
  })
}
