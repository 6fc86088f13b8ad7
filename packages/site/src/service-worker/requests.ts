/** What is done with what a page asks for, while there may be no line. */
export type Handling = 'file' | 'picture' | 'own-page' | 'page' | 'leave'

type Asked = { method: string; url: string; mode: string; destination: string }

// What someone has bought is needed most where there is no line: at a gate, in a bus.
const OWN_PAGES = /^(?:\/ne)?\/(?:library|ticket|door|order\/[^/]+\/tickets)(?:\/|$)/
const LANGUAGE = /^\/ne(?=\/|$)/
// Someone else may sit at the device after these.
const CHANGES_THE_VISITOR = /^\/(?:logout|profile\/delete|login\/code|auth\/.*|account\/.*)$/

/** How a request of a page of this site is handled; whatever goes elsewhere or changes something is left alone. */
export function handlingOf({ method, url, mode, destination }: Asked, origin: string): Handling {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin) return 'leave'
  if (pathname.startsWith('/_next/static/')) return 'file'
  if (pathname.startsWith('/v1/media/') && destination === 'image') return 'picture'
  if (mode !== 'navigate' || pathname.startsWith('/v1/')) return 'leave'
  return OWN_PAGES.test(pathname) ? 'own-page' : 'page'
}

/** Whether a request may put another visitor in the place of this one. */
export function changesTheVisitor(method: string, url: string): boolean {
  return method === 'POST' && CHANGES_THE_VISITOR.test(new URL(url).pathname)
}

/** Whether it also takes the books that are kept on the device: only when its owner goes. */
export function takesTheBooks(url: string): boolean {
  return /^\/(?:logout|profile\/delete)$/.test(new URL(url).pathname)
}

/** The page that stands in for one that is not kept. */
export const offlinePath = (url: string): string => (LANGUAGE.test(new URL(url).pathname) ? '/ne/offline' : '/offline')

/** The files of our own that the text of a page names. */
export function filesIn(html: string): string[] {
  return [...new Set(html.match(/\/_next\/static\/[\w./~-]+\.(?:css|js|woff2)/g) ?? [])]
}
