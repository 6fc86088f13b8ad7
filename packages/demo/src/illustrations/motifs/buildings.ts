import {
  angles,
  type Box,
  boxPath,
  disc,
  filled,
  onCircle,
  type Point,
  polygon,
  rectangle,
  ring,
  stroked,
  trace,
} from '@dabali/svg/svg'
import type { Palette, Random } from '../picture-spec.ts'

const SMALLEST = 19

/** Bricks by their ink: most of them of the ground, some baked longer. */
const layBricks = (random: Random, box: Box, high: number, { ground, first, third }: Palette): string => {
  const wide = high * 2.3
  const joint = high * 0.055
  const inks = new Map<string, string>([
    [ground, ''],
    [first, ''],
    [third, ''],
  ])
  for (let row = 0; row * high < box.height; row++) {
    for (let brick = -1; brick < box.width / wide + 1; brick++) {
      const lot = random.between(0, 1)
      const ink = lot < 0.72 ? ground : lot < 0.88 ? third : first
      const left = box.left + brick * wide + (row % 2 ? wide / 2 : 0) + joint
      const path = trace`M${left} ${box.top + row * high + joint}h${wide - 2 * joint}v${high - 2 * joint}h${2 * joint - wide}z`
      inks.set(ink, (inks.get(ink) ?? '') + path)
    }
  }
  return [...inks].map(([ink, path]) => filled(path, ink)).join('')
}

type Opening = { box: Box; round: boolean }

const frame = ({ box: { left, top, width, height }, round }: Opening, grown: number): string => {
  const [from, to, foot] = [left - grown, left + width + grown, top + height + grown]
  if (!round) return trace`M${from} ${foot}V${top - grown}H${to}V${foot}Z`
  return trace`M${from} ${foot}V${top}Q${left + width / 2} ${top - width * 0.75 - grown * 1.4} ${to} ${top}V${foot}Z`
}

/** Courses of brick with one lit opening. */
export const drawBrickwork = (random: Random, box: Box, palette: Palette): string => {
  const { left, top, width, height } = box
  const { first, second, key } = palette
  const high = Math.max(SMALLEST, Math.min(height, width * 1.3) / random.pick(14, 17, 20, 23))
  const unit = Math.min(width, height * 1.1)
  const opening: Opening = {
    box: {
      left: left + width * random.between(0.28, 0.56),
      top: top + height * random.between(0.32, 0.44),
      width: unit * random.pick(0.2, 0.26, 0.32),
      height: Math.min(height * 0.4, unit * random.between(0.36, 0.56)),
    },
    round: random.pick(true, true, false),
  }
  const { left: x, top: y, width: wide, height: tall } = opening.box
  const bars = trace`M${x + wide / 2} ${y - (opening.round ? wide * 0.36 : 0)}V${y + tall}M${x} ${y + tall * 0.3}h${wide}M${x} ${y + tall * 0.66}h${wide}`
  return (
    rectangle(box, key) +
    layBricks(random, box, high, palette) +
    filled(frame(opening, high * 0.7), key) +
    filled(frame(opening, high * 0.36), first) +
    filled(frame(opening, 0), second) +
    stroked(bars, key, high * 0.2)
  )
}

type Inks = { roof: string; wall: string; gold: string; key: string }
type Tower = { middle: number; base: number; width: number; tiers: number }

/** A rectangle by the middle of its base. */
const standing = (middle: number, foot: number, width: number, height: number, fill: string): string =>
  rectangle({ left: middle - width / 2, top: foot - height, width, height }, fill)

const roofOver = (middle: number, eaves: number, width: number, { roof, key }: Inks): string => {
  const rise = width * 0.32
  let ribs = ''
  for (let rib = -3; rib <= 3; rib++) {
    ribs += trace`M${middle + rib * width * 0.055} ${eaves - rise}L${middle + rib * width * 0.13} ${eaves}`
  }
  const slope = trace`M${middle - width * 0.6} ${eaves + width * 0.03}Q${middle - width * 0.36} ${eaves - width * 0.02} ${middle - width * 0.2} ${eaves - rise}H${middle + width * 0.2}Q${middle + width * 0.36} ${eaves - width * 0.02} ${middle + width * 0.6} ${eaves + width * 0.03}Z`
  return (
    filled(slope, roof) +
    stroked(ribs, key, width * 0.012) +
    standing(middle, eaves + width * 0.03, width * 1.12, width * 0.03, key)
  )
}

const storey = (middle: number, floor: number, width: number, { wall, key }: Inks): string => {
  const high = width * 0.3
  const pane = (side: 1 | -1) =>
    standing(middle + side * width * 0.18, floor - high * 0.36, width * 0.06, high * 0.34, key)
  return (
    standing(middle, floor, width * 0.54, high, wall) +
    standing(middle, floor, width * 0.14, high * 0.8, key) +
    pane(-1) +
    pane(1)
  )
}

/** A temple: a plinth of three steps, tiered roofs, and a pinnacle. */
const drawTower = ({ middle, base, width, tiers }: Tower, inks: Inks): string => {
  let art = ''
  let foot = base
  for (let course = 0; course < 3; course++) {
    art += standing(middle, foot, width * (1.25 - course * 0.16), width * 0.07, course % 2 ? inks.wall : inks.key)
    foot -= width * 0.07
  }
  let wide = width
  for (let tier = 0; tier < tiers; tier++) {
    art += storey(middle, foot, wide, inks)
    foot -= wide * 0.3
    art += roofOver(middle, foot, wide, inks)
    foot -= wide * 0.32
    wide *= 0.68
  }
  const pinnacle = polygon([
    [middle - wide * 0.1, foot],
    [middle + wide * 0.1, foot],
    [middle, foot - wide * 0.62],
  ])
  return art + filled(pinnacle, inks.gold) + disc([middle, foot - wide * 0.16], wide * 0.1, inks.gold)
}

/** Tiered roofs against a disc: the square at evening. */
export const drawRoofs = (random: Random, box: Box, palette: Palette): string => {
  const { left, top, width, height } = box
  const { ground, first, second, third, key } = palette
  const base = top + height
  const unit = Math.min(width, height * 0.86)
  const sun = disc(
    [left + width * random.between(0.3, 0.7), top + height * random.between(0.28, 0.42)],
    Math.min(width, height) * random.between(0.2, 0.3),
    second,
  )
  const middle = left + width * random.between(0.44, 0.58)
  const high = random.pick<2 | 3 | 4>(3, 3, 2, 4)
  const sides = width > height * 1.3 ? [-2.1, -1.1, 1.1, 2.1] : [-1, 1]
  const others = sides.map((side) => {
    const wide = unit * (Math.abs(side) > 1.5 ? 0.3 : random.between(0.32, 0.42))
    const place = {
      middle: middle + side * unit * 0.39,
      base: base - unit * 0.08,
      width: wide,
      tiers: random.pick(2, 2, 1),
    }
    return drawTower(place, { roof: third, wall: key, gold: second, key })
  })
  const tall: Tower = { middle, base, width: unit * { 2: 0.66, 3: 0.54, 4: 0.47 }[high], tiers: high }
  return (
    rectangle(box, ground) +
    sun +
    others.join('') +
    drawTower(tall, { roof: first, wall: third, gold: second, key }) +
    rectangle({ left, top: base - height * 0.025, width, height: height * 0.025 }, key)
  )
}

const COURSES = 6

/** Every second course is laid half a brick over; no joint falls on an end. */
const drawCourse = (box: Box, brickWidth: number, odd: boolean, palette: Palette): string => {
  const { left, top, width, height } = box
  const bricks = Math.round(width / brickWidth)
  let joints = ''
  for (let brick = odd ? 0.5 : 1; brick < bricks; brick++) {
    joints += boxPath({
      left: left + (brick * width) / bricks - brickWidth * 0.033,
      top: top + height * 0.32,
      width: brickWidth * 0.066,
      height: height * 0.5,
    })
  }
  return (
    rectangle({ ...box, height: height + 1 }, odd ? palette.key : palette.first) +
    filled(joints, odd ? palette.first : palette.key) +
    rectangle({ ...box, height: height * 0.14 }, odd ? palette.second : palette.key)
  )
}

/** The dabali itself: courses of brick that step up to a platform, and the sun behind it. */
export const drawSteps = (random: Random, box: Box, palette: Palette): string => {
  const { left, top, width, height } = box
  const middle = left + width / 2
  const sun: Point = [middle, top + height * 0.45]
  const radius = Math.min(width, height * 1.25) * random.between(0.29, 0.36)
  const far = Math.max(width, height)
  const rayCount = random.pick(28, 36, 44)
  const half = (Math.PI / rayCount) * 0.42
  const rays = angles(rayCount).map((angle) =>
    polygon([
      onCircle(sun, radius * 1.12, angle - half),
      onCircle(sun, far, angle - half),
      onCircle(sun, far, angle + half),
      onCircle(sun, radius * 1.12, angle + half),
    ]),
  )
  const high = height * 0.09
  const firstCourse = top + height - high * COURSES * 0.98
  let steps = ''
  for (let course = 0; course < COURSES; course++) {
    const wide = width * (0.42 + course * 0.15)
    const place = { left: middle - wide / 2, top: firstCourse + course * high, width: wide, height: high }
    steps += drawCourse(place, width * 0.09, course % 2 === 1, palette)
  }
  return (
    rectangle(box, palette.ground) +
    filled(rays.join(''), palette.third, 0.55) +
    disc(sun, radius, palette.second) +
    ring(sun, radius * 0.86, palette.key, radius * 0.02) +
    steps
  )
}
