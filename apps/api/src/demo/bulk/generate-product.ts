import { type ProductClass, slugify } from '@dabali/domain'
import type { Both } from '../words.ts'
import { FAMILY_NAMES, FIRST_NAMES, KINDS, PLACES, PRESSES, SHELVES, THINGS } from './word-lists.ts'

/** A product of no particular interest, of which there may be a hundred thousand. */
export type GeneratedProduct = {
  slug: string
  work: number
  product_class: ProductClass
  language: 'en' | 'ne'
  selling_price: number
  mrp: number
  num_available: number | null
  pages: number | null
  duration_seconds: number | null
  published_on: string
  popularity: number
  title: Both
  subtitle: Both
  description: Both
  author: number
  category: number
  publisher: number
}

/** The formats of one work after the other; their sum is how many products a round of works gives. */
const ROUND: readonly (readonly ProductClass[])[] = [
  ['Book'],
  ['Book', 'E-book'],
  ['Book', 'E-book', 'Audiobook'],
  ['E-book'],
]
const PLACES_IN_ROUND = ROUND.flatMap((formats, work) => formats.map((product_class) => ({ work, product_class })))

export const AUTHORS: readonly Both[] = FIRST_NAMES.flatMap((first) =>
  FAMILY_NAMES.map((family) => ({ en: `${first.en} ${family.en}`, ne: `${first.ne} ${family.ne}` })),
)
export const CATEGORIES = SHELVES
export const PUBLISHERS = PRESSES

/** The product of that number; it is the same however many others there are. */
export function generateProduct(number: number): GeneratedProduct {
  const round = Math.floor(number / PLACES_IN_ROUND.length)
  const { work: place, product_class } = pick(PLACES_IN_ROUND, number)
  const work = round * ROUND.length + place
  const random = numbersOf(work)
  const title = titleOf(random)
  const language = random(2) === 0 ? 'en' : 'ne'
  const price = 18_000 + random(160) * 500
  return {
    ...formatOf(product_class, price, random),
    // A slug that is a title of the shop already is told apart by the number.
    slug: `${slugify(title.en)}-${number + 1}`,
    work,
    product_class,
    language,
    published_on: new Date(Date.UTC(2012, 0, 1 + random(5200))).toISOString().slice(0, 10),
    popularity: random(500),
    title,
    ...wordsOf(random),
    author: random(AUTHORS.length),
    category: 1 + random(CATEGORIES.length - 1),
    publisher: random(PUBLISHERS.length),
  }
}

function formatOf(product_class: ProductClass, price: number, random: (limit: number) => number) {
  const pages = 80 + random(420)
  const stock = random(12) === 0 ? 0 : 1 + random(60)
  const saved = random(3) === 0 ? 0 : 500 * random(20)
  if (product_class === 'Book') {
    return { selling_price: price, mrp: price + saved, num_available: stock, pages, duration_seconds: null }
  }
  const share = product_class === 'E-book' ? 0.6 : 0.75
  const cheaper = Math.round((price * share) / 500) * 500
  const isHeard = product_class === 'Audiobook'
  return {
    selling_price: cheaper,
    mrp: cheaper,
    num_available: null,
    pages: isHeard ? null : pages,
    duration_seconds: isHeard ? 5400 + random(400) * 60 : null,
  }
}

function titleOf(random: (limit: number) => number): Both {
  const [kind, thing, other, place] = [KINDS, THINGS, THINGS, PLACES].map((list) => pick(list, random(list.length)))
  if (!kind || !thing || !other || !place) return { en: '', ne: '' }
  switch (random(4)) {
    case 0:
      return { en: `The ${kind.en} ${thing.en} of ${place.en}`, ne: `${place.ne}को ${kind.ne} ${thing.ne}` }
    case 1:
      return { en: `${thing.en} and ${other.en}`, ne: `${thing.ne} र ${other.ne}` }
    case 2:
      return { en: `${aOrAn(kind.en)} ${thing.en}`, ne: `एउटा ${kind.ne} ${thing.ne}` }
    default:
      return {
        en: `${place.en}, ${aOrAn(thing.en).toLowerCase()} and ${aOrAn(kind.en).toLowerCase()} ${other.en.toLowerCase()}`,
        ne: `${place.ne}, ${thing.ne} अनि ${kind.ne} ${other.ne}`,
      }
  }
}

function wordsOf(random: (limit: number) => number): { subtitle: Both; description: Both } {
  const [first, second, place] = [THINGS, THINGS, PLACES].map((list) => pick(list, random(list.length)))
  if (!first || !second || !place) return { subtitle: { en: '', ne: '' }, description: { en: '', ne: '' } }
  return {
    subtitle: { en: `A book from ${place.en}`, ne: `${place.ne}को किताब` },
    description: {
      en: `<p>It begins with ${aOrAn(first.en).toLowerCase()} in ${place.en} and does not end with ${aOrAn(second.en).toLowerCase()}.</p>`,
      ne: `<p>${place.ne}को ${first.ne}बाट सुरु हुन्छ, तर ${second.ne}मा टुङ्गिँदैन।</p>`,
    },
  }
}

const aOrAn = (word: string) => `${/^([AEIOU]|Hon)/.test(word) ? 'An' : 'A'} ${word}`

function pick<Item>(list: readonly Item[], at: number): Item {
  return list[at % list.length] as Item
}

/** A row of numbers that is always the same for the same work. */
function numbersOf(work: number) {
  let state = Math.imul(work + 1, 0x9e3779b1) >>> 0
  return (limit: number) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}
