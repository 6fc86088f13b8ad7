import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { codePath } from './code-path.ts'

const CODE = `T1.${'kX9'.repeat(14)}.${'aB3-_'.repeat(17)}`

it('draws exactly the dark squares of the code', () => {
  const { size, path } = codePath(CODE)
  const drawn = new Set<string>()
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let step = 0; step < Number(width); step += 1) drawn.add(`${Number(x) + step} ${y}`)
  }
  const dark = encode(CODE, { ecc: 'M', border: 0 }).data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])),
  )
  expect([...drawn].sort()).toEqual(dark.sort())
  expect(size).toBeGreaterThan(20)
})

it('draws another code for another text', () => {
  expect(codePath('one').path).not.toBe(codePath('two').path)
})
