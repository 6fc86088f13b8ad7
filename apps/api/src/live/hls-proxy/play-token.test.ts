import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Play, readPlayToken, writePlayToken } from './play-token.ts'

const KEY = randomBytes(32)
const PLAY: Play = {
  place: '0199a0f4-0d5c-7c41-9b8e-3f6c1d2a7e10',
  session: '0199a0f4-0d5c-7c41-9b8e-3f6c1d2a7e11',
  date: 7,
  stream: `a-night-${'x'.repeat(80)}`,
  until: 1_800_000_000,
}

test('reads back what was written, and is short enough for a path', () => {
  const token = writePlayToken(KEY, PLAY)
  expect(readPlayToken(KEY, token)).toEqual(PLAY)
  expect(token.length).toBeLessThan(500)
})

test('changing any character invalidates it', () => {
  const token = writePlayToken(KEY, PLAY)
  for (let at = 0; at < token.length; at += 1) {
    const other = token[at] === 'A' ? 'B' : 'A'
    const changed = `${token.slice(0, at)}${other}${token.slice(at + 1)}`
    // The last character has unused bits.
    if (at < token.length - 1) expect([at, readPlayToken(KEY, changed)]).toEqual([at, undefined])
  }
})

test('rejects another key, another payload and other text', () => {
  const token = writePlayToken(KEY, PLAY)
  const [payload = '', signature = ''] = token.split('.')
  const [other = ''] = writePlayToken(KEY, { ...PLAY, stream: 'another-night' }).split('.')
  for (const text of [
    writePlayToken(randomBytes(32), PLAY),
    `${other}.${signature}`,
    `${payload}.`,
    `.${signature}`,
    payload,
    `${token}.${signature}`,
    `${token}=`,
    `${token}\n`,
    '',
  ])
    expect([text, readPlayToken(KEY, text)]).toEqual([text, undefined])
})
