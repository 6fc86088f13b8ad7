import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkEpub } from '../src/library/staff/check-epub.ts'
import { chapter, makeEpub } from './make-epub.ts'
import { makeProduct } from './make-product.ts'
import { startUploads, type Uploads } from './start-uploads.ts'

let api: Uploads
beforeAll(async () => {
  api = await startUploads()
})
afterAll(() => api.stop())

const ebook = async () => (await makeProduct(api.database, { product_class: 'E-book', num_available: null })).id

describe('a good book', () => {
  test('is what buyers get, in the place of the one before, whose file is deleted later', async () => {
    const product = await ebook()
    const first = makeEpub()
    const { status, body } = await api.uploadBook(`${product}/files/epub/`, first, 1)
    expect([status, body]).toEqual([
      200,
      {
        version: 2,
        files: [
          {
            id: expect.stringMatching(/^[0-9a-f]{16}$/),
            position: 0,
            kind: 'epub',
            type: 'application/epub+zip',
            size: first.length,
            titles: { en: '', ne: '' },
            duration_seconds: null,
            formats: [],
          },
        ],
        sample: null,
      },
    ])
    const nameOf = async () =>
      (await api.pool.query('select media_name from product_file where product_id = $1', [product])).rows[0].media_name
    const name = await nameOf()
    const stream = await api.media.read(name)
    expect(stream && (await buffer(stream)).equals(first)).toBe(true)
    expect((await api.app.inject({ url: `/v1/media/${name}` })).statusCode).toBe(404)
    expect((await api.uploadBook(`${product}/files/epub/`, first, 2)).body.version).toBe(2)
    const late = await api.uploadBook(`${product}/files/epub/`, makeEpub(), 1)
    expect([late.status, late.body.code, late.body.current.version]).toEqual([409, 'version_conflict', 2])
    expect((await api.uploadBook(`${product}/files/epub/`, makeEpub(), 2)).body.version).toBe(3)
    expect(await nameOf()).not.toBe(name)
    expect((await api.pool.query('select from removed_media where name = $1', [name])).rows.length).toBe(1)
    const { rows } = await api.pool.query(`select operation, after from staff_event where thing_id = $1 order by id`, [
      String(product),
    ])
    expect(rows).toEqual([
      { operation: 'setProductEpub', after: { epub: name, size: first.length, chapters: 1 } },
      { operation: 'setProductEpub', after: expect.objectContaining({ epub: await nameOf() }) },
    ])
  })

  test('is public as a sample; the same bytes elsewhere stay', async () => {
    const [product, other] = [await ebook(), await ebook()]
    const bytes = makeEpub()
    await api.uploadBook(`${other}/files/epub/`, bytes, 1)
    const { body } = await api.uploadBook(`${product}/files/sample/`, bytes, 1)
    expect(body.sample).toMatchObject({ type: 'application/epub+zip', size: bytes.length })
    expect((await api.app.inject({ url: body.sample.src })).statusCode).toBe(200)
    await api.uploadBook(`${product}/files/sample/`, makeEpub(), 2)
    expect((await api.ask('GET', `products/${other}/files/`)).body.files.length).toBe(1)
  })

  test('may be one of the shop, or have scrambled fonts', async () => {
    const { rows } = await api.pool.query(
      `select name from media where type = 'application/epub+zip' and created_at < now() limit 3`,
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { name } of rows) {
      const stream = await api.parts.media.read(name)
      if (stream) expect((await checkEpub(await buffer(stream))).chapters).toBeGreaterThan(0)
    }
    const fonts =
      '<encryption><EncryptedData><EncryptionMethod Algorithm="http://www.idpf.org/2008/embedding"/></EncryptedData></encryption>'
    expect(await checkEpub(makeEpub({ 'META-INF/encryption.xml': fonts }))).toEqual({ chapters: 1 })
    const aboutStyles = makeEpub({
      'EPUB/text/one.xhtml': chapter(
        '<p>Write url(https://example.com/a.png), not &lt;script&gt; or expression(1).</p>',
      ),
    })
    expect(await checkEpub(aboutStyles)).toEqual({ chapters: 1 })
  })

  test('is for e-books that there are', async () => {
    const book = (await makeProduct(api.database)).id
    expect((await api.uploadBook(`${book}/files/epub/`, makeEpub(), 1)).body.code).toBe('no_ebook')
    expect((await api.uploadBook('999999/files/epub/', makeEpub(), 1)).status).toBe(404)
    expect((await api.uploadBook('1x/files/epub/', makeEpub(), 1)).status).toBe(404)
    const answer = await api.app.inject({
      method: 'PUT',
      url: `/v1/api/staff/products/${await ebook()}/files/epub/`,
      headers: { cookie: api.keeper.cookie, 'content-type': 'application/epub+zip' },
      payload: makeEpub(),
    })
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['if-match', 'code']])
  })
})
