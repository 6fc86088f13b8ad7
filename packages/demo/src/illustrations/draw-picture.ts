import { type Box, type Drawing, disc, isDevanagari, outlined, type Point, rectangle, ring } from '@dabali/svg/svg'
import { drawGoods } from './goods.ts'
import { drawMotif } from './motifs/motifs.ts'
import {
  type CoverLayout,
  type Palette,
  type PictureSpec,
  paletteOf,
  pigment,
  type Random,
  readable,
  seededRandom,
} from './picture-spec.ts'
import { drawPortrait } from './portraits/portrait.ts'
import { drawStage } from './stage.ts'
import { layoutSmallText, layoutTitle, smallTextWidth } from './title-layout.ts'

type CoverOrder = Extract<PictureSpec, { kind: 'cover' }>
type CoverContext = { order: CoverOrder; random: Random; palette: Palette; height: number }

const WIDTH = 400
const MARGIN = 32
const INNER = WIDTH - MARGIN * 2
const LEDGE = 4
const AUTHOR = 21

const sheetOf = (height: number): Box => ({ left: 0, top: 0, width: WIDTH, height })

/** The paper under the title. */
const paperOf = (random: Random, { ground }: Palette): string => random.pick(ground, pigment.chalk)

/** The title at the top, the motif below a ledge. */
const crown = ({ order, random, palette, height }: CoverContext): string => {
  const paper = paperOf(random, palette)
  const ink = readable(paper, palette.key, pigment.chalk)
  const box = {
    left: MARGIN,
    top: MARGIN * 1.1,
    width: INNER,
    height: height * (isDevanagari(order.title) ? 0.4 : 0.34),
  }
  const title = layoutTitle(order.title, box, {
    ink,
    most: 4,
    largest: WIDTH * (isDevanagari(order.title) ? 0.27 : 0.22),
  })
  const ledge = Math.max(height * 0.4, title.bottom + MARGIN * 1.9)
  const place = { left: 0, top: ledge, width: WIDTH, height: height - ledge }
  return (
    rectangle(sheetOf(height), paper) +
    title.art +
    layoutSmallText(order.author, [MARGIN, ledge - MARGIN * 0.6], { size: AUTHOR, ink, most: INNER }) +
    drawMotif(order.motif, random, place, palette) +
    rectangle({ ...place, height: LEDGE }, palette.key)
  )
}

/** The motif above a ledge, the title at the bottom. */
const foot = ({ order, random, palette, height }: CoverContext): string => {
  const paper = paperOf(random, palette)
  const ink = readable(paper, palette.key, pigment.chalk)
  const author = height - MARGIN * 0.8
  const ledge = height * 0.59
  const top = ledge + MARGIN * 0.8
  const title = { left: MARGIN, top, width: INNER, height: author - AUTHOR - MARGIN * 0.7 - top }
  return (
    rectangle(sheetOf(height), paper) +
    drawMotif(order.motif, random, { ...sheetOf(ledge) }, palette) +
    rectangle({ ...sheetOf(LEDGE), top: ledge }, palette.key) +
    layoutTitle(order.title, title, { ink, most: 3, largest: WIDTH * 0.2, stand: 'bottom' }).art +
    layoutSmallText(order.author, [MARGIN, author], { size: AUTHOR, ink, most: INNER })
  )
}

/** A label pasted on the motif. */
const plate = ({ order, random, palette, height }: CoverContext): string => {
  const ink = palette.key === '#000000' ? pigment.soot : palette.key
  const label = { left: MARGIN, top: height * random.pick(0.1, 0.3, 0.5), width: INNER, height: height * 0.4 }
  const author = label.top + label.height - MARGIN * 0.85
  const title: Box = {
    left: MARGIN * 1.75,
    top: label.top + MARGIN * 0.8,
    width: INNER - MARGIN * 1.5,
    height: label.height - MARGIN * 2.7,
  }
  const inner = { left: label.left + 7, top: label.top + 7, width: label.width - 14, height: label.height - 14 }
  return (
    drawMotif(order.motif, random, sheetOf(height), palette) +
    rectangle(label, pigment.chalk) +
    outlined(inner, ink, 1.6) +
    layoutTitle(order.title, title, { ink, most: 4, align: 'middle', stand: 'middle', largest: WIDTH * 0.17 }).art +
    layoutSmallText(order.author, [WIDTH / 2, author], { size: AUTHOR * 0.95, ink, align: 'middle', most: INNER * 0.8 })
  )
}

/** The motif in a strip along the spine. */
const spine = ({ order, random, palette, height }: CoverContext): string => {
  const strip = WIDTH * 0.34
  const left = strip + MARGIN * 0.85
  const width = WIDTH - left - MARGIN * 0.7
  const ink = readable(palette.ground, palette.key, pigment.chalk)
  const largest = WIDTH * (isDevanagari(order.title) ? 0.2 : 0.165)
  const title = { left, top: MARGIN * 1.1, width, height: height * 0.66 }
  // Two names do not fit in one line next to the strip.
  const names = order.author.split(/ (?=and )| (?=र )|(?<=,) /)
  const authors = names.map((name, index) =>
    layoutSmallText(name, [left, height - MARGIN - (names.length - 1 - index) * AUTHOR * 1.4], {
      size: AUTHOR,
      ink,
      most: width,
    }),
  )
  return (
    rectangle(sheetOf(height), palette.ground) +
    drawMotif(order.motif, random, { ...sheetOf(height), width: strip }, palette) +
    rectangle({ left: strip, top: 0, width: 5, height }, palette.key) +
    layoutTitle(order.title, title, { ink, most: 7, largest }).art +
    authors.join('')
  )
}

/** The motif above a dark field. */
const field = ({ order, random, palette, height }: CoverContext): string => {
  const ink = readable(palette.key, pigment.chalk, palette.second)
  const ledge = height * 0.57
  const author = height - MARGIN * 0.95
  const top = ledge + MARGIN
  const title = { left: MARGIN, top, width: INNER, height: author - AUTHOR - MARGIN * 0.7 - top }
  return (
    drawMotif(order.motif, random, sheetOf(ledge), palette) +
    rectangle({ ...sheetOf(height - ledge), top: ledge }, palette.key) +
    rectangle({ ...sheetOf(6), top: ledge }, palette.second) +
    layoutTitle(order.title, title, { ink, most: 3, largest: WIDTH * 0.19 }).art +
    layoutSmallText(order.author, [MARGIN, author], { size: AUTHOR, ink, most: INNER })
  )
}

const layouts: Record<CoverLayout, (desk: CoverContext) => string> = { crown, foot, plate, spine, field }

/** A book cover. Covers have their own heights, so that a shelf of them looks like a shelf. */
const drawCover = (order: CoverOrder): Drawing => {
  const random = seededRandom(`cover:${order.title}`)
  const desk: CoverContext = { order, random, palette: paletteOf(order.palette), height: order.height }
  return { width: WIDTH, height: order.height, art: layouts[order.plan](desk) }
}

type PosterOrder = Extract<PictureSpec, { kind: 'poster' }>

const POSTER_WIDTH = 640
const POSTER_HEIGHT = 800
const POSTER_MARGIN = 38
const POSTER_INNER = POSTER_WIDTH - POSTER_MARGIN * 2
const SMALL = 23

/** The poster of an event: its name as large as the sheet allows, the motif on a ledge, when and where at the foot. */
const drawPoster = (order: PosterOrder): Drawing => {
  const random = seededRandom(`poster:${order.seed ?? order.title}`)
  const palette = paletteOf(order.palette)
  const ink = readable(palette.key, pigment.chalk, palette.second)
  const box = { left: POSTER_MARGIN, top: POSTER_MARGIN, width: POSTER_INNER, height: POSTER_HEIGHT * 0.34 }
  const largest = POSTER_WIDTH * (isDevanagari(order.title) ? 0.23 : 0.2)
  const title = layoutTitle(order.title, box, { ink, most: 4, largest, tracking: -0.03 })
  const ledge = Math.max(POSTER_HEIGHT * 0.3, title.bottom + POSTER_MARGIN * 1.1)
  const foot = POSTER_HEIGHT - POSTER_MARGIN * 2.4
  const words = {
    size:
      SMALL *
      Math.min(
        1,
        (POSTER_INNER - POSTER_MARGIN) / ((smallTextWidth(order.date) + smallTextWidth(order.place)) * SMALL),
      ),
    ink,
  }
  const art =
    rectangle({ left: 0, top: 0, width: POSTER_WIDTH, height: POSTER_HEIGHT }, palette.key) +
    title.art +
    drawMotif(order.motif, random, { left: 0, top: ledge, width: POSTER_WIDTH, height: foot - ledge }, palette) +
    rectangle({ left: 0, top: ledge - 6, width: POSTER_WIDTH, height: 6 }, palette.first) +
    layoutSmallText(order.date, [POSTER_MARGIN, POSTER_HEIGHT - POSTER_MARGIN * 0.95], words) +
    layoutSmallText(order.place, [POSTER_WIDTH - POSTER_MARGIN, POSTER_HEIGHT - POSTER_MARGIN * 0.95], {
      ...words,
      align: 'right',
    })
  return { width: POSTER_WIDTH, height: POSTER_HEIGHT, art }
}

type SleeveOrder = Extract<PictureSpec, { kind: 'sleeve' | 'vinyl' }>

const SIDE = 480
const SLEEVE_MARGIN = 31
const SLEEVE_INNER = SIDE - SLEEVE_MARGIN * 2
const ARTIST = 20

/** The sleeve of a record, square: the title over the motif, or under it on the key. */
const drawSleeve = (order: SleeveOrder): Drawing => {
  const random = seededRandom(`sleeve:${order.seed ?? order.title}`)
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

const VINYL_SIDE = 640
const GROOVES = [236, 214, 196, 178, 156, 138]

/** A record half out of its sleeve. */
const drawVinyl = (sleeve: Drawing, { first, key }: Palette): Drawing => {
  const middle: Point = [VINYL_SIDE * 0.58, VINYL_SIDE / 2]
  const box = { left: 20, top: 84, width: 472, height: 472 }
  const art =
    rectangle({ left: 0, top: 0, width: VINYL_SIDE, height: VINYL_SIDE }, pigment.oat) +
    disc(middle, 246, pigment.soot) +
    GROOVES.map((radius) => ring(middle, radius, pigment.slate, 2)).join('') +
    disc(middle, 84, first) +
    `<g transform="translate(20 84) scale(${box.width / sleeve.width})">${sleeve.art}</g>` +
    outlined(box, key, 4)
  return { width: VINYL_SIDE, height: VINYL_SIDE, art }
}

type SquareOrder = Extract<PictureSpec, { kind: 'square' }>

const SQUARE = 640

/** The motif of a poster without its lettering. */
const drawSquare = ({ words, motif, palette }: SquareOrder): Drawing => ({
  width: SQUARE,
  height: SQUARE,
  art: drawMotif(
    motif,
    seededRandom(`poster:${words}`),
    { left: 0, top: 0, width: SQUARE, height: SQUARE },
    paletteOf(palette),
  ),
})

type BlockOrder = Extract<PictureSpec, { kind: 'block' }>

/** A picture without words: heads of articles, lists and interviews. */
const drawBlock = ({ words, motif, palette }: BlockOrder): Drawing => {
  const [width, height] = [960, 540]
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
    case 'vinyl':
      return drawVinyl(drawSleeve(order), paletteOf(order.palette))
    case 'goods':
      return drawGoods(order)
    case 'square':
      return drawSquare(order)
    case 'block':
      return drawBlock(order)
  }
}
