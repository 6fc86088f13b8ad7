import { ApiError, type Client } from '@dabali/api-client'
import { type Language, languageOf, localPath, readStoreData, STORE_DATA_COOKIE, type StoreData } from '@dabali/domain'
import { storeDataCookie } from '../account/store-data-storage.ts'
import { loadMessages } from '../i18n/load-messages.tsx'
import { createTranslator } from '../i18n/translator.ts'
import { LOGIN_PATH } from '../paths.ts'
import en from './messages/en.json'
import ne from './messages/ne.json'
import { createServerClient, readCookie } from './request-context.ts'

const INVALID = 400
const FORBIDDEN = 403
const REFUSED = 406
const CONFLICT = 409
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
  apiOrigin: () => string
  /** Whether the form was sent from a page of this site. */
  isOwnForm: (request: Request) => boolean
}

/** A route without parameters has none, despite Next's types. */
type RouteContext = { params?: Promise<Record<string, string | string[] | undefined> | undefined> }

/** The route handler of a form: 303, so that reloading does not send it again. */
export function createFormRoute(answer: FormAction, { apiOrigin, isOwnForm }: FormSettings) {
  return async (request: Request, context: RouteContext): Promise<Response> => {
    if (!isOwnForm(request)) return new Response('This form can only be sent from this site.', { status: 403 })
    const form = await request.formData().catch(() => undefined)
    if (!form) return new Response('The request body is not a form.', { status: 400 })
    const language = languageOf(String(form.get('language') ?? ''))
    const answered = new Headers()
    const cookies = request.headers.get('cookie') ?? ''
    const isSecure = request.headers.get('x-forwarded-proto') === 'https'
    const next = await answer({
      language,
      client: createServerClient({
        apiOrigin: apiOrigin(),
        language,
        headers: request.headers,
        onSetCookie: (cookie) => answered.append('set-cookie', cookie),
      }),
      text: (name) => String(form.get(name) ?? ''),
      header: (name) => request.headers.get(name) ?? '',
      params: textsIn((await context.params) ?? {}),
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

const textsIn = (params: Record<string, string | string[] | undefined>) =>
  Object.fromEntries(Object.entries(params).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
