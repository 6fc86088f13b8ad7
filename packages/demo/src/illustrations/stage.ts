import {
  angles,
  type Drawing,
  disc,
  ellipse,
  filled,
  onCircle,
  type Point,
  polygon,
  rectangle,
  rounded,
  stroked,
  trace,
} from '@dabali/svg/svg'
import { drawMotif, drawPaperGrain } from './motifs/motifs.ts'
import { type Palette, type PictureSpec, paletteOf, pigment, type Random, seededRandom } from './picture-spec.ts'
import { drawScene, isScene } from './scenes/scenes.ts'

type Instrument = 'madal' | 'sarangi' | 'flute' | 'voice' | 'tungna'
/** A musician on the stage: position, scale, height of the head and lean. */
type Player = { x: number; boards: number; unit: number; crown: number; lean: number }

const instruments: Record<Instrument, (player: Player, palette: Palette) => string> = {
  madal: ({ x, unit, crown }, { second, third }) => {
    const top = crown + unit * 1.75
    const head = (left: number) => rectangle({ left, top, width: unit * 0.16, height: unit * 0.9 }, second)
    return (
      rounded({ left: x - unit * 1.15, top, width: unit * 2.3, height: unit * 0.9 }, unit * 0.4, third) +
      head(x - unit * 0.7) +
      head(x + unit * 0.54)
    )
  },
  sarangi: ({ x, unit, crown }, { first, second }) =>
    filled(
      trace`M${x + unit * 0.1} ${crown + unit * 2.9}q${-unit * 0.75} ${-unit * 0.3} ${-unit * 0.28} ${-unit * 0.95}l${unit * 0.16} ${-unit * 1.35}h${unit * 0.24}l${unit * 0.16} ${unit * 1.35}q${unit * 0.5} ${unit * 0.65} ${-unit * 0.28} ${unit * 0.95}Z`,
      second,
    ) + stroked(trace`M${x - unit * 1.2} ${crown + unit * 2}L${x + unit} ${crown + unit * 2.4}`, first, unit * 0.1),
  flute: ({ x, unit, crown, lean }, { second }) =>
    stroked(
      trace`M${x - unit * 0.1 + lean} ${crown + unit * 0.62}L${x + unit * 1.35} ${crown + unit * 0.95}`,
      second,
      unit * 0.15,
    ),
  tungna: ({ x, unit, crown }, { second, third }) =>
    stroked(
      trace`M${x - unit * 0.2} ${crown + unit * 2.2}L${x + unit * 1.5} ${crown + unit * 1.2}`,
      second,
      unit * 0.16,
    ) + ellipse([x - unit * 0.5, crown + unit * 2.35], unit * 0.55, unit * 0.42, third),
  voice: ({ x, unit, crown, boards }, { second }) =>
    stroked(
      trace`M${x + unit * 0.9} ${boards}V${crown + unit * 0.95}l${-unit * 0.42} ${-unit * 0.2}`,
      second,
      unit * 0.1,
    ),
}

const body = ({ x, boards, unit, crown, lean }: Player): string =>
  trace`M${x - unit * 0.8} ${boards}L${x - unit * 0.86} ${crown + unit * 1.7}Q${x - unit * 0.84} ${crown + unit * 1.16} ${x - unit * 0.3 + lean} ${crown + unit * 1.08}V${crown + unit * 0.6}H${x + unit * 0.2 + lean}V${crown + unit * 1.08}Q${x + unit * 0.84} ${crown + unit * 1.16} ${x + unit * 0.86} ${crown + unit * 1.7}L${x + unit * 0.8} ${boards}Z`

const cap = ({ x, unit, crown, lean }: Player): string =>
  polygon([
    [x + lean - unit * 0.4, crown + unit * 0.24],
    [x + lean - unit * 0.3, crown - unit * 0.18],
    [x + lean + unit * 0.26, crown - unit * 0.26],
    [x + lean + unit * 0.4, crown + unit * 0.24],
  ])

const drawPlayer = (random: Random, player: Player, palette: Palette): string => {
  const { x, unit, crown, lean } = player
  const instrument = random.pick<Instrument>('madal', 'sarangi', 'flute', 'voice', 'tungna', 'madal')
  const head =
    ellipse([x + lean, crown + unit * 0.42], unit * 0.36, unit * 0.46, palette.key) +
    random.pick(
      '',
      '',
      filled(cap(player), palette.third),
      ellipse([x + lean, crown - unit * 0.08], unit * 0.22, unit * 0.2, palette.key),
    )
  return filled(body(player), palette.key) + head + instruments[instrument](player, palette)
}

type Boards = { middle: number; top: number; span: number; unit: number; count: number }

/** Musicians in a row on the stage, backlit. */
const drawPlayers = (random: Random, { middle, top, span, unit, count }: Boards, palette: Palette): string => {
  let art = ''
  for (let index = 0; index < count; index++) {
    const x = middle - span / 2 + (span * (index + 0.5)) / count
    const tall = random.between(3.1, 3.7) * unit
    art += drawPlayer(
      random,
      { x, boards: top, unit, crown: top - tall, lean: random.between(-0.16, 0.16) * unit },
      palette,
    )
  }
  return art
}

type StageOrder = Extract<PictureSpec, { kind: 'stage' }>

const WIDTH = 960
const HEIGHT = 540
const MIDDLE = WIDTH / 2
const BOARDS = HEIGHT * 0.74
const LIGHT: Point = [MIDDLE, HEIGHT * 0.47]
const REACH = HEIGHT * 0.43

/** A large lamp behind the musicians, with rays. */
const lamp = ({ first, second, key }: Palette): string => {
  const half = Math.PI / 120
  const rays = angles(60).map((angle) =>
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

/** A house beside the square: a wall, eaves, and three windows, one of them lit. */
const drawHouse = (side: 1 | -1, { ground, first, third, key }: Palette): string => {
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
  return (
    stroked(sky, palette.ground, HEIGHT * 0.006, 0.8) + lamp(palette) + drawHouse(-1, palette) + drawHouse(1, palette)
  )
}

/** The dabali, a platform of four steps. */
const plinth = ({ ground, first, second, third, key }: Palette): string =>
  [third, key, ground, key]
    .map((fill, course) => {
      const width = WIDTH * (0.62 + course * 0.13)
      const place = { left: MIDDLE - width / 2, top: BOARDS + course * HEIGHT * 0.066, width, height: HEIGHT * 0.07 }
      return rectangle(place, fill) + rectangle({ ...place, height: HEIGHT * 0.011 }, course === 0 ? second : first)
    })
    .join('')

/** Musicians on the platform under a light, on the square or in front of a motif. */
export const drawStage = ({ words, palette: name, players, scene }: StageOrder): Drawing => {
  const random = seededRandom(`stage:${words}`)
  const palette = paletteOf(name)
  const sheet = { left: 0, top: 0, width: WIDTH, height: HEIGHT }
  if (isScene(scene)) {
    const art = drawScene(scene, random, palette, players) + drawPaperGrain(random, sheet, pigment.chalk)
    return { width: WIDTH, height: HEIGHT, art }
  }
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
    drawPaperGrain(random, sheet, pigment.chalk)
  return { width: WIDTH, height: HEIGHT, art }
}
