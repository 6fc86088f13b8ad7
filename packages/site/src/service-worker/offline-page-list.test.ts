import { expect, it } from 'vitest'
import { stripSiteName } from './offline-page-list.tsx'

it.each([
  { title: 'The Rain Ledger: Dabali', site: 'Dabali', own: 'The Rain Ledger' },
  { title: 'वर्षाको खाता: डबली', site: 'डबली', own: 'वर्षाको खाता' },
  { title: 'Dabali: books for Nepal', site: 'Dabali', own: 'Dabali: books for Nepal' },
  { title: 'On Dabali', site: 'Dabali', own: 'On Dabali' },
  { title: 'The Rain Ledger: Dabali', site: undefined, own: 'The Rain Ledger: Dabali' },
])('$title of $site is $own', ({ title, site, own }) => {
  expect(stripSiteName(title, site)).toBe(own)
})
