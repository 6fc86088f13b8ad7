import { petals } from '../motifs/petals.ts'
import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { disc, filled, onCircle, type Point, polygon, ring, turns } from '../shapes.ts'

const RADIUS = 192

type Rim = (middle: Point, palette: Palette, count: number) => string

const lotus: Rim = (middle, { first }, count) =>
  filled(petals(middle, { inner: RADIUS * 0.97, outer: RADIUS * 1.17, count, fat: 1.5 }), first)

const rays: Rim = (middle, { first }, count) => {
  const half = (Math.PI / count) * 0.5
  const beams = turns(count).map((angle) =>
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
  turns(count)
    .map((angle) => disc(onCircle(middle, RADIUS * 1.1, angle), RADIUS * 0.05, first))
    .join('')

/** The halo of a paubha: a rim, a line of gold, a field of colour and a ring of beads. */
export const drawHalo = (random: Random, middle: Point, palette: Palette): string => {
  const { second, third, key } = palette
  const rim = random.pick(lotus, lotus, rays, flames, rings, pearls)
  const beads = turns(44).map((angle) => disc(onCircle(middle, RADIUS * 0.86, angle), RADIUS * 0.014, second))
  return (
    rim(middle, palette, random.pick(32, 40, 48)) +
    disc(middle, RADIUS, key) +
    disc(middle, RADIUS * 0.965, second) +
    disc(middle, RADIUS * 0.93, key) +
    disc(middle, RADIUS * 0.905, third) +
    beads.join('')
  )
}
