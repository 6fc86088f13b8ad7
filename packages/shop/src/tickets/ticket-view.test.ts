import { decodeQR } from 'qr/decode.js'
import { expect, it } from 'vitest'
import { type CodePath, codePath } from './ticket-view.tsx'

const CODE = `T1.${'kX9'.repeat(14)}.${'aB3-_'.repeat(17)}`

const SQUARE = 4

/** The picture that a camera would see of the path. */
function seen({ size, path }: CodePath) {
  const width = size * SQUARE
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let row = 0; row < SQUARE; row += 1) {
      const start = (Number(y) * SQUARE + row) * width + Number(x) * SQUARE
      data.fill(0, start * 4, (start + Number(run) * SQUARE) * 4)
    }
  }
  return { width, height: width, data }
}

it('renders a QR code that decodes to the code', () => {
  const drawn = codePath(CODE)
  expect(drawn.size).toBeGreaterThan(20)
  expect(decodeQR(seen(drawn))).toBe(CODE)
})

it('renders different codes for different texts', () => {
  expect(codePath('one').path).not.toBe(codePath('two').path)
})
