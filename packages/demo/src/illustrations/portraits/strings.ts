import { disc, ellipse, filled, type Point, rectangle, stroked, trace } from '@dabali/svg/svg'
import { type Palette, pigment } from '../picture-spec.ts'
import type { Person } from './face.ts'

export const WOOD = '#a8622f'
export const DARK_WOOD = '#5a2d13'
export const HIDE = '#f3e6cd'
export const BRASS = '#e2b13c'
export const DARK_BRASS = '#9a6a16'

/** What is held, and where the hands are: the left and the right one of the picture. */
export type Held = { art: string; hands: readonly [Point, Point] }
export type Hold = (person: Person, palette: Palette) => Held

const line = (from: Point, to: Point) => trace`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`
export const rod = (from: Point, to: Point, ink: string, thickness: number) => stroked(line(from, to), ink, thickness)

const { soot, chalk } = pigment

/** A lute: its body, the angle of its neck and its belly. */
export const lute = (wide: number, high: number, neck: number, { wood = WOOD, belly = HIDE } = {}): Held => {
  const [x, y] = [186, 538]
  const tip: Point = [x + neck, y - neck * 0.5]
  return {
    art:
      ellipse([x, y], wide, high, wood) +
      ellipse([x - 4, y + 2], wide * 0.68, high * 0.66, belly) +
      rod([x + wide * 0.3, y - high * 0.2], tip, DARK_WOOD, 17) +
      rod([x - wide * 0.4, y + high * 0.16], tip, chalk, 2.4) +
      rod([tip[0] - 4, tip[1] - 20], [tip[0] + 18, tip[1] + 12], DARK_WOOD, 9) +
      disc([x + 2, y - 1], high * 0.16, soot),
    hands: [
      [x + 12, y + 12],
      [x + neck * 0.78, y - neck * 0.39],
    ],
  }
}

export const guitar = (wood: string): Held => ({
  art:
    ellipse([178, 540], 84, 66, wood) +
    ellipse([262, 514], 58, 48, wood) +
    disc([216, 528], 24, soot) +
    rod([216, 528], [424, 430], DARK_WOOD, 19) +
    rod([416, 434], [452, 416], wood, 26) +
    stroked(trace`M150 556L440 422M156 566L444 428`, chalk, 2) +
    rod([146, 536], [160, 574], DARK_WOOD, 9),
  hands: [
    [206, 548],
    [372, 458],
  ],
})

export const sarangi: Hold = () => ({
  art:
    rectangle({ left: 224, top: 388, width: 34, height: 96 }, WOOD) +
    filled(trace`M224 392Q241 352 258 392Z`, DARK_WOOD) +
    rod([206, 412], [276, 406], DARK_WOOD, 8) +
    rod([206, 438], [276, 432], DARK_WOOD, 8) +
    filled(trace`M206 476H276Q298 508 272 536Q306 566 288 620H194Q176 566 210 536Q184 508 206 476Z`, WOOD) +
    filled(trace`M208 546Q241 528 274 546Q292 570 282 606H200Q190 570 208 546Z`, HIDE) +
    stroked(trace`M234 396V604M241 396V604M248 396V604`, chalk, 2.2) +
    stroked(trace`M128 566Q250 476 384 498`, DARK_WOOD, 8) +
    rod([128, 566], [384, 500], chalk, 2.6),
  hands: [
    [238, 456],
    [384, 502],
  ],
})

export const fiddle = (size: number): Held => ({
  art:
    `<g transform="translate(196 372) rotate(152) scale(${size})">` +
    ellipse([34, 0], 42, 34, WOOD) +
    ellipse([88, 0], 34, 28, WOOD) +
    rod([108, 0], [196, 0], DARK_WOOD, 13) +
    disc([204, 0], 10, DARK_WOOD) +
    stroked(trace`M20 -4H196M20 4H196`, chalk, 2) +
    rod([42, -15], [58, -15], soot, 4) +
    rod([42, 15], [58, 15], soot, 4) +
    '</g>' +
    rod([76, 318], [334, 486], DARK_WOOD, 7) +
    rod([72, 328], [330, 494], chalk, 2.4),
  hands: [
    [62, 446],
    [336, 488],
  ],
})

export const ektara: Hold = () => ({
  art:
    stroked(trace`M196 566Q206 470 238 404M284 566Q274 470 242 404`, '#d9a85b', 13) +
    disc([240, 574], 62, WOOD) +
    ellipse([240, 548], 50, 16, HIDE) +
    rod([240, 404], [240, 548], chalk, 3.4) +
    rod([220, 420], [262, 412], DARK_WOOD, 9) +
    disc([240, 400], 11, DARK_WOOD),
  hands: [
    [202, 492],
    [290, 540],
  ],
})
