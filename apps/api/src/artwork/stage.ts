import { drawGrain } from './grain.ts'
import { drawMotif } from './motif.ts'
import type { PictureOrder } from './order.ts'
import { type Palette, paletteOf, pigment } from './palette.ts'
import { drawPlayers } from './players.ts'
import { seededRandom } from './random.ts'
import { disc, filled, onCircle, type Point, polygon, rectangle, type Sheet, stroked, trace, turns } from './shapes.ts'

type StageOrder = Extract<PictureOrder, { kind: 'stage' }>

const WIDTH = 960
const HEIGHT = 540
const MIDDLE = WIDTH / 2
const BOARDS = HEIGHT * 0.74
const LIGHT: Point = [MIDDLE, HEIGHT * 0.47]
const REACH = HEIGHT * 0.43

/** One great lamp behind the players, with its rays. */
const lamp = ({ first, second, key }: Palette): string => {
  const half = Math.PI / 120
  const rays = turns(60).map((angle) =>
    polygon([
      onCircle(LIGHT, REACH * 0.55, angle - half * 0.7),
      onCircle(LIGHT, REACH * 0.86, angle - half),
      onCircle(LIGHT, REACH * 0.86, angle + half),
      onCircle(LIGHT, REACH * 0.55, angle + half * 0.7),
    ]),
  )
  return (
    disc(LIGHT, REACH, first) +
    disc(LIGHT, REACH * 0.93, key) +
    disc(LIGHT, REACH * 0.9, first) +
    filled(rays.join(''), second, 0.9) +
    disc(LIGHT, REACH * 0.5, second)
  )
}

/** The house at one side of the square: a wall, its eaves, and three windows of which one is lit. */
const house = (side: 1 | -1, { ground, first, third, key }: Palette): string => {
  const eaves = polygon([
    [MIDDLE + side * WIDTH * 0.52, HEIGHT * 0.2],
    [MIDDLE + side * WIDTH * 0.27, HEIGHT * 0.33],
    [MIDDLE + side * WIDTH * 0.31, HEIGHT * 0.355],
    [MIDDLE + side * WIDTH * 0.52, HEIGHT * 0.3],
  ])
  const wall = { left: side > 0 ? WIDTH * 0.85 : 0, top: HEIGHT * 0.33, width: WIDTH * 0.15, height: HEIGHT * 0.5 }
  const windows = [0, 1, 2].map((window) => {
    const middle = MIDDLE + side * (WIDTH * 0.385 + window * WIDTH * 0.042)
    const place = { left: middle - WIDTH * 0.011, top: HEIGHT * 0.44, width: WIDTH * 0.022, height: HEIGHT * 0.12 }
    return rectangle(place, window === 1 ? first : key)
  })
  return filled(eaves, third) + rectangle(wall, ground) + windows.join('')
}

const square = (palette: Palette): string => {
  let sky = ''
  for (let line = 0; line < 26; line++) sky += trace`M0 ${HEIGHT * 0.03 * line}H${WIDTH}`
  return stroked(sky, palette.ground, HEIGHT * 0.006, 0.8) + lamp(palette) + house(-1, palette) + house(1, palette)
}

/** The dabali: four courses, each wider than the one on it. */
const plinth = ({ ground, first, second, third, key }: Palette): string =>
  [third, key, ground, key]
    .map((fill, course) => {
      const width = WIDTH * (0.62 + course * 0.13)
      const place = { left: MIDDLE - width / 2, top: BOARDS + course * HEIGHT * 0.066, width, height: HEIGHT * 0.07 }
      return rectangle(place, fill) + rectangle({ ...place, height: HEIGHT * 0.011 }, course === 0 ? second : first)
    })
    .join('')

/** Players on the stepped platform under one light, on the square or before a motif. */
export const drawStage = ({ words, palette: name, players, scene }: StageOrder): Sheet => {
  const random = seededRandom(`stage:${words}`)
  const palette = paletteOf(name)
  const sheet = { left: 0, top: 0, width: WIDTH, height: HEIGHT }
  const behind =
    scene === 'square'
      ? square(palette)
      : // One light to a picture: the lamp or the sun of the motif goes out.
        drawMotif(scene, random, sheet, { ...palette, second: palette.ground }) +
        disc([MIDDLE, HEIGHT * 0.54], REACH * 0.9, palette.key) +
        disc([MIDDLE, HEIGHT * 0.54], REACH * 0.86, palette.second)
  const count = Math.max(1, players)
  const boards = {
    middle: MIDDLE,
    top: BOARDS,
    span: Math.min(WIDTH * 0.5, REACH * 1.62),
    unit: HEIGHT * Math.min(0.06, 0.25 / count + 0.008),
    count,
  }
  const art =
    rectangle(sheet, palette.key) +
    behind +
    plinth(palette) +
    drawPlayers(random, boards, palette) +
    rectangle({ left: 0, top: HEIGHT * 0.985, width: WIDTH, height: HEIGHT * 0.015 }, palette.first) +
    drawGrain(random, sheet, pigment.chalk)
  return { width: WIDTH, height: HEIGHT, art }
}
