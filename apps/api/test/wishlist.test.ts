import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct } from './make-product.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { call, newMember } from './visitors.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

const send = (method: 'GET' | 'PUT' | 'DELETE', path: string, cookie: string, body?: object) =>
  call(api, method, `wishlist/${path}`, body, { cookie })
const slugsOf = async (cookie: string) =>
  (await send('GET', '', cookie)).body.items.map(({ product }: { product: { slug: string } }) => product.slug)

/** Two formats of one work. */
async function makeFormats() {
  const { id } = await api.database.insertInto('work').defaultValues().returning('id').executeTakeFirstOrThrow()
  const book = await makeProduct(api.database, { work_id: id })
  const ebook = await makeProduct(api.database, { work_id: id, product_class: 'E-book' })
  return { book, ebook }
}

describe('a wishlist', () => {
  test('has the saved works of one account, the newest first', async () => {
    const { cookie } = await newMember(api)
    const other = await newMember(api)
    const [first, second] = [await makeProduct(api.database, {}), await makeProduct(api.database, { num_available: 0 })]
    expect((await send('PUT', `products/${first.slug}/`, cookie)).status).toBe(204)
    expect((await send('PUT', `products/${second.id}/`, cookie)).status).toBe(204)
    expect((await send('PUT', `products/${second.id}/`, cookie)).status).toBe(204)
    expect(await slugsOf(cookie)).toEqual([second.slug, first.slug])
    expect((await send('GET', '', cookie)).body.items[0].product).toMatchObject({ is_available_to_buy: false })
    expect(await slugsOf(other.cookie)).toEqual([])
    expect((await send('GET', `products/${first.slug}/`, cookie)).body).toEqual({ is_saved: true })
    expect((await send('GET', `products/${first.slug}/`, other.cookie)).body).toEqual({ is_saved: false })
    expect((await send('DELETE', `products/${first.slug}/`, cookie)).status).toBe(204)
    expect((await send('DELETE', `products/${first.slug}/`, cookie)).status).toBe(204)
    expect(await slugsOf(cookie)).toEqual([second.slug])
  })

  test('has a work once, in the format that was saved last, and removes it by any format', async () => {
    const { cookie } = await newMember(api)
    const { book, ebook } = await makeFormats()
    await send('PUT', `products/${book.slug}/`, cookie)
    expect((await send('GET', `products/${ebook.slug}/`, cookie)).body).toEqual({ is_saved: true })
    await send('PUT', `products/${ebook.slug}/`, cookie)
    expect(await slugsOf(cookie)).toEqual([ebook.slug])
    await send('DELETE', `products/${book.slug}/`, cookie)
    expect(await slugsOf(cookie)).toEqual([])
  })

  test('leaves out what is not listed, and does not save it', async () => {
    const { cookie } = await newMember(api)
    const { id, slug } = await makeProduct(api.database, {})
    await send('PUT', `products/${slug}/`, cookie)
    await api.pool.query('update product set is_listed = false where id = $1', [id])
    expect(await slugsOf(cookie)).toEqual([])
    expect((await send('PUT', `products/${slug}/`, cookie)).status).toBe(404)
    expect((await send('PUT', 'products/no-such-book/', cookie)).status).toBe(404)
    await api.pool.query('update product set is_listed = true where id = $1', [id])
    expect(await slugsOf(cookie)).toEqual([slug])
  })

  test('is full at 200 works; a saved one can be saved again', async () => {
    const { cookie, accountId } = await newMember(api)
    const { id, slug } = await makeProduct(api.database, {})
    const more = await makeProduct(api.database, {})
    await send('PUT', `products/${slug}/`, cookie)
    await api.pool.query(
      `insert into wishlist_item (account_id, work_key, product_id) select $1, 1000000 + n, $2 from generate_series(1, 199) as n`,
      [accountId, id],
    )
    expect((await send('PUT', `products/${slug}/`, cookie)).status).toBe(204)
    const refused = await send('PUT', `products/${more.slug}/`, cookie)
    expect([refused.status, refused.body.code]).toEqual([406, 'wishlist_full'])
  })
})

describe('a shared wishlist', () => {
  test('shows its name and works to everyone with the link, and nothing of its owner', async () => {
    const { cookie, accountId } = await newMember(api)
    const { slug } = await makeProduct(api.database, {})
    await send('PUT', `products/${slug}/`, cookie)
    expect((await send('GET', '', cookie)).body.share).toBeNull()
    const { body: share } = await send('PUT', 'share/', cookie, { name: '  For my birthday ' })
    expect(share).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), name: 'For my birthday' })
    expect((await send('GET', '', cookie)).body.share).toEqual(share)
    const shared = await send('GET', `shared/${share.token}/`, '')
    expect(shared.body).toEqual({
      name: 'For my birthday',
      items: [expect.objectContaining({ product: expect.objectContaining({ slug }) })],
    })
    expect(shared.text).not.toContain(accountId)
    expect(shared.text).not.toContain('@')
  })

  test('keeps its link when it is renamed, and loses it when it is renewed or turned off', async () => {
    const { cookie } = await newMember(api)
    const { body: first } = await send('PUT', 'share/', cookie, {})
    expect((await send('PUT', 'share/', cookie, { name: 'Winter' })).body).toEqual({ ...first, name: 'Winter' })
    const { body: second } = await send('PUT', 'share/', cookie, { renew: true })
    expect(second).toEqual({ token: expect.not.stringMatching(first.token), name: 'Winter' })
    expect((await send('GET', `shared/${first.token}/`, '')).status).toBe(404)
    expect((await send('GET', `shared/${second.token}/`, '')).status).toBe(200)
    expect((await send('DELETE', 'share/', cookie)).status).toBe(204)
    expect((await send('GET', `shared/${second.token}/`, '')).status).toBe(404)
    expect((await send('GET', 'shared/x/', '')).status).toBe(404)
  })

  test('is exported with the account and deleted with it', async () => {
    const { cookie, accountId } = await newMember(api)
    const { slug } = await makeProduct(api.database, {})
    await send('PUT', `products/${slug}/`, cookie)
    const { body: share } = await send('PUT', 'share/', cookie, {})
    const { body } = await call(api, 'GET', 'me/export/', undefined, { cookie })
    expect([body.wishlist, body.shared_wishlist]).toEqual([[expect.objectContaining({ slug })], share])
    await api.pool.query('delete from account where id = $1', [accountId])
    expect((await send('GET', `shared/${share.token}/`, '')).status).toBe(404)
  })
})
