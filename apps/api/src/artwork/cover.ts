import { drawDabali } from './brick.ts'
import { ghar, ishvariTamot, kuhiroko, ledger, nirjalaBantawa, setWords, theRain } from './lettering.ts'
import { chalkPalette, lapisPalette } from './palette.ts'
import { seededRandom } from './random.ts'
import { rectangle, type Sheet } from './shapes.ts'
import { drawMountain } from './wood-block.ts'

const width = 400
const margin = 32

/** The title at the foot, on the same blue as the sky, so that the sheet is one colour with white cut out of it. */
export const drawRainLedgerCover = (): Sheet => {
  const height = 600
  const { ground, first, key } = lapisPalette
  const random = seededRandom('cover:The Rain Ledger')
  const art =
    rectangle({ left: 0, top: 0, width, height }, ground) +
    drawMountain(random, { left: 0, top: 0, width, height: 360 }, lapisPalette) +
    rectangle({ left: 0, top: 360, width, height: 4 }, key) +
    setWords(theRain, margin, 448, 68, first) +
    setWords(ledger, margin, 520, 68, first) +
    setWords(ishvariTamot, margin, 576, 18, first)
  return { width, height, art }
}

/** The title in the crown, hanging from its own head line as Devanagari does, above the steps of the square. */
export const drawHouseOfFogCover = (): Sheet => {
  const height = 590
  const horizon = 270
  const { ground, key } = chalkPalette
  const random = seededRandom('cover:कुहिरोको घर')
  const art =
    rectangle({ left: 0, top: 0, width, height }, ground) +
    setWords(kuhiroko, margin, 108, 92, key) +
    setWords(ghar, margin, 204, 92, key) +
    setWords(nirjalaBantawa, margin, 248, 26, key) +
    drawDabali(random, { left: 0, top: horizon, width, height: height - horizon }, chalkPalette) +
    rectangle({ left: 0, top: horizon, width, height: 4 }, key)
  return { width, height, art }
}
