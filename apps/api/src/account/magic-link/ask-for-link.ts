import { randomUUIDv7 } from 'node:crypto'
import { safeRedirect } from '@dabali/domain'
import type { Language } from '../../http/language.ts'
import { createToken, hashToken } from '../../tokens/tokens.ts'
import { type CodeCost, hashCode, newCode } from './code.ts'
import { magicLinkMail } from './magic-link-mail.ts'
import type { MagicLinkQueries } from './queries.ts'

type Wish = {
  email: string
  network: string
  next: string | undefined
  site: string
  language: Language
  codeCost: CodeCost
}

/** Nothing asks here whether the address is known: who has no account gets one by coming in. */
export async function askForLink(
  queries: MagicLinkQueries,
  { email, network, next, site, language, codeCost }: Wish,
): Promise<void> {
  const [id, token, code] = [randomUUIDv7(), createToken(), newCode()]
  const link = {
    id,
    token_hash: hashToken(token),
    code_hash: await hashCode(code, id, codeCost),
    email,
    network_hash: hashToken(network),
    next: safeRedirect(next),
  }
  const mail = magicLinkMail({ email, token, code, site, language })
  await queries.inTransaction(async (inside) => {
    await inside.replaceLink(link)
    await inside.addMail(mail)
  })
}
