import { disc, ellipse, filled, type Point, polygon, rectangle, ring, rounded, stroked, trace } from '@dabali/svg/svg'
import { drawMotif } from '../motifs/motifs.ts'
import { pigment } from '../picture-spec.ts'
import {
  BRASS,
  DARK_WOOD,
  figure,
  HEIGHT,
  HIDE,
  madal,
  type Scene,
  SHEET,
  singer,
  times,
  WIDTH,
  WOOD,
} from './figures.ts'

const { soot, slate, chalk, oat } = pigment

/** Roofs under a night sky; a water tank, and an organ that goes up on a rope. */
export const roof: Scene = (_, { ground, first, second, third, key }, players) =>
  rectangle(SHEET, ground) +
  disc([760, 120], 62, second) +
  times(9, (index) => {
    const [left, top] = [index * 116 - 40, 250 + ((index * 61) % 90)]
    return (
      rectangle({ left, top, width: 118, height: 320 }, index % 2 ? key : third) +
      times(4, (cell) =>
        rectangle(
          { left: left + 18 + (cell % 2) * 48, top: top + 26 + Math.floor(cell / 2) * 54, width: 26, height: 30 },
          (index + cell) % 3 ? ground : first,
        ),
      )
    )
  }) +
  rounded({ left: 84, top: 196, width: 118, height: 150 }, 18, slate) +
  stroked(trace`M84 236H202M84 272H202M104 346V400M182 346V400`, key, 7) +
  stroked(trace`M620 0V296M700 -10L660 296`, oat, 5) +
  `<g transform="rotate(-7 664 340)">${rectangle({ left: 560, top: 296, width: 210, height: 74 }, first)}${rectangle({ left: 572, top: 330, width: 186, height: 32 }, chalk)}${stroked(
    times(12, (index) => trace`M${586 + index * 15} 330V362`),
    soot,
    2.4,
  )}</g>` +
  rectangle({ left: 0, top: 452, width: WIDTH, height: 90 }, key) +
  rectangle({ left: 0, top: 452, width: WIDTH, height: 8 }, first) +
  times(players, (index) => figure([232 + index * 94, 470], 190 + (index % 2) * 16, soot)) +
  stroked(trace`M200 384L290 344M388 386L478 342`, first, 12)

/** A sunken fountain: brick steps, a stone spout, and jars in a queue. */
export const spout: Scene = (random, palette, players) => {
  const { first, second, third, key } = palette
  return (
    drawMotif('brickwork', random, SHEET, { ...palette, second: third }) +
    rectangle({ left: 0, top: 380, width: WIDTH, height: 160 }, key) +
    rectangle({ left: 0, top: 380, width: WIDTH, height: 12 }, first) +
    rectangle({ left: 596, top: 70, width: 190, height: 130 }, key) +
    rectangle({ left: 610, top: 84, width: 162, height: 102 }, second) +
    filled(trace`M640 120H700Q742 120 742 158L770 176Q736 196 700 178H640Z`, slate) +
    disc([716, 140], 8, chalk) +
    filled(trace`M742 184Q760 186 764 260V470H734V260Q736 200 728 186Z`, pigment.sky) +
    stroked(trace`M742 210V460M754 230V440`, chalk, 3) +
    ellipse([750, 474], 130, 24, pigment.sky) +
    ellipse([750, 474], 84, 13, chalk) +
    times(5, (index) => {
      const [x, y] = [890 - index * 96 - (index > 1 ? 130 : 0), 500 - (index % 2) * 14]
      return (
        filled(
          trace`M${x - 18} ${y - 74}H${x + 18}L${x + 12} ${y - 54}Q${x + 46} ${y - 34} ${x + 34} ${y}Q${x} ${y + 22} ${x - 34} ${y}Q${x - 46} ${y - 34} ${x - 12} ${y - 54}Z`,
          BRASS,
        ) + ellipse([x, y - 74], 20, 6, DARK_WOOD)
      )
    }) +
    times(players, (index) => figure([110 + index * 118, 410], 240 - (index % 2) * 26, soot)) +
    disc([110, 312], 44, HIDE) +
    ring([110, 312], 44, WOOD, 9) +
    stroked(trace`M206 330L300 268`, WOOD, 13) +
    ellipse([206, 332], 34, 26, WOOD)
  )
}

/** A loom from the weaver's place: warp threads, a woven band, the shuttle. */
export const loom: Scene = (random, palette) => {
  const { ground, first, second, third, key } = palette
  return (
    rectangle(SHEET, key) +
    stroked(
      times(56, (index) => trace`M${60 + index * 15.2} 0V330`),
      second,
      3.4,
    ) +
    stroked(
      times(28, (index) => trace`M${67 + index * 30.4} 0V330`),
      first,
      3.4,
    ) +
    rectangle({ left: 0, top: 60, width: WIDTH, height: 26 }, WOOD) +
    rectangle({ left: 0, top: 168, width: WIDTH, height: 20 }, DARK_WOOD) +
    drawMotif(
      'dhaka',
      random,
      { left: 40, top: 326, width: 880, height: 220 },
      { ...palette, ground: third, key: ground },
    ) +
    rectangle({ left: 0, top: 312, width: WIDTH, height: 24 }, WOOD) +
    filled(trace`M520 262Q600 226 700 262Q600 298 520 262Z`, DARK_WOOD) +
    rounded({ left: 572, top: 250, width: 72, height: 24 }, 10, first) +
    stroked(trace`M700 262Q790 262 800 316`, second, 3.4) +
    rectangle({ left: 0, top: 0, width: 44, height: HEIGHT }, DARK_WOOD) +
    rectangle({ left: 916, top: 0, width: 44, height: HEIGHT }, DARK_WOOD) +
    `<g transform="translate(-20 -40) rotate(-18 240 420)">${rectangle({ left: 222, top: 210, width: 44, height: 200 }, WOOD)}${filled(trace`M196 400H292Q326 446 286 486Q330 530 306 610H182Q158 530 202 486Q162 446 196 400Z`, WOOD)}${filled(trace`M200 500Q244 472 288 500Q312 534 298 590H190Q176 534 200 500Z`, HIDE)}${stroked(trace`M232 220V590M240 220V590M248 220V590M256 220V590`, chalk, 3)}${stroked(trace`M196 250H292M196 290H292M196 330H292`, DARK_WOOD, 12)}</g>` +
    stroked(trace`M60 500Q280 360 480 470`, DARK_WOOD, 12) +
    stroked(trace`M60 506L480 476`, chalk, 4)
  )
}

/** The canopy of a wedding tent, rain over its edge, drums in a ring of five. */
export const tent: Scene = (_, { ground, first, second, third }, players) =>
  rectangle(SHEET, ground) +
  times(10, (index) =>
    filled(
      polygon([
        [480, -160],
        [-220 + index * 140, 190],
        [-80 + index * 140, 190],
      ]),
      [first, second, third, ground][index % 4] ?? first,
    ),
  ) +
  times(14, (index) => filled(trace`M${index * 70 - 10} 184h70q-4 46 -35 46t-35 -46Z`, index % 2 ? second : first)) +
  stroked(
    times(40, (index) => trace`M${index * 25} ${250 + ((index * 37) % 90)}v${26 + ((index * 13) % 30)}`),
    slate,
    3,
  ) +
  rectangle({ left: 0, top: 420, width: WIDTH, height: 120 }, third) +
  rectangle({ left: 0, top: 420, width: WIDTH, height: 10 }, second) +
  rectangle({ left: 60, top: 180, width: 16, height: 330 }, DARK_WOOD) +
  rectangle({ left: 884, top: 180, width: 16, height: 330 }, DARK_WOOD) +
  times(players, (index) => {
    const x = 176 + index * 152
    const y = 470 + (index % 2) * 26
    return figure([x, y], 210, soot) + madal([x, y - 66], 64, index % 2 ? 6 : -6)
  })

/** Shelves of cheese in the cold, and a dranyen on its nail. */
export const cheese: Scene = (_, { ground, first, second, third, key }) =>
  rectangle(SHEET, third) +
  [96, 236, 376, 516]
    .map(
      (top, row) =>
        times(6, (index) => {
          const left = 24 + index * 98
          const turned = (index + row * 2) % 7 === 3
          return turned
            ? disc([left + 42, top - 46], 44, BRASS) + ring([left + 42, top - 46], 28, oat, 4)
            : rounded({ left, top: top - 52, width: 88, height: 52 }, 14, (index + row) % 3 ? BRASS : oat) +
                rounded({ left, top: top - 52, width: 88, height: 16 }, 8, HIDE)
        }) + rectangle({ left: 0, top, width: 640, height: 18 }, DARK_WOOD),
    )
    .join('') +
  rectangle({ left: 628, top: 0, width: 20, height: HEIGHT }, DARK_WOOD) +
  rectangle({ left: 700, top: 50, width: 210, height: 170 }, key) +
  rectangle({ left: 712, top: 62, width: 186, height: 146 }, ground) +
  filled(trace`M712 208V160L770 96L812 150L850 110L898 170V208Z`, chalk) +
  disc([862, 92], 15, second) +
  stroked(trace`M805 62V208M712 135H898`, key, 7) +
  `<g transform="rotate(24 800 400)">${ellipse([800, 446], 84, 72, WOOD)}${ellipse([800, 450], 58, 48, HIDE)}${rectangle({ left: 787, top: 218, width: 26, height: 200 }, DARK_WOOD)}${rectangle({ left: 764, top: 214, width: 72, height: 14 }, WOOD)}${rectangle({ left: 764, top: 246, width: 72, height: 14 }, WOOD)}${disc([800, 204], 20, first)}${stroked(trace`M793 230V480M800 230V480M807 230V480`, soot, 2.4)}</g>`

/** A wheel as large as the sheet, without its brake; the gourd of an ektara before it. */
export const bicycle: Scene = (_, { ground, first, second, third, key }) => {
  const hub: Point = [610, 290]
  return (
    rectangle(SHEET, ground) +
    rectangle({ left: 0, top: 440, width: WIDTH, height: 100 }, third) +
    ring(hub, 246, key, 30) +
    ring(hub, 222, first, 9) +
    stroked(
      times(28, (index) => {
        const angle = (index * Math.PI * 2) / 28
        return trace`M${hub[0]} ${hub[1]}L${hub[0] + Math.sin(angle) * 220} ${hub[1] - Math.cos(angle) * 220}`
      }),
      chalk,
      2.6,
    ) +
    disc(hub, 30, key) +
    disc(hub, 13, second) +
    stroked(trace`M${hub[0]} ${hub[1]}L470 -20M470 -20L400 -20`, first, 22) +
    stroked(trace`M470 40Q330 70 300 200T190 330`, soot, 6) +
    stroked(trace`M130 470Q150 250 236 110M330 470Q300 250 244 110`, BRASS, 22) +
    disc([232, 470], 118, WOOD) +
    ellipse([232, 412], 96, 28, HIDE) +
    stroked(trace`M240 96V412`, soot, 5) +
    rounded({ left: 196, top: 120, width: 88, height: 18 }, 8, DARK_WOOD) +
    disc([240, 92], 22, DARK_WOOD)
  )
}

/** The front of a lane: shutters open, a head in each window, and a bucket on a rope. */
export const windows: Scene = (random, palette) => {
  const { second, third, key } = palette
  return (
    drawMotif('brickwork', random, SHEET, { ...palette, second: third }) +
    times(8, (index) => {
      const [left, top] = [56 + (index % 4) * 226, 44 + Math.floor(index / 4) * 226]
      const lit = index % 3 === 0
      return (
        rectangle({ left: left - 58, top: top - 6, width: 54, height: 150 }, DARK_WOOD) +
        rectangle({ left: left + 132, top: top - 6, width: 54, height: 150 }, DARK_WOOD) +
        rectangle({ left: left - 12, top: top - 14, width: 152, height: 166 }, WOOD) +
        rectangle({ left, top, width: 128, height: 140 }, lit ? second : key) +
        singer([left + 64, top + 140], 150, index) +
        rectangle({ left: left - 22, top: top + 140, width: 172, height: 16 }, DARK_WOOD)
      )
    }) +
    stroked(trace`M572 190V330`, HIDE, 5) +
    filled(trace`M528 332H616L602 420H542Z`, slate) +
    ellipse([572, 332], 44, 12, soot) +
    stroked(trace`M528 332Q572 262 616 332`, slate, 6) +
    rectangle({ left: 0, top: 500, width: WIDTH, height: 40 }, pigment.lapis) +
    stroked(
      times(12, (index) => trace`M${index * 84} 512q20 -10 40 0t40 0`),
      pigment.sky,
      4,
    )
  )
}

/** Pylons and insulators by night; two people, and the only lamp is theirs. */
export const substation: Scene = (_, { ground, first, second, third, key }, players) =>
  rectangle(SHEET, ground) +
  [120, 420, 840]
    .map((x, index) => {
      const high = 440 - index * 40
      return stroked(
        trace`M${x - 60} 480L${x} ${480 - high}L${x + 60} 480M${x - 44} 370L${x + 48} 400M${x + 44} 370L${x - 48} 400M${x - 90} ${500 - high * 0.8}H${x + 90}M${x - 70} ${500 - high * 0.62}H${x + 70}`,
        key,
        9,
      )
    })
    .join('') +
  stroked(
    trace`M0 60Q120 150 210 132T510 160T750 190T960 120M0 130Q120 214 190 212T490 236T770 252T960 200`,
    third,
    4,
  ) +
  times(6, (index) => {
    const x = 560 + index * 34
    return (
      times(6, (row) => ellipse([x, 268 + row * 13], 14, 6, row % 2 ? oat : chalk)) +
      rectangle({ left: x - 3, top: 250, width: 6, height: 96 }, slate)
    )
  }) +
  rounded({ left: 530, top: 346, width: 240, height: 150 }, 10, slate) +
  stroked(
    times(11, (index) => trace`M${550 + index * 20} 366V476`),
    key,
    8,
  ) +
  rectangle({ left: 0, top: 480, width: WIDTH, height: 60 }, key) +
  disc([310, 400], 150, third) +
  disc([310, 400], 104, first) +
  disc([310, 400], 52, second) +
  times(players, (index) => figure([226 + index * 166, 520], 230, key)) +
  stroked(trace`M310 400V520M310 470Q420 520 530 500`, soot, 6)
