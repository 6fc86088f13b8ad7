import { randomUUIDv7 } from 'node:crypto'
import { safeRedirect } from '@dabali/domain'
import { ApiError, businessRefusal } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { createToken, hashIfToken, hashToken } from '../../tokens/tokens.ts'
import { maskEmail } from '../../validation/validate-fields.ts'
import { type CreatedLogin, createLogin, type LoginContext } from '../create-login.ts'
import { type CodeCost, hashCode, matchesCode, newCode, parseCode } from './code.ts'
import { magicLinkMail } from './magic-link-mail.ts'
import type { MagicLinkQueries } from './queries.ts'

const MESSAGES = {
  en: {
    used: 'This link can no longer be used. Ask for a new one.',
    wrong: 'This code is not the one we sent, or it can no longer be used.',
  },
  ne: {
    used: 'यो लिङ्क अब चल्दैन। नयाँ माग्नुहोस्।',
    wrong: 'यो हामीले पठाएको कोड होइन, वा यो अब चल्दैन।',
  },
}

/** Does not say whether the link was used, expired, replaced or never existed. */
const linkNotUsable = (language: Language) =>
  new ApiError(409, { detail: MESSAGES[language].used, code: 'link_not_usable' })

const wrongCode = (language: Language) => businessRefusal(MESSAGES[language].wrong, 'wrong_code')

type LinkRequest = {
  email: string
  network: string
  next: string | undefined
  site: string
  language: Language
  codeCost: CodeCost
}

/** Does not check whether an account exists: logging in creates one. */
export async function requestLink(
  queries: MagicLinkQueries,
  { email, network, next, site, language, codeCost }: LinkRequest,
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

/** Whether a link can be used, and by whom it was asked for, without using it. */
export async function getLink(queries: Pick<MagicLinkQueries, 'findLink'>, token: string) {
  const tokenHash = hashIfToken(token)
  const link = tokenHash === undefined ? undefined : await queries.findLink(tokenHash)
  return { is_usable: link !== undefined, email: link ? maskEmail(link.email) : '' }
}

/** Logs in with a magic link; each works once. */
export async function consumeLink(
  queries: Pick<MagicLinkQueries, 'inTransaction'>,
  { token, language, visit }: { token: string; language: Language; visit: LoginContext },
): Promise<CreatedLogin> {
  const tokenHash = hashIfToken(token)
  if (tokenHash === undefined) throw linkNotUsable(language)
  return queries.inTransaction(async (inside) => {
    const link = await inside.useLink(tokenHash)
    if (!link) throw linkNotUsable(language)
    const account = await inside.openAccount({ id: randomUUIDv7(), email: link.email, language })
    return createLogin(inside, { account, next: link.next, visit })
  })
}

const MOST_TRIES = 5

type CodeLogin = { email: string; network: string; code: string; language: Language; codeCost: CodeCost }

/** Logs in with the code of the mail, on any device. */
export async function consumeCode(
  queries: MagicLinkQueries,
  { visit, ...claim }: CodeLogin & { visit: LoginContext },
): Promise<CreatedLogin> {
  const linkId = await verifyCode(queries, claim)
  return queries.inTransaction(async (inside) => {
    const link = await inside.useCode(linkId)
    if (!link) throw wrongCode(claim.language)
    const account = await inside.openAccount({ id: randomUUIDv7(), email: link.email, language: claim.language })
    return createLogin(inside, { account, next: link.next, visit })
  })
}

/**
 * The link that the code belongs to. Each try counts, and after the last one the code is worth nothing; the link is. Tries
 * from another network than the one that asked have a number of their own, so that no stranger uses up those of the person.
 */
export async function verifyCode(
  queries: Pick<MagicLinkQueries, 'countTry'>,
  { email, network, code, language, codeCost }: CodeLogin,
) {
  const read = parseCode(code)
  if (read === undefined) throw wrongCode(language)
  const link = await queries.countTry({ email, networkHash: hashToken(network), most: MOST_TRIES })
  if (!(await matchesCode(read, link, codeCost)) || !link) throw wrongCode(language)
  return link.id
}
