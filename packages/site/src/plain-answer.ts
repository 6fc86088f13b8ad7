import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'

type PlainAnswer = { status: number; title: string; text: string }

const STYLE =
  ':root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;align-content:center;padding:8vw;font:1.125rem/1.5 system-ui,sans-serif;background:light-dark(#f7f6f1,#14151a);color:light-dark(#181922,#efece3)}h1{font:400 clamp(2rem,7vw,4rem)/1.1 Palatino,"Noto Serif",serif;margin:0;padding-bottom:.3em;border-bottom:3px solid}p{max-width:36rem}a{color:inherit;display:inline-block;padding:.6rem 0}'
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`

/** A page for what never reaches a site's own pages. It is in both languages, for no language can be known. */
export function answerPlainly(response: ServerResponse, { status, title, text }: PlainAnswer): void {
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${text}</p><a href="/">Return to Homepage</a> · <a href="/ne" lang="ne">गृहपृष्ठमा फर्कनुहोस्</a></main></body></html>`
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'content-security-policy': POLICY,
    'cache-control': 'no-store',
  })
  response.end(body)
}

export const BROKEN_ADDRESS: PlainAnswer = {
  status: 400,
  title: 'This address is broken',
  text: 'A percent sign in it is followed by something that is no letter. The link was probably cut off or pasted badly.',
}
