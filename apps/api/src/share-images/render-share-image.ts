import { filled, isDevanagari, outlined, outlinePath, rectangle, shapeLine } from '@dabali/svg/svg'
import sharp, { type OverlayOptions } from 'sharp'
import type { OgSubject } from './queries.ts'

type Column = {
  left: number
  /** Top of the first line's glyphs. */
  top: number
  width: number
  height: number
  /** Allowed font sizes, largest first. */
  sizes: readonly number[]
  most: number
}

const ELLIPSIS = '…'
/** More than fits on any image. */
const MOST_LETTERS = 240
const LATIN_LEADING = 1.12
/** Vowel signs above and below need room. */
const DEVANAGARI_LEADING = 1.34

/**
 * The outline of a text in lines: as large as the column allows, with an ellipsis if even the smallest size is too
 * large. Letters that no font has are left out.
 */
function layoutText(text: string, column: Column) {
  const words = writable(text).split(' ').filter(Boolean)
  const measure = measuring()
  const leading = isDevanagari(text) ? DEVANAGARI_LEADING : LATIN_LEADING
  const linesAt = (size: number) => Math.max(1, Math.min(column.most, Math.floor(column.height / (size * leading))))
  const brokenAt = (size: number) => breakLines(words, column.width / size, measure)
  const smallest = column.sizes.at(-1) ?? 1
  const size = column.sizes.find((each) => brokenAt(each).length <= linesAt(each)) ?? smallest
  const lines = shorten(brokenAt(size), linesAt(size), column.width / size).map((line) => shapeLine(line))
  const first = column.top + (lines[0]?.rise ?? 0) * size
  const outline = lines.map((line, at) => outlinePath(line, size, column.left, first + at * leading * size)).join('')
  const bottom = first + ((lines.length - 1) * leading + (lines.at(-1)?.fall ?? 0)) * size
  return { outline, bottom: lines.length > 0 ? bottom : column.top }
}

type Measure = (text: string) => number

function breakLines(words: readonly string[], width: number, measure: Measure): string[] {
  const space = measure(' ')
  const lines: { text: string; width: number }[] = []
  for (const word of words.flatMap((each) => pieces(each, width, measure))) {
    const last = lines.at(-1)
    const longer = last === undefined ? 0 : last.width + space + measure(word)
    if (last === undefined || longer > width) lines.push({ text: word, width: measure(word) })
    else lines[lines.length - 1] = { text: `${last.text} ${word}`, width: longer }
  }
  return lines.map(({ text }) => text)
}

/** Breaks a word that is longer than a line. */
function pieces(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word]
  const found: { text: string; width: number }[] = []
  for (const letter of lettersOf(word)) {
    const last = found.at(-1)
    const longer = last === undefined ? 0 : last.width + measure(letter)
    if (last === undefined || longer > width) found.push({ text: letter, width: measure(letter) })
    else found[found.length - 1] = { text: last.text + letter, width: longer }
  }
  return found.map(({ text }) => text)
}

/** Shaping blocks the event loop, so that each word is measured once. */
function measuring(): Measure {
  const known = new Map<string, number>()
  return (text) => {
    const width = known.get(text) ?? shapeLine(text).width
    known.set(text, width)
    return width
  }
}

function shorten(lines: string[], most: number, width: number): string[] {
  const last = lines[most - 1]
  if (lines.length <= most || last === undefined) return lines
  const letters = lettersOf(last)
  while (letters.length > 0 && shapeLine(letters.join('').trimEnd() + ELLIPSIS).width > width) letters.pop()
  return [...lines.slice(0, most - 1), letters.join('').trimEnd() + ELLIPSIS]
}

/** The text without characters that no font has. */
function writable(text: string) {
  const folded = text.normalize('NFC').replace(/\s+/gu, ' ')
  return lettersOf(folded).slice(0, MOST_LETTERS).filter(isWritable).join('').replace(/ +/g, ' ').trim()
}

const lettersOf = (text: string) => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)

function isWritable(letter: string) {
  try {
    shapeLine(letter)
    return true
  } catch {
    return false
  }
}

/** The size that social networks ask for. */
const SHARE_WIDTH = 1200
const SHARE_HEIGHT = 630

const PAPER = '#f7f6f1'
const INK = '#181922'
const INK_2 = '#55565e'
const LINE = '#d9d7cc'
const MARGIN = 84
const TOP = 72
const LEDGE = 520
const LEDGE_HEIGHT = 7
const GAP = 64
const TALLEST = LEDGE - TOP + 6
const WIDEST_UPRIGHT = 330
const WIDEST = 470
const TITLE_SIZES = [92, 82, 74, 66, 58, 52, 46, 42]
const BY_SIZES = [36, 33, 30]
const LABEL_SIZE = 30
const NAME_SIZE = 40
const QUALITY = 86

// Few images are rendered and none twice, so that libvips' cache and thread pool would only hold memory.
sharp.cache(false)
sharp.concurrency(1)

type Stand = { bytes: Buffer; width: number; height: number }

/** Renders the Open Graph image: the subject's picture on a shelf, with title and creator next to it. */
export async function renderShareImage(item: OgSubject, picture: Uint8Array | undefined): Promise<Buffer> {
  const stand = picture && (await fitPicture(picture))
  const top = stand && { left: MARGIN, top: LEDGE - stand.height }
  const layers: OverlayOptions[] = stand && top ? [{ input: stand.bytes, ...top }] : []
  return await sharp(Buffer.from(drawWords(item, stand)))
    .composite(layers)
    .flatten({ background: PAPER })
    .jpeg({ quality: QUALITY, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** An unreadable picture is left out. */
async function fitPicture(bytes: Uint8Array): Promise<Stand | undefined> {
  try {
    const { width, height } = await sharp(bytes).metadata()
    const widest = height > width ? WIDEST_UPRIGHT : WIDEST
    const resized = sharp(bytes)
      .resize({ width: widest, height: TALLEST, fit: 'inside' })
      .flatten({ background: PAPER })
    const { data, info } = await resized.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    return undefined
  }
}

function drawWords(item: OgSubject, stand: Stand | undefined) {
  const left = stand ? MARGIN + stand.width + GAP : MARGIN
  const width = SHARE_WIDTH - MARGIN - left
  const title = layoutText(item.title, { left, top: TOP, width, height: 290, sizes: TITLE_SIZES, most: 5 })
  const top = title.bottom + 34
  const by = layoutText(item.by, { left, top, width, height: LEDGE - 28 - top, sizes: BY_SIZES, most: stand ? 2 : 3 })
  const edge = stand && { left: MARGIN, top: LEDGE - stand.height, width: stand.width, height: stand.height }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">`,
    rectangle({ left: 0, top: 0, width: SHARE_WIDTH, height: SHARE_HEIGHT }, PAPER),
    edge ? shadow(edge) + outlined(edge, LINE, 2) : '',
    filled(title.outline, INK),
    item.by ? filled(by.outline, INK_2) : '',
    rectangle({ left: 0, top: LEDGE, width: SHARE_WIDTH, height: LEDGE_HEIGHT }, INK),
    item.label ? drawLabel(item.label, left) : '',
    drawName(),
    '</svg>',
  ].join('')
}

/** A soft shadow, like that of covers on the sites. */
function shadow(box: { left: number; top: number; width: number; height: number }) {
  return [10, 7, 4]
    .map((far) => ({ left: box.left + far / 2, top: box.top + far, width: box.width + far, height: box.height - far }))
    .map((each) => `<g opacity="0.07">${rectangle(each, INK)}</g>`)
    .join('')
}

/** Devanagari hangs from the shelf line, Latin text is set below it. */
function drawLabel(text: string, left: number) {
  const line = shapeLine(text)
  const size = isDevanagari(text) ? LABEL_SIZE * 1.15 : LABEL_SIZE
  return filled(outlinePath(line, size, left, LEDGE + LEDGE_HEIGHT + 28 + line.rise * size), INK_2)
}

/** The logo: Latin name on its baseline, Nepali name hanging from the shelf line. */
function drawName() {
  const nepali = shapeLine('डबली')
  const headLine = shapeLine('डब').rise
  const latin = shapeLine('Dabali')
  const right = SHARE_WIDTH - MARGIN
  const hung = NAME_SIZE * 1.15
  // The head line of the letters lies within the shelf line; vowel signs rise above it.
  const head = LEDGE + LEDGE_HEIGHT / 2
  const nepaliLeft = right - nepali.width * hung
  const latinLeft = nepaliLeft - 26 - latin.width * NAME_SIZE
  return (
    filled(outlinePath(nepali, hung, nepaliLeft, head + headLine * hung), INK) +
    filled(outlinePath(latin, NAME_SIZE, latinLeft, LEDGE + LEDGE_HEIGHT + 28 + latin.rise * NAME_SIZE), INK)
  )
}
