import { randomUUIDv7 } from 'node:crypto'
import type { Demo, DemoDigitalAccess, DemoProduct } from '@dabali/demo/demo-rows'
import { isDigital } from '@dabali/domain'
import { sql } from 'kysely'
import { sanitizeRichText } from '../../content/sanitize-rich-text.ts'
import type { Database } from '../../database/database.ts'
import { createToken } from '../../tokens/tokens.ts'
import { type ContentIds, insertIfAny, requireNamed, type SectionIds } from './content.ts'

/** The ids of products by slug. */
export type ProductIds = (slug: string) => number

type EventDateIds = {
  idOf: ProductIds
  contentId: ContentIds
  venues: ReadonlyMap<string, number>
  sections: SectionIds
}

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

    async insertSeries(series: Demo['series'], idOf: ProductIds, contentId: ContentIds) {
      for (const { slug, works } of series) {
        for (const [index, work] of works.entries()) {
          const ofProduct = connection.selectFrom('product').select('work_id').where('id', '=', idOf(work))
          await connection
            .updateTable('work')
            .set({ series_id: contentId(`series:${slug}`), series_position: index + 1 })
            .where('id', '=', ofProduct)
            .execute()
        }
      }
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

    async insertEventDates(dates: Demo['eventDates'], { idOf, contentId, venues, sections }: EventDateIds) {
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
          tickets.map(({ product, seats, ...ticket }, position) => ({
            ...ticket,
            event_date_id: id,
            product_id: idOf(product),
            position,
            section_id: seats && requireNamed(sections.get(seats.section), seats.section).id,
          })),
          (rows) => connection.insertInto('ticket_type').values(rows).execute(),
        )
        const blocked = tickets.flatMap(({ seats }) => {
          const known = seats && sections.get(seats.section)?.seatIds
          return known ? seats.blocked.flatMap((position) => known[position] ?? []) : []
        })
        await insertIfAny(
          blocked.map((seat_id) => ({ event_date_id: id, seat_id, basket_id: null, order_id: null })),
          (rows) => connection.insertInto('taken_seat').values(rows).execute(),
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

/** Accounts with one order each, and the reviews that they wrote. */
export const reviewStatements = (connection: Database) => ({
  async insertReaders({ readers, products }: Pick<Demo, 'readers' | 'products'>, idOf: ProductIds) {
    const accounts = new Map<string, string>()
    const productOf = (slug: string) =>
      requireNamed(
        products.find((product) => product.slug === slug),
        slug,
      )
    for (const { key, name, town, bought, placed_at } of readers) {
      const [account_id, order_id, payment_id] = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7()]
      const email = `${key}@readers.example`
      accounts.set(key, account_id)
      await connection
        .insertInto('account')
        .values({ id: account_id, email, email_verified_at: placed_at, name, created_at: placed_at })
        .execute()
      const lines = bought.map((slug, position) => {
        const { selling_price, mrp, product_class, words } = productOf(slug)
        return {
          ...{ id: randomUUIDv7(), order_id, position: position + 1, product_id: idOf(slug), product_class, slug },
          ...{ titles: JSON.stringify({ en: words.en.title, ne: words.ne.title }), quantity: 1, mrp },
          ...{ unit_price: selling_price, incl_tax: selling_price, excl_tax: selling_price },
          ...{ full_incl_tax: selling_price, full_excl_tax: selling_price },
        }
      })
      const goods = lines.reduce((sum, { incl_tax }) => sum + incl_tax, 0)
      await connection
        .insertInto('order')
        .values({
          ...{ id: order_id, hash: createToken(), account_id, email, site: 'http://localhost:3000', language: 'en' },
          ...{ status: 'Complete', payment_status: 'paid', fulfilment_status: 'delivered', payment_method: 'khalti' },
          ...{ goods_incl_tax: goods, goods_excl_tax: goods, goods_full_incl_tax: goods, goods_full_excl_tax: goods },
          ...{ total: goods, placed_at, settled_at: placed_at, updated_at: placed_at },
          shipping_address: JSON.stringify({ first_name: name, last_name: '', line1: '', line4: town, country: 'NP' }),
        })
        .execute()
      await insertIfAny(lines, (rows) => connection.insertInto('order_line').values(rows).execute())
      await connection
        .insertInto('payment')
        .values({
          ...{ id: payment_id, hash: createToken(), order_id, method: 'khalti', status: 'paid', amount: goods },
          ...{ reference: `demo-${key}`, created_at: placed_at, paid_at: placed_at, settled_at: placed_at },
        })
        .execute()
      await connection.updateTable('order').set({ settled_payment_id: payment_id }).where('id', '=', order_id).execute()
      await insertIfAny(
        lines.filter(({ product_class }) => isDigital(product_class)),
        (digital) =>
          connection
            .insertInto('entitlement')
            .values(
              digital.map(({ id, product_id }) => ({
                ...{ id: randomUUIDv7(), order_line_id: id, order_id, product_id, account_id, copies: 1 },
                ...{ terms: 'own' as const, hours_to_watch: null, period_days: null },
                ...{ granted_at: placed_at, earliest_at: placed_at, starts_at: placed_at },
              })),
            )
            .execute(),
      )
    }
    return (key: string) => requireNamed(accounts.get(key), key)
  },

  async insertReviews(reviews: Demo['reviews'], idOf: ProductIds, accountOf: (key: string) => string) {
    const stored = reviews.map((review) => ({ id: randomUUIDv7(), ...review }))
    await insertIfAny(stored, async () => {
      const works = await connection
        .selectFrom('product')
        .select(['slug', sql<number>`coalesce(work_id, -id)`.as('work_key')])
        .execute()
      const keys = new Map(works.map(({ slug, work_key }) => [slug, work_key]))
      const rows = stored.map(({ product, reader, helpful: _, ...review }) => ({
        ...review,
        work_key: requireNamed(keys.get(product), product),
        product_id: idOf(product),
        account_id: accountOf(reader),
        updated_at: review.created_at,
      }))
      await connection.insertInto('review').values(rows).execute()
    })
    await insertIfAny(
      stored.flatMap(({ id, helpful }) => helpful.map((key) => ({ review_id: id, account_id: accountOf(key) }))),
      (rows) => connection.insertInto('review_vote').values(rows).execute(),
    )
  },
})

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
      files.map(({ product, titles, downloads: _, ...file }) => ({
        ...file,
        product_id: idOf(product),
        titles: titles === null ? undefined : JSON.stringify(titles),
      })),
      (rows) => connection.insertInto('product_file').values(rows).execute(),
    )
    await insertIfAny(
      files.flatMap(({ product, position, downloads = [] }) =>
        downloads.map((download) => ({ product_id: idOf(product), position, ...download })),
      ),
      (rows) => connection.insertInto('product_download').values(rows).execute(),
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
