import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { seededRandom } from '../illustrations/picture-spec.ts'
import { readFrames, writeFrames } from './audio-file.ts'
import { BOOK_TEXTS } from './book-texts.ts'

/** Each file of phrases has ten of them, from the quietest to the fullest, of equal length; the coder delays by one frame. */
const PHRASES = 10
const PHRASE_FRAMES = 188
const CODER_DELAY = 1
const PHRASE_SECONDS = 8.02
const WHOLE_SECONDS = 21 * 60
const SHORTEST = 5

/** The audiobooks: music for the chapters of a work that has a text. */
export const LISTENING_BOOKS = [
  { work: 'the-rain-ledger', music: 'rain' },
  { work: 'kuhiroko-ghar', music: 'fog' },
  { work: 'night-bus-to-ilam', music: 'road' },
  { work: 'the-case-of-the-second-goat', music: 'road' },
] as const

type ListeningBook = (typeof LISTENING_BOOKS)[number]

/** The number of phrases of each chapter, by the share of its words. */
function phraseCounts(words: readonly number[]): number[] {
  const all = words.reduce((sum, each) => sum + each, 0)
  return words.map((each) => Math.max(SHORTEST, Math.ceil((WHOLE_SECONDS * each) / all / PHRASE_SECONDS)))
}

const RECENT = 3

/** Phrases that rise from the quietest to fuller ones and come back, none of them twice within four. */
export function arrange(seed: string, count: number): number[] {
  const random = seededRandom(`listening:${seed}`)
  const phrases: number[] = []
  while (phrases.length < count) {
    const share = phrases.length / Math.max(1, count - 1)
    const wanted = Math.sin(Math.PI * share) * (PHRASES - 2) + random.between(-1.6, 1.6)
    const recent = phrases.slice(-RECENT)
    const free = Array.from({ length: PHRASES }, (_, phrase) => phrase).filter((phrase) => !recent.includes(phrase))
    phrases.push(free.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best)))
  }
  return phrases
}

export type Music = 'rain' | 'fog' | 'road'

export const readPhrases = async (music: Music) =>
  readFrames(await readFile(join(import.meta.dirname, `files/phrases-${music}.m4a`)))

/** The frames of the given phrases, one after the other. */
export const framesOf = ({ frames }: Awaited<ReturnType<typeof readPhrases>>, phrases: readonly number[]) =>
  phrases.flatMap((phrase) => {
    const start = CODER_DELAY + phrase * PHRASE_FRAMES
    return frames.slice(start, start + PHRASE_FRAMES)
  })

const SAMPLE_PHRASES = [0, 3, 5, 7, 4, 1]

/** The audio of a listening book: a file for each chapter of its text, and a sample of less than a minute. */
export async function composeListeningBook({ work, music }: ListeningBook) {
  const chapters = BOOK_TEXTS.get(work)?.chapters
  if (chapters === undefined) throw new Error(`The work ${work} has no text.`)
  const source = await readPhrases(music)
  const compose = (phrases: readonly number[]) => writeFrames(source, framesOf(source, phrases))
  const counts = phraseCounts(chapters.map(({ words }) => words))
  return {
    sample: compose(SAMPLE_PHRASES),
    chapters: chapters.map(({ title, subtitle }, index) => ({
      title: subtitle ? `${title}. ${subtitle}` : title,
      bytes: compose(arrange(`${work} ${index}`, counts[index] ?? SHORTEST)),
    })),
  }
}
