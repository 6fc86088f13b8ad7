import type { LibraryItem, LibraryItemDetail } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { itemLink, itemLinks } from './item-links.ts'

const item = (product_class: string) => ({ id: '7', product: { product_class } }) as LibraryItem
const holding = (...kinds: string[]) => ({ id: '7', files: kinds.map((kind) => ({ kind })) }) as LibraryItemDetail

describe('wayInto', () => {
  it.each([
    ['E-book', 'store', { way: 'read', path: '/library/7/read' }],
    ['E-book', 'culture', { way: 'open', path: '/library/7' }],
    ['Audiobook', 'store', { way: 'listen', path: '/library/7/listen' }],
    ['Audiobook', 'culture', { way: 'listen', path: '/library/7/listen' }],
    ['Pay Per View', 'store', { way: 'watch', path: '/library/7/watch' }],
    ['Digital Bundle', 'store', { way: 'open', path: '/library/7' }],
    ['Subscription', 'store', { way: 'open', path: '/library/7' }],
  ] as const)('of %s on the %s site is %j', (productClass, site, way) => {
    expect(itemLink(item(productClass), site)).toEqual(way)
  })
})

describe('waysInto', () => {
  it('are as many as it holds kinds', () => {
    expect(itemLinks(holding('audio', 'audio', 'epub'), 'store')).toEqual([
      { way: 'listen', path: '/library/7/listen' },
      { way: 'read', path: '/library/7/read' },
    ])
  })

  it('are none where there is nothing to open here', () => {
    expect(itemLinks(holding(), 'store')).toEqual([])
    expect(itemLinks(holding('epub'), 'culture')).toEqual([])
  })
})
