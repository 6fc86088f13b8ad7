import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { framePoster } from './mail-pictures.ts'

const FRAME = { width: 400, height: 180, background: '#ffffff' }
const [RED, GREEN, BLUE, WHITE] = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [255, 255, 255],
]

/** A picture whose top is red, whose bottom is blue, and which is green between. */
async function striped(width: number, height: number) {
  const stripe = (background: string) => ({
    create: { width, height: Math.round(height / 20), channels: 3 as const, background },
  })
  return sharp({ create: { width, height, channels: 3, background: '#00ff00' } })
    .composite([
      { input: stripe('#ff0000'), gravity: 'north' },
      { input: stripe('#0000ff'), gravity: 'south' },
    ])
    .png()
    .toBuffer()
}

/** The colours in the middle of the top and of the bottom, and at the left edge. */
async function coloursOf(bytes: Buffer) {
  const { data, info } = await (await framePoster(bytes, FRAME)).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
  const [middle, bottom] = [info.width / 2, info.height - 2]
  return { size: [info.width, info.height], colours: [at(middle, 1), at(middle, bottom), at(1, info.height / 2)] }
}

describe('the picture of an event in a frame', () => {
  const size = [FRAME.width, FRAME.height]

  test.each([
    ['a photograph', 900, 600],
    ['a square', 600, 600],
    ['a photograph that is hardly taller than wide', 600, 715],
  ])('is the whole of %s', async (_what, width, height) => {
    expect(await coloursOf(await striped(width, height))).toEqual({ size, colours: [RED, BLUE, WHITE] })
  })

  test.each([
    ['a poster', 600, 900],
    ['a poster that is just tall enough', 600, 720],
  ])('is the art of %s, without what is written above and below', async (_what, width, height) => {
    expect(await coloursOf(await striped(width, height))).toEqual({ size, colours: [GREEN, GREEN, GREEN] })
  })

  test('follows the orientation that a camera has stored', async () => {
    const turned = await sharp(await striped(900, 600))
      .withMetadata({ orientation: 3 })
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .toBuffer()
    const { colours } = await coloursOf(turned)
    // The picture stands on its head, so that the camera turns it back.
    expect(colours[0]?.[2]).toBeGreaterThan(200)
    expect(colours[1]?.[0]).toBeGreaterThan(200)
  })
})
