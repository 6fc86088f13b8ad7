import { drawMotif } from './motif.ts'
import type { PictureOrder } from './order.ts'
import { paletteOf, pigment, readable } from './palette.ts'
import { seededRandom } from './random.ts'
import { setSmall, setTitle } from './set-words.ts'
import { rectangle, type Sheet } from './shapes.ts'

type SleeveOrder = Extract<PictureOrder, { kind: 'sleeve' }>

const SIDE = 480
const MARGIN = 31
const INNER = SIDE - MARGIN * 2
const ARTIST = 20

/** The sleeve of a record, square: the title over the motif, or under it on the key. */
export const drawSleeve = (order: SleeveOrder): Sheet => {
  const random = seededRandom(`sleeve:${order.title}`)
  const palette = paletteOf(order.palette)
  const draw = random.pick(above, below)
  return { width: SIDE, height: SIDE, art: draw() }

  function above(): string {
    const ink = readable(palette.ground, palette.key, pigment.chalk)
    const title = { left: MARGIN, top: MARGIN, width: INNER, height: SIDE * 0.2 }
    const ledge = SIDE * 0.36
    return (
      rectangle({ left: 0, top: 0, width: SIDE, height: SIDE }, palette.ground) +
      setTitle(order.title, title, { ink, most: 2, largest: SIDE * 0.15, stand: 'middle' }).art +
      setSmall(order.artist, [MARGIN, ledge - MARGIN * 0.55], { size: ARTIST, ink, most: INNER }) +
      drawMotif(order.motif, random, { left: 0, top: ledge, width: SIDE, height: SIDE - ledge }, palette)
    )
  }

  function below(): string {
    const ink = readable(palette.key, pigment.chalk, palette.second)
    const ledge = SIDE * 0.69
    const title = { left: MARGIN, top: ledge + MARGIN * 0.75, width: INNER, height: SIDE * 0.145 }
    return (
      drawMotif(order.motif, random, { left: 0, top: 0, width: SIDE, height: ledge }, palette) +
      rectangle({ left: 0, top: ledge, width: SIDE, height: SIDE - ledge }, palette.key) +
      setTitle(order.title, title, { ink, most: 2, largest: SIDE * 0.135, stand: 'middle' }).art +
      setSmall(order.artist, [MARGIN, SIDE - MARGIN * 0.8], { size: ARTIST, ink, most: INNER })
    )
  }
}
