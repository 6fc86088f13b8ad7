import type { Language } from '@dabali/domain'
import { sharePictureOf } from '@dabali/site/found/share-metadata'

type SharedKind = 'book' | 'article' | 'booklist' | 'author' | 'category' | 'publisher' | 'shop'

/** The picture of a page that is shared. */
export const sharePicture = (language: Language, kind: SharedKind, slug: string): string =>
  sharePictureOf(language, kind, slug)

export const shopPicture = (language: Language): string => sharePicture(language, 'shop', 'dabali')
