import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEditor } from './edit-contents.ts'
import { version } from './start-staff.ts'
import { newPicture, startUploads, type Uploads } from './start-uploads.ts'

let api: Uploads
beforeAll(async () => {
  api = await startUploads()
})
afterAll(() => api.stop())

const upload = async () => (await api.upload(await newPicture().jpeg().toBuffer())).body

describe('a part of a picture', () => {
  /** Red on the left, blue on the right, lying on its side. */
  const twoColours = async () => {
    const [width, height] = [400, 800]
    const red = newPicture({ width, height })
    const blue = { create: { width, height: 400, channels: 3 as const, background: '#0000ff' } }
    const bytes = await red
      .composite([
        { input: { create: { width, height: 400, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
        { input: blue, left: 0, top: 400 },
        // Enough to differ from the pictures of other tests after it was compressed.
        { input: randomBytes(8 * 8 * 3), raw: { width: 8, height: 8, channels: 3 }, left: 0, top: 0 },
      ])
      .png()
      .toBuffer()
    // Turned by 90 degrees against the clock: 800 wide, 400 high.
    return sharp(bytes).withMetadata({ orientation: 8 }).png().toBuffer()
  }
  const crop = (name: string, part: unknown) => api.ask('POST', `pictures/${name}/crops/`, { crop: part })
  const colourOf = async ({ sources }: { sources: { src: string }[] }) => {
    const { rawPayload } = await api.app.inject({ url: sources.at(-1)?.src ?? '' })
    const { dominant } = await sharp(rawPayload).stats()
    return dominant.r > dominant.b ? 'red' : 'blue'
  }
  const leftHalf = { x: 0, y: 0, width: 50, height: 100 }

  test('is what is stored in all sizes, counted from the corner of the upright picture', async () => {
    const bytes = await twoColours()
    const { status, body } = await api.upload(bytes, {}, '0,0,50,100')
    expect([status, body.width, body.height, body.crop]).toEqual([201, 400, 400, leftHalf])
    const right = await api.upload(bytes, {}, '50,0,50,100')
    expect([await colourOf(body), await colourOf(right.body)]).toEqual(['red', 'blue'])
    expect((await api.upload(bytes, {}, '0,0,50,100')).body.name).toBe(body.name)
    const whole = await api.upload(bytes)
    expect([whole.body.crop, whole.body.width]).toEqual([null, 800])
    expect(new Set([whole.body.name, right.body.name, body.name]).size).toBe(3)
    expect((await api.upload(bytes, {}, '0,0,100,100')).body.name).toBe(whole.body.name)
  })

  test('is chosen anew from the whole picture, with the same words; the first one stays', async () => {
    const { body } = await api.upload(await twoColours(), {}, '0,0,50,100')
    const alt = { en: 'A red wall', ne: 'रातो भित्ता' }
    await api.ask('PATCH', `pictures/${body.name}/`, { alt }, version(1))
    const right = await crop(body.name, { x: 50, y: 0, width: 50, height: 50 })
    expect([right.status, right.body]).toEqual([201, expect.objectContaining({ width: 400, height: 200, alt })])
    expect([right.body.whole === null, await colourOf(right.body)]).toEqual([false, 'blue'])
    expect((await crop(body.name, { x: 50, y: 0, width: 50, height: 50 })).status).toBe(200)
    const all = await crop(right.body.name, null)
    expect([all.status, all.body.width, all.body.crop]).toEqual([201, 800, null])
    expect((await api.ask('GET', `pictures/${body.name}/`)).body.crop).toEqual(leftHalf)
    const { rows } = await api.pool.query('select operation from staff_event where thing_id = $1', [right.body.name])
    expect(rows).toEqual([{ operation: 'cropStaffPicture' }])
  })

  test('that is there already gets the words and the focus that it lacks, and keeps its own', async () => {
    const { body } = await api.upload(await twoColours(), {}, '0,0,50,100')
    const part = { x: 50, y: 0, width: 50, height: 100 }
    const first = (await crop(body.name, part)).body
    await api.ask('PATCH', `pictures/${first.name}/`, { alt: { en: 'Its own' } }, version(1))
    const words = { alt: { en: 'A wall', ne: 'भित्ता' }, credit: { en: 'Asha', ne: '' }, focus: { x: 100, y: 20 } }
    await api.ask('PATCH', `pictures/${body.name}/`, words, version(1))
    const again = await crop(body.name, part)
    expect([again.status, again.body]).toEqual([
      200,
      expect.objectContaining({
        ...{ name: first.name, version: 3, alt: { en: 'Its own', ne: 'भित्ता' }, credit: words.credit },
        focus: { x: 0, y: 20 },
      }),
    ])
    expect((await crop(body.name, part)).body.version).toBe(3)
    const { rows } = await api.pool.query(
      `select after from staff_event where thing_id = $1 and operation = 'cropStaffPicture' order by id`,
      [first.name],
    )
    expect(rows.length).toBe(2)
  })

  test('can be chosen once a picture from before wholes were kept is uploaded again', async () => {
    const bytes = await twoColours()
    const { name } = (await api.upload(bytes)).body
    await api.pool.query('update picture set whole_media = null where name = $1', [name])
    expect((await crop(name, leftHalf)).status).toBe(404)
    const again = await api.upload(bytes)
    expect([again.status, again.body.name, again.body.whole === null]).toEqual([200, name, false])
    expect((await crop(name, leftHalf)).status).toBe(201)
  })

  test('can be as large as the upload had pixels for, though the sites show fewer', async () => {
    const { body } = await api.upload(await newPicture({ width: 2400, height: 1200 }).png().toBuffer())
    const part = await crop(body.name, { x: 0, y: 0, width: 40, height: 80 })
    expect([body.width, part.body.width, part.body.height]).toEqual([960, 960, 960])
  })

  test('shows the whole picture to staff alone, without metadata', async () => {
    const bytes = await newPicture({ width: 700, height: 500 })
      .withExif({ IFD0: { Artist: 'SECRET' } })
      .jpeg()
      .toBuffer()
    const { body } = await api.upload(bytes, {}, '10,10,80,80')
    const answer = await api.app.inject({ url: body.whole, headers: { cookie: api.keeper.cookie } })
    const found = await sharp(answer.rawPayload).metadata()
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'no-store',
    ])
    expect([found.width, found.height, found.exif]).toEqual([700, 500, undefined])
    expect((await api.app.inject({ url: body.whole })).statusCode).toBe(401)
    const { rows } = await api.pool.query('select whole_media from picture where name = $1', [body.name])
    expect((await api.app.inject({ url: `/v1/media/${rows[0].whole_media}` })).statusCode).toBe(404)
  })

  test.each(['', '1,2,3', '0,0,50,100,1', 'a,b,c,d', '-1,0,50,50'])('%j is no part: 400', async (part) => {
    const { status, body } = await api.upload(await newPicture().png().toBuffer(), {}, part)
    expect([status, Object.keys(body)]).toEqual([400, expect.arrayContaining(['crop'])])
  })

  test.each([{ x: 101, y: 0, width: 10, height: 10 }, { x: 0, y: 0, width: 10 }, 'left'])(
    '%j is no part of a stored picture: 400',
    async (part) => {
      const { name } = await upload()
      expect((await crop(name, part)).status).toBe(400)
    },
  )

  test('must have enough pixels, and is none of a picture without its whole', async () => {
    const { name } = await upload()
    const small = await crop(name, { x: 0, y: 0, width: 10, height: 10 })
    expect([small.status, Object.keys(small.body)]).toEqual([400, expect.arrayContaining(['file'])])
    expect((await crop('nothing', leftHalf)).status).toBe(404)
    await api.pool.query('update picture set whole_media = null where name = $1', [name])
    expect((await crop(name, leftHalf)).status).toBe(404)
  })

  test('keeps the whole from being deleted until no part of it is left', async () => {
    const { body } = await api.upload(await twoColours(), {}, '0,0,50,100')
    const other = (await crop(body.name, null)).body.name
    const { rows } = await api.pool.query('select whole_media from picture where name = $1', [body.name])
    const wholes = async () =>
      (await api.pool.query('select from media where name = $1', [rows[0].whole_media])).rows.length
    const age = (name: string) =>
      api.pool.query(`update picture set uploaded_at = now() - interval '2 days' where name = $1`, [name])
    await age(body.name)
    await api.cleanUp()
    expect([(await api.ask('GET', `pictures/${body.name}/`)).status, await wholes()]).toEqual([404, 1])
    await age(other)
    await api.cleanUp()
    expect([(await api.ask('GET', `pictures/${other}/`)).status, await wholes()]).toEqual([404, 0])
  })
})

test('a picture of an earlier revision is kept, for the revision can be restored', async () => {
  const editor = await openEditor(api)
  const names = [(await upload()).name, (await upload()).name, (await upload()).name]
  const [picture = '', square = '', last = ''] = names
  const content = await editor.create('event', { en: 'Published' })
  const { facts } = content.document
  const documents = [{ picture }, { picture: last, facts: { ...facts, square_picture: square } }]
  for (const [at, document] of documents.entries())
    await api.pool.query('insert into content_revision (content_id, number, document) values ($1, $2, $3)', [
      ...[content.id, at + 1, JSON.stringify(document)],
    ])
  await api.pool.query(`update picture set uploaded_at = now() - interval '2 days' where name = any ($1)`, [names])
  await api.cleanUp()
  const { rows } = await api.pool.query('select from picture where name = any ($1)', [names])
  expect(rows.length).toBe(3)
})

test('a picture that only a draft has, or that a content has as its second one, is kept', async () => {
  const editor = await openEditor(api)
  const names: string[] = []
  const uploaded = async () => {
    const { name } = await upload()
    names.push(name)
    return name as string
  }
  const draft = await editor.create('article', { en: 'A draft for a long time' })
  await editor.save(draft, { picture: await uploaded() })
  const event = await editor.create('event', { en: 'A draft with a square' })
  const { facts } = event.document
  await editor.save(event, { facts: { ...facts, square_picture: await uploaded() } })
  await api.pool.query(`insert into content (kind, slug, facts) values ('event', 'square', $1)`, [
    JSON.stringify({ square_picture: await uploaded() }),
  ])
  const unused = await uploaded()
  const uses = await Promise.all(names.map(async (name) => (await api.ask('GET', `pictures/${name}/`)).body.num_uses))
  expect(uses).toEqual([1, 1, 1, 0])
  await api.pool.query(`update picture set uploaded_at = now() - interval '2 days' where name = any ($1)`, [names])
  await api.cleanUp()
  const { rows } = await api.pool.query('select name from picture where name = any ($1)', [names])
  expect(rows.map(({ name }) => name).toSorted()).toEqual(names.filter((name) => name !== unused).toSorted())
})
