import { isDevanagari } from './letters.ts'
import { drawMotif } from './motif.ts'
import type { PictureOrder } from './order.ts'
import { paletteOf, pigment, readable } from './palette.ts'
import { seededRandom } from './random.ts'
import { lengthOf, setSmall, setTitle } from './set-words.ts'
import { rectangle, type Sheet } from './shapes.ts'

type PosterOrder = Extract<PictureOrder, { kind: 'poster' }>

const WIDTH = 640
const HEIGHT = 800
const MARGIN = 38
const INNER = WIDTH - MARGIN * 2
const SMALL = 23

/** The poster of an event: its name as large as the sheet allows, the motif on a ledge, when and where at the foot. */
export const drawPoster = (order: PosterOrder): Sheet => {
  const random = seededRandom(`poster:${order.title}`)
  const palette = paletteOf(order.palette)
  const ink = readable(palette.key, pigment.chalk, palette.second)
  const box = { left: MARGIN, top: MARGIN, width: INNER, height: HEIGHT * 0.34 }
  const largest = WIDTH * (isDevanagari(order.title) ? 0.23 : 0.2)
  const title = setTitle(order.title, box, { ink, most: 4, largest, tracking: -0.03 })
  const ledge = Math.max(HEIGHT * 0.3, title.bottom + MARGIN * 1.1)
  const foot = HEIGHT - MARGIN * 2.4
  const words = {
    size: SMALL * Math.min(1, (INNER - MARGIN) / ((lengthOf(order.date) + lengthOf(order.place)) * SMALL)),
    ink,
  }
  const art =
    rectangle({ left: 0, top: 0, width: WIDTH, height: HEIGHT }, palette.key) +
    title.art +
    drawMotif(order.motif, random, { left: 0, top: ledge, width: WIDTH, height: foot - ledge }, palette) +
    rectangle({ left: 0, top: ledge - 6, width: WIDTH, height: 6 }, palette.first) +
    setSmall(order.date, [MARGIN, HEIGHT - MARGIN * 0.95], words) +
    setSmall(order.place, [WIDTH - MARGIN, HEIGHT - MARGIN * 0.95], { ...words, align: 'right' })
  return { width: WIDTH, height: HEIGHT, art }
}
