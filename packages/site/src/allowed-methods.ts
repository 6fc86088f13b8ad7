/** What is no page on either site. */
export const SITE_FILES = [
  '/icon.svg',
  '/apple-icon.png',
  '/robots.txt',
  '/manifest.webmanifest',
  '/icons/*',
  '/sitemap.xml',
  '/sitemap/*',
  '/feed/*',
] as const

const READ_METHODS = ['GET', 'HEAD']
const FORM_METHODS = ['OPTIONS', 'POST']

/**
 * What each address of a built site can be asked with; Next would answer many other methods with an error of its own. `routes` is what
 * the build lists: all of its route handlers take forms, except those that serve a file.
 */
export function createMethodTable(routes: Readonly<Record<string, string>>, files: readonly string[] = SITE_FILES) {
  const forms = Object.entries(routes)
    .filter(([source, path]) => source.endsWith('/route') && !files.includes(path.replace(/\[\w+\]$/, '*')))
    .map(([, path]) => new RegExp(`^${path.replace(/\[\w+\]/g, '[^/]+')}/?$`))

  /** The methods to name in `Allow` when a request uses another one; nothing when it may pass. */
  return function allowInstead(method: string, url: string): readonly string[] | undefined {
    // Whoever opens the address of a form is shown a page.
    if (READ_METHODS.includes(method)) return undefined
    const path = url.split('?', 1)[0] ?? ''
    if (!forms.some((form) => form.test(path))) return READ_METHODS
    return FORM_METHODS.includes(method) ? undefined : FORM_METHODS
  }
}

/** Whether a form was sent from a page of this site: the browser says so itself, or its origin is the host that it asks. */
export function isSameOriginForm(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = request.headers.get('origin')
  // A browser that is too old for either header sends a form without them.
  return origin === null || URL.parse(origin)?.host === request.headers.get('host')
}
