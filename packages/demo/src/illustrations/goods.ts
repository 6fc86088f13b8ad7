import {
  type Box,
  boxPath,
  clipped,
  type Drawing,
  disc,
  ellipse,
  filled,
  outlinePath,
  type Point,
  polygon,
  rectangle,
  ring,
  rounded,
  shapeLine,
  stroked,
  trace,
} from '@dabali/svg/svg'
import { drawMotif, drawPaperGrain } from './motifs/motifs.ts'
import {
  contrast,
  type Palette,
  type PictureSpec,
  paletteOf,
  pigment,
  type Random,
  readable,
  seededRandom,
} from './picture-spec.ts'
import { layoutSmallText, layoutTitle } from './title-layout.ts'

type GoodsSpec = Extract<PictureSpec, { kind: 'goods' }>
type Context = { spec: GoodsSpec; random: Random; palette: Palette; wall: string }
type DrawObject = (context: Context) => string

const SIDE = 640
const SHEET: Box = { left: 0, top: 0, width: SIDE, height: SIDE }
/** The height of the table that objects stand on. */
const TABLE = 548
const OUTLINE = 5

const BRASS = { light: '#f2cd62', plain: '#d9a520', dark: '#8a5a12' }
const WOOD = '#9c6a3c'

/** The wall contrasts with the ground of the palette, which most objects have. */
const wallOf = ({ ground, third }: Palette): string => (contrast(ground, pigment.lokta) > 2 ? pigment.lokta : third)

const table = ({ palette: { key } }: Context): string =>
  rectangle({ left: 0, top: TABLE, width: SIDE, height: SIDE - TABLE }, pigment.oat) +
  rectangle({ left: 0, top: TABLE, width: SIDE, height: OUTLINE }, key)

const shadow = (left: number, width: number): string =>
  ellipse([left + width / 2, TABLE + 20], width * 0.56, 15, pigment.slate)

const printed = ({ spec, random, palette }: Context, box: Box): string => drawMotif(spec.motif, random, box, palette)

/** A peg in the wall. */
const peg = ([x, y]: Point, { key }: Palette): string => disc([x, y], 17, key) + disc([x, y], 11, WOOD)

const tote: DrawObject = (context) => {
  const { palette } = context
  const { key } = palette
  const body = trace`M136 268H504L530 556Q532 590 498 590H142Q108 590 110 556Z`
  const strap = trace`M226 284C214 116 286 84 320 84S426 116 414 284`
  const panel = { left: 172, top: 330, width: 296, height: 214 }
  return (
    stroked(trace`M256 276C250 150 292 108 320 108S390 150 384 276`, pigment.oat, 22) +
    filled(body, pigment.chalk) +
    clipped('bag', body, filled(trace`M470 260H540V600H430Z`, pigment.oat, 0.6) + printed(context, panel)) +
    stroked(body, key, OUTLINE) +
    stroked(trace`M136 296H504`, key, 3) +
    stroked(strap, key, 32) +
    stroked(strap, pigment.chalk, 23) +
    [226, 414]
      .map((x) => stroked(trace`M${x - 11} 306h22v26h-22z M${x - 11} 306l22 26M${x + 11} 306l-22 26`, key, 3))
      .join('') +
    peg([320, 82], palette)
  )
}

const towel: DrawObject = (context) => {
  const { palette } = context
  const { first, key } = palette
  const cloth = { left: 146, top: 112, width: 324, height: 470 }
  const line = 356
  const latin = shapeLine('dabali')
  const devanagari = shapeLine('डबली')
  return (
    filled(trace`M176 112H506V520H176Z`, pigment.oat) +
    stroked(trace`M176 112H506V520H470`, key, OUTLINE) +
    rectangle(cloth, pigment.chalk) +
    // Latin stands on the line; the headline of Devanagari is the line.
    filled(outlinePath(latin, 52, 168, line - 5), key) +
    filled(outlinePath(devanagari, 62, 340, line + shapeLine('क').rise * 62 - 5), first) +
    rectangle({ left: 146, top: line - 3, width: 324, height: 6 }, key) +
    printed(context, { left: 146, top: 470, width: 324, height: 66 }) +
    rectangle({ left: 146, top: 464, width: 324, height: 7 }, first) +
    rectangle({ left: 146, top: 536, width: 324, height: 7 }, first) +
    stroked(boxPath(cloth), key, OUTLINE) +
    Array.from({ length: 41 }, (_, thread) => stroked(trace`M${148 + thread * 8} 584v13`, key, 2)).join('') +
    rounded({ left: 70, top: 92, width: 500, height: 26 }, 13, WOOD) +
    stroked(trace`M84 92H556Q570 92 570 105T556 118H84Q70 118 70 105T84 92Z`, key, OUTLINE) +
    disc([70, 105], 22, key) +
    disc([570, 105], 22, key)
  )
}

const notebook: DrawObject = (context) => {
  const { palette } = context
  const { second, key } = palette
  const cover = { left: 142, top: 74, width: 330, height: 480 }
  const leaves = Array.from({ length: 6 }, (_, leaf) =>
    stroked(trace`M${476 + leaf * 6} ${84 + leaf * 3}V${562 + leaf * 2}H${170 + leaf * 5}`, key, 2),
  )
  const stitches = Array.from({ length: 5 }, (_, stitch) => {
    const y = 112 + stitch * 101
    return stroked(trace`M152 ${y}h36`, pigment.sindoor, 8) + disc([188, y], 6, key)
  })
  return (
    table(context) +
    shadow(150, 390) +
    rectangle({ left: 150, top: 84, width: 360, height: 490 }, pigment.chalk) +
    leaves.join('') +
    rectangle(cover, pigment.lokta) +
    printed(context, { left: 204, top: 74, width: 268, height: 480 }) +
    rounded({ left: 244, top: 150, width: 188, height: 116 }, 6, pigment.chalk) +
    stroked(boxPath({ left: 252, top: 158, width: 172, height: 100 }) + trace`M270 200h136M270 228h136`, key, 3) +
    rectangle({ left: 198, top: 74, width: 6, height: 480 }, key) +
    stitches.join('') +
    stroked(boxPath(cover), key, OUTLINE) +
    stroked(trace`M430 554q10 26 -4 50q-8 16 6 32`, second, 9)
  )
}

/** A folded boat with a sheet of the motif as its hull, on the rest of its sheets. */
const boat: DrawObject = (context) => {
  const { palette } = context
  const { second, key } = palette
  const hull = polygon([
    [92, 344],
    [548, 344],
    [452, 486],
    [188, 486],
  ])
  const sheets = [34, 17, 0].map((low) => {
    const sheet = polygon([
      [120 - low, 500 + low],
      [500 - low / 2, 500 + low],
      [560 + low / 2, 556 + low],
      [60 - low, 556 + low],
    ])
    return filled(sheet, pigment.chalk) + stroked(sheet, key, 4)
  })
  const sail = polygon([
    [320, 128],
    [450, 344],
    [190, 344],
  ])
  return (
    rectangle({ left: 0, top: 480, width: SIDE, height: SIDE - 480 }, pigment.oat) +
    rectangle({ left: 0, top: 480, width: SIDE, height: OUTLINE }, key) +
    sheets.join('') +
    filled(sail, pigment.chalk) +
    filled(trace`M320 128L450 344H320Z`, pigment.oat) +
    stroked(`${sail}${trace`M320 128V344`}`, key, OUTLINE) +
    clipped('hull', hull, printed(context, { left: 92, top: 344, width: 456, height: 142 })) +
    stroked(hull, key, OUTLINE) +
    filled(trace`M92 344L190 344L250 420Z`, pigment.chalk) +
    filled(trace`M548 344L450 344L390 420Z`, pigment.chalk) +
    stroked(trace`M92 344L190 344L250 420ZM548 344L450 344L390 420Z`, key, OUTLINE) +
    disc([512, 132], 46, second)
  )
}

const mug: DrawObject = (context) => {
  const { palette } = context
  const { key, third } = palette
  const body = trace`M162 226H440L426 522Q424 556 388 556H214Q178 556 176 522Z`
  const handle = trace`M440 292C548 270 560 452 432 450`
  const steam = [236, 300, 364].map((x, at) =>
    stroked(trace`M${x} 178c-26 -26 26 -44 0 -${at === 1 ? 80 : 66}c-14 -18 4 -30 8 -40`, pigment.slate, 8, 0.7),
  )
  return (
    table(context) +
    shadow(170, 290) +
    steam.join('') +
    stroked(handle, key, 44) +
    stroked(handle, pigment.lokta, 33) +
    filled(body, pigment.lokta) +
    clipped(
      'mug',
      body,
      printed(context, { left: 150, top: 300, width: 300, height: 176 }) +
        rectangle({ left: 150, top: 292, width: 300, height: 8 }, key) +
        rectangle({ left: 150, top: 476, width: 300, height: 8 }, key) +
        filled(trace`M390 200H460V570H380Z`, key, 0.16),
    ) +
    stroked(body, key, OUTLINE) +
    ellipse([301, 226], 139, 31, key) +
    ellipse([301, 226], 133, 26, pigment.lokta) +
    ellipse([301, 234], 118, 18, third)
  )
}

/** Five brass drums on a ring. */
const keyring: DrawObject = ({ palette: { key } }) => {
  const drums: readonly (readonly [x: number, y: number, turn: number])[] = [
    [172, 378, 24],
    [248, 466, 11],
    [330, 506, -3],
    [414, 462, -14],
    [484, 372, -27],
  ]
  const chains = drums.map(([x, y]) => stroked(trace`M324 262Q${(x + 324) / 2} ${y - 110} ${x} ${y - 34}`, key, 11))
  const links = drums.map(([x, y]) =>
    stroked(trace`M324 262Q${(x + 324) / 2} ${y - 110} ${x} ${y - 34}`, BRASS.plain, 5),
  )
  const drum = `${filled('M-66 -20Q0 -48 66 -20V20Q0 48 -66 20Z', BRASS.plain)}${filled(
    'M-66 -20Q0 -48 66 -20V-8Q0 -30 -66 -8Z',
    BRASS.light,
  )}${stroked('M-44 -28L-22 36M-22 -33L0 36M0 -34L22 36M22 -33L44 29', BRASS.dark, 4)}${ellipse([-66, 0], 9, 21, key)}${ellipse(
    [66, 0],
    9,
    21,
    key,
  )}${stroked('M-66 -20Q0 -48 66 -20V20Q0 48 -66 20Z', key, OUTLINE)}`
  return (
    chains.join('') +
    links.join('') +
    drums.map(([x, y, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn})">${drum}</g>`).join('') +
    ring([324, 166], 92, key, 30) +
    ring([324, 166], 92, BRASS.plain, 20) +
    ring([324, 166], 96, BRASS.light, 5) +
    disc([324, 260], 23, key) +
    disc([324, 260], 17, BRASS.plain)
  )
}

const umbrella: DrawObject = (context) => {
  const { palette, random } = context
  const { key } = palette
  const canopy = trace`M58 350C64 178 196 96 320 96S576 178 582 350Q538 314 494 350Q450 314 407 350Q363 314 320 350Q276 314 233 350Q190 314 146 350Q102 314 58 350Z`
  const ribs = trace`M320 96Q120 180 146 350M320 96Q222 180 233 350M320 96V350M320 96Q418 180 407 350M320 96Q520 180 494 350`
  const rain = Array.from({ length: 26 }, () => {
    const x = random.between(20, 620)
    return stroked(trace`M${x} ${random.between(20, 70)}l-8 34`, pigment.slate, 4, 0.5)
  })
  const shaft = trace`M320 340V522Q320 574 364 574T408 528`
  return (
    rain.join('') +
    stroked(trace`M320 58V110`, key, 12) +
    stroked(trace`M320 330V500`, key, 15) +
    stroked(shaft, key, 32) +
    stroked(trace`M320 330V480`, pigment.oat, 7) +
    stroked(trace`M320 486V522Q320 574 364 574T408 528`, WOOD, 22) +
    clipped('canopy', canopy, printed(context, { left: 50, top: 90, width: 540, height: 264 })) +
    stroked(ribs, key, 4) +
    stroked(canopy, key, OUTLINE)
  )
}

/** A pass: a card with a punched corner on a ribbon. */
const pass: DrawObject = (context) => {
  const { palette, spec } = context
  const { first, key, ground } = palette
  const card = { left: 108, top: 196, width: 424, height: 370 }
  const paper = pigment.chalk
  const ink = readable(paper, key, ground)
  const title = { left: 146, top: 406, width: 348, height: 96 }
  const outline = trace`M132 196H508Q532 196 532 220V348A26 26 0 0 0 532 400V542Q532 566 508 566H132Q108 566 108 542V400A26 26 0 0 0 108 348V220Q108 196 132 196Z`
  const dashes = Array.from({ length: 20 }, (_, dash) => stroked(trace`M${150 + dash * 18} 374h8`, ink, 4))
  return `<g transform="rotate(-4 320 380)">${
    stroked(trace`M296 232L196 -30M344 232L452 -30`, key, 40) +
    stroked(trace`M296 232L196 -30M344 232L452 -30`, first, 29) +
    filled(outline, paper) +
    clipped('pass', outline, printed(context, { ...card, height: 164 })) +
    dashes.join('') +
    layoutTitle(spec.title, title, { ink, most: 2, largest: 58, stand: 'middle' }).art +
    layoutSmallText(spec.language === 'ne' ? 'डबली' : 'Dabali', [146, 540], { size: 24, ink }) +
    stroked(outline, key, OUTLINE) +
    rounded({ left: 268, top: 214, width: 104, height: 28 }, 14, key) +
    rounded({ left: 276, top: 220, width: 88, height: 16 }, 8, context.wall)
  }</g>`
}

const objects: Record<GoodsSpec['object'], DrawObject> = {
  ...{ tote, towel, notebook, boat, mug, keyring, umbrella, pass },
}

/** A product as an object: on a table, on a peg or in the hand, with its motif printed on it. */
export const drawGoods = (spec: GoodsSpec): Drawing => {
  const random = seededRandom(`goods:${spec.title}`)
  const palette = paletteOf(spec.palette)
  const wall = wallOf(palette)
  const art =
    rectangle(SHEET, wall) +
    objects[spec.object]({ spec, random, palette, wall }) +
    drawPaperGrain(random, SHEET, pigment.chalk)
  return { width: SIDE, height: SIDE, art }
}
