import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { type Box, disc, filled, polygon, rectangle, stroked, trace } from '../shapes.ts'

type Inks = { roof: string; wall: string; gold: string; key: string }
type Tower = { middle: number; base: number; width: number; tiers: number }

/** A rectangle that stands on its foot around a middle. */
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

/** A house of gods: a plinth of three courses, roof over roof, and a pinnacle. */
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
