import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RunningOrder } from './running-order.tsx'

const START = Date.parse('2026-12-12T12:45:00.000Z')
const HOUR_MS = 3_600_000
const sets = ['Kettle Hour', 'The Price of Salt'].map((title, index) => ({
  ...{ after_minutes: index * 60, title, about: '', is_break: false },
  ...{ startsAt: START + index * HOUR_MS, endsAt: START + (index + 1) * HOUR_MS },
}))
const texts = {
  ...{ heading: 'Running order', zone: 'Times in {zone}', onStage: 'On stage', now: 'Now', next: 'Next' },
  ...{ watchAgain: 'Watch again', inMinutes: { one: '', other: '' } },
}

it.each([
  ['scheduled', false],
  ['lobby', false],
  ['live', true],
  ['interrupted', true],
  ['replay', false],
  ['ended', false],
  ['cancelled', false],
] as const)('of a stream that is %s, a set is marked as the current one: %s', (state, isMarked) => {
  const order = <RunningOrder {...{ sets, texts, state }} at={START + HOUR_MS / 2} language="en" onWatch={undefined} />
  const markup = renderToStaticMarkup(order)
  expect(markup.includes('data-now="true"')).toBe(isMarked)
  expect(markup.includes('>Now<')).toBe(isMarked)
})
