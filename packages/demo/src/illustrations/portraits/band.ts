import { boxPath, clipped, disc, filled, rectangle, rounded, stroked, trace } from '@dabali/svg/svg'
import { drawMotif } from '../motifs/motifs.ts'
import { type Band, type BandMember, type Palette, pigment, type Random, seededRandom } from '../picture-spec.ts'
import { drawBody, drawJewels } from './clothing.ts'
import { createPerson, drawFace } from './face.ts'
import { drawHairBefore, drawHairBehind } from './hair.ts'
import { drawInstrument } from './instruments.ts'

const WIDTH = 480
const HEIGHT = 600
const SHEET = { left: 0, top: 0, width: WIDTH, height: HEIGHT }

/** Where a member is: the middle, the foot and the size. */
type Position = readonly [x: number, foot: number, size: number]

/** From the back to the front. */
const POSITIONS: Record<number, readonly Position[]> = {
  2: [
    [142, 606, 0.7],
    [346, 608, 0.74],
  ],
  3: [
    [240, 430, 0.56],
    [116, 606, 0.58],
    [364, 606, 0.58],
  ],
  4: [
    [152, 404, 0.48],
    [334, 398, 0.48],
    [112, 606, 0.53],
    [368, 606, 0.53],
  ],
  5: [
    [150, 402, 0.46],
    [330, 398, 0.46],
    [80, 600, 0.46],
    [400, 600, 0.46],
    [240, 610, 0.48],
  ],
  9: [
    [84, 300, 0.34],
    [240, 290, 0.34],
    [396, 300, 0.34],
    [80, 448, 0.38],
    [240, 438, 0.38],
    [400, 448, 0.38],
    [80, 606, 0.42],
    [240, 612, 0.42],
    [400, 606, 0.42],
  ],
}

/** Names in a part of a picture, made unique by a prefix. */
const scoped = (prefix: string, art: string): string =>
  art.replace(/ id="([^"]+)"/g, ` id="${prefix}$1"`).replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)

const moved = ([x, foot, size]: Position, art: string): string =>
  `<g transform="translate(${Math.round(x - 240 * size)} ${Math.round(foot - HEIGHT * size)}) scale(${size})">${art}</g>`

type Look = { palette: Palette; uniform: boolean }

const GREY = '#8d8a88'
const BLACK = '#16131a'
/** What is below the waist, down to the next row. */
const LAP = { left: 54, top: 596, width: 372, height: 400 }

const drawMember = (
  seed: string,
  { hair, instrument, isOld = false }: BandMember,
  { palette, uniform }: Look,
): string => {
  const random = seededRandom(seed)
  const person = { ...createPerson(random, hair), lines: isOld, hairColour: isOld ? GREY : BLACK }
  return (
    rectangle(LAP, palette.key) +
    drawHairBehind(random, person, palette) +
    drawBody(random, person, palette, { shoulders: 0.76, uniform }) +
    drawFace(person, palette.key) +
    drawHairBefore(random, person, palette) +
    drawJewels(random, person, palette) +
    (instrument ? drawInstrument(instrument, person, palette) : '')
  )
}

/** The side of a night coach, with a lit window for each seat. */
const drawBus = (palette: Palette): string => {
  const { ground, first, second, third, key } = palette
  const windows = [24, 142, 260, 378].map(
    (left) =>
      rounded({ left, top: 108, width: 102, height: 104 }, 10, key) +
      rounded({ left: left + 7, top: 115, width: 88, height: 90 }, 6, second),
  )
  const rack = Array.from({ length: 9 }, (_, index) => trace`M${20 + index * 55} 34V64`).join('')
  return (
    rectangle(SHEET, ground) +
    disc([398, 26], 44, second) +
    stroked(`${rack}M-10 34H490`, key, 6) +
    rounded({ left: 90, top: 8, width: 96, height: 54 }, 8, third) +
    rounded({ left: 196, top: 20, width: 130, height: 42 }, 8, key) +
    rounded({ left: -30, top: 62, width: 560, height: 460 }, 34, first) +
    windows.join('') +
    rectangle({ left: -10, top: 236, width: 500, height: 20 }, third) +
    rectangle({ left: -10, top: 262, width: 500, height: 8 }, key) +
    rectangle({ left: -10, top: 470, width: 500, height: 60 }, key)
  )
}

const COLUMNS = 3
const ROWS = 4
const WINDOW = { width: 112, height: 106 }
/** One window has one singer, the others two. */
const SINGERS_IN_LAST_WINDOW = 1

/** The houses of a lane: brick, carved frames, and two singers in a window. */
const drawLane = (name: string, random: Random, palette: Palette): string => {
  let art = drawMotif('brickwork', random, SHEET, palette)
  for (let place = 0; place < COLUMNS * ROWS; place++) {
    const left = 26 + (place % COLUMNS) * 158
    const top = 22 + Math.floor(place / COLUMNS) * 146
    const open = { left, top, ...WINDOW }
    const count = place === COLUMNS * ROWS - 1 ? SINGERS_IN_LAST_WINDOW : 2
    const hairs = ['bun', 'long', 'curls', 'topi', 'crop'] as const
    const singers = Array.from({ length: count }, (_, index) => {
      const hair = hairs[(place * 2 + index + (place % 2)) % hairs.length] ?? 'bun'
      const x = left + WINDOW.width * (count === 1 ? 0.5 : 0.28 + index * 0.44)
      const art = drawMember(`${name} ${place} ${index}`, { hair }, { palette, uniform: false })
      return scoped(`w${place}-${index}-`, moved([x, top + WINDOW.height + 44 + (index % 2) * 8, 0.3], art))
    })
    art +=
      rectangle({ left: left - 12, top: top - 12, width: WINDOW.width + 24, height: WINDOW.height + 24 }, '#5a2d13') +
      rectangle({ left: left - 22, top: top - 16, width: WINDOW.width + 44, height: 10 }, '#5a2d13') +
      rectangle(open, place % 3 === 1 ? palette.second : palette.key) +
      clipped(`window${place}`, boxPath(open), singers.join('')) +
      rectangle({ left: left - 18, top: top + WINDOW.height, width: WINDOW.width + 36, height: 14 }, '#7a431f') +
      stroked(
        trace`M${left - 6} ${top - 6}v${WINDOW.height + 12}M${left + WINDOW.width + 6} ${top - 6}v${WINDOW.height + 12}`,
        '#a8622f',
        3,
      )
  }
  return art
}

/** A dark room with one lamp: what a power cut leaves. */
const drawDarkRoom = ({ first, third, key, ground }: Palette): string =>
  rectangle(SHEET, key) +
  rectangle({ left: 300, top: 40, width: 140, height: 180 }, ground) +
  stroked(trace`M370 40V220M300 130H440`, key, 8) +
  disc([244, 300], 216, third) +
  disc([244, 300], 152, first) +
  stroked(trace`M40 0V120Q40 160 80 160M60 0V90`, ground, 6) +
  filled(trace`M0 520H480V600H0Z`, ground)

const drawPlace = (name: string, { place }: Band, random: Random, palette: Palette): string => {
  if (place === 'bus') return drawBus(palette)
  if (place === 'lane') return drawLane(name, random, palette)
  if (place === 'dark') return drawDarkRoom(palette)
  return drawMotif(place, random, SHEET, palette)
}

/** A band: all of its members with their instruments, and a place of theirs behind them. */
export const drawBand = (name: string, band: Band, random: Random, palette: Palette): string => {
  const cloth: Palette = { ...palette, ground: palette.key === pigment.soot ? pigment.night : palette.ground }
  const positions = POSITIONS[band.members.length] ?? []
  const members = positions.map((position, index) => {
    const member = band.members[index]
    if (!member) return ''
    const look = { palette: cloth, uniform: band.uniform ?? false }
    return scoped(`m${index}-`, moved(position, drawMember(`${name} ${index}`, member, look)))
  })
  return drawPlace(name, band, random, palette) + members.join('')
}
