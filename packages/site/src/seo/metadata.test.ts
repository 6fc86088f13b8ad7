import { expect, it } from 'vitest'
import { alternates } from './metadata.ts'

it('a page names itself, both languages, and the one for everybody else', () => {
  expect(alternates('ne', '/artist/tara')).toEqual({
    canonical: '/ne/artist/tara',
    languages: { en: '/artist/tara', ne: '/ne/artist/tara', 'x-default': '/artist/tara' },
  })
})
