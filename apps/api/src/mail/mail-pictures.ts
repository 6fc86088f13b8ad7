import { buffer } from 'node:stream/consumers'
import type { MediaStore } from '../media/media-store.ts'
import type { MailPicture } from './mail-template.ts'

/** Screens show mails at up to twice their size. */
const DENSITY = 2
const COVER_WIDTH = 52
const EVENT = { width: 600, height: 270 }
/** That of the cell of the mail which shows the picture. */
const EVENT_BACKGROUND = '#0f0d15'
/** Larger than on the sites' tickets, for cameras that read from a screen. */
const CODE_WIDTH = 160
const DOTS_PER_SQUARE = 6
/** The standard asks for four light squares around a code. */
const QUIET_SQUARES = 4

type Reader = Pick<MediaStore, 'read'>

// Loaded lazily: libvips takes time and memory, and many processes send no pictures.
const loadSharp = async () => (await import('sharp')).default

async function readMedia(media: Reader, name: string | null) {
  const stream = name === null ? undefined : await media.read(name)
  return stream && buffer(stream)
}

/** The cover of a product as JPEG, which every mail program shows; undefined for a picture that cannot be read. */
export async function coverPicture(media: Reader, name: string | null, alt: string): Promise<MailPicture | undefined> {
  const bytes = await readMedia(media, name)
  if (bytes === undefined) return undefined
  const sharp = await loadSharp()
  const resized = sharp(bytes)
    .resize({ width: COVER_WIDTH * DENSITY })
    .flatten({ background: '#ffffff' })
  const { data, info } = await resized.jpeg({ quality: 80, mozjpeg: true }).toBuffer({ resolveWithObject: true })
  const height = Math.round(info.height / DENSITY)
  return { type: 'image/jpeg', content: data.toString('base64'), width: COVER_WIDTH, height, alt }
}

/** Where the art of a poster is: its title is above, and the date below. Posters are taller than photographs. */
const ART = { top: 0.43, height: 0.49, leastRatio: 1.2 }

type Frame = { width: number; height: number; background: string }

/** A poster in a frame: its art, because a part of the whole would cut the title off. A photograph is shown whole. */
export async function framePoster(bytes: Buffer, { width, height, background }: Frame) {
  const sharp = await loadSharp()
  const picture = sharp(bytes).autoOrient()
  const { autoOrient: size } = await picture.metadata()
  if (size.height < size.width * ART.leastRatio) return picture.resize({ width, height, fit: 'contain', background })
  const art = {
    left: 0,
    top: Math.round(size.height * ART.top),
    width: size.width,
    height: Math.round(size.height * ART.height),
  }
  return picture.extract(art).resize({ width, height, fit: 'cover' })
}

/** The picture of an event, as wide as the mail. */
export async function eventPicture(media: Reader, name: string | null, alt: string): Promise<MailPicture | undefined> {
  const bytes = await readMedia(media, name)
  if (bytes === undefined) return undefined
  const frame = { width: EVENT.width * DENSITY, height: EVENT.height * DENSITY, background: EVENT_BACKGROUND }
  const data = await (await framePoster(bytes, frame)).jpeg({ quality: 72, mozjpeg: true }).toBuffer()
  return { type: 'image/jpeg', content: data.toString('base64'), ...EVENT, alt }
}

/** The QR code of a ticket, with the error correction of the code on the site. */
export async function codePicture(code: string, alt: string): Promise<MailPicture> {
  const { encodeQR } = await import('qr')
  const rows = encodeQR(code, 'raw', { ecc: 'medium', border: QUIET_SQUARES, scale: DOTS_PER_SQUARE })
  const pixels = Buffer.from(rows.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))))
  const sharp = await loadSharp()
  const raw = { width: rows[0]?.length ?? 0, height: rows.length, channels: 1 as const }
  const data = await sharp(pixels, { raw }).png({ palette: true, colours: 2 }).toBuffer()
  return { type: 'image/png', content: data.toString('base64'), width: CODE_WIDTH, height: CODE_WIDTH, alt }
}
