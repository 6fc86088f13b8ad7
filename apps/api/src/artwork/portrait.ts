import { drawGrain } from './grain.ts'
import type { PictureOrder } from './order.ts'
import { paletteOf, pigment } from './palette.ts'
import { drawBody } from './people/cloth.ts'
import { drawFace } from './people/face.ts'
import { drawHairBefore, drawHairBehind } from './people/hair.ts'
import { drawHalo } from './people/halo.ts'
import { drawJewels } from './people/jewels.ts'
import { invent } from './people/person.ts'
import { seededRandom } from './random.ts'
import { rectangle, type Sheet } from './shapes.ts'

type PortraitOrder = Extract<PictureOrder, { kind: 'portrait' }>

const WIDTH = 480
const HEIGHT = 600

/** A head before a halo, half in light. For invented people only. */
export const drawPortrait = ({ person: name, hair, palette: paletteName }: PortraitOrder): Sheet => {
  const palette = paletteOf(paletteName)
  const random = seededRandom(`portrait:${name}`)
  const person = invent(random, hair)
  const sheet = { left: 0, top: 0, width: WIDTH, height: HEIGHT }
  const art =
    rectangle(sheet, palette.ground) +
    drawHalo(random, person.head.middle, palette) +
    drawHairBehind(random, person, palette) +
    drawBody(random, person, palette) +
    drawFace(person, palette.key) +
    drawHairBefore(random, person, palette) +
    drawJewels(random, person, palette) +
    drawGrain(random, sheet, pigment.chalk)
  return { width: WIDTH, height: HEIGHT, art }
}
