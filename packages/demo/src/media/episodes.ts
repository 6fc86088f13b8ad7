import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoEpisode } from '../demo-rows.ts'
import { readFrames, readSegmentFrames, writeFrames } from './audio-file.ts'
import { arrange, framesOf, type Music, readPhrases } from './listening-books.ts'

/** A piece of a chapter: a number of phrases, a file, or rounds of one of the tunes of the session films. */
type Piece = { phrases: number } | { file: 'kettle' | 'seventh-beat' } | { tune: 1 | 2 | 3 | 4; rounds: number }

type Title = DemoEpisode['chapters'][number]['title']
type Chapter = { title: Title; pieces: readonly Piece[] }

/** An episode of the podcast. Without `music` its pieces are files and tunes, which have another sample rate. */
type Episode = { interview: string; music?: Music; chapters: readonly Chapter[] }

const chapter = (en: string, ne: string, ...pieces: readonly Piece[]): Chapter => ({ title: { en, ne }, pieces })
const phrases = (count: number): Piece => ({ phrases: count })

/** The podcast: music for six interviews, each in four chapters. */
export const EPISODES: readonly Episode[] = [
  {
    interview: 'tara-nembang-puts-the-slope-back',
    chapters: [
      chapter('The kettle', 'किट्ली', { file: 'kettle' }),
      chapter('The slope', 'उकालो', { tune: 2, rounds: 3 }),
      chapter('Rain at the window', 'झ्यालमा पानी', { tune: 3, rounds: 2 }),
      chapter('The kettle again', 'फेरि किट्ली', { file: 'kettle' }),
    ],
  },
  {
    interview: 'five-drums-and-a-point-of-order',
    chapters: [
      chapter('The seventh beat', 'सातौँ मात्रा', { file: 'seventh-beat' }),
      chapter('For the motion', 'प्रस्तावको पक्षमा', { tune: 1, rounds: 2 }),
      chapter('Against the motion', 'प्रस्तावको विपक्षमा', { tune: 4, rounds: 2 }),
      chapter('The sitting is closed', 'बैठक टुङ्गियो', { file: 'seventh-beat' }),
    ],
  },
  {
    interview: 'who-owns-a-boat-song',
    music: 'road',
    chapters: [
      chapter('The ferry', 'घाट', phrases(6)),
      chapter('Thirty-five kilos', 'पैँतीस किलो', phrases(9)),
      chapter('The road', 'सडक', phrases(8)),
      chapter('The seventh wall', 'सातौँ चौतारी', phrases(6)),
    ],
  },
  {
    interview: 'four-hundred-and-twelve-hymns',
    music: 'fog',
    chapters: [
      chapter('Before it is light', 'उज्यालो हुनुअघि', phrases(8)),
      chapter('Two rows', 'दुई लहर', phrases(9)),
      chapter('The place where one forgets', 'बिर्सने ठाउँ', phrases(10)),
      chapter('The shops open', 'पसल खुल्दा', phrases(7)),
    ],
  },
  {
    interview: 'a-brake-cable-and-what-it-stopped',
    music: 'rain',
    chapters: [
      chapter('One note', 'एउटा स्वर', phrases(5)),
      chapter('The wax', 'मैन', phrases(7)),
      chapter('Please step back', 'अलि पर सर्नुस्', phrases(7)),
      chapter('The shutters come down', 'सटर झर्दा', phrases(6)),
    ],
  },
  {
    interview: 'the-cello-at-customs',
    music: 'fog',
    chapters: [
      chapter('The bridge', 'पुल', phrases(6)),
      chapter('The flute has the low part', 'तल्लो भाग बाँसुरीको', phrases(8)),
      chapter('Letter seven', 'सातौँ चिठी', phrases(6)),
      chapter('At six by the tea stall', 'छ बजे चिया पसलमा', phrases(7)),
    ],
  },
]

const FILES = join(import.meta.dirname, 'files')
/** The coder delays by one frame. */
const CODER_DELAY = 1
const TUNE_HALVES = [0, 1]
const FRAME_SAMPLES = 1024

const readFramesOf = async (file: 'kettle' | 'seventh-beat') => readFrames(await readFile(join(FILES, `${file}.m4a`)))

async function framesOfPiece(piece: Piece, seed: string, music: Music | undefined): Promise<Uint8Array[]> {
  if ('file' in piece) return (await readFramesOf(piece.file)).frames.slice(CODER_DELAY)
  if ('phrases' in piece) {
    if (music === undefined) throw new Error('Phrases need the music of the episode.')
    return framesOf(await readPhrases(music), arrange(seed, piece.phrases))
  }
  const halves = TUNE_HALVES.map((half) => readFile(join(FILES, `sessions/tune-${piece.tune}-${half}.m4s`)))
  const round = (await Promise.all(halves)).flatMap(readSegmentFrames)
  return Array.from({ length: piece.rounds }, () => round).flat()
}

/** The audio of an episode, and when each chapter begins. */
export async function composeEpisode({ interview, music, chapters }: Episode) {
  const source = music ? await readPhrases(music) : await readFramesOf('kettle')
  const frames: Uint8Array[] = []
  const starts: { starts_at_seconds: number; title: Title }[] = []
  for (const [index, { title, pieces }] of chapters.entries()) {
    starts.push({ starts_at_seconds: Math.round((frames.length * FRAME_SAMPLES) / source.rate), title })
    for (const piece of pieces) frames.push(...(await framesOfPiece(piece, `${interview} ${index}`, music)))
  }
  return { bytes: writeFrames(source, frames), chapters: starts }
}
