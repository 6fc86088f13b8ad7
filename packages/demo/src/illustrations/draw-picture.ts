import { type Drawing, rectangle } from '@dabali/svg/shapes'
import { isDevanagari } from '@dabali/svg/text-outlines'
import { drawCover } from './cover.ts'
import { drawMotif } from './motifs/motifs.ts'
import { paletteOf, pigment, readable } from './palette.ts'
import type { PictureSpec } from './picture-spec.ts'
import { drawPortrait } from './portraits/portrait.ts'
import { seededRandom } from './random.ts'
import { drawStage } from './stage.ts'
import { layoutSmallText, layoutTitle, smallTextWidth } from './title-layout.ts'

type PosterOrder = Extract<PictureSpec, { kind: 'poster' }>

const WIDTH = 640
const HEIGHT = 800
const MARGIN = 38
const INNER = WIDTH - MARGIN * 2
const SMALL = 23

/** The poster of an event: its name as large as the sheet allows, the motif on a ledge, when and where at the foot. */
const drawPoster = (order: PosterOrder): Drawing => {
  const random = seededRandom(`poster:${order.title}`)
  const palette = paletteOf(order.palette)
  const ink = readable(palette.key, pigment.chalk, palette.second)
  const box = { left: MARGIN, top: MARGIN, width: INNER, height: HEIGHT * 0.34 }
  const largest = WIDTH * (isDevanagari(order.title) ? 0.23 : 0.2)
  const title = layoutTitle(order.title, box, { ink, most: 4, largest, tracking: -0.03 })
  const ledge = Math.max(HEIGHT * 0.3, title.bottom + MARGIN * 1.1)
  const foot = HEIGHT - MARGIN * 2.4
  const words = {
    size: SMALL * Math.min(1, (INNER - MARGIN) / ((smallTextWidth(order.date) + smallTextWidth(order.place)) * SMALL)),
    ink,
  }
  const art =
    rectangle({ left: 0, top: 0, width: WIDTH, height: HEIGHT }, palette.key) +
    title.art +
    drawMotif(order.motif, random, { left: 0, top: ledge, width: WIDTH, height: foot - ledge }, palette) +
    rectangle({ left: 0, top: ledge - 6, width: WIDTH, height: 6 }, palette.first) +
    layoutSmallText(order.date, [MARGIN, HEIGHT - MARGIN * 0.95], words) +
    layoutSmallText(order.place, [WIDTH - MARGIN, HEIGHT - MARGIN * 0.95], { ...words, align: 'right' })
  return { width: WIDTH, height: HEIGHT, art }
}

type SleeveOrder = Extract<PictureSpec, { kind: 'sleeve' }>

const SIDE = 480
const SLEEVE_MARGIN = 31
const SLEEVE_INNER = SIDE - SLEEVE_MARGIN * 2
const ARTIST = 20

/** The sleeve of a record, square: the title over the motif, or under it on the key. */
const drawSleeve = (order: SleeveOrder): Drawing => {
  const random = seededRandom(`sleeve:${order.title}`)
  const palette = paletteOf(order.palette)
  const draw = random.pick(above, below)
  return { width: SIDE, height: SIDE, art: draw() }

  function above(): string {
    const ink = readable(palette.ground, palette.key, pigment.chalk)
    const title = { left: SLEEVE_MARGIN, top: SLEEVE_MARGIN, width: SLEEVE_INNER, height: SIDE * 0.2 }
    const ledge = SIDE * 0.36
    return (
      rectangle({ left: 0, top: 0, width: SIDE, height: SIDE }, palette.ground) +
      layoutTitle(order.title, title, { ink, most: 2, largest: SIDE * 0.15, stand: 'middle' }).art +
      layoutSmallText(order.artist, [SLEEVE_MARGIN, ledge - SLEEVE_MARGIN * 0.55], {
        size: ARTIST,
        ink,
        most: SLEEVE_INNER,
      }) +
      drawMotif(order.motif, random, { left: 0, top: ledge, width: SIDE, height: SIDE - ledge }, palette)
    )
  }

  function below(): string {
    const ink = readable(palette.key, pigment.chalk, palette.second)
    const ledge = SIDE * 0.69
    const title = { left: SLEEVE_MARGIN, top: ledge + SLEEVE_MARGIN * 0.75, width: SLEEVE_INNER, height: SIDE * 0.145 }
    return (
      drawMotif(order.motif, random, { left: 0, top: 0, width: SIDE, height: ledge }, palette) +
      rectangle({ left: 0, top: ledge, width: SIDE, height: SIDE - ledge }, palette.key) +
      layoutTitle(order.title, title, { ink, most: 2, largest: SIDE * 0.135, stand: 'middle' }).art +
      layoutSmallText(order.artist, [SLEEVE_MARGIN, SIDE - SLEEVE_MARGIN * 0.8], {
        size: ARTIST,
        ink,
        most: SLEEVE_INNER,
      })
    )
  }
}

type BlockOrder = Extract<PictureSpec, { kind: 'block' }>

/** A picture without words: heads of articles, lists and interviews. */
const drawBlock = ({ words, motif, palette, size = [960, 540] }: BlockOrder): Drawing => {
  const [width, height] = size
  const box = { left: 0, top: 0, width, height }
  return { width, height, art: drawMotif(motif, seededRandom(`block:${words}`), box, paletteOf(palette)) }
}

/** The same order always gives the same drawing. */
export const drawPicture = (order: PictureSpec): Drawing => {
  switch (order.kind) {
    case 'cover':
      return drawCover(order)
    case 'sleeve':
      return drawSleeve(order)
    case 'poster':
      return drawPoster(order)
    case 'portrait':
      return drawPortrait(order)
    case 'stage':
      return drawStage(order)
    case 'block':
      return drawBlock(order)
  }
}
