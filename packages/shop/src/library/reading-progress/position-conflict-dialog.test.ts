import { expect, it } from 'vitest'
import { otherDevice } from './position-conflict-dialog.tsx'

it.each([
  { device: 'Phone', own: 'Computer', name: 'Phone' },
  { device: 'Phone', own: 'Phone', name: 'Other' },
  { device: 'Asha’s tablet', own: 'Computer', name: 'Other' },
  { device: null, own: 'Computer', name: 'Other' },
] as const)('$device is $name on a $own', ({ device, own, name }) => {
  expect(otherDevice(device, own)).toBe(name)
})
