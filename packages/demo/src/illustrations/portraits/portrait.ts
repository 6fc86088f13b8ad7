import { angles, type Drawing, disc, filled, onCircle, type Point, polygon, rectangle, ring } from '@dabali/svg/svg'
import { drawPaperGrain, petals } from '../motifs/motifs.ts'
import { type Palette, type PictureSpec, paletteOf, pigment, type Random, seededRandom } from '../picture-spec.ts'
import { drawBand } from './band.ts'
import { drawBody, drawJewels } from './clothing.ts'
import { createPerson, drawFace } from './face.ts'
import { drawHairBefore, drawHairBehind } from './hair.ts'
import { drawInstrument } from './instruments.ts'

const RADIUS = 192

type Rim = (middle: Point, palette: Palette, count: number) => string

const lotus: Rim = (middle, { first }, count) =>
  filled(petals(middle, { inner: RADIUS * 0.97, outer: RADIUS * 1.17, count, fat: 1.5 }), first)

const rays: Rim = (middle, { first }, count) => {
  const half = (Math.PI / count) * 0.5
  const beams = angles(count).map((angle) =>
    polygon([
      onCircle(middle, RADIUS, angle - half),
      onCircle(middle, RADIUS * 2.4, angle - half),
      onCircle(middle, RADIUS * 2.4, angle + half),
      onCircle(middle, RADIUS, angle + half),
    ]),
  )
  return filled(beams.join(''), first, 0.8)
}

const flames: Rim = (middle, { first, second }, count) =>
  filled(petals(middle, { inner: RADIUS * 0.9, outer: RADIUS * 1.28, count: count / 2, fat: 1.2 }), first) +
  filled(petals(middle, { inner: RADIUS * 0.9, outer: RADIUS * 1.14, count: count / 2, fat: 0.8 }), second)

const rings: Rim = (middle, { first, third }) =>
  ring(middle, RADIUS * 1.08, first, 7) + ring(middle, RADIUS * 1.2, third, 4) + ring(middle, RADIUS * 1.3, first, 2.4)

const pearls: Rim = (middle, { first }, count) =>
  angles(count)
    .map((angle) => disc(onCircle(middle, RADIUS * 1.1, angle), RADIUS * 0.05, first))
    .join('')

/** The halo of a paubha: a rim, a line of gold, a field of colour and a ring of beads. */
const drawHalo = (random: Random, middle: Point, palette: Palette): string => {
  const { second, third, key } = palette
  const rim = random.pick(lotus, lotus, rays, flames, rings, pearls)
  const beads = angles(44).map((angle) => disc(onCircle(middle, RADIUS * 0.86, angle), RADIUS * 0.014, second))
  return (
    rim(middle, palette, random.pick(32, 40, 48)) +
    disc(middle, RADIUS, key) +
    disc(middle, RADIUS * 0.965, second) +
    disc(middle, RADIUS * 0.93, key) +
    disc(middle, RADIUS * 0.905, third) +
    beads.join('')
  )
}

type PortraitOrder = Extract<PictureSpec, { kind: 'portrait' }>

const WIDTH = 480
const HEIGHT = 600

/** A head before a halo, half in light, or a whole band in its place. For invented people only. */
export const drawPortrait = (order: PortraitOrder): Drawing => {
  const palette = paletteOf(order.palette)
  const random = seededRandom(`portrait:${order.person}`)
  const sheet = { left: 0, top: 0, width: WIDTH, height: HEIGHT }
  const figures = order.band ? drawBand(order.person, order.band, random, palette) : drawSoloist(order, random, palette)
  const art = rectangle(sheet, palette.ground) + figures + drawPaperGrain(random, sheet, pigment.chalk)
  return { width: WIDTH, height: HEIGHT, art }
}

function drawSoloist({ hair, instrument }: PortraitOrder, random: Random, palette: Palette): string {
  const person = createPerson(random, hair)
  return (
    drawHalo(random, person.head.middle, palette) +
    drawHairBehind(random, person, palette) +
    drawBody(random, person, palette) +
    drawFace(person, palette.key) +
    drawHairBefore(random, person, palette) +
    drawJewels(random, person, palette) +
    (instrument ? drawInstrument(instrument, person, palette) : '')
  )
}
