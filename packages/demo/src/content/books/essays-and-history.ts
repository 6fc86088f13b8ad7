import { book, type Work } from '../content-types.ts'

export const ESSAYS_AND_HISTORY: readonly Work[] = [
  {
    slug: 'why-we-copy-by-hand',
    language: 'en',
    by: ['pramila-yonjan'],
    publisher: 'third-lane-press',
    categories: ['essays'],
    published_on: '2026-07-30',
    pages: 192,
    look: ['chalk', 'lattice', 'foot'],
    title: { en: 'Why We Copy by Hand', ne: 'हामी हातैले किन सार्छौँ' },
    subtitle: { en: 'Essays', ne: 'निबन्ध, अङ्ग्रेजीमा' },
    about: {
      en: [
        'Fourteen essays about slow work by somebody who types for a living and is not proud of it. The one on carbon paper left a mark on us.',
      ],
      ne: [
        'ढिलो कामबारे चौध निबन्ध। लेखिका आफैँ टाइप गरेर जीविका चलाउँछिन्, र त्यसमा उनलाई खासै गर्व छैन। कार्बन कागजबारेको निबन्धले हामीमा छाप छोड्यो।',
      ],
    },
    related: ['jutta-kholera', 'a-short-history-of-waiting', 'the-rain-ledger'],
    editions: [book(460, { stock: 29 })],
  },
  {
    slug: 'a-short-history-of-waiting',
    language: 'en',
    by: ['rewati-shahi'],
    publisher: 'third-lane-press',
    categories: ['essays', 'history'],
    published_on: '2025-04-17',
    pages: 224,
    look: ['dawn', 'steps', 'spine'],
    title: { en: 'A Short History of Waiting', ne: 'कुर्नुको छोटो इतिहास' },
    subtitle: { en: 'Queues, tokens and benches in one city', ne: 'एउटा सहरका लाम, टोकन र बेन्च, अङ्ग्रेजीमा' },
    about: {
      en: [
        'From the well to the passport office, how people have stood behind each other. It was announced for 2022, and Rewati Shahi would like it known that this was research.',
      ],
      ne: [
        'इनारदेखि राहदानी विभागसम्म, मान्छे एकअर्काको पछाडि कसरी उभिए। किताब २०७९ मै आउने भनिएको थियो; ढिलाइ अनुसन्धानकै अङ्ग हो भनेर रेवती शाही जानकारी गराउँछिन्।',
      ],
    },
    related: ['the-lift-operator', 'people-who-wait-for-parcels', 'why-we-copy-by-hand'],
    editions: [book(510, { mrp: 560, stock: 14 })],
  },
  {
    slug: 'paniko-itihas',
    language: 'ne',
    by: ['lokendra-bohara'],
    publisher: 'salt-road-books',
    categories: ['history'],
    published_on: '2025-06-12',
    pages: 358,
    look: ['lapis', 'steps', 'field'],
    title: { en: 'A History of Water', ne: 'पानीको इतिहास' },
    subtitle: { en: 'Spouts, ponds and tankers of the valley, in Nepali', ne: 'उपत्यकाका धारा, पोखरी र ट्याङ्कर' },
    about: {
      en: [
        'Who laid the channel, who cut it, and who was thirsty in between. With a map of four hundred stone spouts and, honestly marked, the ninety that still run.',
      ],
      ne: [
        'कुलो कसले बनायो, कसले काट्यो, बीचमा को तिर्खायो। चार सय ढुङ्गेधाराको नक्सा छ, अनि त्यसमै इमानसाथ चिनो लगाइएको छ: अझै बग्ने नब्बेवटा।',
      ],
    },
    related: ['barshako-bahikhata', 'bricks-a-slow-history', 'hulakika-paila'],
    editions: [book(690, { stock: 10 })],
  },
  {
    slug: 'hulakika-paila',
    language: 'ne',
    by: ['lokendra-bohara'],
    publisher: 'salt-road-books',
    categories: ['history'],
    published_on: '2022-09-01',
    pages: 302,
    look: ['brick', 'engraving', 'crown'],
    title: { en: 'The Postman’s Footsteps', ne: 'हुलाकीका पाइला' },
    subtitle: { en: 'Mail runners of the far west, in Nepali', ne: 'सुदूरपश्चिमका हुलाकी' },
    about: {
      en: [
        'Eleven runners, one relay and a letter that took forty-one years. The author walked the route and delivered it.',
      ],
      ne: ['एघार हुलाकी, एउटा पालो, र एकचालीस वर्ष बाटोमै रहेको एउटा चिठी। लेखक आफैँले त्यो बाटो हिँडे र चिठी बुझाए।'],
    },
    related: ['nun-bato', 'paniko-itihas', 'a-short-history-of-waiting'],
    editions: [book(580, { stock: 2 })],
  },
  {
    slug: 'bricks-a-slow-history',
    language: 'en',
    by: ['suvarna-amatya'],
    publisher: 'lokta-house',
    categories: ['history', 'essays'],
    published_on: '2024-08-29',
    pages: 276,
    look: ['sindoor', 'brickwork', 'spine'],
    title: { en: 'Bricks: A Slow History', ne: 'इँटा: एउटा ढिलो इतिहास' },
    subtitle: { en: 'Clay, kilns and who carried them', ne: 'माटो, भट्टा र बोक्नेहरू, अङ्ग्रेजीमा' },
    about: {
      en: [
        'An architect counts backwards from one wall in Patan to the field it was dug from. Along the way she meets two kings, a flood and a very patient buffalo.',
      ],
      ne: [
        'एक वास्तुविद् पाटनको एउटा गारोबाट उल्टो गन्दै त्यो माटो खनिएको खेतसम्म पुग्छिन्। बाटोमा दुई राजा, एउटा बाढी र असाध्यै धैर्य भएको एउटा भैँसी भेटिन्छन्।',
      ],
    },
    related: ['letters-to-a-brick', 'small-gods-of-the-courtyard', 'paniko-itihas'],
    editions: [book(750, { mrp: 820, stock: 6 })],
  },
  {
    slug: 'pallo-gharko-jhyal',
    language: 'ne',
    by: ['rewati-shahi'],
    publisher: 'tin-roof-editions',
    categories: ['essays'],
    published_on: '2026-01-08',
    pages: 158,
    look: ['malachite', 'lattice', 'crown'],
    title: { en: 'The Window Next Door', ne: 'पल्लो घरको झ्याल' },
    subtitle: { en: 'Essays on neighbours, in Nepali', ne: 'छिमेकीबारे निबन्ध' },
    about: {
      en: [
        'She has been watching the neighbours for a book. The neighbours, it turns out in chapter six, have been keeping a notebook too.',
      ],
      ne: ['किताबका लागि भनेर उनी छिमेकीलाई हेर्दै थिइन्। छैटौँ अध्यायमा थाहा हुन्छ: छिमेकीले पनि उनीबारे कापी भर्दै रहेछन्।'],
    },
    related: ['chhanamathiko-jun', 'jutta-kholera'],
    editions: [book(360, { stock: 22 })],
  },
  {
    slug: 'how-to-do-less-badly',
    language: 'en',
    by: ['oma-dhungana'],
    publisher: 'tin-roof-editions',
    categories: ['essays'],
    published_on: '2026-08-06',
    pages: 132,
    look: ['rose', 'river', 'crown'],
    title: { en: 'How to Do Less, Badly', ne: 'थोरै काम, त्यो पनि कच्चा' },
    subtitle: { en: 'Advice from somebody who stopped', ne: 'काम छाडिसकेको मान्छेको सल्लाह, अङ्ग्रेजीमा' },
    about: {
      en: [
        'Oma Dhungana sold productivity courses for eleven years and then lay down. This is what she thought of. Chapters seven to ten are blank and listed in the contents.',
      ],
      ne: [
        'ओमा ढुङ्गानाले एघार वर्ष समय व्यवस्थापनको तालिम बेचिन्, अनि एक दिन पल्टिन्। पल्टिँदा सोचेका कुरा यसमा छन्। सातदेखि दस अध्याय खाली छन्, विषयसूचीमा भने राखिएकै छ।',
      ],
    },
    related: ['a-short-history-of-waiting', 'tea-seven-ways'],
    editions: [book(340, { stock: 48 })],
  },
]
