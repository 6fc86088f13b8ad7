import type { News } from '../words.ts'

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
    title: { en: 'Applications for the winter residency close on Friday', ne: 'हिउँदे आवासको आवेदन शुक्रबारसम्म' },
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
]
