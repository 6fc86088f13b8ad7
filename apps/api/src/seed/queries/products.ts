import type { Demo, DemoDigitalAccess, DemoProduct } from '@dabali/demo/demo-rows'
import { sanitizeRichText } from '../../content/sanitize-rich-text.ts'
import type { Database } from '../../database/database.ts'
import { type ContentIds, insertIfAny, requireNamed } from './content.ts'

/** The ids of products by slug. */
export type ProductIds = (slug: string) => number

const LANGUAGES = ['en', 'ne'] as const

export const productStatements = (connection: Database) => {
  /** One work for each name of a work. */
  async function insertWorks(products: readonly DemoProduct[]) {
    const names = [...new Set(products.flatMap(({ work }) => work ?? []))]
    const ids = new Map<string, number>()
    for (const name of names) {
      const { id } = await connection.insertInto('work').defaultValues().returning('id').executeTakeFirstOrThrow()
      ids.set(name, id)
    }
    return (name: string | null) => (name === null ? null : requireNamed(ids.get(name), name))
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
      const idOf: ProductIds = (slug) => requireNamed(ids.get(slug), slug)
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
      await insertIfAny(
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
      await insertIfAny(
        products.flatMap(({ slug, categories }) =>
          categories.map((category) => ({
            product_id: idOf(slug),
            category_id: contentId(`category:${category}`),
          })),
        ),
        (rows) => connection.insertInto('product_category').values(rows).execute(),
      )
      await insertIfAny(
        products.flatMap(({ slug, related }) =>
          related.map((other, position) => ({ product_id: idOf(slug), related_id: idOf(other), position })),
        ),
        (rows) => connection.insertInto('product_relation').values(rows).execute(),
      )
    },

    async insertRelatedProducts(shelves: Demo['relatedProducts'], idOf: ProductIds, contentId: ContentIds) {
      const placed = shelves.map(({ content, product, ...rest }) => ({
        ...rest,
        content_id: contentId(content),
        product_id: idOf(product),
      }))
      await insertIfAny(
        placed.map(({ notes: _, ...row }) => row),
        (rows) => connection.insertInto('content_product').values(rows).execute(),
      )
      await insertIfAny(
        placed.flatMap(({ content_id, product_id, notes }) =>
          notes === null
            ? []
            : LANGUAGES.map((language) => ({ content_id, product_id, language, note: notes[language] })),
        ),
        (rows) => connection.insertInto('content_product_translation').values(rows).execute(),
      )
    },

    async insertEventDates(
      dates: Demo['eventDates'],
      { idOf, contentId, venues }: { idOf: ProductIds; contentId: ContentIds; venues: ReadonlyMap<string, number> },
    ) {
      for (const { event, venue, tickets, ...date } of dates) {
        const { id } = await connection
          .insertInto('event_date')
          .values({
            ...date,
            event_id: contentId(`event:${event}`),
            venue_id: venue === null ? null : requireNamed(venues.get(venue), venue),
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        await insertIfAny(
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
      await insertIfAny(vouchers, (rows) => connection.insertInto('voucher').values(rows).execute())
      await insertIfAny(
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

export const digitalAccessStatements = (connection: Database) => ({
  async insertDigitalAccess({ bundles, files, parts, plans, windows }: DemoDigitalAccess, idOf: ProductIds) {
    await insertIfAny(
      bundles.map(({ bundle, product, position }) => ({
        bundle_id: idOf(bundle),
        product_id: idOf(product),
        position,
      })),
      (rows) => connection.insertInto('bundle_item').values(rows).execute(),
    )
    await insertIfAny(
      files.map(({ product, titles, ...file }) => ({
        ...file,
        product_id: idOf(product),
        titles: titles === null ? undefined : JSON.stringify(titles),
      })),
      (rows) => connection.insertInto('product_file').values(rows).execute(),
    )
    await insertIfAny(parts, (rows) => connection.insertInto('media_part').values(rows).execute())
    await insertIfAny(
      plans.map(({ product, opens, ...plan }) => ({ ...plan, opens: [...opens], product_id: idOf(product) })),
      (rows) => connection.insertInto('subscription_plan').values(rows).execute(),
    )
    await insertIfAny(
      windows.map(({ product, ...window }) => ({ ...window, product_id: idOf(product) })),
      (rows) => connection.insertInto('viewing_window').values(rows).execute(),
    )
  },
})
