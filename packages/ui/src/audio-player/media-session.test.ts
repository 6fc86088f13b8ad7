import { expect, it } from 'vitest'
import { mediaArtwork } from './media-session.ts'

it('lists the sizes of each picture, without formats that some devices cannot read', () => {
  const source = (type: string, width: number) => ({ type, width, src: `/${width}` })
  const sources = [source('image/avif', 160), source('image/webp', 160), source('image/webp', 321)]
  expect(mediaArtwork({ width: 640, height: 800, sources })).toEqual([
    { src: '/160', type: 'image/webp', sizes: '160x200' },
    { src: '/321', type: 'image/webp', sizes: '321x401' },
  ])
})
