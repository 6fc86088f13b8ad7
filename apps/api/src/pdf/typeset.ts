import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'
import PDFDocument from 'pdfkit'

const require = createRequire(import.meta.url)

/** TrueType files: those for browsers are compressed, and unpacking them takes most of the time of a document. */
const FONTS = {
  latin: '@expo-google-fonts/literata/400Regular/Literata_400Regular.ttf',
  latinBold: '@expo-google-fonts/literata/700Bold/Literata_700Bold.ttf',
  devanagari: '@expo-google-fonts/noto-serif-devanagari/400Regular/NotoSerifDevanagari_400Regular.ttf',
  devanagariBold: '@expo-google-fonts/noto-serif-devanagari/600SemiBold/NotoSerifDevanagari_600SemiBold.ttf',
} as const

/** A4, in points. */
export const PAPER_SIZE = { width: 595.28, height: 841.89 }
export const INK = '#181922'
export const QUIET_INK = '#55565e'
export const RULE = '#d9d7cc'
export const MARIGOLD = '#ffa21f'
export const RED = '#c5361f'

type FontName = keyof typeof FONTS
// The keys of the object above.
const FONT_NAMES = Object.keys(FONTS) as FontName[]
const REGULAR: readonly FontName[] = ['latin', 'devanagari']
const BOLD: readonly FontName[] = ['latinBold', 'devanagariBold']

/** Tabular lining figures, so that amounts are aligned. */
const FIGURES: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', 'lnum']
/** Devanagari looks smaller than Latin letters of the same size. */
const DEVANAGARI_SCALE = 1.08

const opened = new Map<FontName, Font>()

/** Reading the tables of a font takes longer than writing a document: each font is read once. */
function openFont(name: FontName): Font {
  const known = opened.get(name)
  if (known) return known
  const font = openSync(require.resolve(FONTS[name]))
  if (!('layout' in font)) throw new Error(`${FONTS[name]} is a collection of fonts.`)
  opened.set(name, font)
  return font
}

/**
 * The font for one document, with the tables of the opened one. A glyph keeps the letters that it was first asked for: shared
 * glyphs would make the bytes of a document depend on the documents before it.
 */
const fontOfDocument = (name: FontName): Font => Object.create(openFont(name), { _glyphs: { value: {} } })

export type TextStyle = { size: number; isBold?: boolean; color?: string }
type Run = { font: FontName; text: string }

/** Marks, joiners and spaces belong to the run of the letter before them, or a syllable would be shaped in parts. */
const ATTACHED = /^(?:\p{M}|\u200c|\u200d| |\u00a0)$/u

/** The text in runs of one font; letters that no font has are left out. */
function runsOf(text: string, isBold: boolean): Run[] {
  const runs: Run[] = []
  for (const letter of text.normalize('NFC')) {
    const code = letter.codePointAt(0) ?? 0
    const last = runs.at(-1)
    const isLast = last !== undefined && ATTACHED.test(letter) && openFont(last.font).hasGlyphForCodePoint(code)
    const font = isLast
      ? last.font
      : (isBold ? BOLD : REGULAR).find((each) => openFont(each).hasGlyphForCodePoint(code))
    if (font === undefined) continue
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}

/** Sets the font and returns its options. */
function useFont(document: PDFKit.PDFDocument, font: FontName, size: number) {
  const isDevanagari = font.startsWith('devanagari')
  document.font(font).fontSize(isDevanagari ? size * DEVANAGARI_SCALE : size)
  return isDevanagari ? {} : { features: FIGURES }
}

function registerFonts(document: PDFKit.PDFDocument) {
  // Its types do not know that it also takes an opened font.
  for (const name of FONT_NAMES) document.registerFont(name, fontOfDocument(name) as unknown as Buffer)
}

const MOST_WIDTHS = 5000

/** Texts are measured in a document of their own, which is never written. */
function startMeasuring() {
  const document = new PDFDocument({ autoFirstPage: false })
  registerFonts(document)
  return { document, widths: new Map<string, number>() }
}

let measured: ReturnType<typeof startMeasuring> | undefined

/** Shaping is most of the work, so that each text is measured once, for all documents; widths grow with the size. */
function runWidth({ font, text }: Run, size: number) {
  if (measured === undefined || measured.widths.size >= MOST_WIDTHS) measured = startMeasuring()
  const { document, widths } = measured
  const key = `${font} ${text}`
  const width = widths.get(key) ?? document.widthOfString(text, useFont(document, font, 1))
  widths.set(key, width)
  return width * size
}

type Place = { x: number; y: number; isEnd?: boolean; isMiddle?: boolean }

type Document = { title: string; author: string; language: string; createdAt: Date }

/** A document of A4 pages on which text is placed by its base line. Equal calls give equal bytes. */
export function openDocument({ title, author, language, createdAt }: Document) {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    // Without dates of its own the identifier of the file would change with every writing.
    info: {
      Title: title,
      Author: author,
      Creator: author,
      Producer: 'pdfkit',
      CreationDate: createdAt,
      ModDate: createdAt,
    },
  })
  registerFonts(document)

  const widthOf = (text: string, { size, isBold = false }: TextStyle) =>
    runsOf(text, isBold).reduce((sum, run) => sum + runWidth(run, size), 0)

  /** Places a text that starts at `x`, ends there, or has its middle there. */
  function place(text: string, { x, y, isEnd = false, isMiddle = false }: Place, style: TextStyle) {
    const { size, isBold = false, color = INK } = style
    const before = isEnd ? 1 : isMiddle ? 0.5 : 0
    let left = before === 0 ? x : x - before * widthOf(text, style)
    document.fillColor(color)
    for (const run of runsOf(text, isBold)) {
      const options = useFont(document, run.font, size)
      document.text(run.text, left, y, { ...options, lineBreak: false, baseline: 'alphabetic' })
      left += runWidth(run, size)
    }
  }

  /** The text in lines that fit the width; a word that is too long is broken. */
  function wrap(text: string, width: number, style: TextStyle): string[] {
    const space = widthOf('n n', style) - widthOf('nn', style)
    const lines: { text: string; width: number }[] = []
    for (const word of text.split(/[ \n]+/u).flatMap((each) => breakWord(each, width, style))) {
      const last = lines.at(-1)
      const wordWidth = widthOf(word, style)
      if (last !== undefined && last.width + space + wordWidth <= width) {
        last.text += ` ${word}`
        last.width += space + wordWidth
      } else lines.push({ text: word, width: wordWidth })
    }
    return lines.map((line) => line.text)
  }

  function breakWord(word: string, width: number, style: TextStyle): string[] {
    if (word === '') return []
    if (widthOf(word, style) <= width) return [word]
    const parts: string[] = ['']
    for (const { segment } of new Intl.Segmenter().segment(word)) {
      const longer = (parts.at(-1) ?? '') + segment
      if (widthOf(longer, style) <= width) parts[parts.length - 1] = longer
      else parts.push(segment)
    }
    return parts
  }

  /** The whole file. */
  const finish = () =>
    new Promise<Buffer>((resolve, reject) => {
      const chunks: Buffer[] = []
      document.on('data', (chunk: Buffer) => chunks.push(chunk))
      document.on('end', () => resolve(Buffer.concat(chunks)))
      document.on('error', reject)
      document.end()
    })

  return { document, place, wrap, finish }
}

export type Typesetter = ReturnType<typeof openDocument>

/** The icon of the shop, 28 points wide at its size of 1. */
export function drawLogo({ document }: Typesetter, { x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  document.save().translate(x, y).scale(scale)
  document.circle(14, 4.7, 4.7).fill(INK)
  document.rect(8.2, 11.7, 11.6, 4).rect(4.7, 16.7, 18.6, 4).rect(0, 21.7, 28, 4).fill(RED)
  document.restore()
}
