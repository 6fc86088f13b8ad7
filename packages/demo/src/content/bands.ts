import type { Band, InstrumentName } from '../illustrations/picture-spec.ts'

/** Who is in the picture of an artist: what a soloist holds, or the members of a band and their place. */
export const FIGURES: Readonly<Record<string, { instrument: InstrumentName } | { band: Band }>> = {
  'tara-nembang': { instrument: 'sarangi' },
  'sunita-balami': { instrument: 'cymbals' },
  'jhuma-tamot': { instrument: 'ektara' },
  'madal-parliament': {
    band: {
      place: 'steps',
      members: [
        { hair: 'crop', instrument: 'madal' },
        { hair: 'topi', instrument: 'madal', isOld: true },
        { hair: 'topi', instrument: 'madal' },
        { hair: 'curls', instrument: 'madal' },
        { hair: 'crop', instrument: 'madal' },
      ],
    },
  },
  'dilu-rumba-and-sons': {
    band: {
      place: 'terraces',
      members: [
        { hair: 'topi', instrument: 'tungna', isOld: true },
        { hair: 'crop', instrument: 'damphu' },
        { hair: 'crop', instrument: 'voice' },
      ],
    },
  },
  'night-bus-union': {
    band: {
      place: 'bus',
      members: [
        { hair: 'curls', instrument: 'bass' },
        { hair: 'crop', instrument: 'guitar' },
        { hair: 'long', instrument: 'organ' },
        { hair: 'topi', instrument: 'drums' },
      ],
    },
  },
  'third-lane-choir': { band: { place: 'lane', members: [] } },
  'kalika-brass': {
    band: {
      place: 'roofs',
      uniform: true,
      members: [
        { hair: 'crop', instrument: 'euphonium' },
        { hair: 'topi', instrument: 'trumpet' },
        { hair: 'topi', instrument: 'euphonium' },
        { hair: 'topi', instrument: 'trumpet', isOld: true },
        { hair: 'crop', instrument: 'cymbals' },
        { hair: 'crop', instrument: 'trumpet' },
        { hair: 'crop', instrument: 'trumpet' },
        { hair: 'topi', instrument: 'drums' },
        { hair: 'crop', instrument: 'trumpet' },
      ],
    },
  },
  'power-cut': {
    band: {
      place: 'dark',
      members: [
        { hair: 'curls', instrument: 'inverter' },
        { hair: 'crop', instrument: 'lamp' },
      ],
    },
  },
  'phurba-and-the-slow-yaks': {
    band: {
      place: 'engraving',
      members: [
        { hair: 'crop', instrument: 'dranyen' },
        { hair: 'topi', instrument: 'bells' },
        { hair: 'crop', instrument: 'bells' },
      ],
    },
  },
  'ward-number-five': {
    band: {
      place: 'brickwork',
      members: [
        { hair: 'crop', instrument: 'microphone' },
        { hair: 'bun', instrument: 'ledger', isOld: true },
        { hair: 'long', instrument: 'microphone' },
        { hair: 'curls', instrument: 'microphone' },
      ],
    },
  },
  'mechi-quartet': {
    band: {
      place: 'river',
      members: [
        { hair: 'bun', instrument: 'violin' },
        { hair: 'topi', instrument: 'viola' },
        { hair: 'long', instrument: 'violin' },
        { hair: 'crop', instrument: 'bansuri' },
      ],
    },
  },
}
