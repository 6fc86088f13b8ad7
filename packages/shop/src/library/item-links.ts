import type { LibraryItem, LibraryItemDetail } from '@dabali/api-client'
import { libraryItemPath, listenPath, readPath, watchPath } from '../paths.ts'
import type { Site } from '../server-request/request-context.ts'

/** What is done with a work that is somebody's. */
export type ItemLink = 'read' | 'listen' | 'watch'

const WAY_OF_CLASS: Readonly<Record<string, ItemLink>> = {
  'E-book': 'read',
  Audiobook: 'listen',
  'Pay Per View': 'watch',
}
const WAY_OF_FILE = { epub: 'read', audio: 'listen', film: 'watch' } as const
const PATHS = { read: readPath, listen: listenPath, watch: watchPath }

/** Books are read in the bookshop alone. */
const isHere = (way: ItemLink, site: Site) => way !== 'read' || site === 'store'

/** Where a work of the shelf opens: at once where its class says how, else on its own page. */
export function itemLink({ id, product }: LibraryItem, site: Site): { way: ItemLink | 'open'; path: string } {
  const way = WAY_OF_CLASS[product.product_class]
  return way && isHere(way, site) ? { way, path: PATHS[way](id) } : { way: 'open', path: libraryItemPath(id) }
}

/** All the ways into a work, by what it holds. */
export function itemLinks({ id, files }: LibraryItemDetail, site: Site): { way: ItemLink; path: string }[] {
  const ways = [...new Set(files.map(({ kind }) => WAY_OF_FILE[kind]))].filter((way) => isHere(way, site))
  return ways.map((way) => ({ way, path: PATHS[way](id) }))
}
