import { expect, test } from 'vitest'
import { safeCell } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['@x', "'@x"],
  ['+977', "'+977"],
  ['-x', "'-x"],
  ['-50.00', '-50.00'],
  ['-1', "'-1"],
  ['-1+2', "'-1+2"],
  ['\tx', "'\tx"],
  ['a=b', 'a=b'],
  [null, ''],
  [5, '5'],
])('a spreadsheet reads %j as %j', (value, text) => {
  expect(safeCell(value)).toBe(text)
})
