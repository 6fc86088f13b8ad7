import { randomUUIDv7 } from 'node:crypto'
import { safeRedirect } from '@dabali/domain'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, businessRefusal } from '../../errors/api-error.ts'
import { isHttps } from '../../http/forwarded-headers.ts'
import type { Language } from '../../http/language.ts'
import { cleanLine, parseEmail } from '../../http/request-body.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { createToken, hashIfToken, hashToken } from '../../tokens/tokens.ts'
import { type CreatedLogin, createLogin, type LoginContext } from '../create-login.ts'
import type { AccountRow } from '../queries.ts'
import { isRefusal, type OpenIdClient, type Person, type Provider } from './open-id.ts'
import type { SocialQueries, SocialWrites } from './queries.ts'

/** Does not say whether it was late, repeated, from another browser or not verified. */
const loginFailed = (language: Language) =>
  new ApiError(409, { detail: MESSAGES[language].socialLogin.failed, code: 'login_failed' })

const providerAway = (label: string, language: Language) =>
  businessRefusal(MESSAGES[language].socialLogin.unavailable(label), 'provider_unavailable')

const emailNotVerified = (label: string, language: Language) =>
  businessRefusal(MESSAGES[language].socialLogin.unverified(label), 'email_not_verified')

const accountNotProven = (label: string, language: Language) =>
  new ApiError(409, { detail: MESSAGES[language].socialLogin.unproven(label), code: 'account_exists' })

const identityTaken = (label: string, language: Language) =>
  new ApiError(409, { detail: MESSAGES[language].socialLogin.taken(label), code: 'identity_taken' })

/** OpenID error codes only, never free text. */
const CODE = /^[\w.-]{1,60}$/

type FailureContext = { provider: Provider; language: Language; log: Pick<FastifyBaseLogger, 'warn'> }

/** Logs the cause and returns a general error for the visitor. */
function providerFailure(error: unknown, { provider, language, log }: FailureContext) {
  const why = ['name', 'code', 'error']
    .map((key) => String(Reflect.get(Object(error), key)))
    .filter((word) => word !== 'undefined' && CODE.test(word))
  log.warn({ provider: provider.name, why: why.join(' ') }, 'provider login failed')
  return isRefusal(error) ? loginFailed(language) : providerAway(provider.label, language)
}

const LOGIN_STATE_COOKIE = 'dabali_social'
const LIFETIME_SECONDS = 10 * 60

/** Hash of the cookie that binds a login to a browser. */
export const loginStateHash = (request: FastifyRequest): Buffer | undefined =>
  hashIfToken(request.cookies[LOGIN_STATE_COOKIE])

/** Binds a login to the browser that started it; parallel logins share the cookie. */
export function setLoginStateCookie(request: FastifyRequest, reply: FastifyReply): Buffer {
  const held = loginStateHash(request) === undefined ? undefined : request.cookies[LOGIN_STATE_COOKIE]
  const secret = held ?? createToken()
  reply.setCookie(LOGIN_STATE_COOKIE, secret, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: LIFETIME_SECONDS,
    secure: isHttps(request),
  })
  return hashToken(secret)
}

export function clearLoginStateCookie(reply: FastifyReply) {
  reply.clearCookie(LOGIN_STATE_COOKIE, { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps(reply.request) })
}

type BeginDeps = {
  queries: Pick<SocialQueries, 'insertLogin'>
  client: OpenIdClient
  provider: Provider
  log: FastifyBaseLogger
}
type LoginRequest = {
  site: string
  next: string | undefined
  browserHash: Buffer
  /** Set when a logged-in account links another provider. */
  accountId: string | undefined
  language: Language
}

/** Returns the authorization URL; state, nonce and code verifier are stored on the server, not in the browser. */
export async function beginLogin(
  { queries, client, provider, log }: BeginDeps,
  request: LoginRequest,
): Promise<string> {
  const [state, nonce, codeVerifier] = [createToken(), createToken(), createToken()]
  const url = await client.authorizeUrl(provider, { site: request.site, state, nonce, codeVerifier }).catch((error) => {
    throw providerFailure(error, { provider, language: request.language, log })
  })
  await queries.insertLogin({
    state_hash: hashToken(state),
    browser_hash: request.browserHash,
    provider: provider.name,
    nonce,
    code_verifier: codeVerifier,
    next: safeRedirect(request.next),
    site: request.site,
    account_id: request.accountId ?? null,
  })
  return url
}

type CompleteDeps = { queries: SocialQueries; client: OpenIdClient; provider: Provider; log: FastifyBaseLogger }
type ProviderReturn = {
  code: string
  state: string
  iss: string | undefined
  browserHash: Buffer | undefined
  accountId: string | undefined
  language: Language
  visit: LoginContext
}

/** Completes a login in the browser that started it. */
export async function completeLogin(
  { queries, client, provider, log }: CompleteDeps,
  back: ProviderReturn,
): Promise<CreatedLogin> {
  const { language, visit } = back
  const begun = await takeLogin(queries, provider, back)
  if (!begun) throw loginFailed(language)
  const { site, nonce, code_verifier: codeVerifier } = begun
  const person = await client.personOf(provider, { ...back, site, nonce, codeVerifier }).catch((error) => {
    throw providerFailure(error, { provider, language, log })
  })
  // Do not link the identity if the session changed during the flow.
  const adding = begun.account_id !== null && begun.account_id === back.accountId ? begun.account_id : undefined
  return queries.inTransaction(async (inside) => {
    const account = await findOrCreateAccount(inside, { person, provider, adding, language })
    return createLogin(inside, { account, next: begun.next, visit })
  })
}

async function takeLogin(
  queries: Pick<SocialQueries, 'takeLogin'>,
  { name }: Provider,
  { state, browserHash }: ProviderReturn,
) {
  const stateHash = hashIfToken(state)
  if (stateHash === undefined || browserHash === undefined) return undefined
  return queries.takeLogin({ stateHash, browserHash, provider: name })
}

const LONGEST_NAME = 150

type ProviderLogin = { person: Person; provider: Provider; adding: string | undefined; language: Language }

/** Finds the account by the provider's subject, never by the email address alone. */
async function findOrCreateAccount(inside: SocialWrites, arrival: ProviderLogin): Promise<AccountRow> {
  const { person, provider, adding, language } = arrival
  const known = await inside.findByIdentity({ provider: provider.name, subject: person.subject })
  if (known && adding !== undefined && known.id !== adding) throw identityTaken(provider.label, language)
  if (known) return known
  const email = person.email === undefined ? null : (parseEmail(person.email) ?? null)
  const account =
    adding === undefined ? await createAccount(inside, arrival, email) : await inside.findAccount({ id: adding })
  if (!account) throw loginFailed(language)
  const identity = { provider: provider.name, subject: person.subject, account_id: account.id, email }
  // A concurrent login of the same person won.
  if (!(await inside.insertIdentity(identity))) throw loginFailed(language)
  return account
}

/** Creates an account, or finds the one with this email when both provider and account have verified it. */
async function createAccount(
  inside: SocialWrites,
  { person, provider, language }: ProviderLogin,
  email: string | null,
) {
  if (email !== null && !person.isEmailVerified) throw emailNotVerified(provider.label, language)
  const name = cleanLine(person.name).slice(0, LONGEST_NAME)
  const made = await inside.insertAccount({ id: randomUUIDv7(), email, name, language })
  if (made || email === null) return made
  const account = await inside.findAccount({ email })
  if (account?.email_verified_at === null) throw accountNotProven(provider.label, language)
  return account
}
