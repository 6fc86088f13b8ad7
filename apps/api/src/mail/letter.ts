type Language = 'en' | 'ne'

export type LetterPart = string | { label: string; url: string } | { code: string }

const REGARDS: Record<Language, string> = { en: 'Dabali', ne: 'डबली' }

const PAGE = 'margin:0;padding:24px;background:#faf7f2;color:#211d18;font:16px/1.6 system-ui,sans-serif'
const SHEET = 'max-width:480px;margin:0 auto;padding:24px;background:#fff;border-radius:8px'
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:6px;background:#211d18;color:#fff;text-decoration:none;font-weight:600'
const CODE = 'font:600 32px/1.2 ui-monospace,monospace;letter-spacing:8px'

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
  return 'code' in part ? part.code : `${part.label}:\n${part.url}`
}

function toHtml(part: LetterPart) {
  if (typeof part === 'string') return `<p style="white-space:pre-line">${escapeHtml(part)}</p>`
  if ('code' in part) return `<p style="${CODE}">${escapeHtml(part.code)}</p>`
  return `<p><a href="${escapeHtml(part.url)}" style="${BUTTON}">${escapeHtml(part.label)}</a></p>`
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)
