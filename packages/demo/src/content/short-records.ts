import type { RecordRelease } from './content-types.ts'

/** EPs and singles. */
export const SHORT_RECORDS: readonly RecordRelease[] = [
  {
    slug: 'brass-for-a-winter-wedding',
    artist: 'kalika-brass',
    music: 'brass',
    released_on: '2025-02-07',
    catalogue_number: 'Dabali 007',
    format: 'ep',
    look: ['sindoor', 'peacock'],
    title: { en: 'Brass for a Winter Wedding', ne: 'हिउँदे बिहेको ब्यान्ड' },
    summary: {
      en: 'Five pieces for the season when nobody marries and the lips are cold.',
      ne: 'कसैको बिहे नहुने र ओठ चिसो हुने याममा पाँच धुन।',
    },
    body: {
      en: [
        'The groom on the sleeve is the second trumpet. The horse is real, was paid, and left before the last chorus.',
      ],
      ne: ['गाताको दुलाहा दोस्रो ट्रम्पेट वादक हुन्। घोडा साँचो हो, ज्याला दिइयो, अन्तिम अन्तराअघि नै हिँड्यो।'],
    },
    credits: [
      ['Trumpets', 'Jas Bahadur, Keshar Das', 'ट्रम्पेट', 'जसबहादुर, केशर दास'],
      ['Euphonium', 'Purna Sen', 'युफोनियम', 'पूर्ण सेन'],
    ],
    tracks: [
      ['The Groom Is Late', 'दुलाहा ढिलो', '0:35'],
      ['Generator March', 'जेनेरेटर मार्च', '0:35'],
      ['Uncle on the Dance Floor', 'नाच्ने मामा', '0:35'],
      ['Leftovers', 'उब्रेको', '0:35'],
      ['Everybody Has Gone', 'सबै गइसके', '0:50'],
    ],
    download: {
      price: 350,
      least: 200,
      words: {
        en: 'Five pieces, with parts for nine players or four brave ones.',
        ne: 'पाँच धुन, नौ वादकका लागि वा चार आँटिलाका लागि स्वरलिपिसहित।',
      },
    },
  },
  {
    slug: 'one-string-short',
    artist: 'jhuma-tamot',
    music: 'tungna',
    released_on: '2026-01-16',
    catalogue_number: 'Dabali 015',
    format: 'ep',
    look: ['rose', 'dhaka'],
    title: { en: 'One String Short', ne: 'एक तार कम' },
    summary: {
      en: 'Five songs on a brake cable. It stops very well.',
      ne: 'ब्रेकको तारमा पाँच गीत। रोकिन असाध्यै सिपालु।',
    },
    body: {
      en: [
        'Her father holds the microphone on two of the songs and is asked to step back on a third. We left the request in.',
      ],
      ne: ['दुई गीतमा माइक बुबाले समात्नुभएको छ, तेस्रोमा अलि पर सर्नुस् न भनिएको सुनिन्छ। त्यो अनुरोध हामीले काटेनौँ।'],
    },
    credits: [
      ['Ektara, voice', 'Jhuma Tamot', 'एकतारे, स्वर', 'झुमा तामोट'],
      ['Microphone, advice', 'her father', 'माइक, सल्लाह', 'उनका बुबा'],
    ],
    tracks: [
      ['Front Wheel', 'अगाडिको पाङ्ग्रा', '0:35'],
      ['Baba Took the Bus', 'बुबा बसमा', '0:35'],
      ['Chowk to Chowk', 'चोकदेखि चोक', '0:35'],
      ['Please Step Back', 'अलि पर सर्नुस् न', '0:35'],
      ['Downhill', 'ओरालो', '0:42'],
    ],
    download: {
      price: 300,
      least: 150,
      words: {
        en: 'Five songs and instructions for one bicycle.',
        ne: 'पाँच गीत, एउटा साइकलको निर्देशन पुस्तिकासहित।',
      },
    },
  },
  {
    slug: 'exact-change',
    artist: 'night-bus-union',
    music: 'electric',
    released_on: '2025-10-03',
    catalogue_number: 'Dabali 018',
    format: 'single',
    look: ['night', 'roofs'],
    title: { en: 'Exact Change', ne: 'खुद्रा' },
    summary: {
      en: 'One song and its return journey. Nobody on the bus had a fifty.',
      ne: 'एउटा गीत, र त्यसैको फर्ती बाटो। बसमा पचासको नोट कसैसँग थिएन।',
    },
    body: {
      en: ['The second side is the first one driven backwards out of a lane, at the speed at which that was possible.'],
      ne: ['दोस्रो पाटो पहिलो गीत नै हो, गल्लीबाट ब्याक गर्दै निकालिएको, निकाल्न सकिएकै चालमा।'],
    },
    credits: [
      ['Guitars', 'both of them', 'गिटार', 'दुवै जना'],
      ['Coins', 'the whole bus', 'सिक्का', 'बसका सबै'],
    ],
    tracks: [
      ['Exact Change', 'खुद्रा', '0:35'],
      ['Exact Change, in Reverse', 'खुद्रा, ब्याकमा', '0:35'],
    ],
    download: {
      price: 120,
      least: 50,
      words: {
        en: 'Two tracks for the price of a short ride.',
        ne: 'छोटो यात्राको भाडामा दुई गीत।',
      },
    },
  },
]
