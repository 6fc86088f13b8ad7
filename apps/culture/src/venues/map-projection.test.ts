import { expect, it } from 'vitest'
import { createProjection, placeLabels, spreadPoints } from './map-projection.ts'
import { BORDER, CITY_LABELS, COUNTRY, RING_ROAD, RIVERS, VALLEY } from './map-shapes.ts'

it('places are at their distance from the north-western corner', () => {
  const { width, height, toPoint, toPath } = createProjection([80, 0, 90, 10], 100)
  expect(toPoint([80, 10])).toEqual({ x: 0, y: 0 })
  expect(toPoint([90, 0])).toEqual({ x: width, y: height })
  expect(
    toPath([
      [80, 10],
      [85, 10],
    ]),
  ).toBe('M0 0L50 0')
})

it('a degree north is longer than a degree east by the latitude', () => {
  const { height } = createProjection([80, 59, 82, 61], 100)
  expect(height).toBe(200)
})

it('what is drawn is inside of its map', () => {
  const [valley, country] = [createProjection(VALLEY, 640), createProjection(COUNTRY, 640)]
  for (const place of [...RING_ROAD, ...Object.values(RIVERS).flat(), ...Object.values(CITY_LABELS)])
    expect([place, valley.contains(place)]).toEqual([place, true])
  for (const place of BORDER) expect([place, country.contains(place)]).toEqual([place, true])
  expect(valley.contains([88.1607, 26.6421])).toBe(false)
})

const MAP = { width: 200, height: 100 }

it('no pin covers another or the edge', () => {
  const points = spreadPoints(
    [
      { x: 10, y: 10 },
      { x: 12, y: 10 },
      { x: 11, y: 10 },
      { x: 90, y: 10 },
      { x: 199, y: 99 },
      { x: 198, y: 98 },
      { x: 0, y: 0 },
    ],
    { distance: 20, ...MAP },
  )
  for (const [index, one] of points.entries()) {
    for (const other of points.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(20)
    expect([one, one.x >= 10 && one.x <= 190 && one.y >= 10 && one.y <= 90]).toEqual([one, true])
  }
  expect(points[3]).toEqual({ x: 90, y: 10 })
})

const label = (text: string, x: number, y: number) => ({ text, x, y })

it('a name is written at its place, or near to it where a pin or another name is there', () => {
  const placing = { pins: [{ x: 100, y: 50 }], radius: 10, fontSize: 10, ...MAP }
  const [far, covered, second] = placeLabels(
    [label('Kirtipur', 40, 80), label('Patan', 100, 50), label('Patan', 100, 50)],
    placing,
  )
  expect(far).toEqual(label('Kirtipur', 40, 80))
  for (const moved of [covered, second]) {
    expect(moved).toBeDefined()
    expect(Math.hypot((moved?.x ?? 0) - 100, (moved?.y ?? 0) - 50)).toBeLessThan(60)
    expect(Math.abs((moved?.x ?? 100) - 100) >= 25 || Math.abs((moved?.y ?? 50) - 3.3 - 50) >= 15).toBe(true)
  }
  expect(covered).not.toEqual(second)
})

it('a name for which there is no room is left out', () => {
  expect(placeLabels([label('Bhaktapur', 5, 5)], { pins: [], radius: 1, fontSize: 40, width: 40, height: 20 })).toEqual(
    [],
  )
})
