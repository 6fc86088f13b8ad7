import { seededRandom } from '../../illustrations/picture-spec.ts'
import { INSTRUMENTS, RATE } from './instruments.ts'

/** 20 frames of FLAC with 4,608 samples each, or 160 of MP3 with 576. */
export const PHRASE_SAMPLES = 20 * 4608
export const PHRASE_SECONDS = PHRASE_SAMPLES / RATE
/** From the quietest to the fullest; the last one ends on the ground note. */
export const PHRASE_COUNT = 8

type Kit = {
  lead: keyof typeof INSTRUMENTS
  /** The ground note in hertz, and the steps of the scale in semitones above it. */
  ground: number
  scale: readonly number[]
  /** Equal steps in a phrase, and the steps on which low and high drums are struck. */
  steps: number
  low: readonly number[]
  high: readonly number[]
  bass: boolean
  /** How many steps a note of the lead lasts at least. */
  slow: number
}

const PENTATONIC = [0, 2, 4, 7, 9, 12, 14, 16]
const MINOR = [0, 3, 5, 7, 10, 12, 15, 17]

/** What the records of the demo are played on. */
export const KITS = {
  sarangi: { lead: 'sarangi', ground: 220, scale: PENTATONIC, steps: 16, low: [], high: [], bass: true, slow: 2 },
  madal: {
    lead: 'drum',
    ground: 150,
    scale: [0, 5, 7, 12],
    steps: 14,
    low: [0, 5, 7],
    high: [3, 9, 11, 12],
    bass: false,
    slow: 1,
  },
  tungna: {
    lead: 'tungna',
    ground: 196,
    scale: PENTATONIC,
    steps: 24,
    low: [0, 6, 12, 18],
    high: [3, 9, 15],
    bass: false,
    slow: 1,
  },
  electric: {
    lead: 'electric',
    ground: 164.8,
    scale: MINOR,
    steps: 16,
    low: [0, 4, 8, 12],
    high: [2, 6, 10, 13],
    bass: true,
    slow: 1,
  },
  choir: { lead: 'choir', ground: 174.6, scale: PENTATONIC, steps: 8, low: [], high: [], bass: false, slow: 1 },
  brass: {
    lead: 'brass',
    ground: 233.1,
    scale: [0, 2, 4, 5, 7, 9, 12],
    steps: 16,
    low: [0, 4, 8, 12],
    high: [2, 6, 10, 14],
    bass: true,
    slow: 1,
  },
  strings: { lead: 'strings', ground: 130.8, scale: PENTATONIC, steps: 8, low: [], high: [], bass: true, slow: 1 },
} as const satisfies Record<string, Kit>

export type KitName = keyof typeof KITS

/** The last steps are rests, so that every note has faded when the next phrase begins. */
const REST_SHARE = 0.8
const FADE_SAMPLES = 2600
/** The MP3 encoder delays by 1,105 samples: what it moves behind the end is silence. */
const SILENT_SAMPLES = 1152

/** One phrase of a kit as samples from -1 to 1, silent at its end so that phrases join in any order. */
export function renderPhrase(name: KitName, number: number): Float32Array {
  const kit: Kit = KITS[name]
  const sound = new Float32Array(PHRASE_SAMPLES)
  const random = seededRandom(`phrase:${name} ${number}`)
  const noise = () => random.between(0, 1)
  const step = PHRASE_SECONDS / kit.steps
  const last = Math.floor(kit.steps * REST_SHARE)
  const pitchOf = (degree: number) => kit.ground * 2 ** ((kit.scale[degree] ?? 0) / 12)
  const density = 0.45 + number * 0.07
  let degree = number === 0 ? 0 : Math.floor(random.between(0, kit.scale.length / 2))
  for (let at = 0; at < last; ) {
    const lasts = Math.min(kit.slow + Math.floor(random.between(0, 2)), last - at)
    if (at === 0 || random.between(0, 1) < density) {
      const isLast = at + lasts >= last
      if (isLast && number === PHRASE_COUNT - 1) degree = 0
      INSTRUMENTS[kit.lead](sound, { at: at * step, pitch: pitchOf(degree), lasts: lasts * step, loud: 0.34 }, noise)
      degree = Math.min(Math.max(degree + Math.round(random.between(-2, 2)), 0), kit.scale.length - 1)
    }
    at += lasts
  }
  accompany(sound, kit, { step, last, number, noise })
  return finish(sound)
}

type Accompaniment = { step: number; last: number; number: number; noise: () => number }

/** Drums from the second phrase on, and a bass on the first and the middle step. */
function accompany(sound: Float32Array, kit: Kit, { step, last, number, noise }: Accompaniment) {
  if (number > 0) {
    const strike = (steps: readonly number[], pitch: number, loud: number) => {
      for (const at of steps) if (at < last) INSTRUMENTS.drum(sound, { at: at * step, pitch, lasts: 0.35, loud }, noise)
    }
    strike(kit.low, 92, 0.32)
    if (number > 2) strike(kit.high, 190, 0.16)
  }
  if (!kit.bass) return
  for (const at of [0, kit.steps / 2]) {
    INSTRUMENTS.bass(sound, { at: at * step, pitch: kit.ground / 2, lasts: 1, loud: 0.4 }, noise)
  }
}

const LOUDEST = 0.82

function finish(sound: Float32Array): Float32Array {
  const end = sound.length - SILENT_SAMPLES
  for (let index = end - FADE_SAMPLES; index < sound.length; index++) {
    sound[index] = (sound[index] ?? 0) * Math.max(0, (end - index) / FADE_SAMPLES)
  }
  const peak = sound.reduce((most, each) => Math.max(most, Math.abs(each)), 0)
  return sound.map((each) => (each / Math.max(peak, LOUDEST)) * LOUDEST)
}

const RECENT = 2

/** The phrases of a track: quiet at first, fuller in the middle, and the last one at the end; none twice within three. */
export function arrangeTrack(seed: string, count: number): number[] {
  const random = seededRandom(`track:${seed}`)
  const phrases: number[] = []
  for (let at = 0; at < count - 1; at++) {
    const wanted = Math.sin((Math.PI * at) / count) * (PHRASE_COUNT - 2) + random.between(-1.8, 1.8)
    const recent = phrases.slice(-RECENT)
    const free = Array.from({ length: PHRASE_COUNT - 1 }, (_, phrase) => phrase).filter((one) => !recent.includes(one))
    phrases.push(free.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best)))
  }
  return [...phrases, PHRASE_COUNT - 1]
}

/** The number of phrases that last about as long as a track says. */
export const phrasesIn = (seconds: number) => Math.max(1, Math.round(seconds / PHRASE_SECONDS))
