import { sanitizeRichText } from '../../content/sanitize-rich-text.ts'
import type { Database } from '../../database/database.ts'
import type { ContentIds } from '../contents/queries.ts'
import type { Demo, DemoProduct } from '../demo.ts'
import { found, some } from '../named-rows.ts'

/** The ids of products by slug. */
export type ProductIds = (slug: string) => number

const LANGUAGES = ['en', 'ne'] as const

export const productStatements = (connection: Database) => {
  /** One work for each name of one. */
  async function insertWorks(products: readonly DemoProduct[]) {
    const names = [...new Set(products.flatMap(({ work }) => work ?? []))]
    const ids = new Map<string, number>()
    for (const name of names) {
      const { id } = await connection.insertInto('work').defaultValues().returning('id').executeTakeFirstOrThrow()
      ids.set(name, id)
    }
    return (name: string | null) => (name === null ? null : found(ids.get(name), name))
  }

  return {
    async insertProducts(products: readonly DemoProduct[], contentId: ContentIds): Promise<ProductIds> {
      const workId = await insertWorks(products)
      const rows = await connection
        .insertInto('product')
        .values(
          products.map(({ work, publisher, words: _w, authors: _a, categories: _c, related: _r, ...product }) => ({
            ...product,
            work_id: workId(work),
            publisher_id: publisher === null ? null : contentId(`publisher:${publisher}`),
            updated_at: product.created_at,
          })),
        )
        .returning(['id', 'slug'])
        .execute()
      const ids = new Map(rows.map(({ id, slug }) => [slug, id]))
      const idOf: ProductIds = (slug) => found(ids.get(slug), slug)
      const translations = products.flatMap(({ slug, words }) =>
        LANGUAGES.map((language) => ({
          product_id: idOf(slug),
          language,
          ...words[language],
          description: sanitizeRichText(words[language].description),
        })),
      )
      await connection.insertInto('product_translation').values(translations).execute()
      return idOf
    },

    async insertAround(products: readonly DemoProduct[], idOf: ProductIds, contentId: ContentIds) {
      await some(
        products.flatMap(({ slug, authors }) =>
          authors.map((author, position) => ({
            product_id: idOf(slug),
            author_id: contentId(`author:${author.slug}`),
            role: author.role,
            position,
          })),
        ),
        (rows) => connection.insertInto('product_author').values(rows).execute(),
      )
      await some(
        products.flatMap(({ slug, categories }) =>
          categories.map((category) => ({
            product_id: idOf(slug),
            category_id: contentId(`category:${category}`),
          })),
        ),
        (rows) => connection.insertInto('product_category').values(rows).execute(),
      )
      await some(
        products.flatMap(({ slug, related }) =>
          related.map((other, position) => ({ product_id: idOf(slug), related_id: idOf(other), position })),
        ),
        (rows) => connection.insertInto('product_relation').values(rows).execute(),
      )
    },

    async insertShelves(shelves: Demo['shelves'], idOf: ProductIds, contentId: ContentIds) {
      const placed = shelves.map(({ content, product, ...rest }) => ({
        ...rest,
        content_id: contentId(content),
        product_id: idOf(product),
      }))
      await some(
        placed.map(({ notes: _, ...row }) => row),
        (rows) => connection.insertInto('content_product').values(rows).execute(),
      )
      await some(
        placed.flatMap(({ content_id, product_id, notes }) =>
          notes === null
            ? []
            : LANGUAGES.map((language) => ({ content_id, product_id, language, note: notes[language] })),
        ),
        (rows) => connection.insertInto('content_product_translation').values(rows).execute(),
      )
    },

    async insertDates(
      dates: Demo['dates'],
      { idOf, contentId, venues }: { idOf: ProductIds; contentId: ContentIds; venues: ReadonlyMap<string, number> },
    ) {
      for (const { event, venue, tickets, ...date } of dates) {
        const { id } = await connection
          .insertInto('event_date')
          .values({
            ...date,
            event_id: contentId(`event:${event}`),
            venue_id: venue === null ? null : found(venues.get(venue), venue),
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        await some(
          tickets.map(({ product, ...ticket }, position) => ({
            ...ticket,
            event_date_id: id,
            product_id: idOf(product),
            position,
          })),
          (rows) => connection.insertInto('ticket_type').values(rows).execute(),
        )
      }
    },

    async insertPrices({ vouchers, offers }: Pick<Demo, 'vouchers' | 'offers'>, contentId: ContentIds) {
      await some(vouchers, (rows) => connection.insertInto('voucher').values(rows).execute())
      await some(
        offers.map(({ names, category, ...offer }, position) => ({
          ...offer,
          names: JSON.stringify(names),
          ...(category !== undefined && { category_id: contentId(`category:${category}`) }),
          position,
        })),
        (rows) => connection.insertInto('offer').values(rows).execute(),
      )
    },
  }
}
