import { drawBun, drawFace, type Head, type Skin } from './face.ts'
import { weaveDhaka } from './loom.ts'
import { lapisPalette, type Palette, pigment } from './palette.ts'
import { type Random, seededRandom } from './random.ts'
import { clipped, disc, filled, onCircle, type Point, rectangle, type Sheet, stroked, trace, turns } from './shapes.ts'
import { drawGrain } from './wood-block.ts'

const width = 480
const height = 560
const shoulder = height * 0.66

const petal = (middle: Point, inner: number, outer: number, angle: number, half: number): string => {
  const belly = inner + (outer - inner) * 0.55
  const [[rootX, rootY], [tipX, tipY]] = [onCircle(middle, inner, angle), onCircle(middle, outer, angle)]
  const [[leftX, leftY], [rightX, rightY]] = [
    onCircle(middle, belly, angle - half),
    onCircle(middle, belly, angle + half),
  ]
  return trace`M${rootX} ${rootY}Q${leftX} ${leftY} ${tipX} ${tipY}Q${rightX} ${rightY} ${rootX} ${rootY}Z`
}

/** The halo of a paubha: lotus petals, a rim of gold, and a ring of beads. */
const drawHalo = (random: Random, middle: Point, { first, second, third, key }: Palette): string => {
  const radius = width * 0.4
  const petals = turns(random.pick(32, 40, 48))
  const half = (Math.PI / petals.length) * 1.5
  return (
    filled(petals.map((angle) => petal(middle, radius * 0.97, radius * 1.17, angle, half)).join(''), first) +
    disc(middle, radius, key) +
    disc(middle, radius * 0.965, second) +
    disc(middle, radius * 0.93, key) +
    disc(middle, radius * 0.905, third) +
    turns(44)
      .map((angle) => disc(onCircle(middle, radius * 0.86, angle), radius * 0.014, second))
      .join('')
  )
}

/** Neck, shoulders in Dhaka cloth, and the hem of the collar. */
const drawBody = (random: Random, { middle: [x, y], wide, high }: Head, skin: Skin, palette: Palette): string => {
  const neck = trace`M${x - wide * 0.56} ${y + high * 0.5}H${x + wide * 0.56}L${x + wide * 0.72} ${shoulder + height * 0.03}L${x} ${shoulder + height * 0.1}L${x - wide * 0.72} ${shoulder + height * 0.03}Z`
  const body = trace`M${-width * 0.02} ${height}C${width * 0.04} ${shoulder + height * 0.08} ${width * 0.24} ${shoulder + height * 0.035} ${x - wide * 0.62} ${shoulder - height * 0.012}L${x} ${shoulder + height * 0.07}L${x + wide * 0.62} ${shoulder - height * 0.012}C${width * 0.76} ${shoulder + height * 0.035} ${width * 0.96} ${shoulder + height * 0.08} ${width * 1.02} ${height}Z`
  const hem = trace`M${x - wide * 0.64} ${shoulder - height * 0.014}L${x} ${shoulder + height * 0.072}L${x + wide * 0.64} ${shoulder - height * 0.014}`
  const bolt = { left: 0, top: shoulder - height * 0.02, width, height: height * 0.36 }
  const cloth = weaveDhaka(random, bolt, { ...palette, ground: palette.key, key: palette.ground })
  return filled(neck, skin.shade) + clipped('body', body, cloth) + stroked(hem, palette.second, width * 0.014)
}

/** A head before a halo, half in light, dressed in Dhaka cloth. For invented people only. */
export const drawPortrait = (name: string): Sheet => {
  const palette = lapisPalette
  const random = seededRandom(`portrait:${name}`)
  const head: Head = { middle: [width / 2, height * 0.4], wide: width * 0.165, high: width * 0.165 * 1.36 }
  const skin = random.pick<Skin>(
    { light: '#b9794f', shade: '#82492b' },
    { light: '#a5673f', shade: '#6f3c22' },
    { light: '#c68a5e', shade: '#925a36' },
    { light: '#8f5635', shade: '#5c321c' },
  )
  const shadeSide = random.pick<1 | -1>(1, -1)
  const sheet = { left: 0, top: 0, width, height }
  const art =
    rectangle(sheet, palette.ground) +
    drawHalo(random, head.middle, palette) +
    drawBun(head, palette) +
    drawBody(random, head, skin, palette) +
    drawFace(head, skin, shadeSide, palette) +
    drawGrain(random, sheet, pigment.chalk)
  return { width, height, art }
}
