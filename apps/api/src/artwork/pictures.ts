import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { drawHouseOfFogCover, drawRainLedgerCover } from './cover.ts'
import { drawPortrait } from './portrait.ts'
import type { Sheet } from './shapes.ts'

type DrawnFile = { type: 'image/avif' | 'image/webp'; width: number; fileName: string; bytes: Buffer }

export type DrawnPicture = {
  name: string
  alt: { en: string; ne: string }
  width: number
  height: number
  files: DrawnFile[]
}

type Drawing = { name: string; alt: { en: string; ne: string }; sheet: Sheet; widths: number[] }

const coverWidths = [160, 320, 640]
const portraitWidths = [360, 720, 1280]

const drawings = (): Drawing[] => [
  {
    name: 'cover:the-rain-ledger',
    alt: {
      en: 'Cover of The Rain Ledger: a white mountain of ruled lines on blue, under a yellow sun',
      ne: 'The Rain Ledger को आवरण: निलो पृष्ठमा धर्साले बनेको सेतो हिमाल र पहेँलो घाम',
    },
    sheet: drawRainLedgerCover(),
    widths: coverWidths,
  },
  {
    name: 'cover:kuhiroko-ghar',
    alt: {
      en: 'Cover of कुहिरोको घर: a red sun behind the brick steps of a dabali',
      ne: 'कुहिरोको घरको आवरण: डबलीका इँटे खुड्किलापछाडि रातो घाम',
    },
    sheet: drawHouseOfFogCover(),
    widths: coverWidths,
  },
  {
    name: 'portrait:tara-nembang',
    alt: {
      en: 'Portrait of Tara Nembang: her hair in a bun with a flower, dressed in Dhaka cloth, before a halo of petals',
      ne: 'तारा नेम्बाङको चित्र: जुरोमा फूल, ढाकाको पहिरन, पछाडि पत्रैपत्रको प्रभामण्डल',
    },
    sheet: drawPortrait('Tara Nembang'),
    widths: portraitWidths,
  },
]

const heightOf = (sheet: Sheet, width: number): number => Math.round((width * sheet.height) / sheet.width)

/** Drawn anew at each width rather than shrunk from one, so that every edge is as crisp as its size allows. */
const svgOf = (sheet: Sheet, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${heightOf(sheet, width)}" viewBox="0 0 ${sheet.width} ${sheet.height}" preserveAspectRatio="none">${sheet.art}</svg>`,
  )

const fileOf = (drawing: Drawing, width: number, type: DrawnFile['type'], bytes: Buffer): DrawnFile => {
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  const name = drawing.name.replace(':', '-')
  return { type, width, fileName: `${name}-${width}-${digest}.${type.replace('image/', '')}`, bytes }
}

const encode = async (drawing: Drawing, width: number): Promise<DrawnFile[]> => {
  const image = sharp(svgOf(drawing.sheet, width)).flatten()
  // Flat colour with hard edges: full colour resolution (4:4:4) costs little and keeps red beside blue clean.
  const avif = await image.clone().avif({ quality: 66, effort: 4, chromaSubsampling: '4:4:4' }).toBuffer()
  const webp = await image.clone().webp({ quality: 80, effort: 6, smartSubsample: true }).toBuffer()
  return [fileOf(drawing, width, 'image/avif', avif), fileOf(drawing, width, 'image/webp', webp)]
}

/** All pictures of the demo catalogue, in every size, each file named by what is in it, so that it may be kept for ever. */
export const drawPictures = async (): Promise<DrawnPicture[]> => {
  const pictures: DrawnPicture[] = []
  for (const drawing of drawings()) {
    const files: DrawnFile[] = []
    for (const width of drawing.widths) files.push(...(await encode(drawing, width)))
    const width = Math.max(...drawing.widths)
    pictures.push({ name: drawing.name, alt: drawing.alt, width, height: heightOf(drawing.sheet, width), files })
  }
  return pictures
}
