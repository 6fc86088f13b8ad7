import type { Language } from '@dabali/domain'

type SharedKind = 'book' | 'article' | 'booklist' | 'author' | 'category' | 'publisher' | 'shop'

/** What every place that shows shared pages asks for, and what the API draws. */
export const SHARE_SIZE = { width: 1200, height: 630 }

/** The picture of a page that is shared; the API draws it when it is first asked for. */
export const sharePicture = (language: Language, kind: SharedKind, slug: string): string =>
  `/v1/og/${language}/${kind}/${encodeURIComponent(slug)}.jpg`

export const shopPicture = (language: Language): string => sharePicture(language, 'shop', 'dabali')
