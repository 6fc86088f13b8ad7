import { disc, ellipse, filled, rectangle, ring, rounded, stroked, trace } from '@dabali/svg/svg'
import { drawMotif } from '../motifs/motifs.ts'
import { type Palette, pigment, type Random, type SceneName } from '../picture-spec.ts'
import { BRASS, DARK_WOOD, figure, madal, type Scene, SHEET, times, WIDTH, WOOD } from './figures.ts'
import { bicycle, cheese, loom, roof, spout, substation, tent, windows } from './session-scenes.ts'

const { soot, slate, chalk } = pigment

/** A boat from above, nine people in it, across a river in bands. */
const ferry: Scene = (random, palette) => {
  const { first, second, third, key } = palette
  return (
    drawMotif('river', random, SHEET, { ...palette, second: palette.ground }) +
    `<g transform="rotate(-14 500 300)">` +
    filled(trace`M180 300Q330 180 520 190T850 300Q700 420 520 410T180 300Z`, DARK_WOOD) +
    filled(trace`M216 300Q350 206 520 212T812 300Q690 394 520 388T216 300Z`, WOOD) +
    stroked(trace`M340 232V368M450 212V388M570 212V388M680 232V368`, DARK_WOOD, 9) +
    times(9, (index) => {
      const [x, y] = [302 + (index % 5) * 104, index < 5 ? 268 : 334]
      const at = index < 5 ? x : x + 50
      const cloth = [first, second, third, chalk][index % 4] ?? first
      return (
        ellipse([at, y], 36, 25, cloth) +
        disc([at, y], 15, key) +
        (index % 4 === 1 ? disc([at, y], 11, pigment.sindoor) : '')
      )
    }) +
    stroked(trace`M760 250L900 60`, DARK_WOOD, 10) +
    ellipse([906, 52], 18, 40, DARK_WOOD) +
    '</g>' +
    disc([120, 96], 50, second)
  )
}

/** A radio with one station, near enough to read its scale. */
const radio: Scene = (_, { ground, first, second, third, key }) =>
  rectangle(SHEET, key) +
  rectangle({ left: 0, top: 452, width: WIDTH, height: 90 }, third) +
  disc([830, 110], 74, second) +
  stroked(trace`M830 0V40`, ground, 7) +
  stroked(trace`M190 110L80 -30`, chalk, 7) +
  rounded({ left: 110, top: 104, width: 640, height: 368 }, 34, DARK_WOOD) +
  rounded({ left: 130, top: 124, width: 600, height: 328 }, 24, WOOD) +
  disc([300, 300], 134, key) +
  times(7, (row) =>
    times(7, (column) =>
      (row - 3) ** 2 + (column - 3) ** 2 < 12 ? disc([198 + column * 34, 198 + row * 34], 10, first) : '',
    ),
  ) +
  rounded({ left: 470, top: 162, width: 228, height: 112 }, 10, second) +
  stroked(
    times(12, (index) => trace`M${488 + index * 17} 182v${index % 3 ? 20 : 38}`),
    key,
    3.4,
  ) +
  stroked(trace`M558 170V266`, pigment.sindoor, 6) +
  disc([520, 364], 44, key) +
  ring([520, 364], 34, slate, 4) +
  ring([646, 364], 24, key, 12) +
  rounded({ left: 800, top: 340, width: 96, height: 124 }, 12, chalk) +
  stroked(trace`M896 370Q944 376 936 412T896 436`, chalk, 14) +
  stroked(trace`M824 316q-16 -30 0 -56t0 -56M866 316q-16 -30 0 -56t0 -56`, ground, 6)

/** Two madals head to head, as large as the sheet. */
const drums: Scene = (random, palette) => {
  const { second, third, key } = palette
  return (
    drawMotif('dhaka', random, SHEET, palette) +
    rectangle({ left: 0, top: 196, width: WIDTH, height: 160 }, key) +
    rectangle({ left: 0, top: 188, width: WIDTH, height: 10 }, second) +
    rectangle({ left: 0, top: 356, width: WIDTH, height: 10 }, second) +
    madal([228, 280], 196, -13) +
    madal([732, 272], 196, 13) +
    filled(
      trace`M480 150L502 232L580 214L520 270L580 330L502 312L480 396L458 312L380 330L440 270L380 214L458 232Z`,
      third,
    )
  )
}

/** A path in the snow to a hut; the only warm thing is its window. */
const snow: Scene = (_, palette) =>
  stroked(
    times(18, (index) => trace`M0 ${14 + index * 22}H960`),
    chalk,
    3,
  ) +
  disc([150, 110], 46, palette.second) +
  filled(trace`M120 420L360 120L470 240L560 150L760 420Z`, palette.third) +
  filled(trace`M600 420L800 190L960 360V420Z`, palette.key) +
  filled(trace`M360 120L428 194L396 216L366 190L336 222L300 196ZM560 150L622 232L584 224L560 246L520 188Z`, chalk) +
  filled(trace`M0 396Q180 340 380 392T760 372T960 404V540H0Z`, chalk) +
  filled(trace`M0 452Q240 410 480 456T960 446V540H0Z`, pigment.sky) +
  filled(trace`M560 404L560 318L690 268L826 318V410Z`, DARK_WOOD) +
  filled(trace`M530 330L690 252L858 330L846 346L690 282L544 346Z`, chalk) +
  rectangle({ left: 612, top: 340, width: 54, height: 52 }, palette.second) +
  stroked(trace`M639 340V392M612 366H666`, DARK_WOOD, 5) +
  rectangle({ left: 730, top: 336, width: 56, height: 74 }, soot) +
  stroked(trace`M780 262V226q-14 -20 6 -40t-4 -44`, slate, 9) +
  times(9, (index) =>
    ellipse([530 - index * 52, 442 + index * 9 + (index % 2) * 10], 12 + index, 5 + index * 0.4, slate),
  ) +
  figure([226, 510], 190, soot) +
  filled(trace`M184 392L196 300H262L270 392Z`, WOOD) +
  stroked(trace`M188 360H268M192 330H264M206 300L196 392M228 300V392M250 300L258 392`, DARK_WOOD, 4) +
  ellipse([228, 298], 44, 20, BRASS)

const SCENES: Record<SceneName, Scene> = {
  roof,
  spout,
  loom,
  tent,
  cheese,
  bicycle,
  windows,
  substation,
  ferry,
  radio,
  drums,
  snow,
}

export const isScene = (name: string): name is SceneName => name in SCENES

export const drawScene = (name: SceneName, random: Random, palette: Palette, players: number): string =>
  rectangle(SHEET, palette.ground) + SCENES[name](random, palette, players)
