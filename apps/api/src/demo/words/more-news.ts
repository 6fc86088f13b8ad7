import type { News } from '../words.ts'

export const MORE_NEWS: readonly News[] = [
  {
    slug: 'a-power-cut-during-power-cut',
    published_on: '2026-05-30',
    byline: { en: 'Our stage hand', ne: 'मञ्च सहयोगी' },
    tags: { en: ['Sessions'], ne: ['सेसन'] },
    look: ['ember', 'lattice'],
    about: ['session:power-cut-in-the-substation', 'artist:power-cut'],
    related: ['new-microphone-named'],
    title: { en: 'There was a power cut during Power Cut', ne: 'बत्ती गयोको बीचमै बत्ती गयो' },
    summary: {
      en: 'In a substation, for eleven seconds. The engineer has apologised to the duo and not to Balaju.',
      ne: 'सबस्टेसनभित्रै, एघार सेकेन्ड। इन्जिनियरले समूहसँग माफी मागे, बालाजुसँग मागेनन्।',
    },
    body: {
      en: ['It is at 14:02 in the film. We were asked to cut it and asked, by more people, where exactly it is.'],
      ne: ['भिडियोको १४:०२ मा छ। काट्नुस् भन्ने पनि आए; ठ्याक्कै कहाँ छ भनेर सोध्ने त्योभन्दा धेरै।'],
    },
  },
  {
    slug: 'new-microphone-named',
    published_on: '2026-04-24',
    byline: { en: 'The studio', ne: 'स्टुडियो' },
    tags: { en: ['Studio'], ne: ['स्टुडियो'] },
    look: ['rose', 'lattice'],
    about: ['artist:tara-nembang'],
    related: ['we-pay-artists-on-the-night'],
    title: { en: 'The new microphone has been named', ne: 'नयाँ माइकको न्वारान' },
    summary: { en: 'It is called Kanchhi, having come last.', ne: 'सबैभन्दा पछि आएकाले नाम कान्छी रह्यो।' },
    body: {
      en: [
        'She is on loan to any band for the price of carrying her. The old one, which recorded the goat, has been retired to a shelf with a view.',
      ],
      ne: ['बोकेर लैजाने खर्चमा जुनसुकै समूहले लैजान पाउँछ। बाख्रा रेकर्ड गर्ने पुरानो माइक दृश्य राम्रो देखिने तखतामा अवकाशमा छ।'],
    },
  },
  {
    slug: 'the-label-publishes-its-books',
    published_on: '2026-03-31',
    byline: { en: 'The accounts', ne: 'लेखा शाखा' },
    tags: { en: ['Money'], ne: ['पैसा'] },
    look: ['chalk', 'brickwork'],
    related: ['we-pay-artists-on-the-night'],
    title: { en: 'Our year in figures, with the coffee', ne: 'अङ्कमा हाम्रो वर्ष, कफीसहित' },
    summary: {
      en: 'What came in, who got it, and the line called “string”.',
      ne: 'कति आयो, कसले पायो, र “डोरी” भन्ने शीर्षक।',
    },
    body: {
      en: [
        'Four records, thirty-one nights, nine books. We ended the year Rs 11,400 up, of which Rs 11,000 was a deposit for chairs.',
      ],
      ne: ['चार रेकर्ड, एकतीस साँझ, नौ किताब। वर्ष रू ११,४०० नाफामा टुङ्गियो, त्यसमध्ये रू ११,००० कुर्सीको धरौटी रहेछ।'],
    },
  },
  {
    slug: 'chairman-appears-on-record',
    published_on: '2026-08-19',
    byline: { en: 'Our man in Hetauda', ne: 'हेटौँडा संवाददाता' },
    tags: { en: ['Records', 'Law'], ne: ['रेकर्ड', 'कानून'] },
    look: ['brick', 'brickwork'],
    about: ['record:ward-minutes', 'artist:ward-number-five'],
    related: ['the-dapha-tapes-are-out'],
    title: { en: 'Chairman loses case, gains verse', ne: 'अध्यक्षले मुद्दा हारे, पद पाए' },
    summary: {
      en: 'The court found the minutes to be in rhythm already.',
      ne: 'अदालतले माइन्युट पहिल्यै तालमा रहेको ठहर गर्‍यो।',
    },
    body: {
      en: [
        'He asked for his full title to be used and it takes nineteen seconds. The band extended the bar; the bench is said to have tapped a pen.',
      ],
      ne: ['उनले आफ्नो पूरा पद लिइयोस् भने, त्यसलाई उन्नाइस सेकेन्ड लाग्छ। समूहले ताल तन्कायो; इजलासले कलम ठटाएको भन्ने सुनिन्छ।'],
    },
  },
  {
    slug: 'cello-file-moves-one-desk',
    published_on: '2025-10-02',
    byline: { en: 'From the border', ne: 'सिमानाबाट' },
    tags: { en: ['Mechi Quartet'], ne: ['मेची चौकडी'] },
    look: ['moss', 'river'],
    about: ['artist:mechi-quartet', 'interview:the-cello-at-customs'],
    related: ['chairman-appears-on-record'],
    title: { en: 'The cello’s file has moved one desk', ne: 'चेलोको फाइल एक टेबल सर्‍यो' },
    summary: { en: 'To the left, which is towards the window.', ne: 'देब्रेतिर, अर्थात् झ्यालतिर।' },
    body: {
      en: [
        'The quartet marked the day with a short piece for four and a drawer. At the desk where it lay, a plant has been put so that the gap does not look like progress.',
      ],
      ne: [
        'चौकडीले त्यस दिन चार जना र एउटा घर्राका लागि छोटो रचना बजायो। फाइल रहेको टेबलमा गमला राखिएको छ, खाली ठाउँ प्रगतिजस्तो नदेखियोस् भनेर।',
      ],
    },
  },
  {
    slug: 'drain-blocked-again',
    published_on: '2026-09-01',
    byline: { en: 'Third lane', ne: 'तेस्रो गल्ली' },
    tags: { en: ['Choir'], ne: ['मण्डली'] },
    look: ['lapis', 'roofs'],
    about: ['artist:third-lane-choir', 'record:hymns-for-a-blocked-drain'],
    related: ['tea-is-now-included'],
    title: { en: 'Drain blocked again; rehearsals resume', ne: 'ढल फेरि थुनियो; अभ्यास सुरु' },
    summary: { en: 'The lane is ankle deep and in good voice.', ne: 'गल्लीमा गोलीगाँठोसम्म पानी छ, स्वर राम्रो छ।' },
    body: {
      en: ['The ward promises a pump. The choir has asked in writing that it be one that hums in D.'],
      ne: ['वडाले पम्प पठाउने भएको छ। सुर मिल्ने खालको पम्प होस् भनेर मण्डलीले लिखित अनुरोध गरेको छ।'],
    },
  },
]
