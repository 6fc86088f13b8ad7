import type { Story } from '../gallery/story.ts'
import { Picture } from './picture.tsx'

const WORDS = {
  en: { cover: 'Cover of The Rain Ledger', stage: 'A lit stage before a pagoda', away: 'A picture that does not come' },
  ne: { cover: 'कुहिरोको घरको आवरण', stage: 'मन्दिरअगाडि बत्ती बलेको डबली', away: 'आउन नसकेको तस्बिर' },
} as const

type Shape = { width: number; height: number; ground: string; sun: string }

function drawn(alt: string, { width, height, ground, sun }: Shape) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/><circle cx="${width / 2}" cy="${height / 2}" r="${width / 4}" fill="${sun}"/></svg>`
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return { alt, width, height, sources: [{ type: 'image/webp' as const, width, src }] }
}

export const pictureStory: Story = {
  name: 'picture',
  states: (language) => {
    const { cover, stage, away } = WORDS[language]
    const book = drawn(cover, { width: 320, height: 480, ground: '#1f3f86', sun: '#f2c200' })
    const wide = drawn(stage, { width: 960, height: 540, ground: '#871f4b', sun: '#ffa21f' })
    return [
      { name: 'a cover: its shadow and the fold of its spine', shows: <Picture picture={book} sizes="20rem" cover /> },
      { name: 'any other picture', shows: <Picture picture={wide} sizes="100vw" /> },
      {
        name: 'not there yet: its box has the shape, and nothing else',
        shows: <Picture picture={{ alt: away, width: 960, height: 540, sources: [] }} sizes="100vw" decorative />,
      },
    ]
  },
}
