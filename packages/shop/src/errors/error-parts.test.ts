import { LANGUAGES } from '@dabali/domain'
import { expect, it } from 'vitest'
import { errorTranslator } from './error-parts.tsx'

it.each(LANGUAGES)('an unknown path and a missing thing have different messages: %s', (language) => {
  const t = errorTranslator(language)
  expect(t('pageNotFoundAt', { path: '/a' })).not.toBe(t('pageNotFoundFor', { path: '/a' }))
  expect(t('pageNotFoundFor', { path: '/a' })).toContain(': /a')
})
