import type { Band, InstrumentName } from '../illustrations/picture-spec.ts'
import type { Localized } from './content-types.ts'

type Figures = { instrument: InstrumentName } | { band: Band }

/** Who is in the picture of an artist: what a soloist holds, or the members of a band and their place. */
export const FIGURES: Readonly<Record<string, Figures>> = {
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

const INSTRUMENTS: Partial<Record<InstrumentName, Localized>> = {
  sarangi: { en: 'a sarangi in her hands', ne: 'हातमा सारङ्गी' },
  cymbals: { en: 'cymbals in her hands', ne: 'हातमा झ्याली' },
  ektara: { en: 'an ektara in her hands', ne: 'हातमा एकतारे' },
}

const PLACES: Partial<Record<Band['place'], Localized>> = {
  steps: { en: 'with their madals on the steps of a dabali', ne: 'डबलीका खुड्किलामा मादलसहित' },
  terraces: { en: 'with tungna and damphu before terraces of rice', ne: 'धानका गह्राअगाडि टुङ्ना र डम्फुसहित' },
  bus: { en: 'with guitars, organ and drums before a night coach', ne: 'रात्रि बसअगाडि गिटार, अर्गन र ड्रमसहित' },
  lane: { en: '23 singers in the windows of a lane', ne: 'गल्लीका झ्यालमा तेइस गायक' },
  roofs: { en: 'nine wind players in uniform before tiled roofs', ne: 'झिँगटीका छानाअगाडि पोसाकमा नौ वादक' },
  dark: { en: 'with an inverter and a lamp in a dark room', ne: 'अँध्यारो कोठामा इन्भर्टर र बत्तीसहित' },
  engraving: { en: 'with dranyen and bells before the mountains', ne: 'हिमालअगाडि डम्न्येन र घण्टीसहित' },
  brickwork: { en: 'with microphones and a ledger before a brick wall', ne: 'इँटाको भित्ताअगाडि माइक र बहीसहित' },
  river: { en: 'with violins, viola and flute beside a river', ne: 'नदीछेउ भायोलिन, भियोला र बाँसुरीसहित' },
}

/** What is seen of an artist: a soloist with an instrument, or the members of a band in their place. */
export function describeFigures(title: Localized, figures: Figures): Localized {
  const seen = 'band' in figures ? PLACES[figures.band.place] : INSTRUMENTS[figures.instrument]
  return { en: `Portrait of ${title.en}: ${seen?.en ?? ''}`, ne: `${title.ne}को चित्र: ${seen?.ne ?? ''}` }
}
