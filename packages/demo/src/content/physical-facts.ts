import type { Localized } from './content-types.ts'

/** Width, height and depth in millimetres. */
export type Size = readonly [width: number, height: number, depth: number]

export type GoodsFacts = {
  size: Size
  grams: number
  material: Localized
  included: Localized
  care: Localized
}

const WIPE = { en: 'Wipe with a dry cloth.', ne: 'सुक्खा कपडाले पुछ्नुहोस्।' }
const KEEP_DRY = { en: 'Keep dry and out of the sun.', ne: 'ओस र घामबाट जोगाउनुहोस्।' }

/** The facts of merchandise and book sets, by slug. */
export const GOODS_FACTS: Readonly<Record<string, GoodsFacts>> = {
  'doko-tote': {
    size: [380, 420, 5],
    grams: 160,
    material: { en: 'Cotton canvas, 300 g/m²', ne: 'सुती क्यानभास, ३०० ग्राम/वर्गमिटर' },
    included: { en: 'One bag', ne: 'एउटा झोला' },
    care: { en: 'Wash at 30 °C, inside out. Do not bleach.', ne: 'उल्टाएर ३० डिग्रीमा धुनुहोस्। ब्लिच नगर्नुहोस्।' },
  },
  'lokta-notebook': {
    size: [148, 210, 18],
    grams: 240,
    material: { en: 'Handmade lokta paper, thread-bound', ne: 'हाते लोक्ता कागज, धागोले सिएको' },
    included: { en: 'One notebook, 96 leaves', ne: 'एउटा कापी, ९६ पाना' },
    care: KEEP_DRY,
  },
  'paper-boat-sheets': {
    size: [148, 210, 4],
    grams: 90,
    material: { en: 'Waxed paper, 80 g/m²', ne: 'मैन लगाएको कागज, ८० ग्राम/वर्गमिटर' },
    included: { en: '30 sheets and folding instructions', ne: '३० पाना र पट्याउने तरिका' },
    care: KEEP_DRY,
  },
  'kettle-mug': {
    size: [120, 95, 85],
    grams: 380,
    material: { en: 'Glazed stoneware from Thimi, 300 ml', ne: 'ठिमीको लेप लगाएको माटो, ३०० मिलि' },
    included: { en: 'One mug', ne: 'एउटा कप' },
    care: { en: 'Wash by hand. Not for the microwave.', ne: 'हातले धुनुहोस्। माइक्रोवेभमा नराख्नुहोस्।' },
  },
  'ledge-tea-towel': {
    size: [500, 700, 2],
    grams: 110,
    material: { en: 'Woven cotton and linen', ne: 'सुती र आलसको बुनोट' },
    included: { en: 'One tea towel', ne: 'एउटा रुमाल' },
    care: { en: 'Wash at 60 °C. Iron while damp.', ne: '६० डिग्रीमा धुनुहोस्। ओसिलो छँदै इस्त्री गर्नुहोस्।' },
  },
  'five-drum-keyring': {
    size: [35, 80, 12],
    grams: 45,
    material: { en: 'Cast brass, steel ring', ne: 'ढलौटे पित्तल, फलामको रिङ' },
    included: { en: 'One keyring', ne: 'एउटा चाबीरिङ' },
    care: WIPE,
  },
  'borrowed-umbrella': {
    size: [60, 880, 60],
    grams: 520,
    material: { en: 'Polyester canopy, steel ribs, wooden handle', ne: 'पोलिएस्टर कपडा, फलामका करङ, काठको बिँड' },
    included: { en: 'One umbrella with its sleeve', ne: 'एउटा छाता, खोलसहित' },
    care: { en: 'Leave open to dry.', ne: 'खोलेरै सुकाउनुहोस्।' },
  },
  'five-for-a-long-rain': {
    size: [150, 220, 115],
    grams: 1780,
    material: { en: 'Paperbacks, waxed paper, cotton string', ne: 'पेपरब्याक किताब, मैन कागज, सुती डोरी' },
    included: { en: 'Five books and a spare sheet of waxed paper', ne: 'पाँच किताब र एक ताउ थप मैन कागज' },
    care: KEEP_DRY,
  },
  'box-for-a-child-who-asks-why': {
    size: [225, 225, 60],
    grams: 1420,
    material: { en: 'Hardcover books, cardboard box', ne: 'गाता भएका किताब, कार्डबोर्डको बाकस' },
    included: { en: 'Four picture books and a box to cut out', ne: 'चार चित्रकथा र काटेर बनाउने बाकस' },
    care: KEEP_DRY,
  },
  'first-nepali-shelf': {
    size: [145, 220, 75],
    grams: 1020,
    material: { en: 'Paperbacks, paper sleeve', ne: 'पेपरब्याक किताब, कागजको खोल' },
    included: { en: 'Four short novels', ne: 'चार लघु उपन्यास' },
    care: KEEP_DRY,
  },
  'walls-and-what-fell': {
    size: [230, 220, 110],
    grams: 3350,
    material: { en: 'Paperbacks, fired clay', ne: 'पेपरब्याक किताब, पोलेको माटो' },
    included: { en: 'Three books and one brick', ne: 'तीन किताब र एउटा इँटा' },
    care: { en: 'Lift the brick first.', ne: 'पहिले इँटा झिक्नुहोस्।' },
  },
}

/** The facts of every vinyl record. */
export const VINYL_FACTS: GoodsFacts = {
  size: [315, 315, 4],
  grams: 290,
  material: { en: 'Black vinyl, cardboard sleeve', ne: 'कालो भिनाइल, कार्डबोर्डको खोल' },
  included: { en: 'The record in its sleeve', ne: 'खोलसहितको रेकर्ड' },
  care: { en: 'Store upright. Wipe along the grooves.', ne: 'ठाडो राख्नुहोस्। धर्साको दिशामा पुछ्नुहोस्।' },
}

/** Picture books are larger, and have hard covers and coated paper. */
const PICTURE_BOOK = {
  binding: 'hardcover',
  page: [210, 210],
  paper: { en: 'Coated, 130 g/m²', ne: 'चिल्लो कागज, १३० ग्राम/वर्गमिटर' },
  gramsOfPaper: 130,
  leafMm: 0.14,
  coverGrams: 160,
  coverMm: 5,
} as const
const POEMS = {
  binding: 'stapled',
  page: [130, 200],
  paper: { en: 'Lokta blend, 90 g/m²', ne: 'लोक्ता मिसिएको कागज, ९० ग्राम/वर्गमिटर' },
  gramsOfPaper: 90,
  leafMm: 0.14,
  coverGrams: 12,
  coverMm: 1,
} as const
const PAPERBACK = {
  binding: 'paperback',
  page: [140, 216],
  paper: { en: 'Book wove, 70 g/m²', ne: 'बुक वोभ, ७० ग्राम/वर्गमिटर' },
  gramsOfPaper: 70,
  leafMm: 0.13,
  coverGrams: 15,
  coverMm: 2,
} as const

/** The facts of a printed book, by its shelf and its number of pages. */
export function printedFacts({ categories, pages }: { categories: readonly string[]; pages: number }) {
  const kind = categories.includes('picture-books') ? PICTURE_BOOK : categories.includes('poems') ? POEMS : PAPERBACK
  const [width, height] = kind.page
  const leaves = pages / 2
  const grams = (leaves * width * height * kind.gramsOfPaper) / 1_000_000 + kind.coverGrams
  return {
    binding: kind.binding,
    paper: kind.paper,
    size: [width, height, Math.ceil(leaves * kind.leafMm + kind.coverMm)] satisfies Size,
    grams: Math.round(grams / 10) * 10,
  }
}
