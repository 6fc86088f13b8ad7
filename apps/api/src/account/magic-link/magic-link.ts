import { randomBytes, randomInt, randomUUIDv7, scrypt, timingSafeEqual } from 'node:crypto'
import { safeRedirect } from '@dabali/domain'
import { ApiError, businessRefusal } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { latinDigits, maskEmail } from '../../http/request-body.ts'
import { renderMail, sitePath } from '../../mail/mail-template.ts'
import type { Mail } from '../../mail/queries.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { createToken, hashIfToken, hashToken } from '../../tokens/tokens.ts'
import { type CreatedLogin, createLogin, type LoginContext } from '../create-login.ts'
import { LINK_MINUTES, type MagicLinkQueries } from './queries.ts'

const CODE = /^\d{6}$/
const HASH_BYTES = 32
// There are only a million codes: guessing a stolen hash must take longer than the code is valid.
export const CODE_COST = { N: 2 ** 14, r: 8, p: 1 }
export type CodeCost = typeof CODE_COST

const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

/** Accepts spaces and Nepali digits. */
function parseCode(text: string): string | undefined {
  const code = latinDigits(text.replace(/[\s-]/g, ''))
  return CODE.test(code) ? code : undefined
}

/** Hash of a code, salted with the id of its link. */
const hashCode = (code: string, linkId: string, cost: CodeCost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(code, linkId, HASH_BYTES, cost, (error, hash) => (error ? reject(error) : resolve(hash)))
  })

/** Constant time, also when there is no link to compare with. */
async function matchesCode(
  code: string,
  link: { id: string; code_hash: Buffer } | undefined,
  cost: CodeCost,
): Promise<boolean> {
  const { id, code_hash } = link ?? { id: 'none', code_hash: randomBytes(HASH_BYTES) }
  return timingSafeEqual(await hashCode(code, id, cost), code_hash) && link !== undefined
}

type MagicLink = { email: string; token: string; code: string; site: string; language: Language }

/** The link opens a page with a button, because mail scanners open links. */
function magicLinkMail({ email, token, code, site, language }: MagicLink): Mail {
  const texts = MESSAGES[language].loginMail
  const url = sitePath({ site, language }, `/auth/magic-login/${token}`)
  const parts = [texts.useLink, { label: texts.label, url }, texts.useCode, { code }, { small: texts.unasked }]
  return {
    kind: 'login',
    to: email,
    subject: texts.subject(code),
    language,
    validUntil: new Date(Date.now() + LINK_MINUTES * 60_000).toISOString(),
    ...renderMail({ language, site, title: texts.title, parts }),
  }
}

/** Does not say whether the link was used, expired, replaced or never existed. */
const linkNotUsable = (language: Language) =>
  new ApiError(409, { detail: MESSAGES[language].account.linkNotUsable, code: 'link_not_usable' })

const wrongCode = (language: Language) => businessRefusal(MESSAGES[language].account.wrongCode, 'wrong_code')

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

/** Whether a link is still valid, and for which address. Does not use it. */
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

/** Logs in with the code from the email, on any device. */
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
 * The link of a code. Every attempt counts; after the last one the code is invalid, the link is not. Attempts from
 * other networks are counted separately, so that others cannot lock the visitor out.
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
