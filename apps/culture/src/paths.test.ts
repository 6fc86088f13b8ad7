import { expect, it } from 'vitest'
import { parentSection } from './paths.ts'

it.each([
  { path: '/artist/tara-nembang', section: '/artists' },
  { path: '/event/long-night/2/live', section: '/events' },
  { path: '/record/low-cloud?a=1', section: '/records' },
  { path: '/artists', section: undefined },
  { path: '/interviews/x', section: undefined },
  { path: '/', section: undefined },
])('the section of $path is $section', ({ path, section }) => {
  expect(parentSection(path)).toBe(section)
})
