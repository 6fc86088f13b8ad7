import type { Language } from '@dabali/domain'
import { shareImagePath } from '@dabali/site/seo/metadata'

type SharedKind = 'book' | 'article' | 'booklist' | 'author' | 'category' | 'publisher' | 'shop'

/** The picture of a page that is shared. */
export const sharePicture = (language: Language, kind: SharedKind, slug: string): string =>
  shareImagePath(language, kind, slug)

export const shopPicture = (language: Language): string => sharePicture(language, 'shop', 'dabali')
