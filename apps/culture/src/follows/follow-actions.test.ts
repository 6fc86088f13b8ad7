import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AFTER_LOGIN_COOKIE, createFormsRoute, taskAfterLogin } from '@dabali/shop/form-action'
import { FORMS_PATH } from '@dabali/site/routing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { endByLinkAction, saveAction } from './follow-actions.ts'
import { parseThing } from './follow-things.ts'

let server: Server
let origin = ''
let requests: string[] = []
/** The status of each call. */
let answer: (call: string) => number

beforeAll(async () => {
  server = createServer((request, response) => {
    const call = `${request.method} ${request.url}`
    requests.push(call)
    const status = answer(call)
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(status === 204 ? undefined : JSON.stringify(status < 400 ? {} : { detail: 'No', code: 'no' }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  requests = []
  answer = () => 204
})

async function send(fields: Record<string, string>, path = '/saved/change') {
  const route = createFormsRoute(
    { '/saved/change': saveAction, '/following/end': endByLinkAction },
    { api: () => ({ apiOrigin: origin, apiTimeoutMs: 4000 }), isOwnForm: () => true, path: FORMS_PATH },
  )
  const body = new URLSearchParams({ language: 'en', ...fields })
  const answered = await route(new Request(`https://dabali.example/forms${path}`, { method: 'POST', body }))
  const cookies = Object.fromEntries(answered.headers.getSetCookie().map((each) => each.split(/[=;]/, 2)))
  return { to: answered.headers.get('location'), cookies }
}

describe('parseThing', () => {
  it.each([
    { text: 'event:low-cloud', thing: { group: 'favourite', kind: 'event', id: 'low-cloud' } },
    { text: 'artist:तारा', thing: { group: 'follow', kind: 'artist', id: 'तारा' } },
    { text: 'venue:a:b', thing: { group: 'follow', kind: 'venue', id: 'a:b' } },
    { text: 'date:12', thing: { group: 'reminder', id: '12' } },
    { text: 'date:', thing: undefined },
    { text: 'news:one', thing: undefined },
    { text: 'toString:x', thing: undefined },
    { text: '', thing: undefined },
  ])('of $text', ({ text, thing }) => {
    expect(parseThing(text)).toEqual(thing)
  })
})

describe('the form of the buttons', () => {
  it.each([
    {
      field: 'add',
      thing: 'record:low-cloud',
      call: 'PUT /v1/api/favourites/record/low-cloud/',
      to: '/saved?done=saved',
    },
    {
      field: 'remove',
      thing: 'event:a',
      call: 'DELETE /v1/api/favourites/event/a/',
      to: '/saved?done=removed',
    },
    { field: 'add', thing: 'artist:tara', call: 'PUT /v1/api/artists/tara/follow/', to: '/following?done=followed' },
    { field: 'add', thing: 'venue:hiti', call: 'PUT /v1/api/venues/hiti/follow/', to: '/following?done=followedVenue' },
    {
      field: 'remove',
      thing: 'author:asha',
      call: 'DELETE /v1/api/authors/asha/follow/',
      to: '/following?done=unfollowed',
    },
    { field: 'add', thing: 'date:7', call: 'PUT /v1/api/event-dates/7/reminder/', to: '/following?done=reminded' },
    {
      field: 'remove',
      thing: 'date:7',
      call: 'DELETE /v1/api/event-dates/7/reminder/',
      to: '/following?done=unreminded',
    },
  ])('$field $thing', async ({ field, thing, call, to }) => {
    expect((await send({ [field]: thing })).to).toBe(to)
    expect(requests).toEqual([call])
  })

  it('leads back in the language of the page', async () => {
    expect((await send({ language: 'ne', add: 'record:low-cloud' })).to).toBe('/ne/saved?done=saved')
  })

  it.each([
    { thing: 'record:a', status: 406, to: '/saved?problem=full' },
    { thing: 'date:7', status: 406, to: '/following?problem=late' },
    { thing: 'artist:a', status: 404, to: '/following?problem=gone' },
    { thing: 'artist:a', status: 500, to: '/following?problem=failed' },
    { thing: 'news:a', status: 204, to: '/saved?problem=gone' },
  ])('of $thing with the status $status leads to $to', async ({ thing, status, to }) => {
    answer = () => status
    expect((await send({ add: thing })).to).toBe(to)
  })

  it('of a visitor without a login leads to the login, and from there to the page that does it', async () => {
    answer = () => 401
    const { to, cookies } = await send({ language: 'ne', add: 'venue:hiti-hall' })
    expect(to).toBe('/ne/login')
    const storeData = JSON.parse(decodeURIComponent(cookies['storeData'] ?? ''))
    const next = new URL(storeData.auth.redirect, 'https://dabali.example')
    expect(next.pathname).toBe('/ne/following')
    const query = Object.fromEntries(next.searchParams)
    const cookie = decodeURIComponent(cookies[AFTER_LOGIN_COOKIE] ?? '')
    expect(taskAfterLogin(['add'], query, cookie)).toEqual({ name: 'add', value: 'venue:hiti-hall' })
    // A link of another site brings no cookie.
    expect(taskAfterLogin(['add'], query, undefined)).toBeUndefined()
  })
})

describe('the form of an email link', () => {
  it('ends a follow, or else a reminder, and shows the page of the link', async () => {
    answer = () => 200
    expect((await send({ token: 'abc' }, '/following/end')).to).toBe('/following/end/abc')
    expect(requests).toEqual(['POST /v1/api/follows/abc/end/'])
    requests = []
    answer = (call) => (call.includes('/follows/') ? 404 : 200)
    expect((await send({ token: 'abc' }, '/following/end')).to).toBe('/following/end/abc')
    expect(requests).toEqual(['POST /v1/api/follows/abc/end/', 'POST /v1/api/reminders/abc/end/'])
  })
})
