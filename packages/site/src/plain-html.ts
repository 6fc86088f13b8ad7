import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'

type PlainPage = { status: number; title: string; text: string; language?: 'en' | 'ne' }

const STYLE =
  ':root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;align-content:center;padding:8vw;font:1.125rem/1.5 system-ui,sans-serif;background:light-dark(#f7f6f1,#14151a);color:light-dark(#181922,#efece3)}h1{font:400 clamp(2rem,7vw,4rem)/1.1 Palatino,"Noto Serif",serif;margin:0;padding-bottom:.3em;border-bottom:3px solid}p{max-width:36rem}a{color:inherit;display:inline-block;padding:.6rem 0}'
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`

/** A page for what never reaches a site's own pages. Its links are in both languages, for often none can be known. */
export function sendPlainHtml(response: ServerResponse, { status, title, text, language = 'en' }: PlainPage): void {
  const body = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${text}</p><a href="/" lang="en">Return to Homepage</a> · <a href="/ne" lang="ne">गृहपृष्ठमा फर्कनुहोस्</a></main></body></html>`
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'content-security-policy': POLICY,
    'cache-control': 'no-store',
  })
  response.end(body)
}

export const MALFORMED_URL: PlainPage = {
  status: 400,
  title: 'This link is not valid',
  text: 'Part of the link may be missing. Copy the whole link and try again.',
}

export const METHOD_NOT_ALLOWED: PlainPage = {
  status: 405,
  title: 'This request is not supported',
  text: 'Open the page from a link or send its form.',
}

export const TOO_MANY_PAGES: Record<'en' | 'ne', PlainPage> = {
  en: {
    status: 429,
    title: 'Too many requests',
    text: 'We received too many requests from your network. Wait a few seconds, then reload this page.',
  },
  ne: {
    status: 429,
    title: 'धेरै अनुरोध आयो',
    text: 'तपाईंको नेटवर्कबाट धेरै अनुरोध आयो। केही सेकेन्ड पर्खेर यो पेज फेरि खोल्नुहोस्।',
    language: 'ne',
  },
}
