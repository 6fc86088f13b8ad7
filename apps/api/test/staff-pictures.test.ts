import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct } from './make-product.ts'
import { version } from './start-staff.ts'
import { newPicture, startUploads, type Uploads } from './start-uploads.ts'
import { call } from './visitors.ts'

let api: Uploads
beforeAll(async () => {
  api = await startUploads()
})
afterAll(() => api.stop())

const upload = async () => (await api.upload(await newPicture().jpeg().toBuffer())).body

describe('an uploaded picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('is encoded anew in all sizes: %s', async (format) => {
    const { status, body } = await api.upload(
      await newPicture({ width: 700, height: 1000 }).toFormat(format).toBuffer(),
    )
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ width: 700, height: 1000, version: 1, num_uses: 0 }),
    ])
    expect(body.sources.map(({ type, width }: { type: string; width: number }) => `${type} ${width}`)).toEqual(
      ['avif', 'webp'].flatMap((type) => [160, 320, 640, 700].map((width) => `image/${type} ${width}`)),
    )
    for (const { src, type, width } of body.sources) {
      const answer = await api.app.inject({ url: src })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type])
      const found = await sharp(answer.rawPayload).metadata()
      expect([found.width, found.height]).toEqual([width, Math.round((width * 1000) / 700)])
    }
  })

  test('stands upright, is no larger than 960 pixels, and has lost its metadata', async () => {
    const bytes = await newPicture({ width: 1800, height: 1200 })
      .withExif({ IFD0: { Artist: 'SECRET' }, IFD3: { GPSLatitude: '27/1 40/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(bytes).metadata()).orientation).toBe(6)
    const { body } = await api.upload(bytes)
    expect([body.width, body.height]).toEqual([960, 1440])
    const stream = await api.media.read(body.sources.at(-1).src.split('/').at(-1))
    const found = await sharp(stream && (await buffer(stream))).metadata()
    expect([found.exif, found.xmp, found.iptc, found.orientation]).toEqual([undefined, undefined, undefined, undefined])
  })

  test('keeps what is transparent', async () => {
    const bytes = await newPicture({ alpha: 0.5 }).png().toBuffer()
    const { body } = await api.upload(bytes)
    const { rawPayload } = await api.app.inject({ url: body.sources.at(-1).src })
    expect((await sharp(rawPayload).metadata()).hasAlpha).toBe(true)
  })

  test('is the same for the same bytes, also when they come at once', async () => {
    const bytes = await newPicture().jpeg().toBuffer()
    const answers = await Promise.all([1, 2, 3].map(() => api.upload(bytes)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201])
    expect(new Set(answers.map(({ body }) => body.name)).size).toBe(1)
    const { rows } = await api.pool.query('select operation, account_id from staff_event where thing_id = $1', [
      answers[0]?.body.name,
    ])
    expect(rows).toEqual([{ operation: 'uploadPicture', account_id: api.keeper.id }])
  })

  test('needs the permission before its body is read', async () => {
    let pulled = 0
    const { Readable } = await import('node:stream')
    const body = new Readable({
      read() {
        pulled += 1
        this.push(pulled > 100 ? null : Buffer.alloc(100_000))
      },
    })
    const answer = await api.app.inject({
      method: 'POST',
      url: '/v1/api/staff/pictures/',
      headers: { 'content-type': 'image/jpeg' },
      payload: body,
    })
    expect(answer.statusCode).toBe(401)
  })
})

describe('the words and the focus of a picture', () => {
  test('are changed by version; what is not sent stays', async () => {
    const { name } = await upload()
    const change = (body: object, number: number) => api.ask('PATCH', `pictures/${name}/`, body, version(number))
    const first = await change({ alt: { en: 'A rainy street' }, focus: { x: 20, y: 80 } }, 1)
    expect([first.status, first.body]).toEqual([
      200,
      expect.objectContaining({ version: 2, alt: { en: 'A rainy street', ne: '' }, focus: { x: 20, y: 80 } }),
    ])
    const second = await change({ alt: { ne: 'पानी परेको सडक' }, credit: { en: 'Photo: Asha' } }, 2)
    expect(second.body).toMatchObject({
      alt: { en: 'A rainy street', ne: 'पानी परेको सडक' },
      credit: { en: 'Photo: Asha', ne: '' },
      focus: { x: 20, y: 80 },
    })
    const late = await change({ alt: { en: 'Old' } }, 2)
    expect([late.status, late.body.code, late.body.current.version]).toEqual([409, 'version_conflict', 3])
    expect((await api.ask('PATCH', `pictures/${name}/`, { alt: { en: 'x' } })).status).toBe(400)
    const removed = await change({ alt: { ne: '' }, credit: { en: '' } }, 3)
    expect(removed.body.alt).toEqual({ en: 'A rainy street', ne: '' })
  })

  test.each([
    [{ focus: { x: 101, y: 0 } }, ['focus']],
    [{ focus: { x: 1 } }, ['focus']],
    [{ alt: { en: 'a'.repeat(501), ne: 'b'.repeat(501) } }, ['alt.en', 'alt.ne']],
    [{ credit: { en: 5 } }, ['credit']],
  ])('%j is refused under its fields', async (body, fields) => {
    const { name } = await upload()
    const answer = await api.ask('PATCH', `pictures/${name}/`, body, version(1))
    expect([answer.status, Object.keys(answer.body).filter((key) => key !== 'code')]).toEqual([400, fields])
  })

  test('are found in the list', async () => {
    const { name } = await upload()
    expect((await api.ask('GET', 'pictures/')).body.results[0].name).toBe(name)
    await api.ask('PATCH', `pictures/${name}/`, { alt: { en: 'Zebra crossing', ne: 'जेब्रा क्रसिङ' } }, version(1))
    const find = async (query: string) => (await api.ask('GET', `pictures/?q=zebra&${query}`)).body.count
    expect([await find(''), await find('use=unused'), await find('use=used'), await find('use=without_alt')]).toEqual([
      1, 1, 0, 0,
    ])
    expect((await api.ask('GET', 'pictures/nothing/')).status).toBe(404)
  })
})

describe('the pictures of a product', () => {
  const set = (id: number, pictures: string[], number: number) =>
    api.ask('PUT', `products/${id}/pictures/`, { pictures }, version(number))
  const namesOf = (body: { pictures: { name: string }[] }) => body.pictures.map(({ name }) => name)

  test('are ordered, replaced and removed, and shown at once', async () => {
    const { id, slug } = await makeProduct(api.database)
    const [one, two, three] = [(await upload()).name, (await upload()).name, (await upload()).name]
    expect((await api.ask('GET', `products/${id}/pictures/`)).body).toEqual({ version: 1, pictures: [] })
    expect(namesOf((await set(id, [one, two], 1)).body)).toEqual([one, two])
    const shown = async () => (await call(api, 'GET', `products/${slug}/`)).body
    const before = await shown()
    const changed = await set(id, [three, one], 2)
    expect([changed.body.version, namesOf(changed.body)]).toEqual([3, [three, one]])
    const after = await shown()
    expect(after.picture.sources).not.toEqual(before.picture.sources)
    expect(after.pictures?.length ?? after.images?.length).toBe(before.pictures?.length ?? before.images?.length)
    const late = await set(id, [], 2)
    expect([late.status, late.body.current.version, namesOf(late.body.current)]).toEqual([409, 3, [three, one]])
    expect(namesOf((await set(id, [], 3)).body)).toEqual([])
    expect((await api.ask('GET', `pictures/${one}/`)).body.num_uses).toBe(0)
  })

  test('are refused where there is no such picture or product', async () => {
    const { id } = await makeProduct(api.database)
    const { name } = await upload()
    const unknown = await set(id, [name, 'upload:gone'], 1)
    expect([unknown.status, Object.keys(unknown.body)]).toEqual([400, ['pictures', 'code']])
    expect((await set(id, [name, name], 1)).status).toBe(400)
    expect((await set(999_999, [name], 1)).status).toBe(404)
    expect((await api.ask('GET', `products/${id}/pictures/`)).body.version).toBe(1)
  })
})

describe('the cleanup', () => {
  const age = (name: string) =>
    api.pool.query(`update picture set uploaded_at = now() - interval '25 hours' where name = $1`, [name])

  test('deletes what nobody uses after a day, its files an hour later, and nothing else', async () => {
    const [unused, used, young] = [await upload(), await upload(), await upload()]
    const { id } = await makeProduct(api.database)
    await api.ask('PUT', `products/${id}/pictures/`, { pictures: [used.name] }, version(1))
    for (const { name } of [unused, used]) await age(name)
    const seeded = (await api.pool.query('select count(*) from picture where uploaded_at is null')).rows
    await api.cleanUp()
    const left = async ({ name }: { name: string }) => (await api.ask('GET', `pictures/${name}/`)).status
    expect([await left(unused), await left(used), await left(young)]).toEqual([404, 200, 200])
    expect((await api.pool.query('select count(*) from picture where uploaded_at is null')).rows).toEqual(seeded)
    const [{ src }] = unused.sources
    const file = src.split('/').at(-1)
    expect([(await api.app.inject({ url: src })).statusCode, api.stored().includes(file)]).toEqual([404, true])
    await api.pool.query(`update removed_media set removed_at = now() - interval '61 minutes'`)
    await api.cleanUp()
    expect(api.stored().includes(file)).toBe(false)
    expect((await api.app.inject({ url: used.sources[0].src })).statusCode).toBe(200)
    expect((await api.pool.query('select from removed_media')).rows).toEqual([])
  })

  test('keeps the files of a picture that is uploaded again before they are deleted', async () => {
    const bytes = await newPicture().jpeg().toBuffer()
    const { body } = await api.upload(bytes)
    await age(body.name)
    await api.cleanUp()
    await api.pool.query(`update removed_media set removed_at = now() - interval '61 minutes'`)
    const again = await api.upload(bytes)
    expect([again.status, again.body.sources]).toEqual([201, body.sources])
    await api.cleanUp()
    for (const { src } of body.sources) expect((await api.app.inject({ url: src })).statusCode).toBe(200)
  })

  test('keeps a picture that was uploaded again', async () => {
    const bytes = await newPicture().jpeg().toBuffer()
    const { body } = await api.upload(bytes)
    await age(body.name)
    expect((await api.upload(bytes)).status).toBe(200)
    await api.cleanUp()
    expect((await api.ask('GET', `pictures/${body.name}/`)).status).toBe(200)
  })
})
