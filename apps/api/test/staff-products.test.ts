import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeContent } from './make-content.ts'
import { makeProduct, makeWork } from './make-product.ts'
import { version } from './start-staff.ts'
import { type StaffCatalogue, startStaffCatalogue } from './start-staff-catalogue.ts'
import { newMember } from './visitors.ts'
import { writeOrder } from './write-order.ts'

let shop: StaffCatalogue
beforeAll(async () => {
  shop = await startStaffCatalogue()
})
afterAll(() => shop.stop())

describe('a change', () => {
  test('keeps what is not sent, and an empty text removes it', async () => {
    const product = await shop.create({
      title: { en: 'Kept', ne: 'राखिएको' },
      subtitle: { en: 'One', ne: 'एक' },
      pages: 10,
    })
    const { status, body } = await shop.change(product, { subtitle: { ne: '' }, pages: null })
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ version: 2, title: product.title, subtitle: { en: 'One' }, pages: null, slug: 'kept' }),
    ])
    expect(await shop.eventsOf('product', product.id)).toEqual([
      expect.anything(),
      {
        operation: 'changeStaffProduct',
        before: { subtitle: { en: 'One', ne: 'एक' }, pages: 10 },
        after: { subtitle: { en: 'One' }, pages: null },
      },
    ])
    const alone = await shop.change(body, { title: { ne: '' } })
    expect([alone.status, alone.body.title]).toEqual([200, { en: 'Kept' }])
    expect((await shop.change(alone.body, { title: { en: '' } })).body.title).toEqual(['Enter the title in English.'])
  })

  test('of nothing has no event and no new version', async () => {
    const product = await shop.create()
    expect((await shop.change(product, { title: product.title, language: 'en' })).body).toEqual(product)
    expect(await shop.eventsOf('product', product.id)).toHaveLength(1)
  })

  test('of an old version answers the product as it is', async () => {
    const product = await shop.create()
    await shop.change(product, { pages: 10 })
    const { status, body } = await shop.change(product, { pages: 20 })
    expect([status, body.code, body.version, body.current.pages]).toEqual([409, 'version_conflict', '2', 10])
    const without = await shop.ask('PATCH', `${product.id}/`, { body: { pages: 20 } })
    expect([without.status, Object.keys(without.body)[0]]).toEqual([400, 'if-match'])
  })

  test('by an editor is one of texts', async () => {
    const product = await shop.create()
    const texts = { title: { ne: 'कुहिरो' }, description: { en: '<p>Fog</p>' }, authors: { en: ['A'] } }
    expect((await shop.change(product, texts, shop.editor)).status).toBe(200)
    const refused = await shop.change({ ...product, version: 2 }, { ...texts, pages: 10 }, shop.editor)
    expect([refused.status, refused.body.code]).toEqual([403, 'permission_denied'])
  })

  test('orders contributors, related products and the contents of a bundle', async () => {
    const [one, two] = [await makeContent(shop.database, 'author'), await makeContent(shop.database, 'author')]
    const [first, second] = [await makeProduct(shop.database), await makeProduct(shop.database)]
    const bundle = await shop.create({
      product_class: 'Physical Bundle',
      contributors: [
        { id: one.id, role: 'author' },
        { id: two.id, role: 'translator' },
      ],
      related_ids: [first.id, second.id],
      item_ids: [first.id, second.id],
    })
    const { body } = await shop.change(bundle, {
      contributors: [
        { id: two.id, role: 'editor' },
        { id: two.id, role: 'translator' },
        { id: one.id, role: 'author' },
      ],
      related_ids: [second.id, first.id],
      item_ids: [second.id],
    })
    const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)
    expect(body.contributors.map(({ id, role }: { id: number; role: string }) => [id, role])).toEqual([
      [two.id, 'editor'],
      [two.id, 'translator'],
      [one.id, 'author'],
    ])
    expect([idsOf(body.related), idsOf(body.items)]).toEqual([[second.id, first.id], [second.id]])
    const twice = {
      contributors: [
        { id: one.id, role: 'author' },
        { id: one.id, role: 'author' },
      ],
    }
    expect((await shop.change(body, twice)).body.contributors).toEqual(['Remove the duplicates.'])
    expect((await shop.change(body, { related_ids: [body.id] })).body.related_ids).toEqual(['Choose other products.'])
  })

  test('does not put a bundle into itself, nor tickets or things into bundles that cannot hold them', async () => {
    const inner = await shop.create({ product_class: 'Physical Bundle' })
    const outer = await shop.create({ product_class: 'Physical Bundle', item_ids: [inner.id] })
    expect((await shop.change(inner, { item_ids: [outer.id] })).body.item_ids).toEqual([
      'A bundle cannot contain itself.',
    ])
    const [ticket, book] = [
      await makeProduct(shop.database, { product_class: 'Ticket' }),
      await makeProduct(shop.database),
    ]
    const digital = await shop.create({ product_class: 'Digital Bundle' })
    const refused =
      'Choose products that can be delivered with the bundle: no tickets or subscriptions, and no parcels in a digital bundle.'
    expect((await shop.change(outer, { item_ids: [ticket.id] })).body.item_ids).toEqual([refused])
    expect((await shop.change(digital, { item_ids: [book.id] })).body.item_ids).toEqual([refused])
  })

  test('of the slug lets the former address redirect', async () => {
    const product = await shop.create({ title: { en: 'Former Name' } })
    await shop.ask('PUT', `${product.id}/listing/`, { body: { is_listed: true }, headers: version(1) })
    await shop.change({ ...product, version: 2 }, { slug: 'present-name' })
    const moved = await shop.get('/v1/api/products/former-name/')
    expect([moved.statusCode, moved.headers['location']]).toEqual([301, '/v1/api/products/present-name/'])
    // A new product of the former title leaves the redirect alone.
    expect((await shop.create({ title: { en: 'Former Name' } })).slug).toBe('former-name-book')
  })
})

describe('listing', () => {
  const list = (product: { id: number; version: number }, is_listed: boolean) =>
    shop.ask('PUT', `${product.id}/listing/`, { body: { is_listed }, headers: version(product.version) })

  test('shows a product on the sites, and hides it again', async () => {
    const product = await shop.create({ title: { en: 'Shown Now' } })
    const listed = await list(product, true)
    expect([listed.status, listed.body.is_listed, listed.body.version]).toEqual([200, true, 2])
    expect((await shop.get('/v1/api/products/shown-now/')).statusCode).toBe(200)
    expect((await list(listed.body, false)).body.is_listed).toBe(false)
    expect((await shop.get('/v1/api/products/shown-now/')).statusCode).toBe(404)
  })

  test.each([
    ['Physical Bundle', { language: 'en' }, 'items', 'Add the contents of the bundle before you list it.'],
    ['Ticket', {}, 'date', 'Add this ticket to an event date before you list it.'],
    ['E-book', { language: 'ne' }, 'file', 'Upload the file that buyers get before you list this product.'],
    ['Audiobook', { language: 'ne' }, 'file', 'Upload the file that buyers get before you list this product.'],
  ])('is refused to a %s that lacks something', async (product_class, fields, missing, message) => {
    const { body: product } = await shop.ask('POST', '', {
      body: { ...shop.aBook(), language: undefined, product_class, ...fields },
    })
    expect(product.missing).toEqual([missing])
    const { status, body } = await list(product, true)
    expect([status, body]).toEqual([400, { is_listed: [message], code: 'not_listable' }])
  })
})

describe('editions', () => {
  const move = (product: { id: number; version: number }, edition_of: number | null) =>
    shop.ask('PUT', `${product.id}/work/`, { body: { edition_of }, headers: version(product.version) })
  const editionsOf = ({ editions }: { editions: { id: number }[] }) => editions.map(({ id }) => id)

  test('share the work of the product that they are made of', async () => {
    const book = await shop.create({ title: { en: 'Many Forms' } })
    const ebook = await shop.create({ product_class: 'E-book', title: { en: 'Many Forms' }, edition_of: book.id })
    expect([ebook.slug, editionsOf(ebook)]).toEqual(['many-forms-e-book', [book.id, ebook.id]])
    const { body: shown } = await shop.ask('GET', `${book.id}/`)
    expect([shown.work_id, editionsOf(shown)]).toEqual([ebook.work_id, [book.id, ebook.id]])
  })

  test('move to another work with their reviews and wishlist entries, and to one of their own', async () => {
    const work_id = await makeWork(shop.database)
    const book = await makeProduct(shop.database, { work_id })
    const ebook = await makeProduct(shop.database, { work_id, product_class: 'E-book' })
    const other = await makeProduct(shop.database)
    const { accountId } = await newMember(shop)
    await shop.pool.query('insert into wishlist_item (account_id, work_key, product_id) values ($1, $2, $3)', [
      accountId,
      work_id,
      ebook.id,
    ])
    const moved = await move({ ...ebook, version: 1 }, other.id)
    expect([moved.status, editionsOf(moved.body)]).toEqual([200, [ebook.id, other.id].toSorted()])
    const { rows } = await shop.pool.query('select work_key from wishlist_item where account_id = $1', [accountId])
    expect(rows).toEqual([{ work_key: moved.body.work_id }])
    const alone = await move(moved.body, null)
    expect([alone.body.work_id, editionsOf(alone.body)]).toEqual([null, [ebook.id]])
    expect((await move(alone.body, null)).body).toEqual(alone.body)
    await move({ ...book, version: 1 }, other.id)
    expect((await shop.pool.query('select from work where id = $1', [work_id])).rowCount).toBe(0)
  })

  test('are refused of nothing and to tickets', async () => {
    const book = await shop.create()
    expect((await move(book, 999_999)).body.edition_of).toEqual(['Not found: 999999.'])
    const ticket = await makeProduct(shop.database, { product_class: 'Ticket' })
    expect((await move({ ...ticket, version: 1 }, book.id)).body.edition_of).toEqual([
      'Tickets and subscriptions have no editions.',
    ])
  })
})

describe('deleting', () => {
  const remove = (product: { id: number; version: number }) =>
    shop.ask('DELETE', `${product.id}/`, { headers: version(product.version) })

  test('removes a product that nobody has bought', async () => {
    const product = await shop.create()
    expect((await remove({ ...product, version: 7 })).status).toBe(409)
    expect((await remove(product)).status).toBe(204)
    expect((await shop.ask('GET', `${product.id}/`)).status).toBe(404)
    expect((await shop.eventsOf('product', product.id)).at(-1)).toMatchObject({
      operation: 'deleteStaffProduct',
      after: null,
    })
  })

  test('says why a product stays', async () => {
    const product = await makeProduct(shop.database)
    await shop.newVisitor(product.id)
    const used = await remove({ ...product, version: 1 })
    expect([used.status, used.body.code]).toEqual([409, 'product_in_use'])
    expect((await shop.ask('GET', `${product.id}/`)).status).toBe(200)
    const bought = await makeProduct(shop.database)
    await writeOrder(shop.database, {
      lines: [{ productId: bought.id, productClass: 'Book', titles: { en: 'Bought' } }],
    })
    const sold = await remove({ ...bought, version: 1 })
    expect([sold.status, sold.body.code, sold.body.detail]).toEqual([
      409,
      'product_sold',
      'This product has been sold, and its orders need it. Unlist it instead.',
    ])
  })
})
