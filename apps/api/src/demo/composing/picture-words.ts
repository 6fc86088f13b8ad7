import type { MotifName, PaletteName } from '../../artwork/order.ts'
import type { Both } from '../words.ts'

/** What is seen in a picture, for those who hear it described. */
const MOTIFS: Record<MotifName, Both> = {
  dhaka: { en: 'bands of Dhaka weave', ne: 'ढाकाका बुट्टा' },
  mandala: { en: 'a mandala from above', ne: 'माथिबाट देखिएको मण्डल' },
  roofs: { en: 'tiled roofs, one behind another', ne: 'एकपछि अर्को झिँगटीका छाना' },
  terraces: { en: 'terraces of rice', ne: 'धानका गह्रा' },
  lattice: { en: 'a carved lattice', ne: 'कुँदेको आँखीझ्याल' },
  engraving: { en: 'a mountain of ruled lines', ne: 'धर्साले बनेको हिमाल' },
  river: { en: 'a river in bends', ne: 'घुम्ती पर्दै बगेको नदी' },
  peacock: { en: 'a peacock window', ne: 'मयूर झ्याल' },
  brickwork: { en: 'courses of brick', ne: 'इँटाका लहर' },
  steps: { en: 'the steps of a dabali', ne: 'डबलीका खुड्किला' },
}

const PALETTES: Record<PaletteName, Both> = {
  sindoor: { en: 'vermilion', ne: 'सिन्दुरे' },
  lapis: { en: 'deep blue', ne: 'गाढा निलो' },
  malachite: { en: 'green', ne: 'हरियो' },
  orpiment: { en: 'yellow', ne: 'पहेँलो' },
  lac: { en: 'crimson', ne: 'लाहा रातो' },
  dawn: { en: 'the colours of dawn', ne: 'झिसमिसे' },
  brick: { en: 'brick red', ne: 'इँटा रङ' },
  rose: { en: 'rose', ne: 'गुलाबी' },
  night: { en: 'the blue of night', ne: 'राते निलो' },
  chalk: { en: 'chalk and ink', ne: 'कमेरो र मसी' },
  moss: { en: 'moss green', ne: 'लेउ हरियो' },
  soot: { en: 'soot black', ne: 'धुवाँसे कालो' },
  ember: { en: 'black and marigold', ne: 'कालो र सयपत्री' },
}

export const seenAs = (palette: PaletteName, motif: MotifName): Both => ({
  en: `${MOTIFS[motif].en}, in ${PALETTES[palette].en}`,
  ne: `${PALETTES[palette].ne} रङमा ${MOTIFS[motif].ne}`,
})

export const inColour = (palette: PaletteName): Both => PALETTES[palette]
