import { randomUUIDv7 } from 'node:crypto'
import type { Language } from '../../http/language.ts'
import { hashToken } from '../../tokens/tokens.ts'
import { type Entry, enter, type Visit } from '../enter.ts'
import { type CodeCost, isCodeOf, readCode } from './code.ts'
import type { MagicLinkQueries } from './queries.ts'
import { wrongCode } from './refusals.ts'

const MOST_TRIES = 5

type Claim = { email: string; network: string; code: string; language: Language; codeCost: CodeCost }

/** Logs in by the code that came with a link, on whichever device. */
export async function useCode(
  queries: MagicLinkQueries,
  { visit, ...claim }: Claim & { visit: Visit },
): Promise<Entry> {
  const linkId = await proveCode(queries, claim)
  return queries.inTransaction(async (inside) => {
    const link = await inside.useCode(linkId)
    if (!link) throw wrongCode(claim.language)
    const account = await inside.openAccount({ id: randomUUIDv7(), email: link.email, language: claim.language })
    return enter(inside, { account, next: link.next, visit })
  })
}

/**
 * The link that the code belongs to. Each try counts, and after the last one the code is worth nothing; the link is. Tries
 * from another network than the one that asked have a number of their own, so that no stranger uses up those of the person.
 */
export async function proveCode(
  queries: Pick<MagicLinkQueries, 'countTry'>,
  { email, network, code, language, codeCost }: Claim,
) {
  const read = readCode(code)
  if (read === undefined) throw wrongCode(language)
  const link = await queries.countTry({ email, networkHash: hashToken(network), most: MOST_TRIES })
  if (!(await isCodeOf(read, link, codeCost)) || !link) throw wrongCode(language)
  return link.id
}
