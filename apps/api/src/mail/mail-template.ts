import { type Language, writeDigits } from '@dabali/domain'
import { OPENING_HOURS, SHOP_ADDRESS, SHOP_CONTACT } from '@dabali/domain/contact'
import { MESSAGES } from '../messages/messages.ts'
import type { MailAttachment } from './queries.ts'

type MailRow = { label: string; value: string; isSum?: boolean }

/** A picture that is sent within the mail. The file should have twice the shown size. */
export type MailPicture = {
  type: 'image/png' | 'image/jpeg'
  /** In Base64. */
  content: string
  /** The shown size, in pixels. */
  width: number
  height: number
  alt: string
}

type MailItem = { title: string; detail?: string; amount?: string; picture?: MailPicture | undefined }

type MailLink = { label: string; url: string }

type MailTicket = { heading: string; title: string; lines: readonly string[]; code: MailPicture }

/**
 * One part of a mail: a paragraph, a small paragraph, a heading, a link, links beside each other, a login code, rows of a sum, products with their
 * covers, facts side by side, the event of tickets, and tickets with their codes. The first link is the button of the mail.
 */
/** The picture of a gift card. */
type MailGiftCard = { brand: string; title: string; amount: string; recipient: string }

export type MailPart =
  | string
  | { small: string }
  | { heading: string }
  | MailLink
  | { links: readonly MailLink[] }
  | { code: string }
  | { rows: readonly MailRow[] }
  | { items: readonly MailItem[] }
  | { facts: readonly { label: string; lines: readonly string[] }[] }
  | { event: { title: string; time: string; place: string; picture?: MailPicture | undefined } }
  | { tickets: readonly MailTicket[] }
  | { giftCard: MailGiftCard }
  /** Sanitised HTML with its styles, and the same as text. */
  | { html: string; text: string }

export type MailContent = {
  language: Language
  title: string
  parts: readonly MailPart[]
  /** The site whose contact page the mail links to; without it the footer does not say how to reach the shop. */
  site?: string
  /** Ink for the store, marigold for tickets. */
  brand?: 'store' | 'culture'
  /** Beside the logo: "Order 100214". */
  reference?: string
  /** What mail programs show beside the subject; by default the first paragraph. */
  preview?: string
  /** Files beside the pictures. */
  attachments?: readonly MailAttachment[]
}

const SANS = "'Segoe UI',Roboto,Helvetica,Arial,'Nirmala UI','Noto Sans Devanagari',sans-serif"
const SERIF = "Georgia,'Times New Roman','Nirmala UI','Noto Serif Devanagari',serif"
const INK = '#181922'
const QUIET = 'color:#55565e'
const SMALL = 'font-size:14px;line-height:21px'
const LONGEST_PREVIEW = 150
const RULE = 'border-top:1px solid #d9d7cc'
/** An address that is longer than a line of a phone. */
const BREAKS = 'overflow-wrap:anywhere;word-break:break-word'

/** The whole style sheet: programs that ignore it show the inline styles, which are those of the light theme. */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;background:#ecebe3;-webkit-text-size-adjust:100%}table{border-collapse:collapse}td{padding:0;vertical-align:top}img{display:block;border:0}a{color:#1f3f86}a[href^="tel:"]{white-space:nowrap}
@media (max-width:619px){.w{width:100%!important}.pad{padding-left:20px!important;padding-right:20px!important}.col{display:block!important;width:auto!important;box-sizing:border-box}.col-gap{padding-top:16px!important}.h1{font-size:28px!important;line-height:38px!important}.btn{display:block!important;width:auto!important}.fit{width:100%!important;height:auto!important}}
@media (prefers-color-scheme:dark){body,.back{background:#14151a!important}.card{background:#1d1e25!important}.card,.card td{color:#efece3!important}.card .q{color:#b3b1aa!important}.card .rule{border-color:#34353e!important}.card .ink{border-color:#efece3!important}.card a.t{color:#a3bef7!important}.card .dot{background:#efece3!important}.card .keep,.card .keep td{color:#16131d!important}.card .keep .q{color:#5a5462!important}}
[data-ogsc] .card,[data-ogsc] .card td{color:#efece3!important}[data-ogsc] .card .q{color:#b3b1aa!important}[data-ogsc] .card a.t{color:#a3bef7!important}[data-ogsc] .card .keep td{color:#16131d!important}[data-ogsb] .card{background:#1d1e25!important}`

/** Renders a mail as plain text and as HTML in tables of 600 pixels, with its pictures as attachments of the same mail. */
export function renderMail({
  language,
  title,
  parts,
  site,
  brand = 'store',
  reference,
  preview = '',
  attachments = [],
}: MailContent) {
  const { signature } = MESSAGES[language]
  const pictures: MailAttachment[] = []
  const image = ({ type, content, width, height, alt }: MailPicture, style = '') => {
    const cid = `picture-${pictures.length + 1}@dabali`
    pictures.push({
      cid,
      type,
      content,
      name: `picture-${pictures.length + 1}.${type === 'image/png' ? 'png' : 'jpg'}`,
    })
    return `<img src="cid:${cid}" width="${width}" height="${height}" alt="${escapeHtml(alt)}" style="${style}">`
  }
  const button = parts.findIndex((part) => typeof part !== 'string' && 'url' in part)
  const body = parts.map((part, at) => toHtml(part, { image, brand, isButton: at === button }))
  const hasEvent = parts.some((part) => typeof part !== 'string' && 'event' in part)
  const heading = `<tr><td class="pad" style="padding:28px 32px 4px"><h1 class="h1" style="margin:0;${BREAKS};font:400 34px/${language === 'ne' ? 46 : 40}px ${SERIF}">${escapeHtml(title)}</h1></td></tr>`
  const footer = site === undefined ? { text: signature, html: signature } : contactFooter({ site, language })
  // The event takes the top of the card, as on a poster.
  const rows = hasEvent ? [...body.slice(0, 1), heading, ...body.slice(1)] : [heading, ...body]
  return {
    text: `${[title, ...parts.map(toText), footer.text].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title>
<style>${STYLE}</style></head>
<body><div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview || previewOf(parts))}</div>
<table role="presentation" width="100%" class="back" style="background:#ecebe3"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" class="w card" style="width:600px;max-width:600px;background:#fffefb;text-align:left;font:400 16px/24px ${SANS};color:${INK}">
${headHtml(signature, brand, reference)}
${rows.join('\n')}
<tr><td class="pad rule q" style="padding:20px 32px 28px;${RULE};${SMALL};${QUIET}">${footer.html}</td></tr>
</table></td></tr></table></body></html>
`,
    ...([...pictures, ...attachments].length > 0 && { attachments: [...pictures, ...attachments] }),
  }
}

/** A page of a site in a language. */
export const sitePath = ({ site, language }: { site: string; language: Language }, path: string) =>
  `${site}${language === 'ne' ? '/ne' : ''}${path}`

/** How to reach the shop. */
function contactFooter({ site, language }: { site: string; language: Language }) {
  const { signature, mailFooter } = MESSAGES[language]
  const { text: phone, href } = SHOP_CONTACT.phone
  const { opens, closes } = OPENING_HOURS.weekdays
  const hours = writeDigits(`${opens}:00–${closes}:00`, language)
  const contact = sitePath({ site, language }, '/contact-us/')
  const address = [signature, ...SHOP_ADDRESS[language]].join(', ')
  return {
    text: [mailFooter.questions(phone, hours), `${mailFooter.contact}: ${contact}`, address].join('\n'),
    html: [
      mailFooter.questions(linkHtml({ label: phone, url: href }), hours),
      linkHtml({ label: mailFooter.contact, url: contact }),
      address,
    ].join('<br>'),
  }
}

const linkHtml = ({ label, url }: MailLink) => `<a class="t" href="${escapeHtml(url)}">${escapeHtml(label)}</a>`

/** What a list of mails shows beside the subject. */
function previewOf(parts: readonly MailPart[]): string {
  const part = parts.find((each) => typeof each === 'string' || 'html' in each) ?? ''
  return typeof part === 'string' ? part : 'text' in part ? part.text.slice(0, LONGEST_PREVIEW) : ''
}

/** The logo is made of cells with a background, so that it is seen where pictures are blocked and follows the theme. */
function headHtml(name: string, brand: 'store' | 'culture', reference = '') {
  const logo = logoHtml({ scale: 1, dot: INK })
  const border = brand === 'culture' ? '6px solid #ffa21f' : `3px solid ${INK}`
  return `<tr><td class="pad${brand === 'culture' ? '' : ' ink'}" style="padding:24px 32px 16px;border-bottom:${border}"><table role="presentation" width="100%"><tr><td width="28" style="width:28px">${logo}</td><td style="padding-left:9px;font:700 24px/26px ${SERIF}">${name}</td><td align="right" class="q" style="font-size:14px;line-height:26px;${QUIET}">${escapeHtml(reference)}</td></tr></table></td></tr>`
}

/** The icon of the logo, in cells. */
function logoHtml({ scale, dot }: { scale: number; dot: string }) {
  const [head, height, width] = [9 * scale, 4 * scale, 28 * scale]
  const step = (width: number, above: number) =>
    `<tr><td align="center" style="padding-top:${above}px;font-size:0;line-height:0"><table role="presentation" align="center"><tr><td width="${width}" height="${height}" style="width:${width}px;height:${height}px;background:#c5361f;font-size:0;line-height:0">&nbsp;</td></tr></table></td></tr>`
  const cell = `width="${head}" height="${head}" style="width:${head}px;height:${head}px;border-radius:${Math.ceil(head / 2)}px;background:${dot};font-size:0;line-height:0"`
  const person = `<tr><td align="center" style="font-size:0;line-height:0"><table role="presentation" align="center"><tr><td${dot === INK ? ' class="dot"' : ''} ${cell}>&nbsp;</td></tr></table></td></tr>`
  return `<table role="presentation" width="${width}" style="width:${width}px">${person}${step(12 * scale, 2 * scale)}${step(18 * scale, scale)}${step(width, scale)}</table>`
}

function toText(part: MailPart): string {
  if (typeof part === 'string') return part
  if ('small' in part) return part.small
  if ('heading' in part) return part.heading
  if ('code' in part) return part.code
  if ('links' in part) return part.links.map(({ label, url }) => `${label}: ${url}`).join('\n')
  if ('rows' in part) return part.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
  if ('items' in part)
    return part.items.map(({ title, amount }) => [title, amount].filter(Boolean).join(': ')).join('\n')
  if ('facts' in part) return part.facts.map(({ label, lines }) => [`${label}:`, ...lines].join('\n')).join('\n\n')
  if ('event' in part) return [part.event.title, part.event.time, part.event.place].filter(Boolean).join('\n')
  if ('giftCard' in part) return `${part.giftCard.title}: ${part.giftCard.amount}`
  if ('html' in part) return part.text
  if ('tickets' in part) return part.tickets.map(({ title, lines }) => [title, ...lines].join(', ')).join('\n')
  return `${part.label}:\n${part.url}`
}

type Rendering = {
  image: (picture: MailPicture, style?: string) => string
  brand: 'store' | 'culture'
  isButton: boolean
}

const section = (content: string, padding = '12px 32px') =>
  `<tr><td class="pad" style="padding:${padding}">${content}</td></tr>`
const table = (rows: string) => `<table role="presentation" width="100%">${rows}</table>`
const paragraph = (text: string, style = '') =>
  `<p style="margin:0;white-space:pre-line;${BREAKS}${style}">${escapeHtml(text)}</p>`

function toHtml(part: MailPart, { image, brand, isButton }: Rendering): string {
  if (typeof part === 'string') return section(paragraph(part))
  if ('small' in part)
    return section(
      `<p class="q" style="margin:0;white-space:pre-line;${BREAKS};${SMALL};${QUIET}">${escapeHtml(part.small)}</p>`,
    )
  if ('heading' in part)
    return section(`<h2 style="margin:0;font:700 20px/28px ${SERIF}">${escapeHtml(part.heading)}</h2>`, '16px 32px 0')
  if ('code' in part)
    return section(paragraph(part.code, ';font:600 34px/44px ui-monospace,Consolas,monospace;letter-spacing:8px'))
  if ('links' in part) return section(part.links.map(linkHtml).join(' · '), '12px 32px 28px')
  if ('rows' in part) return section(table(part.rows.map(rowHtml).join('\n')))
  if ('items' in part) return section(table(part.items.map((item) => itemHtml(item, image)).join('\n')), '12px 32px 0')
  if ('facts' in part) return section(table(`<tr>${part.facts.map(factHtml).join('')}</tr>`), '8px 32px 16px')
  if ('event' in part) return eventHtml(part.event, image)
  if ('giftCard' in part) return giftCardHtml(part.giftCard)
  if ('html' in part) return section(part.html)
  if ('tickets' in part) return part.tickets.map((ticket) => ticketHtml(ticket, image)).join('\n')
  return isButton ? buttonHtml(part, brand) : section(linkHtml(part), '4px 32px 12px')
}

function buttonHtml({ label, url }: MailLink, brand: 'store' | 'culture') {
  const [back, front] = brand === 'culture' ? ['#ffa21f', '#17120a'] : [INK, '#fffefb']
  const border = brand === 'culture' ? back : '#858690'
  return section(
    `<table role="presentation" class="btn"><tr><td class="btn" style="background:${back};border:1px solid ${border};border-radius:2px"><a href="${escapeHtml(url)}" class="btn" style="display:inline-block;padding:13px 28px;color:${front};font-weight:600;text-decoration:none;text-align:center">${escapeHtml(label)}</a></td></tr></table>`,
    '16px 32px 20px',
  )
}

function rowHtml({ label, value, isSum = false }: MailRow) {
  const cell = isSum
    ? `padding:10px 0;border-top:3px solid ${INK};font:700 20px/28px ${SERIF}`
    : 'padding:4px 0;font-weight:400'
  const name = isSum ? ' class="ink"' : ''
  return `<tr><th scope="row"${name} align="left" style="${cell};text-align:left">${escapeHtml(label)}</th><td${name} align="right" style="${cell};padding-left:16px;text-align:right;white-space:nowrap">${escapeHtml(value)}</td></tr>`
}

function itemHtml({ title, detail = '', amount = '', picture }: MailItem, image: Rendering['image']) {
  const cover =
    picture === undefined
      ? ''
      : `<td class="rule" width="64" style="width:64px;padding:14px 0;${RULE}">${image(picture)}</td>`
  const about = detail === '' ? '' : `<br><span class="q" style="${SMALL};${QUIET}">${escapeHtml(detail)}</span>`
  return `<tr>${cover}<td class="rule"${picture === undefined ? ' colspan="2"' : ''} style="padding:14px 12px 14px 0;${RULE}"><span style="font-family:${SERIF};font-weight:700">${escapeHtml(title)}</span>${about}</td><td class="rule" align="right" style="padding:14px 0;white-space:nowrap;${RULE}">${escapeHtml(amount)}</td></tr>`
}

function factHtml({ label, lines }: { label: string; lines: readonly string[] }, at: number) {
  const [first = '', ...others] = lines.map(escapeHtml)
  return `<td class="col${at > 0 ? ' col-gap' : ''}" width="50%" style="padding-right:12px"><div class="q" style="${SMALL};${QUIET}">${escapeHtml(label)}</div>${[`<b>${first}</b>`, ...others].join('<br>')}</td>`
}

type EventPart = Extract<MailPart, { event: object }>['event']

function eventHtml({ title, time, place, picture }: EventPart, image: Rendering['image']) {
  const night = 'background:#0f0d15;color:#f7f0e3'
  const poster =
    picture === undefined
      ? ''
      : `<tr><td style="background:#0f0d15">${image(picture, 'width:100%;max-width:600px;height:auto')}</td></tr>`
  return `${poster}<tr><td class="pad" style="padding:22px 32px;${night}"><div class="h1" style="font:700 34px/42px ${SERIF};color:#f7f0e3">${escapeHtml(title)}</div><div style="padding-top:6px;font-size:17px;line-height:26px;font-weight:600;color:#ffb04a">${escapeHtml(time)}</div><div style="font-size:17px;line-height:26px;color:#f7f0e3">${escapeHtml(place)}</div></td></tr>`
}

/** A ticket keeps its light paper in the dark theme, so that a camera can read the code. */
function ticketHtml({ heading, title, lines, code }: MailTicket, image: Rendering['image']) {
  const quiet = 'font-size:14px;line-height:20px;color:#5a5462;padding-top:6px'
  const about = lines.map((line) => `<div class="q" style="${quiet}">${escapeHtml(line)}</div>`).join('')
  return section(
    `<table role="presentation" width="100%" class="keep" style="background:#fdfbf4;border:1px solid #d9d7cc;color:#16131d"><tr><td class="col" style="padding:18px 20px"><div class="q" style="${quiet};padding-top:0">${escapeHtml(heading)}</div><div style="font:700 22px/30px ${SERIF}">${escapeHtml(title)}</div>${about}</td><td class="col" width="176" align="center" style="padding:8px;background:#ffffff">${image(code, 'margin:0 auto')}</td></tr></table>`,
    '8px 32px',
  )
}

/** Cells with a background, so that the card is seen where pictures are blocked. Its colours are those of the printed card. */
function giftCardHtml({ brand, title, amount, recipient }: MailGiftCard) {
  const light = 'color:#fffefb'
  const quiet = 'font-size:15px;line-height:22px;color:#cfc9bb'
  const name = recipient === '' ? '' : `<div style="${quiet}">${escapeHtml(recipient)}</div>`
  return section(
    `<table role="presentation" width="100%" style="background:${INK};border-radius:10px"><tr><td style="padding:24px 0 24px 24px"><div style="font:700 24px/30px ${SERIF};${light}">${escapeHtml(brand)}</div><div style="${quiet}">${escapeHtml(title)}</div><div style="padding-top:56px;font:700 32px/42px ${SERIF};${light};white-space:nowrap">${escapeHtml(amount)}</div>${name}</td><td width="112" align="right" style="padding:24px 24px 24px 12px;vertical-align:bottom">${logoHtml({ scale: 4, dot: '#ffa21f' })}</td></tr></table>`,
    '16px 32px',
  )
}

const HTML_ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => HTML_ENTITIES[sign] ?? sign)
