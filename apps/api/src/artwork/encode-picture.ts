import sharp, { type Sharp } from 'sharp'
import type { DrawnFile } from './drawn.ts'
import type { PictureOrder } from './order.ts'
import { heightAt, type Sheet } from './shapes.ts'

/** Careful takes twice the time for files two thirds the size. */
export type Care = 'careful' | 'quick'

/** The widths in which a picture of a kind is kept. */
const WIDTHS: Record<PictureOrder['kind'], [number, ...number[]]> = {
  cover: [160, 320, 640],
  sleeve: [160, 320, 640],
  portrait: [160, 320, 640],
  poster: [160, 320, 640, 960],
  stage: [160, 320, 640, 960],
  block: [160, 320, 640, 960],
}

/** Flat colour with hard edges: full colour resolution (4:4:4) costs little and keeps red beside blue clean. */
const AVIF = {
  careful: { quality: 48, effort: 1, chromaSubsampling: '4:4:4' },
  quick: { quality: 48, effort: 0, chromaSubsampling: '4:4:4' },
}
const WEBP = { careful: { quality: 80, effort: 3 }, quick: { quality: 78, effort: 0 } }

// Many pictures are drawn side by side: each of them by one thread.
sharp.concurrency(1)
// No two pictures have anything in common that were worth keeping in memory.
sharp.cache(false)

type Raw = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

const rasterise = (sheet: Sheet, width: number): Promise<Raw> => {
  const height = heightAt(sheet, width)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${sheet.width} ${sheet.height}" preserveAspectRatio="none">${sheet.art}</svg>`
  return sharp(Buffer.from(svg)).flatten().raw().toBuffer({ resolveWithObject: true })
}

const open = ({ data, info: { width, height, channels } }: Raw): Sharp =>
  sharp(data, { raw: { width, height, channels } })

const encodeAt = async (raw: Raw, sheet: Sheet, width: number, care: Care): Promise<DrawnFile[]> => {
  const image = open(raw)
  if (width !== raw.info.width) image.resize(width, heightAt(sheet, width))
  const sized = await image.raw().toBuffer({ resolveWithObject: true })
  const avif = await open(sized).avif(AVIF[care]).toBuffer()
  const webp = await open(sized).webp(WEBP[care]).toBuffer()
  return [
    { type: 'image/avif', width, bytes: avif },
    { type: 'image/webp', width, bytes: webp },
  ]
}

/** Drawn once, at its largest; the smaller sizes are shrunk from that. */
export const encodePicture = async (kind: PictureOrder['kind'], sheet: Sheet, care: Care) => {
  const widths = WIDTHS[kind]
  const width = Math.max(...widths)
  const raw = await rasterise(sheet, width)
  const files: DrawnFile[] = []
  for (const each of widths) files.push(...(await encodeAt(raw, sheet, each, care)))
  return { width, height: heightAt(sheet, width), files }
}
