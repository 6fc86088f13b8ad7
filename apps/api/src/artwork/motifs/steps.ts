import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { type Box, boxPath, disc, filled, onCircle, type Point, polygon, rectangle, ring, turns } from '../shapes.ts'

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
  const rays = turns(rayCount).map((angle) =>
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
