import { type Box, type Drawing, outlined, rectangle } from '@dabali/svg/shapes'
import { isDevanagari } from '@dabali/svg/text-outlines'
import { drawMotif } from './motifs/motifs.ts'
import { type Palette, paletteOf, pigment, readable } from './palette.ts'
import type { CoverLayout, PictureSpec } from './picture-spec.ts'
import { type Random, seededRandom } from './random.ts'
import { layoutSmallText, layoutTitle } from './title-layout.ts'

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

/** The title hangs from the top; the motif stands under a ledge. */
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

/** The motif above a ledge; the title stands at the foot. */
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
  // Beside the strip there is no room for two names in a line.
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
export const drawCover = (order: CoverOrder): Drawing => {
  const random = seededRandom(`cover:${order.title}`)
  const desk: CoverContext = { order, random, palette: paletteOf(order.palette), height: order.height }
  return { width: WIDTH, height: order.height, art: layouts[order.plan](desk) }
}
