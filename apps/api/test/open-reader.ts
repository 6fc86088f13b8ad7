import { openWork } from './open-work.ts'
import { makeEbook } from './sell-digital-products.ts'
import type { RunningApp } from './start-app.ts'
import { call } from './visitors.ts'

export const LOCATOR = {
  href: 'EPUB/chapter-1.xhtml',
  type: 'application/xhtml+xml',
  title: 'One',
  locations: { progression: 0.5, totalProgression: 0.2, position: 12, cssSelector: '#p4', fragments: ['p4'] },
  text: { before: 'and then ', highlight: 'it rained', after: ' again' },
}

/** Somebody with a book, and where they are in it. */
export async function openReader(api: RunningApp) {
  const reader = await openWork(api, await makeEbook(api))
  const path = `${reader.item.url}position/`
  return {
    ...reader,
    path,
    get: () => call(api, 'GET', path, undefined, { cookie: reader.cookie }),
    put: (base_version: number, more: object = {}) =>
      call(
        api,
        'PUT',
        path,
        { locator: LOCATOR, progress: 0.2, device: 'Phone', base_version, ...more },
        { cookie: reader.cookie },
      ),
  }
}
