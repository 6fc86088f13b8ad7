import { type ProductClass, productClassName } from '@dabali/domain'
import type { Language } from '../http/language.ts'

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
  'artist',
  'event',
  'record',
  'interview',
  'session',
  'volume',
  'news',
] as const
export type OgContentKind = (typeof OG_CONTENT_KINDS)[number]

const LABELS: Record<Language, Record<OgContentKind, string>> = {
  en: {
    article: 'Article',
    booklist: 'Booklist',
    author: 'Author',
    category: 'Category',
    publisher: 'Publisher',
    artist: 'Artist',
    event: 'Event',
    record: 'Record',
    interview: 'Interview',
    session: 'Session',
    volume: 'Volume',
    news: 'News',
  },
  ne: {
    article: 'लेख',
    booklist: 'किताबसूची',
    author: 'लेखक',
    category: 'विधा',
    publisher: 'प्रकाशक',
    artist: 'कलाकार',
    event: 'कार्यक्रम',
    record: 'रेकर्ड',
    interview: 'अन्तर्वार्ता',
    session: 'सेसन',
    volume: 'अङ्क',
    news: 'समाचार',
  },
}

const SHOP: Record<Language, OgSubject> = {
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

const STAGE: Record<Language, OgSubject> = {
  en: { title: 'Music and culture', by: 'Nights, records and those who make them', label: '', mediaName: null },
  ne: { title: 'सङ्गीत र संस्कृति', by: 'साँझ, रेकर्ड र ती बनाउनेहरू', label: '', mediaName: null },
}

export type ProductFacts = { title: string; authors: string[]; product_class: ProductClass; media_name: string | null }
export type ContentFacts = { title: string; summary: string; byline: string | null; media_name: string | null }

/** The image of a site itself: `shop` or `stage` in the path. */
export const siteSubject = (kind: string, language: Language): OgSubject | undefined =>
  ({ shop: SHOP, stage: STAGE })[kind]?.[language]

export const productSubject = ({ title, authors, product_class, media_name }: ProductFacts, language: Language) => ({
  ...{ title, by: authors.join(', '), mediaName: media_name },
  label: productClassName(product_class, language),
})

export const contentSubject = (kind: OgContentKind, facts: ContentFacts, language: Language): OgSubject => ({
  ...{ title: facts.title, by: facts.byline || facts.summary, mediaName: facts.media_name },
  label: LABELS[language][kind],
})
