/** Samples in a second. The encoders divide a phrase of this rate into whole frames. */
export const RATE = 24_000

/** A note: when it begins in seconds, how high in hertz, how long and how loud. */
type Note = { at: number; pitch: number; lasts: number; loud: number }
type Instrument = (sound: Float32Array, note: Note, random: () => number) => void

const TURN = 2 * Math.PI

/** A plucked string: a burst of noise in a loop that loses its high tones first (Karplus and Strong). */
const pluck =
  (softness: number, loss: number): Instrument =>
  (sound, { at, pitch, loud }, random) => {
    const loop = new Float32Array(Math.max(2, Math.round(RATE / pitch)))
    for (let index = 0; index < loop.length; index++) loop[index] = random() * 2 - 1
    for (let pass = 0; pass < softness; pass++)
      for (let index = 1; index < loop.length; index++) loop[index] = ((loop[index] ?? 0) + (loop[index - 1] ?? 0)) / 2
    let place = 0
    for (let index = Math.round(at * RATE); index < sound.length; index++) {
      const now = loop[place] ?? 0
      const next = (place + 1) % loop.length
      sound[index] = (sound[index] ?? 0) + now * loud
      loop[place] = (now + (loop[next] ?? 0)) * 0.5 * loss
      place = next
    }
  }

/** A held tone of overtones, with an attack and vibrato that begins late. */
const held =
  (overtones: readonly number[], attack: number, vibrato: number): Instrument =>
  (sound, { at, pitch, lasts, loud }) => {
    const first = Math.round(at * RATE)
    const count = Math.min(Math.round(lasts * RATE), sound.length - first)
    let phase = 0
    for (let index = 0; index < count; index++) {
      const time = index / RATE
      const swing = vibrato * Math.min(1, time * 2) * Math.sin(TURN * 5.4 * time)
      phase += (TURN * pitch * (1 + swing)) / RATE
      const shape = Math.min(1, time / attack, (count - index) / (0.09 * RATE))
      let tone = 0
      for (const [above, share] of overtones.entries()) tone += share * Math.sin(phase * (above + 1))
      sound[first + index] = (sound[first + index] ?? 0) + tone * shape * loud
    }
  }

/** A drum: a falling sine with a tap of noise. */
const drum: Instrument = (sound, { at, pitch, lasts, loud }, random) => {
  const first = Math.round(at * RATE)
  const count = Math.min(Math.round(lasts * RATE), sound.length - first)
  let phase = 0
  for (let index = 0; index < count; index++) {
    const time = index / RATE
    phase += (TURN * pitch * (1 + 1.2 * Math.exp(-time * 40))) / RATE
    const tap = time < 0.012 ? (random() * 2 - 1) * 0.5 : 0
    sound[first + index] = (sound[first + index] ?? 0) + (Math.sin(phase) + tap) * Math.exp(-time * 9) * loud
  }
}

/** The same string through an overdriven amplifier. */
const electric: Instrument = (sound, note, random) => {
  const own = new Float32Array(sound.length)
  pluck(3, 0.998)(own, { ...note, loud: 1 }, random)
  const last = Math.round((note.at + note.lasts) * RATE)
  for (let index = Math.round(note.at * RATE); index < own.length; index++) {
    const damped = index > last ? Math.exp(-(index - last) / 900) : 1
    sound[index] = (sound[index] ?? 0) + Math.tanh((own[index] ?? 0) * 3) * 0.6 * damped * note.loud
  }
}

export const INSTRUMENTS = {
  tungna: pluck(4, 0.996),
  bass: pluck(8, 0.994),
  electric,
  sarangi: held([0.6, 0.35, 0.3, 0.12, 0.08], 0.09, 0.006),
  choir: held([0.7, 0.18, 0.22, 0.05], 0.16, 0.004),
  brass: held([0.45, 0.4, 0.3, 0.22, 0.12, 0.06], 0.03, 0.002),
  strings: held([0.6, 0.25, 0.12, 0.06], 0.22, 0.003),
  drum,
} satisfies Record<string, Instrument>
