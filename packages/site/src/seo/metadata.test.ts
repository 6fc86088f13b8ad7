import { expect, it } from 'vitest'
import { alternates } from './metadata.ts'

it('a page has a canonical URL, both languages and x-default', () => {
  expect(alternates('ne', '/artist/tara')).toEqual({
    canonical: '/ne/artist/tara',
    languages: { en: '/artist/tara', ne: '/ne/artist/tara', 'x-default': '/artist/tara' },
  })
})
