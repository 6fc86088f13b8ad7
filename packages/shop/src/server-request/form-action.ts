import type { Client } from '@dabali/api-client'
import { type Language, languageOf, localPath, readStoreData, STORE_DATA_COOKIE, type StoreData } from '@dabali/domain'
import { storeDataCookie } from '../account/store-data-storage.ts'
import { loadMessages } from '../i18n/load-messages.tsx'
import { createTranslator } from '../i18n/translator.ts'
import en from './messages/en.json'
import ne from './messages/ne.json'
import { createServerClient, readCookie } from './request-context.ts'

const redirectMessages = loadMessages({ en, ne })

/**
 * Leads from a form to somebody else. Not by a redirect: our policy lets no form go elsewhere, and browsers hold it
 * against the redirects of a form, too.
 */
export function redirectPage(url: string, language: Language): string {
  const t = createTranslator(redirectMessages(language), language)
  const to = escapeAttribute(url)
  return [
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="referrer" content="origin"><meta http-equiv="refresh" content="0; url=${to}">`,
    `<title>${t('leaving')}</title><p><a href="${to}">${t('goOn')}</a></p></html>`,
  ].join('')
}

const escapeAttribute = (text: string) => text.replace(/[&"'<>]/g, (character) => `&#${character.charCodeAt(0)};`)

/** A form that was sent while no script had run. */
export type PostedForm = {
  language: Language
  client: Client
  /** What was written into a field; nothing is an empty text. */
  text: (name: string) => string
  header: (name: string) => string
  /** The parts of the address that are named in its route. */
  params: Record<string, string>
  storeData: StoreData
  /** Sends the cookie of that name along with the answer. */
  setStoreData: (storeData: StoreData) => void
  /** The value of a cookie of our own, as it was written. */
  cookie: (name: string) => string | undefined
  /** Sends a whole `Set-Cookie` along with the answer; it is `Secure` where the site is. */
  setCookie: (cookie: string) => void
}

/** A path of this site that already stands as it does in the address bar. */
export type ExactLocation = { location: string }

/**
 * Does what a form asks for and says where the visitor goes on: a path without its language, or a whole address of
 * somebody else, such as a provider.
 */
export type FormAction = (posted: PostedForm) => Promise<string | ExactLocation>

type FormSettings = {
  apiOrigin: () => string
  /** Whether the form was sent from a page of this site. */
  isOwnForm: (request: Request) => boolean
}

/** A route without a part that is named has none, whatever the types of Next say. */
type RouteContext = { params?: Promise<Record<string, string | string[] | undefined> | undefined> }

/** The route of a form: 303, so that going back or reloading does not send it once more. */
export function createFormRoute(answer: FormAction, { apiOrigin, isOwnForm }: FormSettings) {
  return async (request: Request, context: RouteContext): Promise<Response> => {
    if (!isOwnForm(request)) return new Response('This form is sent from our own pages only.', { status: 403 })
    const form = await request.formData().catch(() => undefined)
    if (!form) return new Response('This is not a form.', { status: 400 })
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
    answered.set('cache-control', 'no-store')
    if (typeof next === 'string' && /^https?:/.test(next)) {
      answered.set('content-type', 'text/html; charset=utf-8')
      return new Response(redirectPage(next, language), { headers: answered })
    }
    answered.set('location', typeof next === 'string' ? localPath(language, next) : next.location)
    return new Response(null, { status: 303, headers: answered })
  }
}

const textsIn = (params: Record<string, string | string[] | undefined>) =>
  Object.fromEntries(Object.entries(params).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
