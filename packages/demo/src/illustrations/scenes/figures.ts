import { type Box, ellipse, filled, type Point, rectangle, stroked, trace } from '@dabali/svg/svg'
import { type Palette, pigment, type Random } from '../picture-spec.ts'

export const WIDTH = 960
export const HEIGHT = 540
export const SHEET: Box = { left: 0, top: 0, width: WIDTH, height: HEIGHT }
export const WOOD = '#a8622f'
export const DARK_WOOD = '#5a2d13'
export const HIDE = '#f3e6cd'
export const BRASS = '#e2b13c'
const { soot } = pigment

export type Scene = (random: Random, palette: Palette, players: number) => string

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** A seated or standing figure from behind or in silhouette, with its head at a height. */
export const figure = ([x, foot]: Point, tall: number, ink: string): string =>
  filled(
    trace`M${x - tall * 0.26} ${foot}Q${x - tall * 0.3} ${foot - tall * 0.62} ${x - tall * 0.08} ${foot - tall * 0.68}V${foot - tall * 0.76}H${x + tall * 0.08}V${foot - tall * 0.68}Q${x + tall * 0.3} ${foot - tall * 0.62} ${x + tall * 0.26} ${foot}Z`,
    ink,
  ) + ellipse([x, foot - tall * 0.86], tall * 0.105, tall * 0.135, ink)

const CLOTHS = [pigment.sindoor, pigment.lapis, pigment.malachite, pigment.rose, pigment.orpiment, pigment.lac]
const SKINS = ['#b9794f', '#a5673f', '#8f5635', '#c68a5e']

/** Somebody who sings, in colour. */
export const singer = ([x, foot]: Point, tall: number, seed: number): string => {
  const [cloth, skin] = [CLOTHS[seed % CLOTHS.length] ?? soot, SKINS[seed % SKINS.length] ?? WOOD]
  const head: Point = [x, foot - tall * 0.84]
  const eye = (side: number) =>
    ellipse([x + side * tall * 0.06, head[1] - tall * 0.01], tall * 0.016, tall * 0.02, soot)
  return (
    (seed % 2 ? ellipse([x, foot - tall * 0.74], tall * 0.19, tall * 0.3, soot) : '') +
    figure([x, foot], tall, cloth) +
    rectangle({ left: x - tall * 0.07, top: foot - tall * 0.78, width: tall * 0.14, height: tall * 0.12 }, skin) +
    ellipse(head, tall * 0.14, tall * 0.17, skin) +
    filled(
      trace`M${x - tall * 0.15} ${head[1] - tall * 0.02}Q${x - tall * 0.15} ${head[1] - tall * 0.2} ${x} ${head[1] - tall * 0.2}T${x + tall * 0.15} ${head[1] - tall * 0.02}Q${x} ${head[1] - tall * 0.16} ${x - tall * 0.15} ${head[1] - tall * 0.02}Z`,
      seed % 3 === 2 ? (CLOTHS[(seed + 1) % CLOTHS.length] ?? soot) : soot,
    ) +
    eye(-1) +
    eye(1) +
    ellipse([x, head[1] + tall * 0.08], tall * 0.035, tall * 0.045, '#5c1f1f')
  )
}

export const madal = ([x, y]: Point, long: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">` +
  filled(
    trace`M${-long} ${-long * 0.34}Q0 ${-long * 0.66} ${long} ${-long * 0.3}V${long * 0.3}Q0 ${long * 0.66} ${-long} ${long * 0.34}Z`,
    WOOD,
  ) +
  stroked(
    `M${times(13, (index) => trace`${-long * 0.92 + (index * long * 1.84) / 12} ${index % 2 ? long * 0.4 : -long * 0.4}${0}`.replace(/0$/, index < 12 ? 'L' : ''))}`,
    HIDE,
    long * 0.03,
  ) +
  stroked(
    trace`M${-long * 0.45} ${-long * 0.46}V${long * 0.46}M${long * 0.45} ${-long * 0.44}V${long * 0.44}`,
    DARK_WOOD,
    long * 0.05,
  ) +
  [
    [-long, 0.34],
    [long, 0.3],
  ]
    .map(
      ([at = 0, high = 0]) =>
        ellipse([at, 0], long * 0.13, long * high, HIDE) +
        ellipse([at, 0], long * 0.075, long * high * 0.56, soot) +
        ellipse([at, 0], long * 0.03, long * high * 0.24, DARK_WOOD),
    )
    .join('') +
  '</g>'
