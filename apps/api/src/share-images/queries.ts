import { type ProductClass, productClassName } from '@dabali/domain'
import { type RawBuilder, sql } from 'kysely'
import { isPublished, translationOf } from '../content/queries.ts'
import type { Database } from '../database/database.ts'
import type { Language } from '../http/language.ts'
import { MESSAGES } from '../messages/messages.ts'
import { pictureInLanguage } from '../pictures/queries.ts'

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
type OgContentKind = (typeof OG_CONTENT_KINDS)[number]

type ProductFacts = { title: string; authors: string[]; product_class: ProductClass; media_name: string | null }
type ContentFacts = { title: string; summary: string; byline: string | null; media_name: string | null }

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

/** The largest WebP file, which every program reads. */
const largestOf = (picture: RawBuilder<unknown>, language: Language) => sql`(
  select media_name from picture_file
  where picture_name = ${pictureInLanguage(picture, language)} and type = 'image/webp' and media_name is not null
  order by width desc limit 1
)`

export const shareImageQueries = (database: Database) => ({
  async findProduct(slug: string, language: Language) {
    const { rows } = await sql<ProductFacts>`
      select words.title, words.authors, product_class, ${largestOf(sql.ref('product.picture_name'), language)} as media_name
      from product
      cross join lateral (
        select title, authors from product_translation
        where product_id = product.id order by (language = ${language}) desc limit 1
      ) as words
      where slug = ${slug} and (is_listed or exists (
        select from product as other where other.work_id = product.work_id and other.is_listed
      ))`.execute(database)
    return rows[0]
  },

  async findContent(kind: OgContentKind, slug: string, language: Language) {
    const { rows } = await sql<ContentFacts>`
      select words.title, words.summary, coalesce(words.words ->> 'byline', words.words ->> 'curator') as byline,
        ${largestOf(sql.ref('content.picture_name'), language)} as media_name
      from content cross join ${translationOf(language)} as words
      where content.kind = ${kind} and content.slug = ${slug} and ${isPublished()}`.execute(database)
    return rows[0]
  },

  async findImage(key: string) {
    const found = await database
      .selectFrom('share_picture')
      .select('media_name')
      .where('key', '=', key)
      .executeTakeFirst()
    return found?.media_name
  },

  insertImage: (image: { key: string; media_name: string }) =>
    database
      .insertInto('share_picture')
      .values(image)
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ media_name: image.media_name }))
      .execute(),
})

export type ShareImageQueries = ReturnType<typeof shareImageQueries>
