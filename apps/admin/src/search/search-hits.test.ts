import { expect, it } from 'vitest'
import { RESOURCES } from '../resources/registry.ts'
import { activeAfterKey, menuHits, readSearch, searchedResources, toHit } from './search-hits.ts'

it.each([
  [' rain ', { text: 'rain' }],
  ['# 1004', { text: '1004', only: 'orders' }],
  ['@asha', { text: 'asha', only: 'customers' }],
  ['>', { text: '', only: 'menu' }],
  ['a > b', { text: 'a > b' }],
])('%j is read', (typed, search) => expect(readSearch(typed)).toEqual(search))

const names = (permissions: Parameters<typeof searchedResources>[1], typed: string) =>
  searchedResources(RESOURCES, permissions, readSearch(typed)).map(({ name }) => name)

it('asks only lists that the member may read, and only those that the prefix means', () => {
  expect(names(['orders.read', 'events.read'], 'rain')).toEqual(['orders', 'events'])
  expect(names(['orders.read', 'events.read'], '#rain')).toEqual(['orders'])
  expect(names(['events.read'], '#rain')).toEqual([])
  expect(names(['orders.read'], '>rain')).toEqual([])
  expect(names(undefined, 'rain')).toEqual([])
})

it('asks nothing for a single letter', () => expect(names(['orders.read'], 'r')).toEqual([]))

it('rows become links with the title in the language of the page', () => {
  const product = { id: 7, slug: 'rain', isbn: '978', title: { en: 'Rain', ne: 'वर्षा' } }
  expect(toHit('products', product, 'ne')).toEqual({ path: '/products/7/show', title: 'वर्षा', text: '978' })
  expect(toHit('events', { id: 8, slug: 'x', title: { en: '', ne: '' } }, 'en').title).toBe('x')
  const states = { en: 'Paid', ne: 'तिरियो' }
  const order = {
    id: 'a/b',
    number: '100001',
    email: 'a@b.c',
    phone: '',
    shipping_address: null,
    status_displays: states,
  }
  expect(toHit('orders', order, 'en')).toEqual({ path: '/orders/a%2Fb/show', title: '100001, a@b.c', text: 'Paid' })
  const guest = { id: 'g', name: '', email: null, phone: '98' }
  expect(toHit('customers', guest, 'en')).toEqual({ path: '/customers/g/show', title: '98', text: '' })
})

it('menu entries have each word; all are listed after the sign', () => {
  const entries = ['Guest lists', 'Orders'].map((title) => ({ path: title, title, text: '' }))
  const found = (typed: string) => menuHits(entries, readSearch(typed)).map(({ title }) => title)
  expect(found('list GUEST')).toEqual(['Guest lists'])
  expect(found('>')).toEqual(['Guest lists', 'Orders'])
  expect([found(''), found('#orders')]).toEqual([[], []])
})

it.each([
  [0, 3, 'ArrowDown', 1],
  [2, 3, 'ArrowDown', 0],
  [0, 3, 'ArrowUp', 2],
  [0, 0, 'ArrowDown', undefined],
  [1, 3, 'x', undefined],
])('from %d of %d, %s moves to %s', (active, count, key, next) => expect(activeAfterKey(active, count, key)).toBe(next))
