import { createTransport } from 'nodemailer'
import { PermanentFailure } from '../jobs/job.ts'
import { MESSAGES } from '../messages/messages.ts'
import type { Mail } from './queries.ts'

type Language = 'en' | 'ne'

export type MailRow = { label: string; value: string; isSum?: boolean }

export type MailPart = string | { label: string; url: string } | { code: string } | { rows: readonly MailRow[] }

const PAGE_STYLE = 'margin:0;padding:24px;background:#faf7f2;color:#211d18;font:16px/1.6 system-ui,sans-serif'
const CARD_STYLE = 'max-width:480px;margin:0 auto;padding:24px;background:#fff;border-radius:8px'
const BUTTON_STYLE =
  'display:inline-block;padding:12px 24px;border-radius:6px;background:#211d18;color:#fff;text-decoration:none;font-weight:600'
const CODE_STYLE = 'font:600 32px/1.2 ui-monospace,monospace;letter-spacing:8px'
const TABLE_STYLE = 'width:100%;border-collapse:collapse'
const CELL_STYLE = 'padding:6px 0;border-top:1px solid #e2dacd;vertical-align:top;text-align:left;font-weight:400'

/** Renders a mail as plain text and HTML without external resources. */
export function renderMail({ language, title, parts }: { language: Language; title: string; parts: MailPart[] }) {
  const { signature } = MESSAGES[language]
  const body = parts.map(toHtml).join('\n')
  return {
    text: `${[title, ...parts.map(toText), signature].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="${PAGE_STYLE}"><div style="${CARD_STYLE}"><h1 style="font-size:22px;line-height:1.3">${escapeHtml(title)}</h1>
${body}
<p>${signature}</p></div></body></html>
`,
  }
}

function toText(part: MailPart) {
  if (typeof part === 'string') return part
  if ('code' in part) return part.code
  if ('rows' in part) return part.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
  return `${part.label}:\n${part.url}`
}

function toHtml(part: MailPart) {
  if (typeof part === 'string') return `<p style="white-space:pre-line">${escapeHtml(part)}</p>`
  if ('code' in part) return `<p style="${CODE_STYLE}">${escapeHtml(part.code)}</p>`
  if ('rows' in part) return `<table style="${TABLE_STYLE}">\n${part.rows.map(toRow).join('\n')}\n</table>`
  return `<p><a href="${escapeHtml(part.url)}" style="${BUTTON_STYLE}">${escapeHtml(part.label)}</a></p>`
}

function toRow({ label, value, isSum = false }: MailRow) {
  const cell = isSum ? `${CELL_STYLE};font-weight:600` : CELL_STYLE
  return `<tr><th scope="row" style="${cell}">${escapeHtml(label)}</th><td style="${cell};padding-left:16px;text-align:right;white-space:nowrap">${escapeHtml(value)}</td></tr>`
}

const HTML_ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => HTML_ENTITIES[sign] ?? sign)

export type MailSettings = { smtpUrl: string; from: string }

const LONGEST_ADDRESS = 254
/** Exactly one address: no list, no name, no line break. */
const ONE_ADDRESS = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/
const TIMES = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Sends mails through a server. A mail that is sent again has the same Message-ID, by which a mailbox may know it. */
export function mailSender({ smtpUrl, from }: MailSettings) {
  const transport = createTransport({ url: smtpUrl, disableFileAccess: true, disableUrlAccess: true, ...TIMES })
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'

  return async ({ to, subject, text, html, language, replyTo, unsubscribeUrl }: Mail, job: { id: string }) => {
    if (!ONE_ADDRESS.test(to) || to.length > LONGEST_ADDRESS) throw new PermanentFailure('EADDRESS')
    const headers = {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': language,
      ...(unsubscribeUrl === undefined ? {} : oneClick(unsubscribeUrl)),
    }
    const answers =
      replyTo !== undefined && ONE_ADDRESS.test(replyTo) ? { replyTo: { name: '', address: replyTo } } : {}
    const message = { from, to: { name: '', address: to }, ...answers, subject: oneLine(subject), text, html, headers }
    await transport.sendMail({ ...message, messageId: `<${job.id}@${domain}>` }).catch((error: unknown) => {
      throw isRefused(error) ? new PermanentFailure('EREFUSED') : error
    })
  }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** List-Unsubscribe headers (RFC 8058). */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Permanent rejection: no such mailbox. */
const isRefused = (error: unknown) =>
  error instanceof Error &&
  Reflect.get(error, 'code') === 'EENVELOPE' &&
  Number(Reflect.get(error, 'responseCode')) >= 500
