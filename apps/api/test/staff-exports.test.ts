import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanUp, cleanupQueries } from '../src/cleanup/queries.ts'
import { plainCell, safeCell } from '../src/http/csv.ts'
import { listCell, readDay, readList, readRupees, readTime } from '../src/imports/cells.ts'
import { hoursFrom, makeContent, makeEventDate, makeTicketType, makeVenue } from './make-content.ts'
import { makeCategory } from './make-product.ts'
import { checkOut, shopperWith } from './order-actions.ts'
import { csv, type Imports, newIsbn, startImports } from './start-imports.ts'
import { addMember } from './start-staff.ts'

let api: Imports
beforeAll(async () => {
  api = await startImports()
})
afterAll(() => api.stop())

describe('cells', () => {
  test.each([
    ['585', '585.00'],
    ['585.5', '585.50'],
    ['585.05', '585.05'],
    ['0.1', '0.10'],
    ['1,100', '1100.00'],
    ['1,00,000.5', '100000.50'],
    ['1,100.25', '1100.25'],
    ['Rs 585.00', '585.00'],
    ['रु ५८५.५०', '585.50'],
    ['0585', '585.00'],
  ])('the price %s is %s', (cell, price) => {
    expect(readRupees(cell)).toBe(price)
  })

  test.each(['585,50', '585,5', '1.100,50', '585.005', '1,1OO', '-5', '5e3', '', '.5', '1,10,0', '58 500'])(
    'the price %j is refused, so that none grows a hundredfold',
    (cell) => {
      expect(() => readRupees(cell)).toThrow()
    },
  )

  test('every price in paisa is read back as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (paisa) => {
        const written = `${Math.trunc(paisa / 100)}.${String(paisa % 100).padStart(2, '0')}`
        expect(readRupees(written)).toBe(written)
      }),
    )
  })

  test('days are days in Nepal, and a sale ends with its last day', () => {
    expect(readTime('2026-11-30', { isEnd: false })).toBe('2026-11-29T18:15:00.000Z')
    expect(readTime('2026/11/30', { isEnd: true })).toBe('2026-11-30T18:15:00.000Z')
    expect(() => readDay('2026-11-31')).toThrow()
    expect(() => readDay('30-11-2026')).toThrow()
  })

  test('any text is made safe and read back', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', 'a') }),
    )
    fc.assert(
      fc.property(cell, (text) => {
        expect(plainCell(safeCell(text))).toBe(text)
        expect(safeCell(text)).toMatch(/^(?![=+\-@\t\r])|^-\d+\.\d\d$/)
      }),
    )
  })

  test('any list of names is read back', () => {
    const name = fc.string({ unit: fc.constantFrom(';', '\\', 'a', 'क', ',', '"'), minLength: 1 })
    fc.assert(
      fc.property(fc.array(name), (names) => {
        expect(readList(listCell(names))).toEqual(names)
      }),
    )
  })
})

test('all products of the shop are exported, safely, and change nothing when they are imported', async () => {
  const start = fc.constantFrom('=1+1', '+', '-2', '@a', "'", "'=", '"', ';', ',', '\\', '९', 'A')
  const hostile = fc
    .tuple(start, fc.string({ unit: 'grapheme', maxLength: 20 }))
    .map(([first, rest]) => `${first}${rest}z`)
  const category = await makeCategory(api.database)
  const texts = fc.sample(fc.tuple(hostile, hostile, hostile, hostile), { numRuns: 30, seed: 20_261_126 })
  for (const [title, subtitle, author, paper] of texts)
    await api.create({
      ...{ isbn: newIsbn(), title: { en: title, ne: subtitle }, subtitle: { en: subtitle }, paper: { ne: paper } },
      ...{ authors: { en: [author, title] }, description: { en: `<p>${'a'.repeat(50)}</p>\n<p>b</p>` }, pages: 12 },
      ...{ category_ids: [category.id], published_on: '2024-02-29', price: { mrp: '650.05', selling_price: '585.5' } },
    })
  const sale = {
    price: '400',
    starts_at: new Date().toISOString(),
    ends_at: new Date(Date.now() + 86_400_000).toISOString(),
  }
  await api.create({ price: { mrp: '650', selling_price: '585', sale } })

  const file = await api.download('exports/products/')
  const table = api.table(file)
  const [{ count }] = (await api.pool.query('select count(*)::integer as count from product')).rows
  expect([file.charCodeAt(0), table.length - 1]).toEqual([0xfeff, count])
  expect(table.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
  for (const empty_cells of ['keep', 'clear']) {
    const checked = await api.check(file, { columns: { empty_cells } })
    expect((await api.rows(checked, '&outcome=faulty')).map(({ problems }) => problems)).toEqual([])
    expect((await api.rows(checked, '&outcome=changed')).map(({ changes }) => changes)).toEqual([])
    expect(checked.counts).toEqual({ new: 0, changed: 0, unchanged: count, faulty: 0 })
  }
  const listed = api.table(await api.download('exports/products/?product_class=Book&state=listed'))
  const [status, productClass] = ['status', 'class'].map((name) => listed[0]?.indexOf(name) ?? 0)
  expect(new Set(listed.slice(1).map((row) => `${row[status ?? 0]} ${row[productClass ?? 0]}`))).toEqual(
    new Set(['published Book']),
  )
})

test('the stock is exported, and changes nothing when it is imported', async () => {
  const book = await api.create({ isbn: newIsbn(), title: { en: '=Stock' } })
  await api.send('POST', `stock/${book.id}/movements/`, { body: { reason: 'received', change: 7 } })
  const file = await api.download('exports/stock/')
  const row = api.table(file).find(([isbn]) => isbn === book.isbn)
  expect(row).toEqual([book.isbn, book.slug, "'=Stock", '', 'Book', '7', '0', '7'])
  const checked = await api.check(file, { kind: 'stock' })
  expect(checked.counts).toEqual({ new: 0, changed: 0, unchanged: api.table(file).length - 1, faulty: 0 })
})

test('the attendees of a date are exported for those who may see them', async () => {
  const event = await makeContent(api.database, 'event', { en: { title: 'Low Cloud' } })
  const venue = await makeVenue(api.database, { en: { name: 'The courtyard' } })
  const date = await makeEventDate(api.database, event, { venue_id: venue.id, starts_at: hoursFrom(new Date(), 48) })
  const type = await makeTicketType(api.database, date, { price: 0 })
  const shopper = await shopperWith(api, { [type.product_id]: 2 }, { mode: 'buy-now' })
  const order = await checkOut(api, shopper.cookie, { mode: 'buy-now', guest_email: 'maya@example.com' })
  const { cookie } = await addMember(api, ['box_office'])
  const get = (id: number | string, as = cookie) =>
    api.app.inject({
      method: 'GET',
      url: `/v1/api/staff/exports/event-dates/${id}/attendees/`,
      headers: { cookie: as },
    })
  const table = api.table((await get(date.id)).body)
  expect(table[0]?.slice(0, 4)).toEqual(['order', 'ticket_type', 'name', 'email'])
  expect(table.slice(1).map(([number, , , email]) => [number, email])).toEqual(
    Array.from({ length: 2 }, () => [order.body.number, 'maya@example.com']),
  )
  expect([
    (await get(999_999)).statusCode,
    (await get('x')).statusCode,
    (await get(date.id, api.keeper)).statusCode,
  ]).toEqual([404, 404, 403])
})

test('an import keeps or clears what is empty', async () => {
  const book = await api.create({
    isbn: newIsbn(),
    pages: 100,
    title: { en: 'One', ne: 'एक' },
    subtitle: { en: 'Two' },
  })
  const file = csv(['isbn', 'title_en', 'subtitle_en', 'pages', 'price_selling'], [book.isbn, 'One', '', '', ''])
  expect((await api.check(file)).counts).toMatchObject({ unchanged: 1 })
  const cleared = await api.check(file, { columns: { empty_cells: 'clear' } })
  await api.run(cleared)
  expect(await api.product(book.id)).toMatchObject({ pages: null, subtitle: {}, price: { selling_price: '585.00' } })
})

describe('an import of stock', () => {
  test('counts the shelf by the ledger, and is undone', async () => {
    const [book, other] = [await api.create({ isbn: newIsbn() }), await api.create({ isbn: newIsbn() })]
    const file = csv(
      ['isbn', 'stock', 'note'],
      [book.isbn, '98', 'Shelf 4'],
      [other.isbn, '0', ''],
      ['9789937000017', '1', ''],
      [newIsbn(), '-4', ''],
    )
    const checked = await api.check(file, { kind: 'stock' })
    expect(checked.counts).toEqual({ new: 0, changed: 1, unchanged: 1, faulty: 2 })
    const done = await api.run(checked)
    expect((await api.product(book.id)).num_available).toBe(98)
    const { body } = await api.send('GET', `stock/movements/?product=${book.id}`)
    expect(body.results[0]).toMatchObject({ change: 98, reason: 'counted', note: 'Shelf 4' })
    expect((await api.check(file, { kind: 'stock' })).counts).toMatchObject({ changed: 0, unchanged: 2 })
    expect((await api.rows(await api.undo(done), '&outcome=changed'))[0]?.undone).toBe('restored')
    expect((await api.product(book.id)).num_available).toBe(0)
  })

  test('does not overwrite what has moved since the check', async () => {
    const book = await api.create({ isbn: newIsbn() })
    const checked = await api.check(csv(['isbn', 'stock'], [book.isbn, '5']), { kind: 'stock' })
    await api.send('POST', `stock/${book.id}/movements/`, { body: { reason: 'received', change: 3 } })
    const done = await api.run(checked)
    expect([done.counts, (await api.product(book.id)).num_available]).toMatchObject([{ changed: 0, faulty: 1 }, 3])
  })
})

test('an import is deleted after a month, with its rows', async () => {
  const book = await api.create({ isbn: newIsbn() })
  const { id } = await api.check(csv(['isbn', 'pages'], [book.isbn, '10']))
  await api.pool.query("update import set created_at = now() - interval '31 days' where id = $1", [id])
  await cleanUp(cleanupQueries(api.database))
  const { rows } = await api.pool.query('select from import_row where import_id = $1', [id])
  expect([rows.length, (await api.send('GET', `imports/${id}/`)).status]).toEqual([0, 404])
})
