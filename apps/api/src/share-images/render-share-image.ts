import { filled, isDevanagari, outlined, outlinePath, rectangle, shapeLine } from '@dabali/svg/svg'
import sharp, { type OverlayOptions } from 'sharp'
import { layoutText } from './layout-text.ts'
import type { OgSubject } from './og-subject.ts'

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
