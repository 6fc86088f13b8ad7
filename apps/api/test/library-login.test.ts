import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeEbook, sellGoods } from './digital-products.ts'
import { type MailedApp, startMailedApp } from './start-mailed-app.ts'
import { call } from './visitors.ts'

let api: MailedApp
beforeAll(async () => {
  api = await startMailedApp()
})
afterAll(() => api.stop())

/** Verifies an address by its login link. */
async function logInByLink(email: string) {
  const { token } = await api.invite(email)
  const entered = await api.press(token)
  return `dabali_session=${entered.cookies.find(({ name }) => name === 'dabali_session')?.value}`
}

test('a login by link adds purchases as a guest and gifts to the library', async () => {
  const [bought, given] = [await makeEbook(api), await makeEbook(api)]
  await sellGoods(api, [bought.id], { email: 'reader@example.com' })
  await sellGoods(api, [given.id], { email: 'giver@example.com', gift: { recipient_email: 'reader@example.com' } })
  const cookie = await logInByLink('Reader@Example.com')
  const { results } = (await call(api, 'GET', 'library/', undefined, { cookie })).body
  const found = results.map(({ product, is_gift }: { product: { id: number }; is_gift: boolean }) => [
    product.id,
    is_gift,
  ])
  expect(found.sort()).toEqual([
    [bought.id, false],
    [given.id, true],
  ])
  await sellGoods(api, [given.id], {
    email: 'giver@example.com',
    gift: { recipient_email: 'reader@example.com', deliver_on: '2099-01-01' },
  })
  expect((await call(api, 'DELETE', 'me/', undefined, { cookie })).status).toBe(204)
  const left = await api.database.selectFrom('entitlement').select('email').where('email', 'is not', null).execute()
  expect(left).toEqual([])
  const giver = await logInByLink('giver@example.com')
  expect((await call(api, 'GET', 'library/', undefined, { cookie: giver })).body.count).toBe(0)
})
