const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escaped HTML, which may be inserted into a template. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Value = string | number | Html | readonly Html[] | null | undefined | false

/** A template tag for HTML: values are escaped unless they are `Html`. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(strings.reduce((whole, text, at) => whole + text + (at < values.length ? write(values[at]) : ''), ''))
}

function write(value: Value): string {
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(write).join('\n')
  if (value === null || value === undefined || value === false) return ''
  return String(value).replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)
}

const LOOK = `
:root{color-scheme:light dark;--ink:light-dark(#211d18,#f3ede2);--paper:light-dark(#faf7f2,#17140f);--sheet:light-dark(#fff,#211d17);
--line:light-dark(#e2dacd,#3b352b);--quiet:light-dark(#6b6257,#b3a997);--accent:light-dark(#a3420e,#f3a15c)}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,sans-serif}
header,main{max-width:56rem;margin:0 auto;padding:1rem}header{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;align-items:baseline}
header a,main a{color:inherit;text-underline-offset:.2em}h1{font-size:1.6rem;line-height:1.25;margin:.5rem 0 1rem}h2{font-size:1.15rem;line-height:1.3;margin:0 0 .35rem}
header strong{flex:1 0 auto}@media(max-width:48rem){header strong{flex-basis:100%}}.bar{display:flex;flex-wrap:wrap;align-items:end;gap:.25rem .5rem}header a,header strong a{display:inline-block;padding:.6rem 0}p{margin:.35rem 0}dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;margin:0}dd{margin:0}
ul{padding-left:1.25rem;margin:.35rem 0}main>form,.bar{margin-bottom:1.25rem}.parts{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:1rem}.parts section{margin:0}summary{min-height:44px;align-content:center;cursor:pointer}
section,article{background:var(--sheet);border:1px solid var(--line);border-radius:.75rem;padding:1rem 1.25rem;margin:0 0 1rem;overflow-wrap:anywhere}
.quiet{color:var(--quiet)}table{width:100%;border-collapse:collapse}td,th{text-align:left;padding:.4rem .75rem .4rem 0;border-top:1px solid var(--line);vertical-align:top}
form{display:inline-flex;flex-wrap:wrap;gap:.5rem;margin:.25rem .5rem .25rem 0;align-items:end}label{display:grid;gap:.2rem}
button,input,select{font:inherit;min-height:44px;border-radius:.5rem;border:1px solid var(--line);padding:.4rem .9rem;background:var(--sheet);color:inherit}
button{cursor:pointer;border-color:var(--ink)}button.first{background:var(--ink);color:var(--paper)}
form.choices{display:grid;gap:.75rem;margin:0}form.choices button{text-align:left;padding:.75rem 1rem}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}pre{white-space:pre-wrap;overflow-wrap:anywhere}iframe{width:100%;min-height:32rem;border:1px solid var(--line);background:#fff}`

export const PARTS = [
  { path: '/mail/', name: 'Email', says: 'Sent emails and the links in them.' },
  { path: '/identity/', name: 'Identity', says: 'Demo accounts that log in with one click.' },
  { path: '/esewa/', name: 'eSewa', says: 'ePay v2: approve, decline, delay or fake a payment.' },
  { path: '/khalti/', name: 'Khalti', says: 'KPG-2: approve, decline, delay or fake a payment.' },
  { path: '/card/', name: 'Card', says: 'A card gateway with signed webhooks.' },
  { path: '/hls/', name: 'Streams', says: 'Live streams and recordings.' },
  { path: '/film/', name: 'Videos', says: 'A video host for embedded videos.' },
  { path: '/pixel/', name: 'Pixel', says: 'Reported conversions.' },
] as const

/** A page of the sandbox. */
export const page = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="icon" href="data:,"><title>${title}</title><style>${new Html(LOOK)}</style></head>
<body><header><strong><a href="/">Dabali sandbox</a></strong>
${PARTS.map(({ path, name }) => html`<a href="${path}">${name}</a>`)}</header>
<main><h1>${title}</h1>
${body}</main></body></html>
`.text
