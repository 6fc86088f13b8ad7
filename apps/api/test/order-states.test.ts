import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  canTransition,
  FULFILMENT_STATUS,
  ORDER_STATUS,
  originsOf,
  PAYMENT_STATUS,
  statesOf,
} from '../src/orders/states.ts'
import { PAYMENT_STATES } from '../src/payments/payment.ts'

const DRAWINGS = readFileSync(join(import.meta.dirname, '../../../docs/order-states.md'), 'utf8')

type Table = Record<string, Record<string, string> | readonly string[]>

/** Transitions with their events as the table has them; the diagram writes spaces as underscores. */
function movesOf(table: Table) {
  const named = (state: string) => state.replaceAll(' ', '_')
  return Object.entries(table)
    .flatMap(([from, to]) =>
      Array.isArray(to)
        ? to.map((state: string) => `${named(from)} --> ${named(state)}`)
        : Object.entries(to).map(([state, event]) => `${named(from)} --> ${named(state)}: ${event}`),
    )
    .sort()
}

/** The diagram below a heading. */
function drawnBelow(heading: string) {
  const [, below = ''] = DRAWINGS.split(`## ${heading}\n`)
  const [, diagram = ''] = /```mermaid\nstateDiagram-v2\n(.*?)```/s.exec(below.split('\n## ')[0] ?? '') ?? []
  return diagram
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.includes('-->') && !line.includes('[*]'))
    .sort()
}

describe('the diagrams match the tables', () => {
  test.each([
    ['Order', ORDER_STATUS],
    ['Payment', PAYMENT_STATUS],
    ['Fulfilment', FULFILMENT_STATUS],
    ['Payment attempt', PAYMENT_STATES],
  ])('%s', (heading, table) => {
    const moves = movesOf(table as Table)
    expect(moves.length).toBeGreaterThan(5)
    expect(drawnBelow(heading)).toEqual(moves)
  })
})

describe('the tables', () => {
  test('contain only known states, and no transition to the same state', () => {
    for (const table of [ORDER_STATUS, PAYMENT_STATUS, FULFILMENT_STATUS] as Table[])
      for (const [from, to] of Object.entries(table)) {
        expect(Object.keys(table)).toEqual(expect.arrayContaining(Object.keys(to)))
        expect(Object.keys(to)).not.toContain(from)
      }
  })

  test('a paid order leaves its state only by a refund', () => {
    for (const here of ['paid', 'partially_refunded', 'cod_collected', 'refund_due'] as const)
      for (const to of statesOf(PAYMENT_STATUS))
        expect(canTransition(PAYMENT_STATUS, here, to) && !/refunded|refund_due/.test(to)).toBe(false)
  })

  test('a cancelled order stays cancelled, and an expired one can be paid late', () => {
    expect(Object.keys(ORDER_STATUS.Cancelled)).toEqual([])
    expect(originsOf(ORDER_STATUS, 'Being processed')).toEqual(['Pending', 'Expired'])
  })
})
