import { book, ebook, listeningBook, type Work } from '../content-types.ts'

export const STORIES_AND_MYSTERIES: readonly Work[] = [
  {
    slug: 'borrowed-umbrellas',
    language: 'en',
    by: ['ishvari-tamot'],
    publisher: 'third-lane-press',
    categories: ['short-stories'],
    published_on: '2024-06-27',
    pages: 198,
    look: ['rose', 'roofs', 'foot'],
    title: { en: 'Borrowed Umbrellas', ne: 'सापटी छाता' },
    subtitle: { en: 'Eleven stories', ne: 'एघार कथा, अङ्ग्रेजीमा' },
    about: {
      en: [
        'Eleven people take home an umbrella that is not theirs. Ten of them mean to give it back. The stories are short enough to be read under one.',
      ],
      ne: ['एघार जनाले आफ्नो नभएको छाता घर लगे। दस जनाको मनसाय फर्काउने नै थियो। कथा यति छोटा छन् कि छातामुनि उभिएरै सकिन्छन्।'],
    },
    related: ['the-rain-ledger', 'antim-maikro'],
    editions: [book(420, { stock: 16 })],
  },
  {
    slug: 'the-case-of-the-second-goat',
    language: 'en',
    by: ['ganga-chidi'],
    contributors: [['translator', 'shailaja-upreti']],
    publisher: 'tin-roof-editions',
    categories: ['mysteries'],
    published_on: '2026-08-20',
    pages: 64,
    look: ['sindoor', 'steps', 'crown'],
    title: { en: 'The Case of the Second Goat', ne: 'दोस्रो बाख्राको मुद्दा' },
    subtitle: { en: 'An Inspector Rokaya mystery', ne: 'निरीक्षक रोकायाको रहस्यकथा, अङ्ग्रेजीमा' },
    about: {
      en: [
        'One goat is reported stolen in Baglung. Two are found. Inspector Rokaya, who was sent to the hills as a punishment, is the only one who thinks this is worse.',
        'Told in the papers of the file, which are in order for once. The solution is in the tenth and it is fair. We checked.',
      ],
      ne: [
        'बागलुङमा एउटा बाख्रा चोरी भएको उजुरी पर्छ। भेटिन्छन् दुइटा। सजायस्वरूप पहाड पठाइएका निरीक्षक रोकायालाई मात्र लाग्छ, यो त झन् गम्भीर कुरा हो।',
        'कथा मिसिलका कागजमै छ, र यसपालि कागज मिलेकै छन्। रहस्य दसौँ कागजमा खुल्छ, इमानदारीसाथ खुल्छ। हामीले जाँचिसक्यौँ।',
      ],
    },
    related: ['harayeko-sailo', 'the-notary-of-birgunj'],
    editions: [
      book(460, { stock: 33, popularity: 615 }),
      ebook(290),
      listeningBook(360, 'gopilal-khanal', {
        en: 'A listening book: madal and strings for each chapter of the inquiry, and the e-book as evidence. The solution cannot be heard in it.',
        ne: 'सुन्ने किताब: छानबिनका हरेक अध्यायका लागि मादल र तार, प्रमाणका रूपमा ई-बुक। दोषी को हो, सुनेर थाहा हुँदैन।',
      }),
    ],
  },
  {
    slug: 'the-notary-of-birgunj',
    language: 'en',
    by: ['ramdulari-mukhiya'],
    publisher: 'salt-road-books',
    categories: ['mysteries'],
    published_on: '2025-09-11',
    pages: 282,
    look: ['orpiment', 'lattice', 'spine'],
    title: { en: 'The Notary of Birgunj', ne: 'वीरगन्जका लेखनदास' },
    subtitle: { en: 'A mystery in thirty-two stamps', ne: 'बत्तीस छापको रहस्यकथा, अङ्ग्रेजीमा' },
    about: {
      en: [
        'Somebody in Birgunj is dying in instalments: first on paper, then at the bank, then in the ration list. The notary who stamped all three would like to meet the man before the fourth.',
      ],
      ne: [
        'वीरगन्जमा एक जना किस्ताबन्दीमा मर्दै छन्: पहिले कागजमा, अनि बैङ्कमा, अनि रासन सूचीमा। तीनै ठाउँमा छाप लगाउने लेखनदास चौथो छापअघि त्यो मान्छेलाई भेट्न चाहन्छन्।',
      ],
    },
    related: ['the-case-of-the-second-goat', 'the-lift-operator'],
    editions: [book(490, { mrp: 545, stock: 11 })],
  },
  {
    slug: 'harayeko-sailo',
    language: 'ne',
    by: ['ganga-chidi'],
    publisher: 'tin-roof-editions',
    categories: ['mysteries'],
    published_on: '2025-03-20',
    pages: 236,
    look: ['soot', 'terraces', 'crown'],
    title: { en: 'The Third Brother Is Missing', ne: 'हराएको साइँलो' },
    subtitle: { en: 'The first Inspector Rokaya, in Nepali', ne: 'निरीक्षक रोकायाको पहिलो मुद्दा' },
    about: {
      en: [
        'Jetho, Mahilo and Kanchho all agree that Sainlo left on Tuesday. It is the only thing the brothers have agreed on in nine years, and so Rokaya packs a bag.',
      ],
      ne: [
        'जेठो, माइलो र कान्छो तीनै जना भन्छन्: साइँलो मङ्गलबार गयो। नौ वर्षमा दाजुभाइको मत मिलेको यो पहिलो कुरा हो, त्यसैले रोकाया झोला कस्छन्।',
      ],
    },
    related: ['the-case-of-the-second-goat', 'ghattale-suneko'],
    editions: [book(420, { stock: 19, popularity: 560 })],
  },
  {
    slug: 'antim-maikro',
    language: 'ne',
    by: ['rewati-shahi'],
    publisher: 'third-lane-press',
    categories: ['short-stories'],
    published_on: '2026-04-09',
    pages: 164,
    look: ['night', 'lattice', 'foot'],
    title: { en: 'The Last Microbus', ne: 'अन्तिम माइक्रो' },
    subtitle: { en: 'Stories after nine at night, in Nepali', ne: 'राति नौ बजेपछिका कथा' },
    about: {
      en: [
        'Thirteen stories that end where the route does. In the best of them the conductor gives change for a thousand and three strangers feel obliged to applaud.',
      ],
      ne: [
        'रुट जहाँ सकिन्छ, कथा पनि त्यहीँ सकिन्छन्: जम्मा तेह्र। सबैभन्दा राम्रो कथामा सहचालकले हजारको चानचुन फिर्ता दिन्छ, र तीन अपरिचित यात्रु ताली नबजाई बस्न सक्दैनन्।',
      ],
    },
    related: ['panch-nambar-bench', 'chiyako-antim-ghutko', 'borrowed-umbrellas'],
    editions: [book(375, { stock: 28 })],
  },
  {
    slug: 'panch-nambar-bench',
    language: 'ne',
    by: ['jitendra-saud'],
    publisher: 'lokta-house',
    categories: ['short-stories'],
    published_on: '2022-12-15',
    pages: 142,
    look: ['moss', 'steps', 'plate'],
    title: { en: 'Bench Number Five', ne: 'पाँच नम्बर बेन्च' },
    subtitle: { en: 'Stories from one park, in Nepali', ne: 'एउटै पार्कका कथा' },
    about: {
      en: [
        'A retired judge, two examination candidates and a man with a pigeon use the same bench at different hours. They have never met, and the pigeon knows all of them.',
      ],
      ne: [
        'एक जना अवकाशप्राप्त न्यायाधीश, दुई जना लोकसेवाका परीक्षार्थी र परेवा बोक्ने एक मान्छे एउटै बेन्चमा फरक-फरक समयमा बस्छन्। उनीहरूको आपसमा भेट भएको छैन; परेवाले भने सबैलाई चिन्छ।',
      ],
    },
    related: ['antim-maikro', 'amako-radio'],
    editions: [book(350, { stock: 0 })],
  },
  {
    slug: 'people-who-wait-for-parcels',
    language: 'en',
    by: ['robin-hayu'],
    publisher: 'tin-roof-editions',
    categories: ['short-stories'],
    published_on: '2026-06-05',
    pages: 210,
    look: ['chalk', 'brickwork', 'spine'],
    title: { en: 'People Who Wait for Parcels', ne: 'पार्सल कुर्ने मान्छेहरू' },
    subtitle: { en: 'Nine stories, slightly in the future', ne: 'अलि पछिको समयका नौ कथा, अङ्ग्रेजीमा' },
    about: {
      en: [
        'In Robin Hayu’s Kathmandu the drones have arrived but still ring from the junction to ask where the house is. Nine stories about directions, and one about a dog that gives them.',
      ],
      ne: [
        'रोबिन हायुको काठमाडौँमा ड्रोन आइसके, तर तिनले पनि चोकबाट फोन गरेर घर कता हो भनेर सोध्छन्। ठेगाना बताउनेबारे नौ कथा; तीमध्ये एउटामा बाटो देखाउने काम कुकुरको छ।',
      ],
    },
    related: ['robotki-hajurama', 'a-short-history-of-waiting'],
    editions: [book(395, { stock: 24 })],
  },
]
