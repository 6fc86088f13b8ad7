import type { RecordDetail } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { writeDigits } from '@dabali/domain'
import { embedPolicy } from '@dabali/site/security-headers'
import { pageUrl } from '@dabali/site/seo/metadata'
import { xmlText } from '@dabali/site/seo/xml-response'
import { webpFiles } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text'
import { clockText } from '@dabali/ui/time-text'
import { getTranslations } from 'next-intl/server'
import { recordPath } from '../paths.ts'

// The page is whole in itself: other sites show it in a frame, where the scripts and styles of this site would weigh too much.

const STYLE = `:root{color-scheme:light dark}
*{box-sizing:border-box}
body{margin:0;padding:.75rem;font:1rem/1.4 system-ui,"Noto Sans Devanagari",sans-serif;background:light-dark(#fbf8f0,#0f0d15);color:light-dark(#16131d,#f7f0e3)}
:lang(ne){line-height:1.6}
header{display:flex;gap:.75rem;align-items:center}
img{flex:none;width:6rem;height:6rem;object-fit:cover}
header div{min-width:0;overflow-wrap:anywhere}
h1{margin:0;font-size:1.25rem;line-height:1.25}
p{margin:.25rem 0}
small,.length{color:light-dark(#5a5462,#b5adbb)}
a{color:light-dark(#8a4600,#ffb04a)}
a:focus-visible{outline:3px solid;outline-offset:2px}
ol{margin:.75rem 0 0;padding:0;list-style:none}
li{padding:.5rem 0;border-top:1px solid light-dark(#ded7c6,#353042)}
li p{display:flex;gap:.5rem;justify-content:space-between;margin:0 0 .25rem}
audio{display:block;width:100%;height:2.5rem}
.more a{display:inline-block;padding:.65rem 0}
@media (max-width:22rem){img{width:4.5rem;height:4.5rem}}`

/** One excerpt at a time. */
const SCRIPT = `addEventListener('play',e=>{for(const a of document.querySelectorAll('audio'))if(a!==e.target)a.pause()},true)`

/** The only page of the site that other sites may frame. */
export const FRAME_HEADERS = { 'content-security-policy': embedPolicy({ script: SCRIPT, style: STYLE }) }

type FrameProps = { origin: string; language: Language }

/** The player of a record for other sites: cover, artists, the excerpt of each track and a link to its page. */
export async function recordFrame(record: RecordDetail, { origin, language }: FrameProps): Promise<string> {
  const t = await getTranslations({ locale: language, namespace: 'recordFrame' })
  const href = pageUrl({ origin, language }, recordPath(record.slug))
  const names = record.artists.map(({ title }) => title).join(', ')
  const tracks = record.tracks.map((track) =>
    trackHtml(track, { language, label: (title) => t('excerptOf', { title }) }),
  )
  return frameDocument({
    language,
    title: [record.title, names].filter(Boolean).join(', '),
    head: `<link rel="canonical" href="${xmlText(href)}">`,
    body: `<header>${coverHtml(record.picture)}<div><h1${langOf(record.title, language)}>${linkHtml(href, record.title)}</h1><p${langOf(names, language)}>${xmlText(names)}</p><small>${xmlText(t('excerpts'))}</small></div></header><ol>${tracks.join('')}</ol><p class="more">${linkHtml(href, t('open'))}</p>`,
  })
}

/** Shown in the frame of a record that there is not, or not any more. */
export async function missingFrame({ origin, language }: FrameProps): Promise<string> {
  const t = await getTranslations({ locale: language, namespace: 'recordFrame' })
  return frameDocument({
    language,
    title: t('missing'),
    head: '',
    body: `<h1>${xmlText(t('missing'))}</h1><p class="more">${linkHtml(pageUrl({ origin, language }, '/'), t('open'))}</p>`,
  })
}

type DocumentParts = { language: Language; title: string; head: string; body: string }

const frameDocument = ({ language, title, head, body }: DocumentParts) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">${head}<title>${xmlText(title)}</title><style>${STYLE}</style></head><body><main>${body}</main><script>${SCRIPT}</script></body></html>`

type TrackProps = { language: Language; label: (title: string) => string }

function trackHtml(
  { number, title, duration_seconds, preview }: RecordDetail['tracks'][number],
  { language, label }: TrackProps,
) {
  const audio = preview
    ? `<audio controls preload="none" src="${xmlText(preview.src)}" aria-label="${xmlText(label(title))}"></audio>`
    : ''
  return `<li><p><span>${writeDigits(number, language)}. <span${langOf(title, language)}>${xmlText(title)}</span></span><span class="length">${clockText(duration_seconds, language)}</span></p>${audio}</li>`
}

/** A WebP file of about twice the size at which it is shown; the name next to it says the same. */
function coverHtml(picture: RecordDetail['picture']) {
  const files = webpFiles(picture)
  const file = files.findLast(({ width }) => width >= COVER_WIDTH) ?? files[0]
  return file ? `<img src="${xmlText(file.src)}" alt="" width="96" height="96">` : ''
}

const COVER_WIDTH = 192

/** Out of the frame: the page would be refused in it. */
const linkHtml = (href: string, text: string) =>
  `<a href="${xmlText(href)}" target="_blank" rel="noopener">${xmlText(text)}</a>`

function langOf(text: string, language: Language) {
  const lang = textLanguage(text, language)
  return lang ? ` lang="${lang}"` : ''
}
