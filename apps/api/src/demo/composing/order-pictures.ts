import type { PictureOrder } from '../../artwork/order.ts'
import type { Artist, Author, Both, Event, RecordSleeve, Thing, Venue, Work } from '../words.ts'
import { nameOf } from './compose-contents.ts'
import { pictureOfThing } from './compose-goods.ts'
import { seenAs } from './picture-words.ts'
import { numberOf } from './write.ts'

const LOWEST = 560
const HIGHER = 61

/** Two that were drawn before there were others keep their heights and their words. */
const HEIGHTS: Record<string, number> = { 'the-rain-ledger': 600, 'kuhiroko-ghar': 590 }
const ALTS: Record<string, Both> = {
  'the-rain-ledger': {
    en: 'Cover of The Rain Ledger: a white mountain of ruled lines on blue, under a yellow sun',
    ne: 'वर्षाको बहीखाताको आवरण: निलो पृष्ठमा धर्साले बनेको सेतो हिमाल र पहेँलो घाम',
  },
  'kuhiroko-ghar': {
    en: 'Cover of कुहिरोको घर: a red sun behind the brick steps of a dabali',
    ne: 'कुहिरोको घरको आवरण: डबलीका इँटे खुड्किलापछाडि रातो घाम',
  },
}

/** A title without what only tells two editions apart. */
const bare = (title: string) => title.replace(/ \(.*\)$/u, '')

const altOf = (what: Both, title: Both, seen: Both): Both => ({
  en: `${what.en} ${bare(title.en)}: ${seen.en}`,
  ne: `${bare(title.ne)}को ${what.ne}: ${seen.ne}`,
})

export const orderCovers = (works: readonly Work[], authors: readonly Author[]): PictureOrder[] =>
  works.map(({ slug, language, by, title, look: [palette, motif, plan] }) => ({
    name: `cover:${slug}`,
    kind: 'cover',
    language,
    palette,
    motif,
    plan,
    height: HEIGHTS[slug] ?? LOWEST + numberOf(slug, HIGHER),
    title: bare(title[language]),
    author: by.map((author) => nameOf(authors, author)[language]).join(', '),
    alt: ALTS[slug] ?? altOf({ en: 'Cover of', ne: 'आवरण' }, title, seenAs(palette, motif)),
  }))

const PLAYERS_IN_A_FILM = 3

export const orderThings = (things: readonly Thing[]): PictureOrder[] =>
  things.map((thing) => {
    const { slug, language, title, look } = thing
    const [palette, motif] = look
    const seen = seenAs(palette, motif)
    const [kind] = pictureOfThing(thing).split(':')
    if (kind === 'cover') {
      const alt = altOf({ en: 'Band around', ne: 'बेर्ने पट्टी' }, title, seen)
      const height = LOWEST + numberOf(slug, HIGHER)
      return {
        name: `cover:${slug}`,
        kind,
        language,
        palette,
        motif,
        plan: 'plate',
        height,
        title: title[language],
        author: '',
        alt,
      }
    }
    if (kind === 'stage') {
      const alt = altOf({ en: 'Still from', ne: 'दृश्य' }, title, seen)
      return {
        name: `stage:${slug}`,
        kind,
        language,
        palette,
        words: title.en,
        players: PLAYERS_IN_A_FILM,
        scene: motif,
        alt,
      }
    }
    const alt = altOf({ en: 'Picture for', ne: 'चित्र' }, title, seen)
    return { name: `block:${slug}`, kind: 'block', language, palette, motif, words: title.en, size: [640, 640], alt }
  })

type Stage = {
  records: readonly RecordSleeve[]
  artists: readonly Artist[]
  events: readonly Event[]
  venues: readonly Venue[]
}

/** Every second one is lettered in Nepali. */
const languageAt = (place: number) => (place % 2 === 0 ? 'en' : 'ne')
const ON_SCREEN: Both = { en: 'Stream only', ne: 'प्रसारण मात्र' }

export const orderPostersAndSleeves = ({ records, artists, events, venues }: Stage): PictureOrder[] => [
  ...records.map(({ slug, artist, title, look: [palette, motif] }, place): PictureOrder => {
    const language = languageAt(place)
    return {
      name: `sleeve:${slug}`,
      kind: 'sleeve',
      language,
      palette,
      motif,
      title: title[language],
      artist: artists.find((one) => one.slug === artist)?.title[language] ?? '',
      alt: altOf({ en: 'Sleeve of', ne: 'खोल' }, title, seenAs(palette, motif)),
    }
  }),
  ...events.map(({ slug, title, when, nights, look: [palette, motif] }, place): PictureOrder => {
    const language = languageAt(place)
    const venue = venues.find(({ key }) => key === nights[0]?.venue)
    return {
      name: `poster:${slug}`,
      kind: 'poster',
      language,
      palette,
      motif,
      title: title[language],
      date: when[language],
      place: (venue?.name ?? ON_SCREEN)[language],
      alt: altOf({ en: 'Poster for', ne: 'पोस्टर' }, title, seenAs(palette, motif)),
    }
  }),
]
