import type { ProductClass } from '@dabali/domain'
import { classLabel } from '../catalogue/class-label.ts'
import type { Language } from '../http/language.ts'

/** What stands on the picture of a page that somebody shares. */
export type SharedItem = {
  title: string
  /** Who made it, or what it is about. */
  by: string
  /** What it is, in one word. */
  label: string
  /** The picture of the thing itself. */
  mediaName: string | null
}

export const SHARED_CONTENTS = ['article', 'booklist', 'author', 'category', 'publisher'] as const
export type SharedContent = (typeof SHARED_CONTENTS)[number]

const LABELS: Record<Language, Record<SharedContent, string>> = {
  en: { article: 'Article', booklist: 'Booklist', author: 'Author', category: 'Category', publisher: 'Publisher' },
  ne: { article: 'लेख', booklist: 'किताबसूची', author: 'लेखक', category: 'विधा', publisher: 'प्रकाशक' },
}

const SHOP: Record<Language, SharedItem> = {
  en: {
    title: 'Books for Nepal',
    by: 'Printed books, e-books and audiobooks, in English and in Nepali',
    label: '',
    mediaName: null,
  },
  ne: {
    title: 'नेपालको किताब पसल',
    by: 'छापिएका किताब, ई-बुक र अडियोबुक, नेपाली र अङ्ग्रेजीमा',
    label: '',
    mediaName: null,
  },
}

export type ProductFacts = { title: string; authors: string[]; product_class: ProductClass; media_name: string | null }
export type ContentFacts = { title: string; summary: string; byline: string | null; media_name: string | null }

export const sharedShop = (language: Language): SharedItem => SHOP[language]

export const sharedProduct = ({ title, authors, product_class, media_name }: ProductFacts, language: Language) => ({
  ...{ title, by: authors.join(', '), mediaName: media_name },
  label: classLabel(product_class, language),
})

export const sharedContent = (kind: SharedContent, facts: ContentFacts, language: Language): SharedItem => ({
  ...{ title: facts.title, by: facts.byline || facts.summary, mediaName: facts.media_name },
  label: LABELS[language][kind],
})
