import { randomBytes } from 'node:crypto'
import type { Payment } from '@dabali/api-client'
import type { Language } from '@dabali/domain'

type NextAction = Payment['next_action']
type GoOnPage = { html: string; policy: string }

/** As many names as the gateways of a firm in `com.np` have; with fewer, what is left belongs to everybody. */
const NAMES_OF_ONE_FIRM = 4

/**
 * The page between us and a gateway, which lasts for a moment; nothing where there is nowhere to go. The pages of the site let
 * no form go elsewhere, and browsers hold that against the redirects of a form, too; this page holds nothing but the one
 * form, and lets it go to the one gateway that the API named.
 */
export function goOnPage(
  next: NextAction,
  words: { going: string; goOn: string; language: Language },
): GoOnPage | undefined {
  const url = URL.parse(next.url ?? '')
  if (!url || !/^https?:$/.test(url.protocol) || next.type === 'none') return undefined
  const nonce = randomBytes(16).toString('base64')
  const isForm = next.type === 'form_post'
  const going = isForm ? formTo(url, next.fields ?? {}, words.goOn) : linkTo(url, words.goOn)
  // The entry of this page in the history is taken by the gateway's.
  const script = isForm ? 'document.forms[0].submit()' : `location.replace(document.links[0].href)`
  const refresh = isForm
    ? ''
    : `<noscript><meta http-equiv="refresh" content="0; url=${escapeHtml(url.href)}"></noscript>`
  const html = [
    `<!doctype html><html lang="${words.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `${refresh}<title>${escapeHtml(words.going)}</title></head><body><main><p>${escapeHtml(words.going)}</p>${going}</main>`,
    `<script nonce="${nonce}">${script}</script></body></html>`,
  ].join('')
  return { html, policy: policyFor(url, nonce) }
}

function formTo(url: URL, fields: Readonly<Record<string, string>>, goOn: string) {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return `<form method="post" action="${escapeHtml(url.href)}">${inputs.join('')}<button>${escapeHtml(goOn)}</button></form>`
}

const linkTo = (url: URL, goOn: string) => `<p><a href="${escapeHtml(url.href)}">${escapeHtml(goOn)}</a></p>`

/** A gateway may send its own form on within its own firm. */
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
