import type { Bounds, Place } from './map-shapes.ts'

const ROUND = 10

/** Draws places of a small area on a plane of the given width, north up; a degree east is shorter than a degree north. */
export function createProjection([west, south, east, north]: Bounds, width: number) {
  const scale = width / (east - west)
  const stretch = 1 / Math.cos((((south + north) / 2) * Math.PI) / 180)
  const round = (value: number) => Math.round(value * ROUND) / ROUND
  const height = round((north - south) * scale * stretch)
  const toPoint = ([longitude, latitude]: Place): { x: number; y: number } => ({
    x: round((longitude - west) * scale),
    y: round((north - latitude) * scale * stretch),
  })
  return {
    width,
    height,
    toPoint,
    /** The path of a line. */
    toPath: (places: readonly Place[]) =>
      places.map((place, index) => `${index === 0 ? 'M' : 'L'}${toPoint(place).x} ${toPoint(place).y}`).join(''),
    contains: ([longitude, latitude]: Place) =>
      longitude >= west && longitude <= east && latitude >= south && latitude <= north,
  }
}

type Point = { x: number; y: number }

type Spread = {
  /** How far points are apart at least. */
  distance: number
  width: number
  height: number
}

const clamp = (value: number, [least, most]: readonly [number, number]) => Math.min(Math.max(value, least), most)

/** Moves points apart, so that none covers another or the edge of the map: to the right, or to the left where there is no room. */
export function spreadPoints<Located extends Point>(
  points: readonly Located[],
  { distance, width, height }: Spread,
): Located[] {
  const placed: Located[] = []
  const isFree = (point: Point) => placed.every((other) => Math.hypot(other.x - point.x, other.y - point.y) >= distance)
  const most = width - distance / 2
  for (const point of points) {
    const inside = {
      ...point,
      x: clamp(point.x, [distance / 2, most]),
      y: clamp(point.y, [distance / 2, height - distance / 2]),
    }
    let moved = inside
    while (!isFree(moved) && moved.x < most) moved = { ...moved, x: moved.x + distance / 2 }
    if (moved.x > most) moved = inside
    while (!isFree(moved)) moved = { ...moved, x: moved.x - distance / 2 }
    placed.push(moved)
  }
  return placed
}

type Label = Point & { text: string }
type Placing = {
  /** What must not be covered. */
  pins: readonly Point[]
  radius: number
  fontSize: number
  width: number
  height: number
}

/** The width of a letter as part of the font size: a little more than that of most. */
const LETTER_WIDTH = 0.62
/** How many steps of half a line a label may be away from its place. */
const MOST_STEPS = 12

/** Places the centres of the baselines of labels as near to their places as they are free of pins, other labels and the edge. */
export function placeLabels<Located extends Label>(
  labels: readonly Located[],
  { pins, radius, fontSize, width, height }: Placing,
): Located[] {
  const taken: Box[] = pins.map(({ x, y }) => ({ x, y, halfWidth: radius, halfHeight: radius }))
  return labels.flatMap((label) => {
    const halfWidth = (label.text.length * LETTER_WIDTH * fontSize) / 2
    const boxAt = ({ x, y }: Point) => ({ x, y: y - fontSize / 3, halfWidth, halfHeight: fontSize / 2 })
    const isFree = (place: Point) => {
      const box = boxAt(place)
      const isInside =
        box.x >= halfWidth && box.x <= width - halfWidth && box.y >= fontSize && box.y <= height - fontSize
      return isInside && !taken.some((other) => overlaps(box, other))
    }
    const place = places(label, fontSize / 2).find(isFree)
    if (!place) return []
    taken.push(boxAt(place))
    return [{ ...label, ...place }]
  })
}

type Box = Point & { halfWidth: number; halfHeight: number }

const overlaps = (one: Box, other: Box) =>
  Math.abs(one.x - other.x) < one.halfWidth + other.halfWidth &&
  Math.abs(one.y - other.y) < one.halfHeight + other.halfHeight

/** Places around a point, the nearest first. */
function places({ x, y }: Point, step: number): Point[] {
  const steps = Array.from({ length: MOST_STEPS * 2 + 1 }, (_, index) => index - MOST_STEPS)
  return steps
    .flatMap((right) => steps.map((down) => ({ x: x + right * step, y: y + down * step })))
    .sort((one, other) => Math.hypot(one.x - x, one.y - y) - Math.hypot(other.x - x, other.y - y))
}
