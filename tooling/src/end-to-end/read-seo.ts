import type { APIRequestContext, Page } from '@playwright/test'

type JsonLdNode = Record<string, unknown>
type Link = { rel: string; href: string; hreflang: string }

/** The metadata of a page as a crawler reads it. */
export async function readHead(request: APIRequestContext, path: string) {
  const answer = await request.get(path)
  const html = await answer.text()
  const tags = [...html.matchAll(/<(?:link|meta)\s[^>]*>/g)].map(([tag]) => attributesOf(tag))
  const meta = (name: string) => tags.find((tag) => tag['property'] === name || tag['name'] === name)?.['content']
  const links = tags.map(({ rel = '', href = '', hreflang = '', hrefLang = '' }) => ({
    ...{ rel, href },
    hreflang: hreflang || hrefLang,
  }))
  return { status: answer.status(), html, meta, links, canonical: hrefOf(links, 'canonical'), jsonLd: jsonLdOf(html) }
}

const hrefOf = (links: readonly Link[], rel: string) => links.find((link) => link.rel === rel)?.href

function attributesOf(tag: string): Record<string, string | undefined> {
  const found = [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)]
  return Object.fromEntries(found.map(([, name, value = '']) => [name, value.replaceAll('&amp;', '&')]))
}

/** The JSON-LD nodes of a page. */
function jsonLdOf(html: string): JsonLdNode[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return blocks.flatMap(([, text = '']) => (JSON.parse(text) as { '@graph': JsonLdNode[] })['@graph'])
}

/** The first node with a type. */
export const findJsonLd = (jsonLd: readonly JsonLdNode[], type: string) =>
  jsonLd.find((thing) => [thing['@type']].flat().includes(type))

/** Parses an XML document in the browser; `faults` has the parser errors. */
export function readXml(page: Page, text: string) {
  return page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'application/xml')
    const all = (name: string) => [...document.getElementsByTagName(name)]
    const links = all('link').map((link) => ({
      rel: link.getAttribute('rel') ?? '',
      type: link.getAttribute('type') ?? '',
      href: link.getAttribute('href') ?? link.textContent ?? '',
      // The tag name of the parent element.
      within: link.parentElement?.tagName ?? '',
    }))
    return {
      root: document.documentElement.tagName,
      faults: all('parsererror').map(({ textContent }) => textContent),
      locations: all('loc').map(({ textContent }) => textContent ?? ''),
      titles: all('title').map(({ textContent }) => textContent ?? ''),
      entries: all('entry').length + all('item').length,
      template: all('Url')[0]?.getAttribute('template') ?? '',
      links,
    }
  }, text)
}

/** The size of a JPEG, from its SOF marker. */
export function jpegSize(bytes: Buffer) {
  let at = 2
  while (at < bytes.length - 9) {
    const mark = bytes.readUInt16BE(at)
    if (mark >= 0xffc0 && mark <= 0xffc3)
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}
