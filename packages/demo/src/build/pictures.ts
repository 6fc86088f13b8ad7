import { describeFigures, FIGURES } from '../content/bands.ts'
import type {
  Artist,
  Author,
  Entry,
  Event,
  Localized,
  Look,
  OtherProduct,
  RecordRelease,
  Session,
  Venue,
  Volume,
  Work,
} from '../content/content-types.ts'
import { sceneOf } from '../content/scenes.ts'
import type { GoodsObject, HairName, MotifName, PaletteName, PictureSpec } from '../illustrations/picture-spec.ts'
import { nameOf } from './content.ts'
import { CONTENT } from './demo.ts'
import { pictureOfProduct } from './products.ts'
import { numberOf } from './values.ts'

/** The alternative texts of pictures. */
const MOTIFS: Record<MotifName, Localized> = {
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

const PALETTES: Record<PaletteName, Localized> = {
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

export const describeMotif = (palette: PaletteName, motif: MotifName): Localized => ({
  en: `${MOTIFS[motif].en}, in ${PALETTES[palette].en}`,
  ne: `${PALETTES[palette].ne} रङमा ${MOTIFS[motif].ne}`,
})

export const describePalette = (palette: PaletteName): Localized => PALETTES[palette]

const LOWEST = 560
const HIGHER = 61

/** Two older covers with fixed heights and seeds. */
const HEIGHTS: Record<string, number> = { 'the-rain-ledger': 600, 'kuhiroko-ghar': 590 }
const ALTS: Record<string, Localized> = {
  'the-rain-ledger': {
    en: 'Cover of The Rain Ledger: a white mountain of ruled lines on blue, under a yellow sun',
    ne: 'वर्षाको बहीखाताको आवरण: निलो पृष्ठमा धर्साले बनेको सेतो हिमाल र पहेँलो घाम',
  },
  'kuhiroko-ghar': {
    en: 'Cover of कुहिरोको घर: a red sun behind the brick steps of a dabali',
    ne: 'कुहिरोको घरको आवरण: डबलीका इँटे खुड्किलापछाडि रातो घाम',
  },
}

/** A title without the suffix of the edition. */
const bare = (title: string) => title.replace(/ \(.*\)$/u, '')

const altOf = (what: Localized, title: Localized, seen: Localized): Localized => ({
  en: `${what.en} ${bare(title.en)}: ${seen.en}`,
  ne: `${bare(title.ne)}को ${what.ne}: ${seen.ne}`,
})

export const coverSpecs = (works: readonly Work[], authors: readonly Author[]): PictureSpec[] =>
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
    alt: ALTS[slug] ?? altOf({ en: 'Cover of', ne: 'आवरण' }, title, describeMotif(palette, motif)),
  }))

const OBJECTS: Record<GoodsObject, Localized> = {
  tote: { en: 'a cotton bag on a peg', ne: 'किलामा झुन्डिएको सुती झोला' },
  towel: { en: 'a tea towel on a rail', ne: 'डन्डीमा झुन्डिएको रुमाल' },
  notebook: { en: 'a stitched notebook', ne: 'धागोले सिलाइएको कापी' },
  boat: { en: 'a folded paper boat on its sheets', ne: 'पानाको थाकमाथि कागजको डुङ्गा' },
  mug: { en: 'a steaming mug', ne: 'बाफ उडिरहेको कप' },
  keyring: { en: 'a ring with five brass drums', ne: 'पित्तलका पाँच मादल भएको रिङ' },
  umbrella: { en: 'an open umbrella in the rain', ne: 'पानीमा खुलेको छाता' },
  pass: { en: 'a pass on a ribbon', ne: 'फित्तामा झुन्डिएको पास' },
}

const goodsAlt = (object: GoodsObject, title: Localized, seen: Localized): Localized => ({
  en: `${title.en}: ${OBJECTS[object].en}, printed with ${seen.en}`,
  ne: `${title.ne}: ${OBJECTS[object].ne}, ${seen.ne} छापिएको`,
})

const PLAYERS_IN_A_FILM = 3

export const productPictureSpecs = (things: readonly OtherProduct[]): PictureSpec[] =>
  things.map((thing) => {
    const { slug, language, title, look } = thing
    const [palette, motif] = look
    const seen = describeMotif(palette, motif)
    const [kind] = pictureOfProduct(thing).split(':')
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
    const object = thing.object ?? 'pass'
    const alt = goodsAlt(object, title, seen)
    return { name: `goods:${slug}`, kind: 'goods', language, palette, motif, object, title: title[language], alt }
  })

type Stage = {
  records: readonly RecordRelease[]
  artists: readonly Artist[]
  events: readonly Event[]
  venues: readonly Venue[]
}

const ON_SCREEN: Localized = { en: 'Stream only', ne: 'प्रसारण मात्र' }

/** With both titles, so that the lettering can be matched with the page. */
const letteredAlt = (what: Localized, title: Localized, seen: Localized): Localized => ({
  en: `${what.en} ${title.en} (${title.ne}): ${seen.en}`,
  ne: `${what.ne}, ${title.ne} (${title.en}): ${seen.ne}`,
})

/** A picture with English lettering, and one with Nepali lettering under its name and `:ne`. */
const inBothScripts = (draw: (language: 'en' | 'ne', suffix: '' | ':ne') => PictureSpec[]) => [
  ...draw('en', ''),
  ...draw('ne', ':ne'),
]

export const posterAndSleeveSpecs = ({ records, artists, events, venues }: Stage): PictureSpec[] => [
  ...records.flatMap(({ slug, artist, title, vinyl, look: [palette, motif] }) =>
    inBothScripts((language, suffix) => {
      const drawn = {
        ...{ language, palette, motif, title: title[language], seed: title.en },
        artist: artists.find((one) => one.slug === artist)?.title[language] ?? '',
      }
      const seen = describeMotif(palette, motif)
      const alt = letteredAlt({ en: 'Sleeve of', ne: 'खोल' }, title, seen)
      const vinylAlt = letteredAlt({ en: 'Record and sleeve of', ne: 'रेकर्ड र खोल' }, title, seen)
      return [
        { name: `sleeve:${slug}${suffix}`, kind: 'sleeve', ...drawn, alt },
        ...(vinyl ? [{ name: `vinyl:${slug}${suffix}`, kind: 'vinyl', ...drawn, alt: vinylAlt } as const] : []),
      ]
    }),
  ),
  ...events.flatMap(({ slug, title, when, dates, look: [palette, motif] }) => {
    const venue = venues.find(({ key }) => key === dates[0]?.venue)
    return inBothScripts((language, suffix) => [
      {
        name: `poster:${slug}${suffix}`,
        kind: 'poster',
        ...{ language, palette, motif, title: title[language], seed: title.en },
        date: when[language],
        place: (venue?.name ?? ON_SCREEN)[language],
        alt: letteredAlt({ en: 'Poster for', ne: 'पोस्टर' }, title, describeMotif(palette, motif)),
      },
    ])
  }),
]

/** Pictures of events without lettering. The motif is that of the poster. */
const squareSpecs = (events: readonly Event[]): PictureSpec[] =>
  events.flatMap(({ slug, square, title, look: [palette, motif] }): PictureSpec[] => {
    const seen = describeMotif(palette, motif)
    const drawn = {
      ...({ language: 'en', palette, words: title.en } as const),
      alt: { en: `${title.en}: ${seen.en}`, ne: `${title.ne}: ${seen.ne}` },
    }
    if (square === 'portrait') return []
    if (square === 'stage')
      return [{ ...drawn, name: `stage:${slug}`, kind: 'stage', players: STAGE_PLAYERS, scene: 'square' }]
    return [{ ...drawn, name: `square:${slug}`, kind: 'square', motif }]
  })

const STAGE_PLAYERS = 5

type Seen = { slug: string; title: Localized; look: readonly [palette: PaletteName, hair: HairName] }

const HAIR: Record<HairName, Localized> = {
  bun: { en: 'hair in a bun', ne: 'जुरो' },
  long: { en: 'long hair', ne: 'लामो कपाल' },
  crop: { en: 'hair cut short', ne: 'छोटो कपाल' },
  topi: { en: 'a Dhaka topi', ne: 'ढाकाटोपी' },
  curls: { en: 'curls', ne: 'घुम्रिएको कपाल' },
}

const portraitAlt = (title: Localized, palette: PaletteName, hair: HairName): Localized => ({
  en: `Portrait of ${title.en}: ${HAIR[hair].en}, Dhaka cloth, a halo of petals in ${describePalette(palette).en}`,
  ne: `${title.ne}को चित्र: ${HAIR[hair].ne}, ढाकाको पहिरन, ${describePalette(palette).ne} रङको प्रभामण्डल`,
})

export const portraitSpecs = (people: readonly Seen[]): PictureSpec[] =>
  people.map(({ slug, title, look: [palette, hair] }) => {
    const figures = FIGURES[slug]
    const alt = figures ? describeFigures(title, figures) : portraitAlt(title, palette, hair)
    return {
      name: `portrait:${slug}`,
      kind: 'portrait',
      language: 'en',
      palette,
      hair,
      person: title.en,
      ...figures,
      alt,
    }
  })

type Scenes = { sessions: readonly Session[]; volumes: readonly Volume[] }

export const stageSpecs = ({ sessions, volumes }: Scenes): PictureSpec[] => [
  ...sessions.map((session) => sceneSpec(session, session.players)),
  ...volumes.map((volume) => sceneSpec(volume, 0)),
]

function sceneSpec({ slug, title, look: [palette] }: Entry & { look: Look }, players: number): PictureSpec {
  const { scene, seen } = sceneOf(slug)
  const alt = { en: `${title.en}: ${seen.en}`, ne: `${title.ne}: ${seen.ne}` }
  return { name: `stage:${slug}`, kind: 'stage', language: 'en', palette, words: title.en, players, scene, alt }
}

export const blockSpecs = (entries: readonly (Entry & { look: Look })[]): PictureSpec[] =>
  entries.map(({ slug, title, look: [palette, motif] }) => {
    const seen = describeMotif(palette, motif)
    return {
      name: `block:${slug}`,
      kind: 'block',
      language: 'en',
      palette,
      motif,
      words: title.en,
      alt: { en: `${title.en}: ${seen.en}`, ne: `${title.ne}: ${seen.ne}` },
    }
  })

/** All pictures of the demo, in drawing order. */
export const DEMO_PICTURES: readonly PictureSpec[] = [
  ...coverSpecs(CONTENT.works, CONTENT.authors),
  ...productPictureSpecs(CONTENT.things),
  ...posterAndSleeveSpecs(CONTENT),
  ...squareSpecs(CONTENT.events),
  ...portraitSpecs([...CONTENT.artists, ...CONTENT.authors]),
  ...stageSpecs(CONTENT),
  ...blockSpecs([...CONTENT.articles, ...CONTENT.booklists, ...CONTENT.interviews, ...CONTENT.news]),
]
