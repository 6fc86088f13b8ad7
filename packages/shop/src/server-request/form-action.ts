import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { ApiError, type Client } from '@dabali/api-client'
import { type Language, languageOf, localPath, readStoreData, STORE_DATA_COOKIE, type StoreData } from '@dabali/domain'
import { storeDataCookie } from '../account/store-data-storage.ts'
import { loadMessages } from '../i18n/load-messages.tsx'
import { createTranslator } from '../i18n/translator.ts'
import { LOGIN_PATH } from '../paths.ts'
import en from './messages/en.json'
import ne from './messages/ne.json'
import { type ApiSettings, createServerClient, readCookie } from './request-context.ts'

const INVALID = 400
const FORBIDDEN = 403
const REFUSED = 406
const CONFLICT = 409
/** The API answers a used or expired link with this status. */
export const LINK_OVER = CONFLICT
const THROTTLED = 429
const UNAVAILABLE = 503

/** The problem names in redirects of forms without scripts, with the API status they stand for. */
const STATUSES: Readonly<Record<string, number>> = {
  // A field is missing or cannot be used.
  name: INVALID,
  email: INVALID,
  subject: INVALID,
  message: INVALID,
  phone: INVALID,
  address: INVALID,
  number: INVALID,
  contact: INVALID,
  missing: INVALID,
  word: INVALID,
  gone: INVALID,
  problemEmail: INVALID,
  code: REFUSED,
  'wrong-code': REFUSED,
  wrong: FORBIDDEN,
  // A link or a login.
  link: CONFLICT,
  used: CONFLICT,
  cancelled: FORBIDDEN,
  login_failed: CONFLICT,
  account_exists: CONFLICT,
  identity_taken: CONFLICT,
  email_not_verified: REFUSED,
  provider_unavailable: REFUSED,
  // A payment.
  gateway_refused: REFUSED,
  payment_starting: CONFLICT,
  payment_unknown: CONFLICT,
  event_cancelled: CONFLICT,
  gateway_unavailable: UNAVAILABLE,
  // The service.
  throttled: THROTTLED,
  many: THROTTLED,
  slow: THROTTLED,
  problemMany: THROTTLED,
  away: UNAVAILABLE,
  failed: UNAVAILABLE,
  logout: UNAVAILABLE,
  problemFailed: UNAVAILABLE,
}

type Problem = string | string[] | undefined

/** The status of a problem: a number stands for itself; an unknown name is no failure. */
export function problemStatus(problem: Problem): number | undefined {
  const name = [problem].flat()[0] ?? ''
  if (/^[45]\d\d$/.test(name)) return Number(name)
  return Object.hasOwn(STATUSES, name) ? STATUSES[name] : undefined
}

/** Sets the response status of a page after a failed form. */
export function setFormStatus({ fail }: { fail: (failure: unknown) => undefined }, problem: Problem): void {
  const status = problemStatus(problem)
  if (status !== undefined) fail({ status })
}

/** The status of a failed call for a redirect; no response is 503. */
export function failedStatus(error: unknown): number {
  if (!(error instanceof ApiError)) throw error
  return error.status >= INVALID ? error.status : UNAVAILABLE
}

type Refused = Pick<PostedForm, 'language' | 'storeData' | 'setStoreData'>

/** Redirects after a failed account form: to the login when the session has ended, else back with the problem. */
export function redirectAfterFailure(posted: Refused, error: unknown, path: string, problem: string): string {
  if (!(error instanceof ApiError)) throw error
  if (error.status !== 401) return `${path}?problem=${problem}`
  const { token, ...rest } = posted.storeData
  posted.setStoreData({ ...rest, auth: { ...rest.auth, redirect: localPath(posted.language, path) } })
  return LOGIN_PATH
}

/** What a visitor without a login asked for. The page that the login leads to does it, and only with this cookie. */
export const AFTER_LOGIN_COOKIE = 'dabali_after_login'
// The lifetime of a login link.
const AFTER_LOGIN_SECONDS = 15 * 60

export type LoginTask<Name extends string = string> = { name: Name; value: string }

/** As a query and as the value of the cookie. */
const taskQuery = ({ name, value }: LoginTask) => `${name}=${encodeURIComponent(value)}`

/** The task of a page that was opened after a login, if the visitor has posted it before. */
export function taskAfterLogin<Name extends string>(
  names: readonly Name[],
  query: Readonly<Record<string, unknown>>,
  cookie: string | undefined,
): LoginTask<Name> | undefined {
  return names.flatMap((name) => {
    const value = query[name]
    return typeof value === 'string' && cookie === taskQuery({ name, value }) ? [{ name, value }] : []
  })[0]
}

/** Redirects to the login, and from there to a page, which does the task then. */
export function logInFirst(
  { language, storeData, setStoreData, setCookie }: PostedForm,
  path: string,
  task: LoginTask,
): string {
  const { token, ...rest } = storeData
  const query = taskQuery(task)
  setStoreData({ ...rest, auth: { ...rest.auth, redirect: localPath(language, `${path}?${query}`) } })
  setCookie(
    `${AFTER_LOGIN_COOKIE}=${encodeURIComponent(query)}; path=/; max-age=${AFTER_LOGIN_SECONDS}; samesite=lax; httponly`,
  )
  return LOGIN_PATH
}

const redirectMessages = loadMessages({ en, ne })

/** A page that links to a foreign URL. A redirect is not possible: the CSP `form-action` also applies to redirects of forms. */
export function redirectPage(url: string, language: Language): string {
  const t = createTranslator(redirectMessages(language), language)
  const to = escapeAttribute(url)
  return [
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="referrer" content="origin"><meta http-equiv="refresh" content="0; url=${to}">`,
    `<title>${t('leaving')}</title><p><a href="${to}">${t('continue')}</a></p></html>`,
  ].join('')
}

const escapeAttribute = (text: string) => text.replace(/[&"'<>]/g, (character) => `&#${character.charCodeAt(0)};`)

/** A form that was sent without scripts. */
export type PostedForm = {
  language: Language
  client: Client
  /** The value of a field; empty when missing. */
  text: (name: string) => string
  /** All values of a field, such as of check boxes. */
  texts: (name: string) => string[]
  header: (name: string) => string
  /** The route parameters. */
  params: Record<string, string>
  storeData: StoreData
  /** Sends the cookie of that name along with the answer. */
  setStoreData: (storeData: StoreData) => void
  /** The value of a cookie of our own, as it was written. */
  cookie: (name: string) => string | undefined
  /** Sends a whole `Set-Cookie` along with the answer; it is `Secure` where the site is. */
  setCookie: (cookie: string) => void
}

/** A path that already has its language prefix. */
export type ExactLocation = { location: string }

/**
 * Handles a form and answers where to go: a path without language prefix, or a foreign URL such as a provider's; or a page of
 * its own.
 */
export type FormAction = (posted: PostedForm) => Promise<string | ExactLocation | Response>

type FormSettings = {
  /** The path that all forms have in common. */
  path: string
  api: () => ApiSettings
  /** Whether the form was sent from a page of this site. */
  isOwnForm: (request: Request) => boolean
}

/** Actions by the addresses of their forms, without the path that all have in common: `/order/:hash/cancel`. */
export type FormTable = Readonly<Record<string, FormAction>>

/** The route handler of all forms: 303, so that reloading does not send one again. */
export function createFormsRoute(table: FormTable, { path, api, isOwnForm }: FormSettings) {
  const forms = Object.entries(table).map(([rest, action]) => ({
    pattern: new URLPattern({ pathname: `${path}${rest}{/}?` }),
    action,
  }))

  function findForm(url: string) {
    for (const { pattern, action } of forms) {
      const found = pattern.exec(url)
      if (found) return { action, params: decodeParams(found.pathname.groups) }
    }
    return undefined
  }

  return async (request: Request): Promise<Response> => {
    const found = findForm(request.url)
    if (!found) return new Response('There is no form at this address.', { status: 404 })
    if (!isOwnForm(request)) return new Response('This form can only be sent from this site.', { status: 403 })
    const form = await request.formData().catch(() => undefined)
    if (!form) return new Response('The request body is not a form.', { status: 400 })
    const language = languageOf(String(form.get('language') ?? ''))
    const answered = new Headers()
    const cookies = request.headers.get('cookie') ?? ''
    const isSecure = request.headers.get('x-forwarded-proto') === 'https'
    const { apiOrigin, apiTimeoutMs } = api()
    const next = await found.action({
      language,
      client: createServerClient({
        apiOrigin,
        apiTimeoutMs,
        language,
        headers: request.headers,
        onSetCookie: (cookie) => answered.append('set-cookie', cookie),
      }),
      text: (name) => String(form.get(name) ?? ''),
      texts: (name) => form.getAll(name).map(String),
      header: (name) => request.headers.get(name) ?? '',
      params: found.params,
      storeData: readStoreData(readCookie(cookies, STORE_DATA_COOKIE)),
      setStoreData: (storeData) => answered.append('set-cookie', storeDataCookie(storeData, { isSecure })),
      cookie: (name) => readCookie(cookies, name),
      setCookie: (cookie) => answered.append('set-cookie', isSecure ? `${cookie}; secure` : cookie),
    })
    if (!(next instanceof Response)) return answerWith(next, { answered, language })
    for (const cookie of answered.getSetCookie()) next.headers.append('set-cookie', cookie)
    return next
  }
}

function answerWith(next: string | ExactLocation, { answered, language }: { answered: Headers; language: Language }) {
  answered.set('cache-control', 'no-store')
  if (typeof next === 'string' && /^https?:/.test(next)) {
    answered.set('content-type', 'text/html; charset=utf-8')
    return new Response(redirectPage(next, language), { headers: answered })
  }
  answered.set('location', typeof next === 'string' ? localPath(language, next) : next.location)
  return new Response(null, { status: 303, headers: answered })
}

/** The server has answered addresses that cannot be decoded. */
const decodeParams = (params: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(params).map(([name, value = '']) => [name, decodeURIComponent(value)]))

/** Cookies are limited to 4096 bytes, so that a long message needs several. */
const PIECE_LENGTH = 3500
const MOST_PIECES = 4
const LIFETIME_SECONDS = 15 * 60
/** Guards against decompression bombs. */
const LONGEST_DRAFT_BYTES = 100_000

/** The names of the cookies that hold the draft of a form. */
export const draftCookieNames = (cookie: string): string[] =>
  Array.from({ length: MOST_PIECES }, (_, index) => `${cookie}${index}`)

/** The checkout form, sent without scripts. */
export const CHECKOUT_COOKIE = 'dabali_checkout'

/** The cookies of a draft, for a form that comes back; without a draft they are deleted. */
export function draftCookies(cookie: string, draft: object | undefined): string[] {
  const packed = draft ? deflateRawSync(JSON.stringify(draft)).toString('base64url') : ''
  // A truncated draft is not stored.
  const value = packed.length > PIECE_LENGTH * MOST_PIECES ? '' : packed
  return draftCookieNames(cookie).map((name, index) => {
    const piece = value.slice(index * PIECE_LENGTH, (index + 1) * PIECE_LENGTH)
    return `${name}=${piece}; path=/; max-age=${piece ? LIFETIME_SECONDS : 0}; samesite=lax; httponly`
  })
}

/** The draft in the values of its cookies; empty when malformed. */
export function readDraftCookies(pieces: readonly (string | undefined)[]): Readonly<Record<string, unknown>> {
  try {
    const packed = Buffer.from(pieces.map((piece) => piece ?? '').join(''), 'base64url')
    return Object(JSON.parse(inflateRawSync(packed, { maxOutputLength: LONGEST_DRAFT_BYTES }).toString()))
  } catch {
    return {}
  }
}

type Texts = Readonly<Record<string, string>>

/** The entries of a draft that are texts. */
export const textsIn = (value: unknown): Texts =>
  Object.fromEntries(
    Object.entries(Object(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

/** What a form of texts sent, and its errors by field, from the values of its cookies. */
export function readTextDraft(pieces: readonly (string | undefined)[]): { draft: Texts; errors: Texts } {
  const { draft, errors } = readDraftCookies(pieces)
  return { draft: textsIn(draft), errors: textsIn(errors) }
}
