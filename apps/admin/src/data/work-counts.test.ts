import { expect, it } from 'vitest'
import { RESOURCES } from '../resources/registry.ts'
import { workIn, workOf } from './work-counts.ts'

it('the work of a resource is that of its largest part, and nothing before it is counted', () => {
  const work = [
    { resource: 'packing', count: 3 },
    { resource: 'packing', count: 12 },
    { resource: 'refunds', count: undefined },
  ]
  expect(['packing', 'refunds', 'products'].map((name) => workIn(name, work))).toEqual([12, 0, 0])
})

it('each work names the resource whose list shows it', () => {
  const work = workOf(RESOURCES)
  expect(work.find(({ key }) => key === 'toPack')?.resource).toBe('packing')
  expect(work.length).toBeGreaterThan(5)
})
