import { PRODUCT_CLASSES } from '@dabali/domain'
import type { LibraryTalk } from './library-talk.ts'

/** What a class of goods is called; one that is not known yet is called as the API calls it. */
export function classWords(productClass: string, t: LibraryTalk): string {
  const known = PRODUCT_CLASSES.find((name) => name === productClass)
  return known ? t(`class_${known}`) : productClass
}
