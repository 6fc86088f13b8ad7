import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCategory } from './make-product.ts'
import { csv, type Imports, newIsbn, startImports } from './start-imports.ts'
import { addMember } from './start-staff.ts'
import { call } from './visitors.ts'

let api: Imports
beforeAll(async () => {
  api = await startImports()
})
afterAll(() => api.stop())

describe('a file', () => {
  test.each([
    ['UTF-16', Buffer.from('\ufeffisbn,title_en\n', 'utf16le'), 'UTF-8'],
    ['Latin 1', Buffer.from('isbn,title_en\n1,Caf\xe9\n', 'latin1'), 'UTF-8'],
    ['a spreadsheet', Buffer.from('PK\x03\x04 isbn'), 'CSV'],
    ['an empty one', Buffer.from('\ufeff\n'), 'empty'],
    ['one without rows', Buffer.from('isbn,title_en\n'), 'no rows'],
    ['one with strange columns', Buffer.from('colour,shape\nred,round\n'), 'No column'],
    ['an open quotation mark', Buffer.from('isbn,title_en\n1,"open\n'), 'quotation'],
    ['more cells than columns', Buffer.from('isbn,title_en\n1,Fog, and rain\n'), 'Row 2'],
    ['too many columns', Buffer.from(`isbn${',x'.repeat(200)}\n1\n`), '200 columns'],
    ['a cell that is too long', Buffer.from(`isbn,title_en\n1,${'x'.repeat(100_001)}\n`), '100,000'],
    ['one row too many', Buffer.from(`sku\n${'a\n'.repeat(50_001)}`), '50,000'],
  ])('%s is refused', async (_name, file, said) => {
    const { status, body } = await api.upload(file)
    expect([status, body.file]).toEqual([400, [expect.stringContaining(said)]])
    const nepali = await api.upload(file, 'products', { 'accept-language': 'ne' })
    expect(nepali.body.file[0]).toMatch(/^[\u0900-\u097f]/)
  })

  test('of more than 20 MB is refused, and one of another member too', async () => {
    expect((await api.upload('x', 'products', { 'content-length': '20000001' })).status).toBe(413)
    const { cookie } = await addMember(api, ['editor'])
    expect((await call(api, 'GET', 'staff/imports/', undefined, { cookie })).status).toBe(403)
  })

  test('suggests its columns, which can be changed', async () => {
    const { body } = await api.upload('\ufeffSKU;Price;Colour;Title EN\nno-such;1;red;A\n')
    expect(body.columns.map(({ field }: { field: string }) => field)).toEqual([
      'sku',
      'price_selling',
      null,
      'title_en',
    ])
    expect(body.columns[2]).toMatchObject({ header: 'Colour', samples: ['red'] })
    const change = (fields: (string | null)[]) =>
      api.send('PATCH', `imports/${body.id}/`, { body: { fields }, headers: { 'if-match': `"${body.version}"` } })
    for (const fields of [['sku'], ['sku', 'sku', null, null], ['sku', 'nothing', null, null]])
      expect([(await change(fields)).status, (await change(fields)).body]).toEqual([
        400,
        { fields: [expect.any(String)], code: 'invalid' },
      ])
    const answer = await change([null, 'price_mrp', null, 'title_en'])
    expect([answer.status, answer.body.columns[1].field, answer.body.version]).toEqual([200, 'price_mrp', 2])
    expect((await change(['sku', null, null, null])).status).toBe(409)
    expect((await api.step(answer.body, 'check')).body.fields[0]).toContain('ISBN')
    expect((await api.step(answer.body, 'run', { faulty_rows: 'skip' })).body.code).toBe('not_checked')
  })
})

describe('an import of products', () => {
  test('creates, changes and leaves alone, once', async () => {
    const category = await makeCategory(api.database)
    const [known, same] = [await api.create({ isbn: newIsbn() }), await api.create({ isbn: newIsbn() })]
    const isbn = newIsbn()
    const file = csv(
      [
        'isbn',
        'class',
        'language',
        'title_en',
        'title_ne',
        'authors_en',
        'categories',
        'price_mrp',
        'price_selling',
        'pages',
        'status',
      ],
      [
        isbn,
        'Book',
        'en',
        'House of Fog',
        'कुहिरोको घर',
        'Maya Gurung; O\\;Neil',
        `top/${category.slug}`,
        '1,100',
        '९९९.५',
        '210',
        'published',
      ],
      ['', '', '', '', '', '', '', '', '', '', ''],
      [known.isbn, '', '', '', '', '', '', '', '600.05', '', ''],
      [same.isbn, 'book', 'en', '', '', '', '', '650', '585.00', '', 'draft'],
    )
    const checked = await api.check(file)
    expect([checked.status, checked.counts]).toEqual(['checked', { new: 1, changed: 1, unchanged: 1, faulty: 0 }])
    expect((await api.rows(checked)).map(({ number, outcome }) => [number, outcome])).toEqual([
      [2, 'new'],
      [4, 'changed'],
      [5, 'unchanged'],
    ])
    expect((await api.rows(checked, '&outcome=changed'))[0]?.changes).toEqual([
      { field: 'price_selling', from: '585.00', to: '600.05' },
    ])
    expect((await api.product(known.id)).version).toBe(1)

    const done = await api.run(checked)
    expect(done).toMatchObject({ status: 'done', written: 2, undo_until: expect.any(String) })
    const [created] = await api.rows(done, '&outcome=new')
    const book = await api.product(created?.product_id ?? 0)
    expect(book).toMatchObject({
      ...{
        isbn,
        title: { en: 'House of Fog', ne: 'कुहिरोको घर' },
        authors: { en: ['Maya Gurung', 'O;Neil'] },
        pages: 210,
      },
      ...{ price: { mrp: '1100.00', selling_price: '999.50' }, is_listed: true, num_available: 0 },
      categories: [{ id: category.id }],
    })
    expect(await api.product(known.id)).toMatchObject({ version: 2, price: { mrp: '650.00', selling_price: '600.05' } })
    expect((await api.eventsOf('product', known.id)).at(-1)).toMatchObject({
      operation: 'runImport',
      after: { price: { selling_price: '600.05' } },
    })
    expect((await api.eventsOf('product', book.id)).map(({ operation }) => operation)).toEqual(['runImport'])

    const again = await api.check(file)
    expect(again.counts).toEqual({ new: 0, changed: 0, unchanged: 3, faulty: 0 })
    expect((await api.step(again, 'run', { faulty_rows: 'skip' })).body.code).toBe('nothing_to_do')

    const undone = await api.undo(done)
    expect(undone).toMatchObject({ status: 'undone', undo_until: null })
    expect((await api.ask('GET', `${book.id}/`)).status).toBe(404)
    expect(await api.product(known.id)).toMatchObject({ version: 3, price: { selling_price: '585.00' } })
    expect((await api.step(undone, 'undo')).body.code).toBe('no_undo')
  })

  test('names what is wrong by row and column, and skips it', async () => {
    const known = await api.create({ isbn: newIsbn() })
    const twice = await api.create({ isbn: newIsbn() })
    const other = await api.create()
    const file = csv(
      [
        'isbn',
        'sku',
        'title_en',
        'price_mrp',
        'price_selling',
        'published_on',
        'categories',
        'pages',
        'class',
        'status',
      ],
      [known.isbn, '', '', '', '585,50', '', '', '', '', ''],
      ['978-99370-0003', '', 'A', '1', '1', '', '', '', 'Book', ''],
      ['9.78994E+12', '', 'A', '1', '1', '', '', '', 'Book', ''],
      [known.isbn, '', '', '600', '650', '2026-11-31', 'no-such', '-4', 'E-book', 'sold'],
      [twice.isbn, '', '', '', '500', '', '', '', '', ''],
      [twice.isbn, '', '', '', '501', '', '', '', '', ''],
      [known.isbn, other.slug, '', '', '500', '', '', '', '', ''],
      ['', '', 'A', '', '', '', '', '', '', ''],
      [newIsbn(), '', '', '600', '650', '', '', '0', 'Book', ''],
      [newIsbn(), '', 'A bundle', '600', '600', '', '', '', 'Physical Bundle', 'published'],
    )
    const checked = await api.check(file)
    expect(checked.counts).toEqual({ new: 0, changed: 1, unchanged: 0, faulty: 9 })
    const found = (await api.rows(checked, '&outcome=faulty')).map(({ number, problems }) => [
      number,
      problems.map(({ column, field, value }) => [column, field, value]),
    ])
    expect(found).toEqual([
      [2, [['E', 'price_selling', '585,50']]],
      [3, [['A', 'isbn', '978-99370-0003']]],
      [4, [['A', 'isbn', '9.78994E+12']]],
      [
        5,
        [
          ['F', 'published_on', '2026-11-31'],
          ['G', 'categories', 'no-such'],
          ['H', 'pages', '-4'],
          ['I', 'class', 'E-book'],
          ['J', 'status', 'sold'],
          ['A', 'isbn', known.isbn],
        ],
      ],
      [7, [['A', 'isbn', twice.isbn]]],
      [
        8,
        [
          ['B', 'sku', other.slug],
          ['A', 'isbn', known.isbn],
        ],
      ],
      [9, [[null, null, '']]],
      [
        10,
        expect.arrayContaining([
          ['C', 'title_en', ''],
          ['H', 'pages', '0'],
          ['E', 'price_selling', '650'],
        ]),
      ],
      [11, expect.arrayContaining([['J', 'status', 'published']])],
    ])
    for (const { problems } of await api.rows(checked, '&outcome=faulty'))
      for (const { problem, mend } of problems) {
        expect([problem.en, mend.en].join()).toMatch(/^[ -~“”…]+$/)
        expect([problem.ne, mend.ne]).toEqual([
          expect.stringMatching(/[\u0900-\u097f]/),
          expect.stringMatching(/[\u0900-\u097f]/),
        ])
      }
    const errors = api.table(await api.download(`imports/${checked.id}/errors/`))
    expect([errors.length, errors[0]?.slice(0, 3), errors[1]?.slice(2)]).toEqual([
      10,
      ['row', 'problem', 'isbn'],
      [known.isbn, '', '', '', '585,50', '', '', '', '', ''],
    ])
    expect((await api.step(checked, 'run', { faulty_rows: 'stop' })).body.code).toBe('faulty_rows')
    expect((await api.run(checked)).status).toBe('done')
    expect([await api.product(twice.id), await api.product(known.id)]).toMatchObject([
      { price: { selling_price: '500.00' } },
      { version: 1 },
    ])
  })

  test('undoes only what nobody has changed since', async () => {
    const [mine, theirs] = [await api.create({ isbn: newIsbn() }), await api.create({ isbn: newIsbn() })]
    const done = await api.run(await api.check(csv(['isbn', 'pages'], [mine.isbn, '10'], [theirs.isbn, '10'])))
    await api.change(await api.product(theirs.id), { pages: 20 })
    expect((await api.rows(await api.undo(done))).map(({ undone }) => undone)).toEqual(['restored', 'kept'])
    expect([(await api.product(mine.id)).pages, (await api.product(theirs.id)).pages]).toEqual([null, 20])
  })

  test('of all or nothing takes back what was written when a row has become faulty', async () => {
    const isbn = newIsbn()
    const books = await api.books(102)
    const rows = books.map((book, at) => [book.slug, at === 101 ? isbn : book.isbn, '77'])
    const checked = await api.check(csv(['sku', 'isbn', 'pages'], ...rows))
    expect(checked.counts).toMatchObject({ changed: 102, faulty: 0 })
    // Since the check another product has got the ISBN.
    await api.create({ isbn })
    const ended = await api.run(checked, 'stop')
    expect(ended).toMatchObject({ status: 'undone', stopped_row: 103 })
    const { rows: left } = await api.pool.query('select count(*)::integer as left from product where pages = 77')
    expect(left).toEqual([{ left: 0 }])
  })

  test('can be cancelled between batches, and repeated jobs do nothing twice', async () => {
    const books = await api.books(51)
    const checked = await api.check(csv(['isbn', 'pages'], ...books.map(({ isbn }) => [isbn, '78'])))
    const { body: running } = await api.step(checked, 'run', { faulty_rows: 'skip' })
    const { rows: jobs } = await api.pool.query("select payload from outbox where topic = 'imports.step'")
    const { runStep } = await import('../src/imports/steps.ts')
    // The job is killed after its first batch was committed, and runs again with the one that it has queued.
    await runStep(api.database)(jobs[0].payload)
    expect(await api.show(running)).toMatchObject({ status: 'running', done_count: 50, written: 50 })
    const { body: cancelled } = await api.step(await api.show(running), 'cancel')
    expect(cancelled.status).toBe('cancelled')
    await runStep(api.database)(jobs[0].payload)
    await api.drainJobs()
    const { rows } = await api.pool.query(
      'select count(*)::integer as done, max(version) as version from product where pages = 78',
    )
    expect(rows).toEqual([{ done: 50, version: 2 }])
    expect(await api.undo(cancelled)).toMatchObject({ status: 'undone' })
  })

  test('survives a batch that fails in its middle', async () => {
    const books = [await api.create({ isbn: newIsbn() }), await api.create({ isbn: newIsbn() })]
    const checked = await api.check(csv(['isbn', 'pages'], ...books.map(({ isbn }) => [isbn, '79'])))
    await api.step(checked, 'run', { faulty_rows: 'skip' })
    const { rows: jobs } = await api.pool.query("select payload from outbox where topic = 'imports.step'")
    const { runStep } = await import('../src/imports/steps.ts')
    await api.pool.query(`create function refuse_row() returns trigger language plpgsql as $$
      begin
        raise exception 'refused';
      end $$;
      create trigger refuse_row before update on import_row for each row execute function refuse_row()`)
    await expect(runStep(api.database)(jobs[0].payload)).rejects.toThrow()
    expect([await api.show(checked), (await api.product(books[0].id)).pages]).toMatchObject([
      { done_count: 0, written: 0 },
      null,
    ])
    await api.pool.query('drop function refuse_row() cascade')
    await api.drainJobs()
    expect([await api.show(checked), (await api.product(books[1].id)).version]).toMatchObject([
      { status: 'done', written: 2 },
      2,
    ])
  })
})
