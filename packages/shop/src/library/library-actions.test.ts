import { createClient } from '@dabali/api-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openItemAction } from '../orders/order-actions.ts'
import type { PostedForm } from '../server-request/form-action.ts'
import { startShopServer } from '../testing/shop-server.ts'

let shop: Awaited<ReturnType<typeof startShopServer>>
beforeAll(async () => {
  shop = await startShopServer()
  const downloads = (position: number) =>
    ['mp3', 'flac'].map((format) => ({ format, url: `/files/${position}.${format}`, size: 1 }))
  shop.answer = () => ({
    body: {
      read: null,
      play: '/files/0.mp3',
      download: null,
      files: [0, 1].map((position) => ({ position, downloads: downloads(position) })),
      archives: [{ format: 'flac', url: '/archives/flac.zip', size: 2 }],
    },
  })
})
afterAll(() => shop.close())

const open = (file: string) =>
  openItemAction({
    client: createClient({ baseUrl: shop.baseUrl, retries: 0 }),
    params: { id: 'one' },
    text: (name) => (name === 'file' ? file : ''),
    header: () => '',
  } as Pick<PostedForm, 'client' | 'params' | 'text' | 'header'> as PostedForm)

describe('openItemAction', () => {
  it.each([
    ['', { location: '/files/0.mp3' }],
    ['flac', { location: '/archives/flac.zip' }],
    ['flac 1', { location: '/files/1.flac' }],
    ['mp3 0', { location: '/files/0.mp3' }],
    ['mp3', '/library/one'],
    ['wav 0', '/library/one'],
    ['flac 7', '/library/one'],
  ])('answers the file %j', async (file, answer) => {
    expect(await open(file)).toEqual(answer)
  })
})
