import { expect, it } from 'vitest'
import { writtenContact } from './written-contact.ts'

it.each([
  { written: ' maya@example.com ', contact: { email: 'maya@example.com' } },
  { written: '98412 34567', contact: { phone: '98412 34567' } },
  { written: '९८४१२३४५६७', contact: { phone: '९८४१२३४५६७' } },
  { written: '  ', contact: undefined },
])('$written is read as $contact', ({ written, contact }) => {
  expect(writtenContact(written)).toEqual(contact)
})
