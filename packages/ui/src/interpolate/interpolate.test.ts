import { expect, it } from 'vitest'
import { interpolate } from './interpolate.ts'

it.each([
  ['{time} of {whole}', '1:00 of 2:00'],
  ['{whole} मध्ये {time}', '2:00 मध्ये 1:00'],
  ['nothing', 'nothing'],
  ['{other}', '{other}'],
])('fills %j', (text, filled) => {
  expect(interpolate(text, { time: '1:00', whole: '2:00' })).toBe(filled)
})
