import { expect, it } from 'vitest'
import { libraryStyles } from './inline-styles.ts'

it('reads the style elements of the installed libraries: one that is empty at first, those of sonner and of nextjs-toploader', () => {
  const [empty, sonner, topLoader, ...others] = libraryStyles()
  expect(empty).toBe('')
  expect(sonner).toContain('[data-sonner-toaster]')
  expect(topLoader).toContain('#nprogress')
  expect(others).toEqual([])
})
