import { createRequire } from 'node:module'
import { type Font, type Glyph, type GlyphPosition, openSync } from 'fontkit'

/** The content of an svg element. */
export type Drawing = { width: number; height: number; art: string }

/** The height of a drawing at a width, in whole pixels. */
export const heightAt = (sheet: Drawing, width: number): number => Math.round((width * sheet.height) / sheet.width)

export type Box = { left: number; top: number; width: number; height: number }
export type Point = [x: number, y: number]

/** One decimal is precise enough and hides differences between machines. */
export const round = (value: number): string => String(Math.round(value * 10) / 10)

/** Path commands with rounded numbers. */
export const trace = (commands: TemplateStringsArray, ...numbers: number[]): string =>
  commands.reduce((path, command, index) => path + round(numbers[index - 1] ?? 0) + command)

export const rectangle = ({ left, top, width, height }: Box, fill: string): string =>
  `<rect x="${round(left)}" y="${round(top)}" width="${round(width)}" height="${round(height)}" fill="${fill}"/>`

export const disc = ([x, y]: Point, radius: number, fill: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`

export const ellipse = ([x, y]: Point, wide: number, high: number, fill: string): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(wide)}" ry="${round(high)}" fill="${fill}"/>`

export const rounded = ({ left, top, width, height }: Box, corner: number, fill: string): string =>
  `<rect x="${round(left)}" y="${round(top)}" width="${round(width)}" height="${round(height)}" rx="${round(corner)}" fill="${fill}"/>`

export const ring = ([x, y]: Point, radius: number, stroke: string, thickness: number): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${stroke}" stroke-width="${round(thickness)}"/>`

export const filled = (path: string, fill: string, opacity = 1): string =>
  `<path d="${path}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

export const stroked = (path: string, stroke: string, thickness: number, opacity = 1): string =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${Math.round(thickness * 100) / 100}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

export const polygon = (points: Point[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`

export const boxPath = ({ left, top, width, height }: Box): string =>
  trace`M${left} ${top}h${width}v${height}h${-width}z`

/** An outlined box. */
export const outlined = ({ left, top, width, height }: Box, stroke: string, thickness: number): string =>
  `<rect x="${round(left)}" y="${round(top)}" width="${round(width)}" height="${round(height)}" fill="none" stroke="${stroke}" stroke-width="${round(thickness)}"/>`

/** A point on a circle, counted clockwise from the top. */
export const onCircle = ([x, y]: Point, radius: number, angle: number): Point => [
  x + radius * Math.sin(angle),
  y - radius * Math.cos(angle),
]

export const angles = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => (index * 2 * Math.PI) / count)

/** Clips the art to the path. The name must be unique in the picture. */
export const clipped = (name: string, path: string, art: string): string =>
  `<clipPath id="${name}"><path d="${path}"/></clipPath><g clip-path="url(#${name})">${art}</g>`

const require = createRequire(import.meta.url)

const openFont = (file: string): Font => {
  const found = openSync(file)
  if (!('layout' in found)) throw new Error(`${file} is a collection of fonts.`)
  return found
}

type Fonts = { devanagari: Font; latin: Font; latinExtended: Font }
let loadedFonts: Fonts | undefined

/** Devanagari looks darker, so its font is lighter than the Latin ones. */
const loadFonts = (): Fonts => {
  loadedFonts ??= {
    devanagari: openFont(
      require.resolve('@fontsource/noto-serif-devanagari/files/noto-serif-devanagari-devanagari-600-normal.woff'),
    ),
    latin: openFont(require.resolve('@fontsource/noto-serif/files/noto-serif-latin-700-normal.woff')),
    latinExtended: openFont(require.resolve('@fontsource/noto-serif/files/noto-serif-latin-ext-700-normal.woff')),
  }
  return loadedFonts
}

export const isDevanagari = (text: string): boolean => /\p{Script=Devanagari}/u.test(text)
/** Spaces, joiners and marks use the font of the letter before them. */
const combining = /\p{M}|\u200c|\u200d| /u

const fontFor = (character: string, faces: Fonts): Font => {
  const { devanagari, latin, latinExtended } = faces
  const order = isDevanagari(character) || character === '।' ? [devanagari] : [latin, latinExtended, devanagari]
  const code = character.codePointAt(0) ?? 0
  const face = order.find((each) => each.hasGlyphForCodePoint(code))
  if (!face) throw new Error(`There is no letter for ${character} (U+${code.toString(16).padStart(4, '0')}).`)
  return face
}

const runsOf = (text: string) => {
  const faces = loadFonts()
  const runs: { face: Font; text: string }[] = []
  for (const character of text) {
    const last = runs.at(-1)
    const face = last && combining.test(character) ? last.face : fontFor(character, faces)
    if (last?.face === face) last.text += character
    else runs.push({ face, text: character })
  }
  return runs
}

/** A glyph and its position in ems. */
type PositionedGlyph = { glyph: Glyph; scale: number; x: number; y: number }
export type TextLine = { glyphs: PositionedGlyph[]; width: number; rise: number; fall: number }

const positionGlyph = (
  glyph: Glyph,
  position: GlyphPosition | undefined,
  scale: number,
  x: number,
): PositionedGlyph => ({
  glyph,
  scale,
  x: x + (position?.xOffset ?? 0) * scale,
  y: (position?.yOffset ?? 0) * scale,
})

/** Shapes a line: kerning for Latin, conjuncts and mark positions for Devanagari. */
export const shapeLine = (text: string, tracking = 0): TextLine => {
  const glyphs: PositionedGlyph[] = []
  let width = 0
  for (const run of runsOf(text)) {
    const scale = 1 / run.face.unitsPerEm
    const shaped = run.face.layout(run.text)
    const between = isDevanagari(run.text) ? 0 : tracking
    for (const [index, glyph] of shaped.glyphs.entries()) {
      glyphs.push(positionGlyph(glyph, shaped.positions[index], scale, width))
      width += (shaped.positions[index]?.xAdvance ?? 0) * scale + between
    }
  }
  const inked = glyphs.filter(({ glyph }) => glyph.path.commands.length > 0)
  const rise = Math.max(0, ...inked.map(({ glyph, scale, y }) => y + glyph.bbox.maxY * scale))
  const fall = Math.max(0, ...inked.map(({ glyph, scale, y }) => -(y + glyph.bbox.minY * scale)))
  return { glyphs: inked, width, rise, fall }
}

const SVG_COMMANDS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' }
const roundToHundredth = (value: number) => String(Math.round(value * 100) / 100)

/** The outline of a line at a size, starting on the base line. */
export const outlinePath = ({ glyphs }: TextLine, size: number, left: number, baseLine: number): string =>
  glyphs
    .map(({ glyph, scale, x, y }) =>
      glyph.path.commands
        .map(({ command, args }) => {
          const numbers = args.map((value, index) =>
            roundToHundredth(
              index % 2 === 0 ? left + (x + value * scale) * size : baseLine - (y + value * scale) * size,
            ),
          )
          return SVG_COMMANDS[command] + numbers.join(' ')
        })
        .join(''),
    )
    .join('')
