import type { ProductClass } from '@dabali/domain'
import type { LibraryTalk } from './library-talk.ts'

/** What is done with a work of its class. */
const VERBS: Partial<Record<ProductClass, 'read' | 'listen' | 'watch'>> = {
  'E-book': 'read',
  Audiobook: 'listen',
  'Pay Per View': 'watch',
}

/** What stands on the button that opens a work. */
export const openingWord = (productClass: string, t: LibraryTalk): string =>
  t(VERBS[productClass as ProductClass] ?? 'open')
