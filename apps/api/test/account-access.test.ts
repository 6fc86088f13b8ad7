import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningApp, startApp } from './start-app.ts'
import { logIn } from './visitors.ts'

const ADDRESS = { first_name: 'Maya', line1: 'Jhochhen 12', country: 'NP', phone_number: '9841234567' }
const NOWHERE = '01900000-0000-7000-8000-000000000000'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

const send = (method: Method, url: string, cookie: string, payload?: object) =>
  api.app.inject({ method, url: `/v1/api/${url}`, headers: { cookie }, ...(payload ? { payload } : {}) })

/** An account with an address and a second session, which the paths refer to. */
async function newOwner(email: string) {
  const [cookie] = [await logIn(api, email), await logIn(api, email)]
  const address = (await send('POST', 'useraddresses/', cookie, ADDRESS)).json().id
  const { results } = (await send('GET', 'me/sessions/', cookie)).json()
  const session = results.find(({ is_current }: { is_current: boolean }) => !is_current).id
  return { cookie, names: { '{address}': address, '{session}': session, '{nowhere}': NOWHERE, '{odd}': 'x%00' } }
}

const everything = async () => {
  const { rows } = await api.pool.query(
    `select (select json_agg(account order by id) from account) as accounts,
      (select json_agg(address order by id) from address) as addresses,
      (select json_agg(login_session order by id) from login_session) as sessions`,
  )
  return JSON.stringify(rows)
}

// The path with its status for no login, another account and the owner.
test.each<[Method, string, object | undefined, number, number, number]>([
  ['GET', 'me/', undefined, 401, 200, 200],
  ['PATCH', 'me/', {}, 401, 200, 200],
  ['PATCH', 'me/', { name: 1 }, 401, 400, 400],
  ['GET', 'me/export/', undefined, 401, 200, 200],
  ['GET', 'login/', undefined, 401, 200, 200],
  ['GET', 'me/sessions/', undefined, 401, 200, 200],
  ['DELETE', 'me/sessions/{session}/', undefined, 401, 404, 204],
  ['DELETE', 'me/sessions/{nowhere}/', undefined, 401, 404, 404],
  ['DELETE', 'me/sessions/{odd}/', undefined, 401, 404, 404],
  ['DELETE', 'me/sessions/?keep=current', undefined, 401, 204, 204],
  ['GET', 'useraddresses/', undefined, 401, 200, 200],
  ['POST', 'useraddresses/', ADDRESS, 401, 201, 201],
  ['POST', 'useraddresses/', { country: 1 }, 401, 400, 400],
  ['GET', 'useraddresses/{address}/', undefined, 401, 404, 200],
  ['PUT', 'useraddresses/{address}/', ADDRESS, 401, 404, 200],
  ['PATCH', 'useraddresses/{address}/', { notes: 'seen' }, 401, 404, 200],
  ['DELETE', 'useraddresses/{address}/', undefined, 401, 404, 204],
  ['GET', 'useraddresses/{nowhere}/', undefined, 401, 404, 404],
  ['PUT', 'useraddresses/{nowhere}/', ADDRESS, 401, 404, 404],
  ['PATCH', 'useraddresses/{odd}/', {}, 401, 404, 404],
  ['DELETE', 'useraddresses/{odd}/', undefined, 401, 404, 404],
  ['DELETE', 'me/', undefined, 401, 204, 204],
  ['DELETE', 'login/', undefined, 200, 200, 200],
  ['POST', 'auth/logout/', {}, 204, 204, 204],
])('%s %s is for its owner only', async (method, path, payload, nobodys, others, owners) => {
  const owner = await newOwner('owner@example.com')
  const other = await logIn(api, 'other@example.com')
  const url = Object.entries(owner.names).reduce((text, [name, value]) => text.replace(name, value), path)
  const before = await everything()
  const strangers = [await send(method, url, '', payload), await send(method, url, 'dabali_session=x', payload)]
  expect(strangers.map(({ statusCode }) => statusCode)).toEqual([nobodys, nobodys])
  expect(await everything()).toBe(before)
  const seen = await send(method, url, other, payload)
  expect(seen.statusCode).toBe(others)
  for (const id of [owner.names['{address}'], owner.names['{session}'], 'owner@example.com']) {
    expect(seen.body).not.toContain(id)
  }
  if (others === 404) {
    expect([seen.json(), await everything()]).toEqual([{ detail: 'Not found.', code: 'not_found' }, before])
  }
  expect((await send(method, url, owner.cookie, payload)).statusCode).toBe(owners)
})
