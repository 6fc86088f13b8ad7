import { type ProductClass, slugify } from '@dabali/domain'
import type { Localized } from '../content/content-types.ts'

const pairs = (list: string): readonly Localized[] =>
  list
    .trim()
    .split('\n')
    .flatMap((line) => line.split(';'))
    .map((pair) => {
      const [en = '', ne = ''] = pair.split('=').map((word) => word.trim())
      return { en, ne }
    })

/** The subjects of generated books, in both languages. */
const THINGS = pairs(`
  Bridge=पुल; River=नदी; Window=झ्याल; Lamp=बत्ती; Road=बाटो; Kettle=किट्ली; Goat=बाख्रो; Letter=चिठी; Mountain=पहाड
  Rain=वर्षा; Field=खेत; Door=ढोका; Bell=घण्टी; Song=गीत; Market=बजार; Courtyard=चोक; Roof=छाना; Thread=धागो
  Mill=घट्ट; Spring=मूल; Forest=वन; Shadow=छायाँ; Bus=बस; Radio=रेडियो; Ladder=भर्‍याङ; Garden=बगैँचा; Well=इनार
  Boat=डुङ्गा; Mirror=ऐना; Clock=घडी; Umbrella=छाता; Fire=आगो; Salt=नुन; Stone=ढुङ्गा; Cloud=बादल; Map=नक्सा
  Drum=मादल; Key=साँचो; Feather=प्वाँख; Winter=हिउँद; Morning=बिहान; Neighbour=छिमेकी; Tailor=सुचिकार
  Postman=हुलाकी; Teacher=शिक्षक; Weaver=तान बुन्ने; Ferry=घाट; Orchard=फलबारी; Valley=उपत्यका; Ledger=बहीखाता
  Peacock=मयूर; Sparrow=भँगेरो; Elephant=हात्ती; Moon=जून; Star=तारा; Fog=कुहिरो; Snow=हिउँ; Brick=इँटा; Mango=आँप; Tea=चिया
`)

const KINDS = pairs(`
  Blue=निलो; Quiet=शान्त; Borrowed=सापटीको; Lost=हराएको; Last=अन्तिम; First=पहिलो; Broken=फुटेको; Golden=सुनौलो
  Old=पुरानो; New=नयाँ; Hidden=लुकेको; Slow=ढिलो; Bitter=तीतो; Sweet=मीठो; Long=लामो; Empty=खाली; White=सेतो
  Black=कालो; Red=रातो; Green=हरियो; Distant=टाढाको; Forgotten=बिर्सिएको; Second=दोस्रो; Third=तेस्रो; Warm=न्यानो
  Cold=चिसो; Small=सानो; Tall=अग्लो; Silver=चाँदीको; Wooden=काठको; Paper=कागजको; Secret=गोप्य; Honest=इमानदार
  Restless=चञ्चल; Patient=धैर्यवान; Narrow=साँघुरो; Open=खुला; Sleeping=निदाएको; Singing=गाउने; Folded=पट्याएको
`)

const PLACES = pairs(`
  Dharan=धरान; Ilam=इलाम; Patan=पाटन; Bhaktapur=भक्तपुर; Pokhara=पोखरा; Jumla=जुम्ला; Palpa=पाल्पा; Janakpur=जनकपुर
  Birgunj=वीरगन्ज; Dolpa=डोल्पा; Mustang=मुस्ताङ; Gorkha=गोरखा; Butwal=बुटवल; Kirtipur=कीर्तिपुर; Tansen=तानसेन
  Dhankuta=धनकुटा; Bandipur=बन्दीपुर; Lamjung=लमजुङ; Rasuwa=रसुवा; Surkhet=सुर्खेत; Bardiya=बर्दिया; Doti=डोटी
  Bajhang=बझाङ; Taplejung=ताप्लेजुङ; Panchthar=पाँचथर; Okhaldhunga=ओखलढुङ्गा; Ramechhap=रामेछाप; Dolakha=दोलखा
  Baglung=बागलुङ; Manang=मनाङ; Humla=हुम्ला; Kalikot=कालिकोट; Achham=अछाम; Rolpa=रोल्पा; Rukum=रुकुम; Salyan=सल्यान
`)

const FIRST_NAMES = pairs(`
  Asmita=अस्मिता; Bishwo=विश्व; Chandra=चन्द्र; Devaki=देवकी; Ganesh=गणेश; Hema=हेमा; Indra=इन्द्र; Jamuna=जमुना
  Kamal=कमल; Laxman=लक्ष्मण; Manju=मन्जु; Nirmal=निर्मल; Parbati=पार्वती; Rabin=रविन; Sabina=सविना; Tulasi=तुलसी
  Uma=उमा; Yogendra=योगेन्द्र; Bhima=भीमा; Dorje=दोर्जे
`)

const FAMILY_NAMES = pairs(`
  Aryabandhu=आर्यबन्धु; Bajrapani=बज्रपाणि; Chhetribas=क्षेत्रीबास; Dhungel=ढुङ्गेल; Gahatraj=गहतराज; Hamalthok=हमालठोक
  Khadgidal=खड्गीदल; Lekhanath=लेखनाथ; Mukarung=मुकारुङ; Nagarkoti=नगरकोटी; Pangeli=पङ्गेली; Rimalkot=रिमालकोट
`)

export const CATEGORIES = pairs(`
  Stacks=थुप्रो; Long novels=लामा उपन्यास; Short novels=छोटा उपन्यास; Road stories=बाटाका कथा; Village histories=गाउँका इतिहास
  Town poems=सहरका कविता; Letters and diaries=चिठी र डायरी; Weather=मौसम; Crafts=सीप; Travels=यात्रा; Lives=जीवनी; Plays=नाटक
`)

export const PUBLISHERS = pairs(`
  Upper Lane Press=माथिल्लो गल्ली प्रकाशन; Ferry Books=घाट पुस्तक; Slate House=स्लेट गृह; Salt and Paper=नुन र कागज
  Two Rivers=दुई नदी; Terrace Editions=गह्रा प्रकाशन
`)

/** A generated product for load tests. */
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
  title: Localized
  subtitle: Localized
  description: Localized
  author: number
  category: number
  publisher: number
}

/** The number of formats of consecutive works. */
const ROUND: readonly (readonly ProductClass[])[] = [
  ['Book'],
  ['Book', 'E-book'],
  ['Book', 'E-book', 'Audiobook'],
  ['E-book'],
]
const PLACES_IN_ROUND = ROUND.flatMap((formats, work) => formats.map((product_class) => ({ work, product_class })))

export const AUTHORS: readonly Localized[] = FIRST_NAMES.flatMap((first) =>
  FAMILY_NAMES.map((family) => ({ en: `${first.en} ${family.en}`, ne: `${first.ne} ${family.ne}` })),
)

/** The product with a number, independent of the total. */
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
    // The number makes slugs unique.
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

function titleOf(random: (limit: number) => number): Localized {
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

function wordsOf(random: (limit: number) => number): { subtitle: Localized; description: Localized } {
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

/** A seeded random generator for a work. */
function numbersOf(work: number) {
  let state = Math.imul(work + 1, 0x9e3779b1) >>> 0
  return (limit: number) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}
