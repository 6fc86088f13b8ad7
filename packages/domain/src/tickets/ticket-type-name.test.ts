import { expect, it } from 'vitest'
import { ticketTypeName } from './ticket-type-name.ts'

it.each([
  { title: 'Floor, standing: Low Cloud', event: 'Low Cloud', name: 'Floor, standing' },
  { title: 'Balcony: Low Cloud, second date', event: 'Low Cloud', name: 'Balcony' },
  { title: 'भुइँ, उभिएर: होचो बादल', event: 'होचो बादल', name: 'भुइँ, उभिएर' },
  { title: 'Floor, standing', event: 'Low Cloud', name: 'Floor, standing' },
  { title: 'Floor: High Cloud', event: 'Low Cloud', name: 'Floor: High Cloud' },
  { title: ': Low Cloud', event: 'Low Cloud', name: ': Low Cloud' },
  { title: '', event: 'Low Cloud', name: '' },
])('of "$title" at "$event" is "$name"', ({ title, event, name }) => {
  expect(ticketTypeName(title, event)).toBe(name)
})
