import { describe, expect, it } from 'vitest'
import { createFormsRoute, type FormTable, type PostedForm } from './form-action.ts'

/** Names the action that was called, with the parameters of its address. */
const record =
  (name: string) =>
  async ({ params }: PostedForm) =>
    `/${name}?${new URLSearchParams(Object.entries(params).toSorted())}`

const FORMS: FormTable = {
  '/library/:id/open': record('open'),
  '/library/gift/:token/claim': record('claim'),
  '/order/:hash/library/:id/open': record('ordered'),
  '/logout': record('logout'),
}

const post = (
  path: string,
  { isOwn = true, body = new URLSearchParams() }: { isOwn?: boolean; body?: BodyInit } = {},
) =>
  createFormsRoute(FORMS, {
    path: '/forms',
    api: () => ({ apiOrigin: 'http://127.0.0.1:1', apiTimeoutMs: 4000 }),
    isOwnForm: () => isOwn,
  })(new Request(`https://dabali.example${path}`, { method: 'POST', body }))

describe('the route of all forms', () => {
  it.each([
    ['/forms/logout', '/logout?'],
    ['/forms/logout/', '/logout?'],
    ['/forms/logout?a=b', '/logout?'],
    ['/forms/library/a-1/open', '/open?id=a-1'],
    ['/forms/library/%E0%A4%95%20%2F/open', '/open?id=%E0%A4%95+%2F'],
    ['/forms/library/gift/t/claim', '/claim?token=t'],
    ['/forms/order/h/library/i/open', '/ordered?hash=h&id=i'],
  ])('hands %s to its action', async (path, location) => {
    const answer = await post(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, location])
  })

  it.each([
    '/forms/',
    '/forms/login',
    '/forms/library//open',
    '/forms/library/a/b/open',
    '/forms/logout/now',
    '/logout',
  ])('has no form at %s', async (path) => {
    expect((await post(path)).status).toBe(404)
  })

  it('refuses forms of other sites and bodies that are no form', async () => {
    expect((await post('/forms/logout', { isOwn: false })).status).toBe(403)
    expect((await post('/forms/logout', { body: '{}' })).status).toBe(400)
  })
})
