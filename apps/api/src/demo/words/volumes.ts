import type { Volume } from '../words.ts'

export const VOLUMES: readonly Volume[] = [
  {
    slug: 'rivers-that-used-to-be-roads',
    published_on: '2026-11-16',
    number: 7,
    look: ['lapis', 'river'],
    title: { en: 'Rivers that used to be roads', ne: 'पहिले बाटो भएका नदी' },
    summary: {
      en: 'Who crossed, what was sung, and who was charged for it.',
      ne: 'को तर्‍यो, के गाइयो, र पैसा कसले तिर्‍यो।',
    },
    body: {
      en: [
        'This volume began with a ferryman’s shoebox of tapes and a question we could not answer at the bank. Read it downstream.',
      ],
      ne: ['यो अङ्क एक माझीको जुत्ताको बाकसमा भेटिएका टेप र किनारमा उत्तर नपाएको एउटा प्रश्नबाट सुरु भयो। बहावतिरै पढ्नुहोस्।'],
    },
    theme: { en: 'Crossings', ne: 'तराइ' },
    parts: [
      'article:the-ferrymans-tape-archive',
      'session:dilu-rumba-and-sons-at-the-stone-spout',
      'interview:who-owns-a-boat-song',
      'record:porter-songs',
      'record:mechi-for-four',
    ],
  },
  {
    slug: 'things-left-switched-on',
    published_on: '2026-06-18',
    number: 5,
    look: ['ember', 'lattice'],
    title: { en: 'Things left switched on', ne: 'ननिभाइएका चीज' },
    summary: {
      en: 'Lamps, radios, refrigerators, and the people who slept beside them.',
      ne: 'बत्ती, रेडियो, फ्रिज, अनि तिनका छेउमा निदाउने मान्छे।',
    },
    body: {
      en: [
        'We asked twelve households what hums. Eleven said the fridge and one said the grandfather, who was then interviewed.',
      ],
      ne: ['बाह्र घरमा सोध्यौँ, गुन्गुनाउने के छ। एघार घरले फ्रिज भने, एउटाले हजुरबुबा; अनि उहाँसँग कुराकानी गर्‍यौँ।'],
    },
    theme: { en: 'Current', ne: 'बिजुली' },
    parts: [
      'interview:the-inverter-is-the-bass-player',
      'record:schedule-four',
      'session:power-cut-in-the-substation',
      'article:a-radio-with-one-station',
      'artist:jhuma-tamot',
    ],
  },
  {
    slug: 'quarrels-in-good-time',
    published_on: '2026-10-29',
    number: 6,
    look: ['sindoor', 'dhaka'],
    title: { en: 'Quarrels in good time', ne: 'तालमा झगडा' },
    summary: {
      en: 'Disagreement as a way of keeping a band, a ward and a family together.',
      ne: 'ब्यान्ड, वडा र परिवार जोगाउने उपायका रूपमा असहमति।',
    },
    body: {
      en: ['The contributors to this volume do not speak to each other. We are grateful to the post office.'],
      ne: ['यस अङ्कका लेखकहरू आपसमा बोल्दैनन्। हुलाकप्रति आभारी छौँ।'],
    },
    theme: { en: 'Dissent', ne: 'असहमति' },
    parts: [
      'interview:five-drums-and-a-point-of-order',
      'session:madal-parliament-in-the-assembly-tent',
      'record:ward-minutes',
      'event:extraordinary-meeting-of-ward-five',
      'article:how-a-tea-shop-settles-an-argument',
    ],
  },
  {
    slug: 'what-the-cold-keeps',
    published_on: '2025-12-18',
    number: 4,
    look: ['dawn', 'engraving'],
    title: { en: 'What the cold keeps', ne: 'जाडोले जोगाएको' },
    summary: {
      en: 'Milk, brass, and songs that only work below eleven degrees.',
      ne: 'दूध, पित्तल, र एघार डिग्रीमुनि मात्र मिल्ने गीत।',
    },
    body: {
      en: [
        'Printed in December on the coldest press in the valley. The ink took two days and so, for once, did the proof-reading.',
      ],
      ne: ['पुसमा उपत्यकाको सबैभन्दा चिसो छापाखानामा छापिएको। मसी सुक्न दुई दिन लाग्यो, यसपालि प्रुफ हेर्न पनि त्यत्ति नै।'],
    },
    theme: { en: 'Winter', ne: 'हिउँद' },
    parts: [
      'artist:phurba-and-the-slow-yaks',
      'record:slow-milk',
      'session:phurba-in-the-cheese-store',
      'record:brass-for-a-winter-wedding',
      'event:slow-milk-first-pressing',
    ],
  },
]
