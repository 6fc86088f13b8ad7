import type { HairName, PaletteName, PictureOrder } from '../../artwork/order.ts'
import type { Both, Entry, Look, Session, Volume } from '../words.ts'
import { inColour, seenAs } from './picture-words.ts'

type Seen = { slug: string; title: Both; look?: readonly [palette: PaletteName, hair: HairName] }

const HAIR: Record<HairName, Both> = {
  bun: { en: 'hair in a bun', ne: 'जुरो' },
  long: { en: 'long hair', ne: 'लामो कपाल' },
  crop: { en: 'hair cut short', ne: 'छोटो कपाल' },
  topi: { en: 'a Dhaka topi', ne: 'ढाकाटोपी' },
  curls: { en: 'curls', ne: 'घुम्रिएको कपाल' },
}

const TARA: Both = {
  en: 'Portrait of Tara Nembang: her hair in a bun with a flower, dressed in Dhaka cloth, before a halo of petals',
  ne: 'तारा नेम्बाङको चित्र: जुरोमा फूल, ढाकाको पहिरन, पछाडि पत्रैपत्रको प्रभामण्डल',
}

const portraitAlt = (title: Both, palette: PaletteName, hair: HairName): Both => ({
  en: `Portrait of ${title.en}: ${HAIR[hair].en}, Dhaka cloth, a halo of petals in ${inColour(palette).en}`,
  ne: `${title.ne}को चित्र: ${HAIR[hair].ne}, ढाकाको पहिरन, ${inColour(palette).ne} रङको प्रभामण्डल`,
})

export const orderPortraits = (people: readonly Seen[]): PictureOrder[] =>
  people.flatMap(({ slug, title, look }) => {
    if (look === undefined) return []
    const [palette, hair] = look
    const alt = slug === 'tara-nembang' ? TARA : portraitAlt(title, palette, hair)
    return { name: `portrait:${slug}`, kind: 'portrait', language: 'en', palette, hair, person: title.en, alt }
  })

type Scenes = { sessions: readonly Session[]; volumes: readonly Volume[] }

export const orderStages = ({ sessions, volumes }: Scenes): PictureOrder[] => [
  ...sessions.map((session) => sceneOf(session, session.players)),
  ...volumes.map((volume) => sceneOf(volume, 0)),
]

function sceneOf({ slug, title, look: [palette, scene] }: Entry & { look: Look }, players: number): PictureOrder {
  const seen = seenAs(palette, scene)
  const alt = { en: `${title.en}: a stage before ${seen.en}`, ne: `${title.ne}: ${seen.ne}, अगाडि मञ्च` }
  return { name: `stage:${slug}`, kind: 'stage', language: 'en', palette, words: title.en, players, scene, alt }
}

export const orderBlocks = (entries: readonly (Entry & { look: Look })[]): PictureOrder[] =>
  entries.map(({ slug, title, look: [palette, motif] }) => {
    const seen = seenAs(palette, motif)
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
