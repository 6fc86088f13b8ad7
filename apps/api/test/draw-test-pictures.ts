import type { SeedPicture } from '../src/seed/seed-demo.ts'

const NAMES = ['cover:the-rain-ledger', 'cover:kuhiroko-ghar', 'portrait:tara-nembang']

/** Pictures of one pixel under the names of the demo: drawing the real ones takes seconds and is tested where it is done. */
export async function* drawTestPictures(names: readonly string[] = NAMES): AsyncGenerator<SeedPicture> {
  for (const name of names) {
    yield {
      name,
      alt: { en: `${name} in English`, ne: `${name} नेपालीमा` },
      width: 400,
      height: 600,
      files: [
        { type: 'image/webp', width: 320, bytes: Buffer.from('webp 320') },
        { type: 'image/webp', width: 160, bytes: Buffer.from('webp 160') },
        { type: 'image/avif', width: 160, bytes: Buffer.from('avif 160') },
      ],
    }
  }
}
