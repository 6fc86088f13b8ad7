type Language = 'en' | 'ne'

export type LetterRow = { label: string; value: string; isSum?: boolean }

export type LetterPart = string | { label: string; url: string } | { code: string } | { rows: readonly LetterRow[] }

const REGARDS: Record<Language, string> = { en: 'Dabali', ne: 'डबली' }

const PAGE = 'margin:0;padding:24px;background:#faf7f2;color:#211d18;font:16px/1.6 system-ui,sans-serif'
const SHEET = 'max-width:480px;margin:0 auto;padding:24px;background:#fff;border-radius:8px'
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:6px;background:#211d18;color:#fff;text-decoration:none;font-weight:600'
const CODE = 'font:600 32px/1.2 ui-monospace,monospace;letter-spacing:8px'
const TABLE = 'width:100%;border-collapse:collapse'
const CELL = 'padding:6px 0;border-top:1px solid #e2dacd;vertical-align:top;text-align:left;font-weight:400'

/** The same words as text and as HTML, which loads nothing from anywhere. */
export function letter({ language, title, parts }: { language: Language; title: string; parts: LetterPart[] }) {
  const regards = REGARDS[language]
  const body = parts.map(toHtml).join('\n')
  return {
    text: `${[title, ...parts.map(toText), regards].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="${PAGE}"><div style="${SHEET}"><h1 style="font-size:22px;line-height:1.3">${escapeHtml(title)}</h1>
${body}
<p>${regards}</p></div></body></html>
`,
  }
}

function toText(part: LetterPart) {
  if (typeof part === 'string') return part
  if ('code' in part) return part.code
  if ('rows' in part) return part.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
  return `${part.label}:\n${part.url}`
}

function toHtml(part: LetterPart) {
  if (typeof part === 'string') return `<p style="white-space:pre-line">${escapeHtml(part)}</p>`
  if ('code' in part) return `<p style="${CODE}">${escapeHtml(part.code)}</p>`
  if ('rows' in part) return `<table style="${TABLE}">\n${part.rows.map(toRow).join('\n')}\n</table>`
  return `<p><a href="${escapeHtml(part.url)}" style="${BUTTON}">${escapeHtml(part.label)}</a></p>`
}

function toRow({ label, value, isSum = false }: LetterRow) {
  const cell = isSum ? `${CELL};font-weight:600` : CELL
  return `<tr><th scope="row" style="${cell}">${escapeHtml(label)}</th><td style="${cell};padding-left:16px;text-align:right;white-space:nowrap">${escapeHtml(value)}</td></tr>`
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)
