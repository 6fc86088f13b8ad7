import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createJobHandlers } from '../src/job-handlers.ts'
import { runDueJobs } from '../src/jobs/worker.ts'
import { makeContent } from './make-content.ts'
import { makeProduct } from './make-product.ts'
import { COD, checkOut, shopperWith } from './order-actions.ts'
import { csv, type Imports, newIsbn, startImports } from './start-imports.ts'

let api: Imports
beforeAll(async () => {
  api = await startImports()
})
afterAll(() => api.stop())

const NEW = ['isbn', 'sku', 'class', 'language', 'title_en', 'price_mrp']
const aNew = (title: string, { isbn = '', sku = '' } = {}) => [isbn, sku, 'Book', 'en', title, '700']

describe('an undo keeps a created product that', () => {
  const uses: [string, (id: number) => Promise<unknown>][] = [
    ['has had stock', (id) => api.send('POST', `stock/${id}/movements/`, { body: { reason: 'received', change: 2 } })],
    ['has been edited', async (id) => api.change(await api.product(id), { pages: 12 })],
    ['has pictures', (id) => api.pool.query('update product set pictures_version = 2 where id = $1', [id])],
    ['has files', (id) => api.pool.query('update product set files_version = 2 where id = $1', [id])],
    ['a content shows', (id) => makeContent(api.database, 'article', { products: [{ id }] })],
    [
      'is in a bundle',
      async (id) => {
        const bundle = await makeProduct(api.database, { product_class: 'Physical Bundle' })
        await api.pool.query('insert into bundle_item (bundle_id, product_id, position) values ($1, $2, 0)', [
          bundle.id,
          id,
        ])
      },
    ],
    [
      'the database keeps for another row',
      async (id) => {
        const { cookie } = await shopperWith(api, { [(await makeProduct(api.database)).id]: 1 })
        await checkOut(api, cookie, COD)
        await api.pool.query(
          `insert into hold (id, order_id, product_id, quantity, state)
          select gen_random_uuid(), id, $1, 1, 'sold' from "order" limit 1`,
          [id],
        )
      },
    ],
    ['another product names as related', (id) => makeProduct(api.database, { related: [id] })],
    [
      'has another edition',
      async (id) => {
        await api.pool.query(
          'with made as (insert into work default values returning id) update product set work_id = made.id from made where product.id = $1',
          [id],
        )
      },
    ],
  ]
  test.each(uses)('%s', async (_title, use) => {
    const isbn = newIsbn()
    const done = await api.run(await api.check(csv(NEW, aNew('Used', { isbn }), aNew('Unused', { isbn: newIsbn() }))))
    const [used, unused] = (await api.rows(done)).map(({ product_id }) => product_id)
    await use(used ?? 0)
    const undone = await api.undo(done)
    const rows = await api.rows(undone)
    expect(rows.map((row) => row.undone)).toEqual(['kept', 'restored'])
    expect(rows[0]?.problems[0]?.problem.en).toMatch(/./)
    expect(rows[0]?.problems[0]?.mend.ne).toMatch(/[\u0900-\u097f]/)
    expect(undone).toMatchObject({ status: 'undone', kept: 1 })
    expect((await api.ask('GET', `${used}/`)).status).toBe(200)
    expect((await api.ask('GET', `${unused}/`)).status).toBe(404)
  })
})

describe('rows about one product', () => {
  test('are found under all its keys, and the later one is an error of the check', async () => {
    const isbn = newIsbn()
    const known = await api.create({ isbn: newIsbn() })
    await api.pool.query("insert into moved_slug (kind, slug, product_id) values ('product', 'moved-fog', $1)", [
      known.id,
    ])
    const checked = await api.check(
      csv(
        NEW,
        aNew('One', { isbn, sku: 'one-key' }),
        aNew('One again', { sku: 'one-key' }),
        aNew('One more', { isbn }),
        [known.isbn, '', '', '', 'Known', ''],
        ['', 'moved-fog', '', '', 'Known again', ''],
      ),
    )
    expect(
      (await api.rows(checked)).map(({ outcome, problems }) => [outcome, problems.map(({ field }) => field)]),
    ).toEqual([
      ['new', []],
      ['faulty', ['sku']],
      ['faulty', ['isbn']],
      ['changed', []],
      ['faulty', ['sku']],
    ])
  })

  test('are refused in the import where only then both mean one product', async () => {
    // The first row gets its SKU from its title, which the last one names.
    const isbn = newIsbn()
    const rows = Array.from({ length: 99 }, (_, at) => aNew(`Filler ${at}`, { sku: `filler-of-title-${at}` }))
    const checked = await api.check(
      csv(NEW, aNew('Late Fog', { isbn }), ...rows, aNew('Another Fog', { sku: 'late-fog' })),
    )
    expect(checked.counts).toMatchObject({ new: 101, faulty: 0 })
    const done = await api.run(checked)
    expect(done.counts).toMatchObject({ new: 100, faulty: 1 })
    expect((await api.rows(done, '&outcome=faulty'))[0]).toMatchObject({ number: 102, problems: [{ field: 'sku' }] })
    const { rows: books } = await api.pool.query(
      'select slug, title from product join product_translation on product_id = id where isbn = $1',
      [isbn],
    )
    expect(books).toEqual([{ slug: 'late-fog', title: 'Late Fog' }])
    await api.undo(done)
  })

  test('are undone from the last row to the first', async () => {
    const books = await api.books(2)
    const done = await api.run(await api.check(csv(['isbn', 'pages'], ...books.map(({ isbn }) => [isbn, '31']))))
    await api.undo(done)
    const { rows } = await api.pool.query(
      "select thing_id from staff_event where operation = 'undoImport' and thing_kind = 'product' and thing_id = any ($1) order by id",
      [books.map(({ id }) => String(id))],
    )
    expect(rows.map(({ thing_id }) => Number(thing_id))).toEqual(books.map(({ id }) => id).toReversed())
  })
})

describe('a step that fails', () => {
  const refuseRows = (condition: string) =>
    api.pool.query(`create function refuse_row() returns trigger language plpgsql as $$
      begin
        if ${condition} then raise exception 'refused'; end if;
        return new;
      end $$;
      create trigger refuse_row before update on import_row for each row execute function refuse_row()`)
  const acceptRows = () => api.pool.query('drop function if exists refuse_row() cascade')
  afterEach(acceptRows)

  /** Runs the jobs, also those that wait to be repeated, until none is left. */
  async function exhaustJobs() {
    const handlers = createJobHandlers({ database: api.database, sendMail: async () => undefined, media: api.media })
    for (let at = 0; at < 20; at += 1) {
      await api.pool.query("update outbox set run_at = now() - interval '1 second' where topic = 'imports.step'")
      await runDueJobs({ database: api.database, handlers, log: { warn: () => undefined, error: () => undefined } })
    }
  }

  test('because of one row makes that row an error and writes the others', async () => {
    const books = await api.books(3)
    const checked = await api.check(csv(['isbn', 'pages'], ...books.map(({ isbn }) => [isbn, '79'])))
    await api.pool.query(
      `alter table product add constraint broken check (pages <> 79 or id <> ${books[1]?.id}) not valid`,
    )
    const done = await api.run(checked)
    await api.pool.query('alter table product drop constraint broken')
    expect(done).toMatchObject({ status: 'done', written: 2, counts: { changed: 2, faulty: 1 } })
    const [row] = await api.rows(done, '&outcome=faulty')
    expect(row).toMatchObject({ number: 3, problems: [{ field: null, problem: { en: expect.any(String) } }] })
    expect((await api.product(books[1]?.id ?? 0)).version).toBe(1)
  })

  test('of all or nothing because of one row takes all back', async () => {
    const books = await api.books(2)
    const checked = await api.check(csv(['isbn', 'pages'], ...books.map(({ isbn }) => [isbn, '80'])))
    await api.pool.query(
      `alter table product add constraint broken check (pages <> 80 or id <> ${books[1]?.id}) not valid`,
    )
    const ended = await api.run(checked, 'stop')
    await api.pool.query('alter table product drop constraint broken')
    expect(ended).toMatchObject({ status: 'undone', stopped_row: 3 })
    expect((await api.product(books[0]?.id ?? 0)).pages).toBeNull()
  })

  test('in an undo because of one row keeps that row and restores the others', async () => {
    const books = await api.books(2)
    const done = await api.run(await api.check(csv(['isbn', 'pages'], ...books.map(({ isbn }) => [isbn, '81']))))
    await api.pool.query(
      `alter table product add constraint broken check (pages is not null or id <> ${books[1]?.id}) not valid`,
    )
    const undone = await api.undo(done)
    await api.pool.query('alter table product drop constraint broken')
    expect(undone).toMatchObject({ status: 'undone', kept: 1 })
    expect((await api.rows(undone)).map((row) => [row.undone, row.problems.length])).toEqual([
      ['restored', 0],
      ['kept', 1],
    ])
  })

  test('each time makes the import failed, and it goes on from there or is undone', async () => {
    const books = await api.books(101)
    const checked = await api.check(csv(['isbn', 'pages'], ...books.map(({ isbn }) => [isbn, '82'])))
    await refuseRows('new.number = 102')
    await api.step(checked, 'run', { faulty_rows: 'skip' })
    await exhaustJobs()
    const failed = await api.show(checked)
    expect(failed).toMatchObject({
      ...{ status: 'failed', written: 100, done_count: 100, undo_until: expect.any(String) },
      failure: { step: 'run', code: expect.stringContaining('P0001'), reason: { en: expect.any(String) } },
    })
    await acceptRows()
    const done = await api.run(failed)
    expect(done).toMatchObject({ status: 'done', written: 101, done_count: 101, failure: null })
    await refuseRows('new.undone is not null and new.number = 2')
    await api.step(done, 'undo')
    await exhaustJobs()
    const stuck = await api.show(done)
    expect(stuck).toMatchObject({ status: 'failed', failure: { step: 'undo' }, undo_until: expect.any(String) })
    await acceptRows()
    expect(await api.undo(stuck)).toMatchObject({ status: 'undone', kept: 0, done_count: 101 })
    const { rows } = await api.pool.query('select count(*)::integer as left from product where pages = 82')
    expect(rows).toEqual([{ left: 0 }])
  })

  test('in the check can be checked again', async () => {
    const [book] = await api.books(1)
    const { body } = await api.upload(csv(['isbn', 'pages'], [book?.isbn ?? '', '83']))
    await refuseRows('true')
    await api.step(body, 'check')
    await exhaustJobs()
    const failed = await api.show(body)
    expect(failed).toMatchObject({ status: 'failed', failure: { step: 'check' }, undo_until: null })
    await acceptRows()
    expect((await api.step(failed, 'run', { faulty_rows: 'skip' })).status).toBe(409)
    await api.step(failed, 'check')
    await api.drainJobs()
    expect(await api.show(failed)).toMatchObject({ status: 'checked', failure: null, counts: { changed: 1 } })
  })

  test('while it undoes can be cancelled and undone later', async () => {
    const books = await api.books(2)
    const done = await api.run(await api.check(csv(['isbn', 'pages'], ...books.map(({ isbn }) => [isbn, '84']))))
    const { body: undoing } = await api.step(done, 'undo')
    const { body: cancelled } = await api.step(undoing, 'cancel')
    expect(cancelled.status).toBe('cancelled')
    await api.drainJobs()
    expect((await api.product(books[0]?.id ?? 0)).pages).toBe(84)
    expect(await api.undo(cancelled)).toMatchObject({ status: 'undone', kept: 0 })
  })
})

test('a file that is sent again becomes one import for each key', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const file = csv(['isbn', 'pages'], [newIsbn(), '12'])
  const [first, again] = [await api.upload(file, 'products', headers), await api.upload(file, 'products', headers)]
  expect([first.status, again.status, again.body]).toEqual([201, 201, first.body])
  const other = await api.upload(csv(['isbn', 'pages'], [newIsbn(), '12']), 'products', headers)
  expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
  expect((await api.upload(file)).body.id).not.toBe(first.body.id)
})
