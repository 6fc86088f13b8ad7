import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readTokens } from './tokens.ts'

const css = readFileSync(new URL('../../../../packages/ui/src/tokens/tokens.css', import.meta.url), 'utf8')

it('reads the half of a pair that belongs to the mode, and plain colours in both', () => {
  const [light, dark] = [readTokens(css, 'light'), readTokens(css, 'dark')]
  expect([light('--ground'), dark('--ground')]).toEqual(['#f7f6f1', '#14151a'])
  expect([light('--confirm'), dark('--confirm')]).toEqual(['#84bd00', '#84bd00'])
})

it('names a token that does not exist', () => {
  expect(() => readTokens(css, 'light')('--no-such')).toThrow('There is no design token --no-such.')
})
