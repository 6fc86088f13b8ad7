import { availableParallelism } from 'node:os'
import { type Drawing, heightAt } from '@dabali/svg/svg'
import type { Sharp } from 'sharp'
import sharp from 'sharp'
import { drawPicture } from './draw-picture.ts'
import type { PictureSpec, RenderedFile, RenderedPicture } from './picture-spec.ts'

/** High effort takes twice the time for files two thirds the size. */
export type Effort = 'careful' | 'quick'

/** The widths of the pictures by kind. */
const WIDTHS: Record<PictureSpec['kind'], [number, ...number[]]> = {
  cover: [160, 320, 640],
  sleeve: [160, 320, 640],
  vinyl: [160, 320, 640],
  goods: [160, 320, 640],
  portrait: [160, 320, 640],
  poster: [160, 320, 640, 960],
  stage: [160, 320, 640, 960],
  block: [160, 320, 640, 960],
  square: [160, 320],
}

/** Flat colour with hard edges: full colour resolution (4:4:4) costs little and keeps red beside blue clean. */
const AVIF = {
  careful: { quality: 48, effort: 1, chromaSubsampling: '4:4:4' },
  quick: { quality: 48, effort: 0, chromaSubsampling: '4:4:4' },
}
const WEBP = { careful: { quality: 80, effort: 3 }, quick: { quality: 78, effort: 0 } }

// Pictures are rendered in parallel, each with one thread.
sharp.concurrency(1)
// A cache between pictures saves nothing.
sharp.cache(false)

type Raw = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

const rasterise = (sheet: Drawing, width: number): Promise<Raw> => {
  const height = heightAt(sheet, width)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${sheet.width} ${sheet.height}" preserveAspectRatio="none">${sheet.art}</svg>`
  return sharp(Buffer.from(svg)).flatten().raw().toBuffer({ resolveWithObject: true })
}

const open = ({ data, info: { width, height, channels } }: Raw): Sharp =>
  sharp(data, { raw: { width, height, channels } })

const encodeAt = async (raw: Raw, sheet: Drawing, width: number, care: Effort): Promise<RenderedFile[]> => {
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

/** Rasterised once in the largest size, then scaled down. */
const encodePicture = async (kind: PictureSpec['kind'], sheet: Drawing, care: Effort) => {
  const widths = WIDTHS[kind]
  const width = Math.max(...widths)
  const raw = await rasterise(sheet, width)
  const files: RenderedFile[] = []
  for (const each of widths) files.push(...(await encodeAt(raw, sheet, each, care)))
  return { width, height: heightAt(sheet, width), files }
}

const draw = async (order: PictureSpec, care: Effort): Promise<RenderedPicture> => {
  const { width, height, files } = await encodePicture(order.kind, drawPicture(order), care)
  return { name: order.name, alt: order.alt, width, height, files }
}

/** Renders on all cores and yields the pictures in order, with a few in memory at a time. */
export async function* renderPictures(orders: Iterable<PictureSpec>, care: Effort): AsyncGenerator<RenderedPicture> {
  const most = availableParallelism() + 2
  const begun: Promise<RenderedPicture>[] = []
  for (const order of orders) {
    const drawing = draw(order, care)
    // A failure is thrown when its turn comes.
    drawing.catch(() => undefined)
    begun.push(drawing)
    const first = begun.length < most ? undefined : begun.shift()
    if (first) yield await first
  }
  for (const rest of begun) yield await rest
}
