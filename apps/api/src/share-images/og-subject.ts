import { type ProductClass, productClassName } from '@dabali/domain'
import type { Language } from '../http/language.ts'
import { MESSAGES } from '../messages/messages.ts'

/** What an Open Graph image shows of a page. */
export type OgSubject = {
  title: string
  /** The creator or the subject. */
  by: string
  /** The kind, in one word. */
  label: string
  /** The picture of the page's subject. */
  mediaName: string | null
}

export const OG_CONTENT_KINDS = [
  'article',
  'booklist',
  'author',
  'category',
  'publisher',
  'series',
  'artist',
  'event',
  'record',
  'interview',
  'session',
  'volume',
  'news',
] as const
export type OgContentKind = (typeof OG_CONTENT_KINDS)[number]

export type ProductFacts = { title: string; authors: string[]; product_class: ProductClass; media_name: string | null }
export type ContentFacts = { title: string; summary: string; byline: string | null; media_name: string | null }

/** The image of a site itself: `shop` or `stage` in the path. */
export function siteSubject(kind: string, language: Language): OgSubject | undefined {
  if (kind !== 'shop' && kind !== 'stage') return undefined
  return { ...MESSAGES[language].shareImages[kind], label: '', mediaName: null }
}

export const productSubject = ({ title, authors, product_class, media_name }: ProductFacts, language: Language) => ({
  ...{ title, by: authors.join(', '), mediaName: media_name },
  label: productClassName(product_class, language),
})

export const contentSubject = (kind: OgContentKind, facts: ContentFacts, language: Language): OgSubject => ({
  ...{ title: facts.title, by: facts.byline || facts.summary, mediaName: facts.media_name },
  label: MESSAGES[language].shareImages.kinds[kind],
})
