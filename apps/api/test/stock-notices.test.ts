import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct } from './make-product.ts'
import { type RunningApp, startApp } from './start-app.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())
afterEach(() => api.pool.query('delete from stock_notice; delete from rate_limit'))

const soldOut = () =>
  makeProduct(api.database, { num_available: 0, title: { en: 'The Rain Ledger', ne: 'वर्षाको बहीखाता' } })
const ask = (slug: string, email: string, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'POST', url: `/v1/api/products/${slug}/stock-notices/`, payload: { email }, headers })
const restock = (id: number, count: number) =>
  api.database.updateTable('product').set({ num_available: count }).where('id', '=', id).execute()
/** The emails that are sent now. */
async function sentMails() {
  await api.drainJobs()
  return api.mails.splice(0)
}
const notices = async () => (await api.pool.query('select email from stock_notice')).rows.map(({ email }) => email)

describe('an email when a product is back', () => {
  test('is sent once to each address in its language, and the addresses are deleted', async () => {
    const { id, slug } = await soldOut()
    expect((await ask(slug, 'Maya@example.com')).statusCode).toBe(201)
    expect((await ask(slug, 'maya@example.com')).statusCode).toBe(201)
    expect((await ask(String(id), 'ram@example.com', { 'accept-language': 'ne' })).statusCode).toBe(201)
    expect(await sentMails()).toEqual([])
    await restock(id, 3)
    const mails = await sentMails()
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['maya@example.com', 'Back in stock: The Rain Ledger'],
      ['ram@example.com', 'फेरि उपलब्ध: वर्षाको बहीखाता'],
    ])
    expect(mails.map(({ text }) => text).join()).toContain(`http://localhost:3000/ne/book/${slug}/`)
    expect(mails[0]?.text).toMatch(/The Rain Ledger: Rs\s500/)
    expect(await notices()).toEqual([])
    await restock(id, 0)
    await restock(id, 5)
    expect(await sentMails()).toEqual([])
  })

  test('has the cover, and is sent without one that cannot be read', async () => {
    const [readable, broken] = [await soldOut(), await soldOut()]
    const png = await sharp({ create: { width: 120, height: 180, channels: 3, background: '#204080' } })
      .webp()
      .toBuffer()
    const files = [
      { product: readable, name: 'cover:of-the-notice', bytes: png },
      { product: broken, name: 'cover:not-readable', bytes: Buffer.from('no picture') },
    ]
    for (const { product, name, bytes } of files) {
      const media = await api.media.put(bytes, 'image/webp')
      await api.pool.query(`insert into picture (name, width, height) values ($1, 120, 180)`, [name])
      await api.pool.query(
        `insert into picture_file (picture_name, type, width, media_name) values ($1, 'image/webp', 120, $2)`,
        [name, media],
      )
      await api.pool.query('update product set picture_name = $1 where id = $2', [name, product.id])
      await ask(product.slug, 'maya@example.com')
      await restock(product.id, 1)
      const [mail] = await sentMails()
      expect(mail?.attachments?.map(({ type }) => type) ?? []).toEqual(product === readable ? ['image/jpeg'] : [])
    }
  })

  test('is not sent while the product is sold out again before the job runs', async () => {
    const { id, slug } = await soldOut()
    await ask(slug, 'maya@example.com')
    await restock(id, 1)
    await restock(id, 0)
    expect(await sentMails()).toEqual([])
    expect(await notices()).toEqual(['maya@example.com'])
    await restock(id, 1)
    expect(await sentMails()).toHaveLength(1)
  })

  test('is refused for a product in stock, an unknown one and what is no address', async () => {
    const inStock = await makeProduct(api.database, {})
    const { slug } = await soldOut()
    expect((await ask(inStock.slug, 'maya@example.com')).json()).toMatchObject({ code: 'in_stock' })
    expect((await ask('no-such-product', 'maya@example.com')).statusCode).toBe(404)
    expect((await ask(slug, 'maya')).json()).toHaveProperty('email')
  })
})
