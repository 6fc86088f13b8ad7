import { disc, ellipse, filled, type Point, polygon, rectangle, ring, rounded, stroked, trace } from '@dabali/svg/svg'
import { type InstrumentName, type Palette, pigment } from '../picture-spec.ts'
import type { Person } from './face.ts'
import {
  BRASS,
  DARK_BRASS,
  DARK_WOOD,
  ektara,
  fiddle,
  guitar,
  type Held,
  HIDE,
  type Hold,
  lute,
  rod,
  sarangi,
  WOOD,
} from './strings.ts'

const { soot, chalk } = pigment

/** A barrel across the lap, laced, with a dark spot on each head. */
const barrel = (top: number, reach: number): Held => {
  const [left, right, middle] = [240 - reach, 240 + reach, top + 52]
  const lacing = Array.from({ length: 9 }, (_, index) => {
    const x = left + 14 + ((right - left - 28) * index) / 8
    return trace`${x} ${index % 2 ? top + 92 : top + 12}`
  }).join('L')
  const head = (x: number) =>
    ellipse([x, middle], 21, 46, HIDE) + ellipse([x, middle], 12, 27, soot) + ellipse([x, middle], 5, 12, DARK_WOOD)
  return {
    art:
      filled(
        trace`M${left} ${top + 6}Q240 ${top - 34} ${right} ${top + 6}V${top + 98}Q240 ${top + 136} ${left} ${top + 98}Z`,
        WOOD,
      ) +
      stroked(`M${lacing}`, HIDE, 5) +
      stroked(trace`M${left + 70} ${top - 10}V${top + 114}M${right - 70} ${top - 10}V${top + 114}`, DARK_WOOD, 8) +
      head(left) +
      head(right),
    hands: [
      [left - 12, middle],
      [right + 12, middle - 6],
    ],
  }
}

const trumpet: Hold = ({ head: { middle, high } }) => {
  const y = middle[1] + high * 0.62
  return {
    art:
      `<g transform="rotate(14 240 ${y})">` +
      rod([236, y], [400, y], BRASS, 15) +
      stroked(trace`M276 ${y + 4}q-30 44 6 44H356q34 0 20 -44`, BRASS, 12) +
      stroked(trace`M300 ${y - 22}V${y + 50}M322 ${y - 22}V${y + 50}M344 ${y - 22}V${y + 50}`, DARK_BRASS, 11) +
      filled(trace`M384 ${y - 8}Q424 ${y - 10} 446 ${y - 46}V${y + 46}Q424 ${y + 10} 384 ${y + 8}Z`, BRASS) +
      ellipse([446, y], 12, 46, DARK_BRASS) +
      '</g>',
    hands: [
      [300, y + 52],
      [344, y + 34],
    ],
  }
}

const euphonium: Hold = ({ head: { middle, high } }) => ({
  art:
    stroked(trace`M240 ${middle[1] + high * 0.66}Q196 400 190 470`, BRASS, 13) +
    stroked(trace`M190 470V540Q196 596 256 594Q326 590 328 520V400`, BRASS, 40) +
    stroked(trace`M236 470V560M262 470V560M288 470V560`, DARK_BRASS, 15) +
    filled(trace`M306 424Q306 360 262 318H394Q350 360 350 424Z`, BRASS) +
    ellipse([328, 318], 66, 17, DARK_BRASS),
  hands: [
    [186, 524],
    [266, 486],
  ],
})

const damphu: Hold = () => ({
  art:
    disc([236, 520], 98, DARK_WOOD) +
    disc([236, 520], 90, WOOD) +
    disc([236, 520], 76, HIDE) +
    ring([236, 520], 52, WOOD, 2.4),
  hands: [
    [142, 552],
    [292, 492],
  ],
})

const cymbals: Hold = (_, { first }) => ({
  art:
    stroked(trace`M186 470Q240 560 300 474`, first, 6) +
    ellipse([190, 506], 52, 44, DARK_BRASS) +
    ellipse([186, 503], 50, 42, BRASS) +
    disc([184, 502], 14, DARK_BRASS) +
    ellipse([300, 506], 44, 48, DARK_BRASS) +
    ellipse([304, 503], 42, 46, BRASS) +
    disc([306, 502], 14, DARK_BRASS),
  hands: [
    [150, 512],
    [340, 510],
  ],
})

const organ: Hold = (_, { first, key }) => ({
  art:
    rectangle({ left: 34, top: 506, width: 412, height: 110 }, key) +
    rectangle({ left: 34, top: 506, width: 412, height: 16 }, first) +
    rectangle({ left: 52, top: 536, width: 376, height: 54 }, chalk) +
    stroked(Array.from({ length: 13 }, (_, index) => trace`M${80 + index * 27} 536V590`).join(''), soot, 2.4) +
    [94, 121, 175, 202, 229, 283, 310, 364, 391]
      .map((left) => rectangle({ left: left + 4, top: 536, width: 14, height: 32 }, soot))
      .join(''),
  hands: [
    [150, 556],
    [322, 552],
  ],
})

const drumKit: Hold = (_, { first, second }) => ({
  art:
    [
      [108, 548, 70],
      [366, 552, 76],
      [238, 582, 64],
    ]
      .map(
        ([x = 0, y = 0, wide = 0]) =>
          rectangle({ left: x - wide, top: y, width: wide * 2, height: 80 }, first) +
          ellipse([x, y], wide, 22, second) +
          ellipse([x, y], wide - 8, 16, HIDE),
      )
      .join('') +
    ellipse([428, 452], 62, 10, BRASS) +
    rod([428, 452], [428, 600], soot, 5) +
    rod([150, 470], [96, 534], WOOD, 8) +
    rod([316, 462], [372, 540], WOOD, 8),
  hands: [
    [152, 468],
    [314, 460],
  ],
})

const microphone: Hold = ({ head: { middle, high } }) => ({
  art:
    rod([292, middle[1] + high * 0.98], [330, middle[1] + high * 1.8], soot, 17) +
    disc([286, middle[1] + high * 0.86], 25, pigment.slate) +
    stroked(trace`M266 ${middle[1] + high * 0.86}h40M286 ${middle[1] + high * 0.68}v38`, soot, 3) +
    stroked(trace`M330 ${middle[1] + high * 1.8}Q350 520 300 610`, soot, 6),
  hands: [
    [150, 548],
    [314, middle[1] + high * 1.46],
  ],
})

const ledger: Hold = (_, { first }) => ({
  art:
    filled(trace`M96 500L238 524L384 500V592L238 618L96 592Z`, first) +
    filled(trace`M108 492Q180 484 238 514V600Q180 572 108 580ZM372 492Q300 484 242 514V600Q300 572 372 580Z`, chalk) +
    stroked(
      trace`M130 512Q180 508 220 528M130 534Q180 530 220 550M130 556Q180 552 220 572M260 528Q300 508 350 512M260 550Q300 530 350 534`,
      pigment.slate,
      3,
    ) +
    rod([318, 470], [296, 536], soot, 7),
  hands: [
    [100, 548],
    [324, 486],
  ],
})

const inverter: Hold = (_, { first, second, key }) => ({
  art:
    rounded({ left: 100, top: 488, width: 280, height: 124 }, 12, key) +
    rounded({ left: 112, top: 500, width: 256, height: 100 }, 8, pigment.slate) +
    disc([160, 546], 27, chalk) +
    rod([160, 546], [174, 528], soot, 4) +
    [216, 246, 276].map((x, index) => disc([x, 530], 9, index === 0 ? first : second)).join('') +
    stroked(trace`M212 564H340M212 578H340`, soot, 5) +
    stroked(trace`M340 500Q420 470 404 560T470 600`, key, 9),
  hands: [
    [104, 520],
    [376, 520],
  ],
})

const lampInHand: Hold = (_, { second, key }) => ({
  art:
    disc([330, 432], 64, second) +
    disc([330, 432], 42, chalk) +
    rectangle({ left: 314, top: 470, width: 32, height: 30 }, pigment.slate) +
    stroked(trace`M330 500Q330 560 250 556T90 600`, key, 9) +
    stroked(trace`M318 440l8 -16l8 16l8 -16`, DARK_BRASS, 4),
  hands: [
    [130, 560],
    [330, 508],
  ],
})

const bells: Hold = (_, { first }) => ({
  art:
    stroked(trace`M120 470Q240 560 360 470`, first, 9) +
    [0, 1, 2, 3, 4]
      .map((index) => {
        const [x, y] = [140 + index * 50, 530 - 8 * (index - 2) ** 2]
        return (
          filled(trace`M${x - 20} ${y + 34}Q${x - 20} ${y - 12} ${x} ${y - 12}T${x + 20} ${y + 34}Z`, BRASS) +
          disc([x, y + 38], 7, DARK_BRASS)
        )
      })
      .join(''),
  hands: [
    [116, 474],
    [364, 474],
  ],
})

const songSheet: Hold = () => ({
  art:
    filled(
      polygon([
        [150, 486],
        [330, 478],
        [338, 594],
        [158, 602],
      ]),
      chalk,
    ) + stroked(trace`M176 510L310 504M178 530L312 524M180 550L314 544M182 570L270 566`, pigment.slate, 4),
  hands: [
    [156, 560],
    [334, 552],
  ],
})

const bansuri: Hold = ({ head: { middle, high } }) => {
  const y = middle[1] + high * 0.68
  const hole = (at: number) => disc([240 + at, y + at * 0.2], 4, soot)
  return {
    art:
      rod([206, y - 6], [452, y + 44], DARK_WOOD, 21) +
      rod([206, y - 6], [452, y + 44], '#d9a85b', 16) +
      [40, 72, 92, 112, 150, 172].map(hole).join('') +
      rod([400, y + 24], [402, y + 42], DARK_WOOD, 4),
    hands: [
      [322, y + 24],
      [404, y + 40],
    ],
  }
}

const holds: Record<InstrumentName, Hold> = {
  madal: () => barrel(494, 150),
  khin: () => barrel(506, 176),
  sarangi,
  bansuri,
  tungna: () => lute(58, 46, 214),
  dranyen: () => lute(74, 60, 240),
  guitar: (_, { first }) => guitar(first),
  bass: (_, { third }) => guitar(third),
  violin: () => fiddle(1),
  viola: () => fiddle(1.16),
  trumpet,
  euphonium,
  ektara,
  damphu,
  cymbals,
  organ,
  drums: drumKit,
  microphone,
  ledger,
  inverter,
  lamp: lampInHand,
  bells,
  voice: songSheet,
}

const SHOULDERS: readonly [Point, Point] = [
  [128, 452],
  [352, 452],
]

/** The sleeves, what is held, and the hands on it. */
export const drawInstrument = (name: InstrumentName, person: Person, palette: Palette): string => {
  const { art, hands } = holds[name](person, palette)
  const { light, shade } = person.skin
  const arms = hands.map(([x, y], side) => {
    const [fromX, fromY] = SHOULDERS[side] ?? [x, y]
    const outwards = side === 0 ? -1 : 1
    const elbow: Point = [(fromX + x) / 2 + outwards * 40, Math.max(fromY, y) + 46]
    const sleeve = trace`M${fromX} ${fromY}Q${elbow[0]} ${elbow[1]} ${x} ${y}`
    return stroked(sleeve, palette.key, 54) + stroked(sleeve, palette.third, 46)
  })
  const fists = hands.map(
    ([x, y]) =>
      ellipse([x, y], 27, 24, light) +
      stroked(trace`M${x - 14} ${y - 8}h26M${x - 15} ${y + 1}h28M${x - 13} ${y + 10}h24`, shade, 3),
  )
  return arms.join('') + art + fists.join('')
}
