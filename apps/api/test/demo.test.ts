import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROLES } from '../src/staff/permissions.ts'
import { openShop } from './open-shop.ts'

type Shop = Awaited<ReturnType<typeof openShop>>

describe('the demo', () => {
  let shop: Shop
  let get: Awaited<ReturnType<Shop['answering']>>
  beforeAll(async () => {
    shop = await openShop()
    await shop.seed()
    get = await shop.answering()
  })
  afterAll(() => shop.close())

  test('starts with the original products', async () => {
    const { results } = await get('/v1/api/products/?page_size=2&group_by=product')
    expect(results).toMatchObject([
      { id: 1, slug: 'the-rain-ledger', product_class: 'Book', selling_price: '585.00', mrp: '650.00' },
      { id: 2, slug: 'kuhiroko-ghar', product_class: 'E-book', selling_price: '315.00', mrp: '350.00' },
    ])
    expect((await get('/v1/api/products/1/availability/')).num_available).toBe(14)
    expect((await get('/v1/api/artists/')).results[0].slug).toBe('tara-nembang')
  })

  test('has a member of staff for each role but the owner, whom the settings name', async () => {
    const { rows } = await shop.pool.query('select roles from staff_member order by roles')
    expect(rows.flatMap(({ roles }) => roles)).toEqual(ROLES.filter((role) => role !== 'owner').toSorted())
  })

  test('invalidates every tag once', async () => {
    const { tags } = await get('/internal/cache-tags/?after=0')
    const { rows } = await shop.pool.query(
      `select 'product:' || slug as tag from product union all select 'products'
       union all select kind || ':' || slug from content
       union all select distinct case kind when 'news' then kind when 'series' then kind when 'category' then 'categories' else kind || 's' end from content`,
    )
    expect(tags.map(({ tag }: { tag: string }) => tag).sort()).toEqual(rows.map(({ tag }) => tag).sort())
  })

  test('has as many tickets for seats as there are seats that are not blocked', async () => {
    const { rows } = await shop.pool.query(
      `select event_date_id, section_id, capacity, sold, (
         select count(*)::integer from seat where seat.section_id = ticket_type.section_id and not exists (
           select from taken_seat where seat_id = seat.id and taken_seat.event_date_id = ticket_type.event_date_id
         )
       ) as free
       from ticket_type where section_id is not null`,
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { capacity, sold, free } of rows) expect([capacity, sold]).toEqual([free, 0])
  })

  test('shows no news as updated', async () => {
    const { results } = await get('/v1/api/news/?page_size=50')
    expect(results.length).toBeGreaterThanOrEqual(24)
    for (const { slug } of results) {
      const { published_at, updated_at } = await get(`/v1/api/news/${slug}/`)
      expect([slug, updated_at]).toEqual([slug, published_at])
    }
  })

  test('has an event of every state', async () => {
    const { results } = await get('/v1/api/events/?page_size=50')
    const stateOf = (slug: string) => results.find((event: { slug: string }) => event.slug === slug)
    expect(stateOf('dapha-until-it-is-finished')).toMatchObject({ state: 'live', is_streamed: true })
    expect(stateOf('extraordinary-meeting-of-ward-five')).toMatchObject({ state: 'replay', price_from: '200.00' })
    expect(stateOf('songs-the-porters-kept')).toMatchObject({ state: 'upcoming', is_sold_out: true, price_from: null })
    expect(stateOf('slow-milk-first-pressing')).toMatchObject({ state: 'ended' })
    expect(stateOf('low-cloud-heard-in-the-dark')).toMatchObject({ state: 'upcoming', price_from: '0.00' })
    const { dates } = await get('/v1/api/events/four-for-the-mechi/')
    expect(dates.map(({ state }: { state: string }) => state)).toEqual(['postponed', 'upcoming', 'cancelled'])
    const eventDate = await get('/v1/api/events/the-long-night-of-the-madal/', 'ne')
    expect(eventDate.dates.map((date: { is_sold_out: boolean }) => date.is_sold_out)).toEqual([false, false, false])
    expect(
      eventDate.dates[0].ticket_types.map(({ num_available }: { num_available: number }) => num_available),
    ).toEqual([0, 0, 0, 4588])
  })

  test('links content in both directions', async () => {
    const slugs = (cards: { slug: string }[]) => cards.map(({ slug }) => slug)
    const artist = await get('/v1/api/artists/tara-nembang/')
    expect(slugs(artist.records)).toEqual(['low-cloud'])
    expect(slugs(artist.interviews)).toEqual(['tara-nembang-puts-the-slope-back'])
    expect(slugs(artist.sessions)).toEqual(['tara-nembang-in-a-weaving-shed'])
    expect(slugs(artist.products)).toEqual(['kettle-mug'])
    const record = await get('/v1/api/records/low-cloud/')
    expect(slugs(record.artists)).toEqual(['tara-nembang'])
    expect(record.tracks.length).toBe(5)
    expect(slugs(record.formats)).toEqual(['low-cloud-vinyl', 'low-cloud-download'])
    const book = await get('/v1/api/products/the-rain-ledger/')
    expect(book.formats.map(({ product_class }: { product_class: string }) => product_class).sort()).toEqual([
      'Audiobook',
      'Book',
      'E-book',
    ])
    expect(slugs((await get('/v1/api/volumes/rivers-that-used-to-be-roads/')).contents)).toHaveLength(5)
  })

  test('has files for everything that can be read, heard and watched', async () => {
    const book = await get('/v1/api/products/kuhiroko-ghar/')
    const audiobook = await get('/v1/api/products/the-rain-ledger-audiobook/')
    const record = await get('/v1/api/records/monsoon-receipts/')
    const session = await get('/v1/api/sessions/tara-nembang-in-a-weaving-shed/')
    const film = await get('/v1/api/products/the-long-night-the-film/')
    const places = {
      epub: book.sample_url,
      m4a: audiobook.sample_url,
      m3u8: session.video.src,
    }
    for (const [ending, url] of Object.entries(places))
      expect(url).toMatch(new RegExp(`^/v1/media/[0-9a-f]{24}\\.${ending}$`))
    expect(film.video_url).toMatch(/^\/v1\/media\/[0-9a-f]{24}\.m3u8$/)
    const { audio, transcript } = await get('/v1/api/interviews/five-drums-and-a-point-of-order/')
    expect(audio.src).toMatch(/\.m4a$/)
    expect(transcript).toContain('seven beats to the round')
    for (const { preview } of record.tracks) expect(preview.src).toMatch(/\.mp3$/)
    const names = [
      ...Object.values(places),
      audio.src,
      ...record.tracks.map(({ preview }: { preview: { src: string } }) => preview.src),
    ]
    const { rows } = await shop.pool.query('select name from media')
    expect(rows.map(({ name }) => `/v1/media/${name}`)).toEqual(expect.arrayContaining(names))
  })

  test('is inserted once; later changes and deletions stay', async () => {
    const before = await shop.contents()
    await shop.seed()
    expect(await shop.contents()).toEqual(before)
    await shop.pool.query("update product_translation set title = 'Dry' where product_id = 1")
    await shop.pool.query("delete from content where slug = 'tea-is-now-included'")
    const changed = await shop.contents()
    await shop.seed()
    expect(await shop.contents()).toEqual(changed)
  })
})

describe('two APIs that start on an empty database', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())

  test('insert the demo once', async () => {
    await Promise.all([shop.seed(), shop.openApi().seed()])
    const { rows } = await shop.pool.query(
      'select count(*)::integer as count, count(distinct slug)::integer as slugs, max(id) as last from product',
    )
    expect(rows[0]?.count).toBe(rows[0]?.slugs)
    expect(rows[0]?.last).toBe(rows[0]?.count)
    expect((await shop.pool.query('select part from seeding')).rows).toEqual([{ part: 'demo' }])
  })
})
