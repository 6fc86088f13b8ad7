import { type Language, localPath } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import { articlePath, authorPath, booklistPath, bookPath, categoryPath, publisherPath } from '../paths.ts'

const PLACES: Readonly<Record<string, (slug: string) => string>> = {
  product: bookPath,
  booklist: booklistPath,
  article: articlePath,
  author: authorPath,
  publisher: publisherPath,
  category: categoryPath,
}

/** Where a thing that was found stands; what has no page in this shop is sought from its door. */
export function placeOf({ kind, slug }: { kind: string; slug: string }, language: Language): string {
  return localPath(language, PLACES[kind]?.(slug) ?? HOME_PATH)
}
