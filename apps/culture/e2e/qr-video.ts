import { writeFileSync } from 'node:fs'
import { encodeQR } from 'qr'

const [WIDTH, HEIGHT] = [640, 480]
const SQUARE = 7
const [DARK, LIGHT, GREY] = [16, 235, 128]

/** Writes what a camera would see that a ticket is held before, in the form that a browser takes for its camera. */
export function writeQrVideo(file: string, code: string): void {
  const rows = encodeQR(code, 'raw', { ecc: 'medium', border: 4 })
  const luma = Buffer.alloc(WIDTH * HEIGHT, LIGHT)
  const left = Math.floor((WIDTH - rows.length * SQUARE) / 2)
  const top = Math.floor((HEIGHT - rows.length * SQUARE) / 2)
  rows.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (!isDark) return
      for (let line = 0; line < SQUARE; line += 1) {
        const start = (top + y * SQUARE + line) * WIDTH + left + x * SQUARE
        luma.fill(DARK, start, start + SQUARE)
      }
    })
  })
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((WIDTH * HEIGHT) / 2, GREY)])
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`)
  writeFileSync(file, Buffer.concat([head, frame, frame, frame]))
}
