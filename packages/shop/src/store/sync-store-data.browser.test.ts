import { createClient } from '@dabali/api-client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showNotice } from '../account/login-state.tsx'
import {
  forgetLogin,
  loadStoreData,
  STORE_DATA_CHANGED,
  saveStoreData,
  storeDataCookie,
} from '../account/store-data-storage.ts'
import { cartFetched, selectCart } from '../basket/basket-slice.ts'
import { makeCart } from '../testing/fixtures.ts'
import { makeStore, selectStoreData, storeDataReplaced } from './store.ts'
import { connectStore } from './store-provider.tsx'

let leave: (() => void)[] = []
let calls: string[] = []

beforeEach(() => {
  calls = []
})
afterEach(() => {
  for (const disconnect of leave) disconnect()
  leave = []
})

function setCookie(cookie: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: as a server would.
  document.cookie = cookie
}

function openPage() {
  const fetch = async (address: RequestInfo | URL) => {
    calls.push(String(address))
    return Response.json(makeCart({ id: 'of the account' }))
  }
  const store = makeStore({ client: createClient({ baseUrl: '/v1/', fetch }), showToast: () => undefined })
  leave.push(connectStore(store))
  const now = () => selectStoreData(store.getState())
  return { store, now }
}

/** A page of the same site in another window. */
function otherTab() {
  const frame = document.createElement('iframe')
  frame.srcdoc = '<p>another tab</p>'
  leave.push(() => frame.remove())
  return new Promise<Window>((resolve) => {
    frame.addEventListener('load', () => frame.contentWindow && resolve(frame.contentWindow))
    document.body.append(frame)
  })
}

it('reads what the server wrote, and writes what the server reads', () => {
  const storeData = { token: 'a;b=c', auth: { redirect: '/ne/book/घाम/?a=1%20b' } }
  setCookie(storeDataCookie(storeData))
  const { store, now } = openPage()
  expect(now()).toEqual(storeData)
  store.dispatch(storeDataReplaced({ token: 'é"\\;,', auth: { redirect: '/%E0%A4%98' } }))
  expect(document.cookie).toContain(storeDataCookie(now()).split(';')[0])
})

it.each(['{%', '%7B%22token', 'null', '%5B%5D', '"'])('a malformed cookie, %s, is empty', (value) => {
  setCookie(`storeData=${value}; path=/`)
  expect(openPage().now()).toEqual({})
})

it('follows changes by the page or the server', () => {
  const { now } = openPage()
  saveStoreData({ token: 'a' })
  expect(now()).toEqual({ token: 'a' })
  setCookie(storeDataCookie({ token: 'a', auth: { redirect: '/library' } }))
  dispatchEvent(new Event('focus'))
  expect(now()).toEqual({ token: 'a', auth: { redirect: '/library' } })
})

it('synchronises with other tabs', async () => {
  const { now } = openPage()
  const other = await otherTab()
  setCookie(storeDataCookie({ token: 'of the other tab' }))
  other.localStorage.setItem('login', 'of the other tab')
  await vi.waitFor(() => expect(now()).toEqual({ token: 'of the other tab' }))

  const told = new Promise<string | null>((resolve) => {
    other.addEventListener(
      'storage',
      ({ key }: StorageEvent) => key === 'login' && resolve(other.localStorage.getItem('login')),
    )
  })
  forgetLogin()
  expect(await told).toBeNull()
})

it('notifies the client guard of a logout in another tab', async () => {
  setCookie(storeDataCookie({ token: 'a' }))
  openPage()
  const other = await otherTab()
  const changed = new Promise((resolve) => addEventListener(STORE_DATA_CHANGED, resolve, { once: true }))
  setCookie(storeDataCookie({}))
  other.localStorage.removeItem('login')
  expect(await changed).toBeInstanceOf(Event)
})

it('removes the marker only', () => {
  setCookie(storeDataCookie({ token: 'a', auth: { redirect: '/library' } }))
  const { now } = openPage()
  forgetLogin()
  expect(now()).toEqual({ auth: { redirect: '/library' } })
  expect(loadStoreData()).toEqual(now())
})

it('does not undo a logout by showing a notice', () => {
  const texts = { merged: 'Merged', reduced: '', deleted: '', login: '', account: '', cart: '' }
  const storeData = { token: 'a', notice: 'merged' }
  setCookie(storeDataCookie(storeData))
  const { store, now } = openPage()
  store.dispatch(showNotice(texts, 'en'))
  expect(loadStoreData()).toEqual({ token: 'a' })
  setCookie(storeDataCookie(storeData))
  dispatchEvent(new Event('focus'))
  expect(now()).toEqual(storeData)
  setCookie('storeData=; path=/; max-age=0')
  store.dispatch(showNotice(texts, 'en'))
  expect(document.cookie).not.toContain('storeData')
})

it('fetches the cart after a login', async () => {
  setCookie(storeDataCookie({ token: 'a' }))
  const { store } = openPage()
  await vi.waitFor(() => expect(selectCart(store.getState())?.id).toBe('of the account'))
})

it('clears the cart after a logout', () => {
  setCookie(storeDataCookie({ token: 'a' }))
  localStorage.setItem('login', 'a')
  const { store } = openPage()
  store.dispatch(cartFetched(makeCart({ id: 'of the account' })))
  setCookie(storeDataCookie({}))
  dispatchEvent(new Event('pageshow'))
  expect(selectCart(store.getState())).toBeNull()
})

it('keeps the cart without a login or logout', () => {
  const { store } = openPage()
  store.dispatch(cartFetched(makeCart({ id: 'of this browser' })))
  dispatchEvent(new Event('focus'))
  expect(selectCart(store.getState())?.id).toBe('of this browser')
  expect(calls).toEqual([])
})

it.each([
  { what: 'a logout', before: 'a', now: undefined, typed: null },
  { what: 'the login of another account', before: 'a', now: 'b', typed: null },
  { what: 'the login of a guest', before: undefined, now: 'a', typed: '{}' },
])('after $what the tab has the typed texts $typed', ({ before, now, typed }) => {
  localStorage.setItem('login', before ?? '')
  setCookie(storeDataCookie(before ? { token: before } : {}))
  openPage()
  sessionStorage.setItem('checkout', '{}')
  setCookie(storeDataCookie(now ? { token: now } : {}))
  dispatchEvent(new Event('pageshow'))
  expect(sessionStorage.getItem('checkout')).toBe(typed)
})
