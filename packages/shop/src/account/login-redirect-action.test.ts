import type { StoreData } from '@dabali/domain'
import { expect, it } from 'vitest'
import type { PostedForm } from '../server-request/form-action.ts'
import { loginRedirectAction } from './login-actions.ts'

async function send(here: string, storeData: StoreData = {}) {
  const kept: StoreData[] = []
  const setStoreData = (next: StoreData) => kept.push(next)
  const next = await loginRedirectAction({ storeData, setStoreData, text: () => here } as unknown as PostedForm)
  return { next, kept }
}

it('leads to the login and remembers where to come back', async () => {
  expect(await send('/ne/orders?page=2')).toEqual({
    next: '/login',
    kept: [{ auth: { redirect: '/ne/orders?page=2' } }],
  })
})

it('forgets the marker of a login that is over, which would lead away from the login', async () => {
  const { kept } = await send('/library', { token: 'old', auth: { redirect: '/elsewhere' } })
  expect(kept).toEqual([{ auth: { redirect: '/library' } }])
})

it.each(['//elsewhere.example', 'https://elsewhere.example/', ''])('never comes back to %j', async (here) => {
  expect((await send(here)).kept).toEqual([{ auth: { redirect: '/' } }])
})
