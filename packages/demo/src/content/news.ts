import type { News } from './content-types.ts'

export const NEWS: readonly News[] = [
  {
    slug: 'hiti-hall-opens-its-second-balcony',
    published_on: '2026-11-18',
    byline: { en: 'From the hall', ne: 'हलबाट' },
    tags: { en: ['Halls'], ne: ['हल'] },
    look: ['ember', 'steps'],
    about: ['event:the-long-night-of-the-madal'],
    related: ['we-pay-artists-on-the-night', 'tea-is-now-included'],
    title: { en: 'Hiti Hall opens its second balcony', ne: 'हिटी हलको दोस्रो बार्दली खुल्यो' },
    summary: { en: 'Forty-eight more seats, all of them behind nobody.', ne: 'थप अठचालीस सिट, कसैको पछाडि नपर्ने।' },
    body: {
      en: [
        'The carpenters finished on Monday and sat in it until Wednesday, to be sure. Three creaks were found; two were in the third row and one was a carpenter.',
      ],
      ne: [
        'सिकर्मीले सोमबार काम सके र पक्का गर्न बुधबारसम्म त्यहीँ बसे। तीनवटा च्याँइच्याँइ भेटिए; दुइटा तेस्रो पङ्क्तिमा, एउटा सिकर्मीकै घुँडामा।',
      ],
    },
  },
  {
    slug: 'winter-residency-closes-on-friday',
    published_on: '2026-11-12',
    byline: { en: 'The residency', ne: 'आवास कार्यक्रम' },
    tags: { en: ['Residency', 'Open call'], ne: ['आवास', 'आह्वान'] },
    look: ['dawn', 'terraces'],
    about: ['artist:phurba-and-the-slow-yaks'],
    related: ['new-microphone-named'],
    title: { en: 'Applications for the winter residency close on November 20', ne: 'हिउँदे आवासको आवेदन मङ्सिर ४ सम्म' },
    summary: { en: 'Six weeks, one stove, bring your own slippers.', ne: 'छ हप्ता, एउटा चुलो, चप्पल आफ्नै।' },
    body: {
      en: [
        'One musician and one writer share the cheese store’s upper room. Say in a page what you would do there, and in a line what you would do if it snowed the door shut.',
      ],
      ne: [
        'चिज भण्डारको माथिल्लो कोठा एक सङ्गीतकर्मी र एक लेखकले साझा गर्छन्। के गर्नुहुन्छ एक पानामा लेख्नुहोस्, हिउँले ढोका थुने के गर्नुहुन्छ एक हरफमा।',
      ],
    },
  },
  {
    slug: 'we-pay-artists-on-the-night',
    published_on: '2026-11-05',
    byline: { en: 'The accounts', ne: 'लेखा शाखा' },
    tags: { en: ['Money', 'Artists'], ne: ['पैसा', 'कलाकार'] },
    look: ['orpiment', 'lattice'],
    about: ['artist:madal-parliament', 'artist:night-bus-union'],
    related: ['hiti-hall-opens-its-second-balcony', 'the-label-publishes-its-books'],
    title: { en: 'We pay artists on the night: how the split works', ne: 'कलाकारलाई त्यही रात पैसा: भाग कसरी लाग्छ' },
    summary: {
      en: 'Seventy to the stage, twenty to the hall, ten to us, in cash and counted twice.',
      ne: 'सत्तरी मञ्चलाई, बीस हललाई, दस हामीलाई; नगदै, दुई पटक गनेर।',
    },
    body: {
      en: [
        'The envelope is handed over before the van is loaded. Streams are settled the next morning, since nobody should do percentages after midnight; we have the receipts to prove it.',
      ],
      ne: [
        'गाडीमा सामान लाद्नुअघि नै खाम हातमा पर्छ। प्रसारणको हिसाब भोलिपल्ट बिहान गरिन्छ, मध्यरातपछि प्रतिशत निकाल्नु हुँदैन; किन हुँदैन भन्ने भर्पाई हामीसँग छ।',
      ],
    },
  },
  {
    slug: 'the-dapha-tapes-are-out',
    published_on: '2026-10-30',
    byline: { en: 'The label', ne: 'लेबल' },
    tags: { en: ['Records'], ne: ['रेकर्ड'] },
    look: ['night', 'mandala'],
    about: ['record:the-dapha-tapes', 'artist:sunita-balami'],
    related: ['new-microphone-named'],
    title: { en: 'Six hymns down, four hundred and six to go', ne: 'छ भजन सकियो, चार सय छ बाँकी' },
    summary: {
      en: 'The first of Sunita Balami’s tapes can be bought.',
      ne: 'सुनिता बलामीका टेपको पहिलो भाग पाइन थाल्यो।',
    },
    body: {
      en: ['At the present rate the set is complete in 2094. A subscription was considered, and an heir was named.'],
      ne: ['यही चालले सबै सकिन २१५१ साल लाग्छ। ग्राहक योजना सोचियो, हकवाला पनि तोकियो।'],
    },
  },
  {
    slug: 'nepali-pages-for-every-record',
    published_on: '2026-10-08',
    byline: { en: 'The editors', ne: 'सम्पादक' },
    tags: { en: ['Language'], ne: ['भाषा'] },
    look: ['lac', 'dhaka'],
    about: ['record:low-cloud'],
    related: ['the-label-publishes-its-books'],
    title: { en: 'Every liner note now hangs from the line too', ne: 'अब हरेक टिपोट नेपालीमा पनि' },
    summary: {
      en: 'All our records can be read in Nepali, and not by machine.',
      ne: 'हाम्रा सबै रेकर्ड नेपालीमा पढ्न मिल्छ, यन्त्रबाट होइन।',
    },
    body: {
      en: [
        'Anju Kapali wrote the Nepali first where the song was Nepali. In eleven places the English was then changed to agree with it, as is only fair.',
      ],
      ne: ['गीत नेपाली भएको ठाउँमा अन्जु कपालीले पहिले नेपालीमै लेखिन्। त्यसपछि एघार ठाउँमा अङ्ग्रेजी नै फेरियो, न्यायको कुरा हो।'],
    },
  },
  {
    slug: 'tea-is-now-included',
    published_on: '2026-09-15',
    byline: { en: 'From the hall', ne: 'हलबाट' },
    tags: { en: ['Halls', 'Tea'], ne: ['हल', 'चिया'] },
    look: ['moss', 'steps'],
    related: ['hiti-hall-opens-its-second-balcony'],
    title: { en: 'Tea is now included', ne: 'अब टिकटमै चिया' },
    summary: {
      en: 'The tea account lost money every month; so did charging for it.',
      ne: 'चियाको हिसाब महिनैपिच्छे घाटामा थियो; पैसा उठाउँदा पनि घाटामै।',
    },
    body: {
      en: [
        'Collecting coins made a queue, and the queue missed the first song. From this month every hall ticket has one cup in it. Second cups work as before: by looking at Sabitri.',
      ],
      ne: [
        'पैसा उठाउँदा लाम लाग्थ्यो, लाममा बस्नेले पहिलो गीत छुटाउँथे। यही महिनादेखि हलको हरेक टिकटमा एक कप चिया छ। दोस्रो कपको नियम उही: सावित्री दिदीतिर हेर्ने।',
      ],
    },
  },
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
