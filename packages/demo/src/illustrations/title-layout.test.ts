import { describe, expect, test } from 'vitest'
import { blockHeight, fitTitle } from './title-layout.ts'

describe('a title is as large as its box allows', () => {
  const titles = [
    'Receipts',
    'The Rain Ledger',
    'Tea, Seven Ways and One Wrong One',
    'कुहिरोको घर',
    'हजुरआमाको रोबोट र म',
  ]

  test.each(titles)('%s stays inside of the box and touches one of its edges', (title) => {
    for (const [width, height] of [
      [336, 200],
      [200, 400],
      [90, 60],
    ] as const) {
      const fitted = fitTitle(title, width, height)
      const widest = Math.max(...fitted.lines.map((line) => line.width)) * fitted.size
      const tall = blockHeight(fitted) * fitted.size
      expect(widest).toBeLessThanOrEqual(width + 0.01)
      expect(tall).toBeLessThanOrEqual(height + 0.01)
      expect(Math.min(width - widest, height - tall)).toBeLessThan(0.01)
    }
  })

  test('no row ends with a word that belongs to the next', () => {
    const ends = (title: string, width: number, height: number) => fitTitle(title, width, height).lines.length
    expect(ends('Small Gods of the Courtyard', 336, 140)).toBe(2)
    expect(ends('The Rain Ledger', 336, 140)).toBe(2)
  })

  test('it respects the maximum size and number of lines', () => {
    const fitted = fitTitle('People Who Wait for Parcels', 1000, 1000, { largest: 40, most: 2 })
    expect(fitted.size).toBeLessThanOrEqual(40)
    expect(fitted.lines.length).toBeLessThanOrEqual(2)
  })
})
