import { expect, it } from 'vitest'
import { fillGaps } from './fill-gaps.ts'

it.each([
  ['{time} of {whole}', '1:00 of 2:00'],
  ['{whole} मध्ये {time}', '2:00 मध्ये 1:00'],
  ['nothing', 'nothing'],
  ['{other}', '{other}'],
])('fills %j', (text, filled) => {
  expect(fillGaps(text, { time: '1:00', whole: '2:00' })).toBe(filled)
})
