import { randomBytes } from 'node:crypto'
import { ApiError, type Client, initiatePayment, type Payment, refreshPayment } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { createTranslator } from '../i18n/translator.ts'
import { orderThanksPath, paymentPath } from '../paths.ts'
import type { FormAction, PostedForm } from '../server-request/form-action.ts'
import { serviceName } from './payment-status.ts'
import { paymentsMessages } from './payments-messages.ts'

type NextAction = Payment['next_action']
type GatewayRedirectPage = { html: string; policy: string }

/** Labels of a gateway host under `com.np`; a shorter suffix would be public. */
const NAMES_OF_ONE_FIRM = 4

/**
 * The intermediate page to a gateway; undefined without a target. The CSP of the site forbids foreign form targets, also for
 * redirects of forms; this page holds only that form and allows only that gateway.
 */
export function gatewayRedirectPage(
  next: NextAction,
  i18n: { going: string; continueText: string; language: Language },
): GatewayRedirectPage | undefined {
  const url = URL.parse(next.url ?? '')
  if (!url || !/^https?:$/.test(url.protocol) || next.type === 'none') return undefined
  const nonce = randomBytes(16).toString('base64')
  const isForm = next.type === 'form_post'
  const going = isForm ? formTo(url, next.fields ?? {}, i18n.continueText) : linkTo(url, i18n.continueText)
  // The gateway replaces this page's history entry.
  const script = isForm ? 'document.forms[0].submit()' : `location.replace(document.links[0].href)`
  const refresh = isForm
    ? ''
    : `<noscript><meta http-equiv="refresh" content="0; url=${escapeHtml(url.href)}"></noscript>`
  const html = [
    `<!doctype html><html lang="${i18n.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `${refresh}<title>${escapeHtml(i18n.going)}</title></head><body><main><p>${escapeHtml(i18n.going)}</p>${going}</main>`,
    `<script nonce="${nonce}">${script}</script></body></html>`,
  ].join('')
  return { html, policy: policyFor(url, nonce) }
}

function formTo(url: URL, fields: Readonly<Record<string, string>>, continueText: string) {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return `<form method="post" action="${escapeHtml(url.href)}">${inputs.join('')}<button>${escapeHtml(continueText)}</button></form>`
}

const linkTo = (url: URL, continueText: string) =>
  `<p><a href="${escapeHtml(url.href)}">${escapeHtml(continueText)}</a></p>`

/** A gateway may redirect within its own domain. */
function policyFor({ protocol, hostname, origin }: URL, nonce: string) {
  const names = hostname.split('.')
  const isNamed = protocol === 'https:' && names.length >= NAMES_OF_ONE_FIRM && !/^\d+$/.test(names.at(-1) ?? '')
  const firm = isNamed ? ` https://*.${names.slice(1).join('.')} https://${names.slice(1).join('.')}` : ''
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `form-action ${origin}${firm}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const escapeHtml = (text: string) => text.replace(/[&"'<>]/g, (character) => `&#${character.charCodeAt(0)};`)

type Method = Parameters<typeof initiatePayment>[1]['payment_method']

/** Gateways are slow, and a second request waits for the first. */
const LONGEST_MILLISECONDS = 20_000
const METHODS: readonly (Method & string)[] = ['cod', 'esewa', 'khalti', 'card']

/** The form of a payment, which leads to its gateway. */
export const gatewayRedirectAction: FormAction = async ({ client, params, text, language }) => {
  const method = METHODS.find((method) => method === text('payment_method'))
  return redirectToGateway(client, { hash: params['hash'] ?? '', method, language })
}

type Initiation = { hash: string; method?: Method | undefined; language: Language }

/** Initiates a payment at the API and redirects to its gateway, or to the payment page with the reason. */
export async function redirectToGateway(client: Client, { hash, method, language }: Initiation): Promise<Response> {
  const seeOther = (path: string) => answer(null, 303, { location: localPath(language, path) })
  try {
    const named = { hash, ...(method && { payment_method: method }) }
    const payment = await initiatePayment(client, named, { timeoutMilliseconds: LONGEST_MILLISECONDS })
    const t = createTranslator(paymentsMessages(language), language)
    const going = t('redirecting', { method: serviceName(payment.method, t) })
    const page = gatewayRedirectPage(payment.next_action, { going, continueText: t('continue'), language })
    if (!page) return seeOther(pathAfter(payment))
    return answer(page.html, 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': page.policy,
    })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return seeOther(`${paymentPath(hash)}?refused=${encodeURIComponent(error.code ?? 'away')}`)
  }
}

/** No gateway: paid on delivery, or already paid. */
const pathAfter = ({ hash, method, status, order }: Payment) =>
  method === 'cod' || status === 'paid' ? orderThanksPath(order.hash) : paymentPath(hash)

const answer = (body: string | null, status: number, headers: Record<string, string>) =>
  new Response(body, { status, headers: { 'cache-control': 'no-store', ...headers } })

/** Refreshes the status and redirects to the payment page. */
export async function refreshStatusAction({ client, params }: PostedForm): Promise<string> {
  const hash = params['hash'] ?? ''
  try {
    await refreshPayment(client, { hash }, { timeoutMilliseconds: REFRESH_TIMEOUT_MILLISECONDS })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // The page shows that the status is unknown.
  }
  return paymentPath(hash)
}

/** Gateways are slow. */
const REFRESH_TIMEOUT_MILLISECONDS = 15_000
