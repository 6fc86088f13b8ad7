import { book, ebook, listeningBook, type Work } from '../content-types.ts'

export const NOVELS_IN_NEPALI: readonly Work[] = [
  {
    slug: 'kuhiroko-ghar',
    language: 'ne',
    by: ['nirjala-bantawa'],
    publisher: 'lokta-house',
    categories: ['novels'],
    published_on: '2026-07-16',
    pages: 56,
    look: ['chalk', 'steps', 'crown'],
    title: { en: 'House of Fog', ne: 'कुहिरोको घर' },
    subtitle: { en: 'A short novel, in Nepali', ne: 'लघु उपन्यास' },
    about: {
      en: [
        'A widow in Ilam lets the best room of her house to the fog. It pays on time, which is more than can be said of the schoolmaster upstairs.',
        'Two tenants, one roof, fourteen chapters. Read it before the tea gets cold; the fog does.',
      ],
      ne: [
        'इलामकी एक विधवा आफ्नो घरको सबैभन्दा राम्रो कोठा कुहिरोलाई भाडामा दिन्छिन्। भाडा समयमै आउँछ, माथिल्लो तलाका मास्टरको भने आउँदैन।',
        'दुई बहालवाला, एउटै छाना, चौध अध्याय। चिया सेलाउनुअघि पढिसक्नुहोस्; कुहिरोले पनि त्यसै गर्छ।',
      ],
    },
    related: ['twelve-kinds-of-fog', 'chhanamathiko-jun', 'nun-bato'],
    editions: [
      { ...ebook(315, 350), popularity: 980 },
      book(450, { stock: 26, popularity: 760 }),
      listeningBook(360, 'gopilal-khanal', {
        en: 'A listening book: flute over one low string, a piece for every chapter, and the e-book to read beside it. Gopilal chose the silences.',
        ne: 'सुन्ने किताब: एउटा मन्द तारमाथि बाँसुरी, अध्यायपिच्छे एउटा धुन, साथमा ई-बुक। मौन चाहिँ गोपीलालले छानेका हुन्।',
      }),
    ],
  },
  {
    slug: 'nun-bato',
    language: 'ne',
    by: ['tejman-lohani'],
    publisher: 'salt-road-books',
    categories: ['novels', 'history'],
    published_on: '2026-10-28',
    pages: 386,
    look: ['orpiment', 'engraving', 'field'],
    title: { en: 'The Salt Road', ne: 'नुन बाटो' },
    subtitle: { en: 'A novel, in Nepali', ne: 'उपन्यास' },
    about: {
      en: [
        'Grandfather walked to the border with rice and came back with salt. Father drove it. The son sells packets with a picture of Grandfather on them and has never been asked to sign anything.',
        'Three journeys along the same path, told in the order in which the path was widened.',
      ],
      ne: [
        'हजुरबुबा चामल बोकेर सिमानासम्म हिँडे र नुन बोकेर फर्के। बुबाले त्यही बाटोमा गाडी हाँके। छोरो भने हजुरबुबाको तस्बिर छापिएका पोका बेच्छ, अनुमति कसैले मागेको छैन।',
        'एउटै बाटोका तीन यात्रा, बाटो जुन क्रमले फराकिलो भयो त्यही क्रममा।',
      ],
    },
    related: ['night-bus-to-ilam', 'hulakika-paila', 'kuhiroko-ghar'],
    editions: [book(520, { mrp: 575, stock: 40, popularity: 905 })],
  },
  {
    slug: 'chhanamathiko-jun',
    language: 'ne',
    by: ['bipana-kayastha'],
    publisher: 'lokta-house',
    categories: ['novels'],
    published_on: '2026-05-05',
    pages: 188,
    look: ['night', 'roofs', 'crown'],
    title: { en: 'The Moon on the Roof', ne: 'छानामाथिको जून' },
    subtitle: { en: 'A short novel, in Nepali', ne: 'लघु उपन्यास' },
    about: {
      en: [
        'On the night of the full moon five families who share one terrace discover that each has promised it to somebody. There is a wedding, a telescope, a drying of chillies and a divorce.',
      ],
      ne: [
        'पूर्णिमाको रात, एउटै कौसी साझा गर्ने पाँच परिवारले थाहा पाउँछन्: कौसी त सबैले अरू कसैलाई दिइसकेका रहेछन्। एउटा विवाह, एउटा दूरबिन, एक नाङ्लो खुर्सानी र एउटा पारपाचुके।',
      ],
    },
    related: ['small-gods-of-the-courtyard', 'kuhiroko-ghar', 'pallo-gharko-jhyal'],
    editions: [book(380, { stock: 17, popularity: 690 })],
  },
  {
    slug: 'barshako-bahikhata',
    language: 'ne',
    by: ['ishvari-tamot'],
    publisher: 'third-lane-press',
    categories: ['novels'],
    published_on: '2026-09-21',
    pages: 80,
    look: ['malachite', 'engraving', 'foot'],
    title: { en: 'The Rain Ledger (in Nepali)', ne: 'वर्षाको बहीखाता (नेपाली)' },
    subtitle: { en: 'The author’s own Nepali version', ne: 'उपन्यास, लेखकको आफ्नै नेपाली रूप' },
    about: {
      en: [
        'Not a translation: Ishvari Tamot wrote the book twice, and in Nepali the neighbours talk more. One more bucket goes missing here than in English.',
      ],
      ne: [
        'यो अनुवाद होइन। ईश्वरी तामोटले किताब दुई पटक लेखिन्, र नेपालीमा छिमेकी अलि बढी बोल्छन्। अङ्ग्रेजीभन्दा यहाँ एउटा बाल्टिन बढी हराउँछ।',
      ],
    },
    related: ['the-rain-ledger', 'asare-pana', 'paniko-itihas'],
    editions: [book(495, { mrp: 550, stock: 25, popularity: 845 })],
  },
  {
    slug: 'tanko-ganit',
    language: 'ne',
    by: ['phulmaya-ghising'],
    publisher: 'third-lane-press',
    categories: ['novels'],
    published_on: '2025-12-04',
    pages: 330,
    look: ['lac', 'dhaka', 'field'],
    title: { en: 'The Arithmetic of the Loom', ne: 'तानको गणित' },
    subtitle: { en: 'A novel, in Nepali', ne: 'उपन्यास' },
    about: {
      en: [
        'The original, before it travelled. The counting songs are printed with their tunes, and the aunt who was cut for foreign readers is here with all her opinions.',
      ],
      ne: [
        'अनुवाद भएर टाढा जानुअघिको मूल किताब। धागो गन्ने गीत भाकासहित छापिएका छन्, अनि विदेशी पाठकका लागि काटिएकी फुपू आफ्ना सबै गनगनसहित यहीँ छिन्।',
      ],
    },
    related: ['the-weavers-arithmetic', 'ganitko-pasal'],
    editions: [book(600, { mrp: 650, stock: 12, popularity: 720 })],
  },
  {
    slug: 'chiyako-antim-ghutko',
    language: 'ne',
    by: ['aaju-deula'],
    publisher: 'tin-roof-editions',
    categories: ['novels'],
    published_on: '2026-02-19',
    pages: 152,
    look: ['moss', 'terraces', 'plate'],
    title: { en: 'The Last Sip of Tea', ne: 'चियाको अन्तिम घुट्को' },
    subtitle: { en: 'A short novel, in Nepali', ne: 'लघु उपन्यास' },
    about: {
      en: [
        'A tea shop has one customer left, and he has stopped paying. The owner lets him stay until he finishes the story he started in 2041, because everyone else who heard the beginning is dead.',
      ],
      ne: [
        'चियापसलमा एक जना मात्र गाहक बाँकी छन्, उनले पनि पैसा तिर्न छाडे। तर साहुनी उनलाई उठाउँदिनन्: २०४१ सालमा सुरु गरेको कथा सकिएकै छैन, र सुरुआत सुन्ने अरू सबै बितिसके।',
      ],
    },
    related: ['letters-to-a-brick', 'tea-seven-ways', 'antim-maikro'],
    editions: [book(425, { stock: 2, popularity: 655 })],
  },
  {
    slug: 'ghattale-suneko',
    language: 'ne',
    by: ['tejman-lohani'],
    publisher: 'salt-road-books',
    categories: ['novels'],
    published_on: '2024-10-03',
    pages: 274,
    look: ['lapis', 'river', 'spine'],
    title: { en: 'What the Mill Overheard', ne: 'घट्टले सुनेको' },
    subtitle: { en: 'A novel, in Nepali', ne: 'उपन्यास' },
    about: {
      en: [
        'People say anything beside a water mill, thinking the noise protects them. The mill, who narrates, has heard four murders planned and eleven weddings, and grinds them all at the same speed.',
      ],
      ne: [
        'घट्ट घुमेको हल्लाले ढाक्छ भन्ठानेर मान्छे त्यहाँ जे पनि बोल्छन्। कथा भन्ने घट्ट स्वयं हो; उसले चारवटा हत्याको र एघारवटा बिहेको योजना सुनिसक्यो, र सबै एउटै चालमा पिँध्छ।',
      ],
    },
    related: ['nun-bato', 'harayeko-sailo'],
    editions: [book(480, { stock: 1 })],
  },
  {
    slug: 'kholapariko-batti',
    language: 'ne',
    by: ['roshani-kathariya'],
    publisher: 'salt-road-books',
    categories: ['novels'],
    published_on: '2023-11-09',
    pages: 310,
    look: ['ember', 'river', 'crown'],
    title: { en: 'A Light Across the River', ne: 'खोलापारिको बत्ती' },
    subtitle: { en: 'A novel, in Nepali', ne: 'उपन्यास' },
    about: {
      en: [
        'Every evening at seven a lamp is lit on the far bank, and every evening Budhani’s grandmother answers it. Nobody has told the girl what the conversation is about. She learns to swim.',
      ],
      ne: [
        'हरेक साँझ सात बजे पारि किनारमा बत्ती बल्छ, अनि बुधनीकी हजुरआमा यताबाट जवाफ बाल्छिन्। के कुरा हुन्छ, नातिनीलाई कसैले भनेको छैन। ऊ पौडी खेल्न सिक्छे।',
      ],
    },
    related: ['the-ferry-has-gone', 'kuhiroko-ghar'],
    editions: [book(510, { stock: 8 })],
  },
  {
    slug: 'amako-radio',
    language: 'ne',
    by: ['jitendra-saud'],
    publisher: 'third-lane-press',
    categories: ['novels'],
    published_on: '2026-01-22',
    pages: 206,
    look: ['rose', 'lattice', 'foot'],
    title: { en: 'Mother’s Radio', ne: 'आमाको रेडियो' },
    subtitle: { en: 'A novel, in Nepali', ne: 'उपन्यास' },
    about: {
      en: [
        'It gets one station, and only when the youngest son holds the wire. He holds it through two governments and a school-leaving examination before he asks what she is listening for.',
      ],
      ne: [
        'रेडियोमा एउटै स्टेसन आउँछ, त्यो पनि कान्छो छोराले तार समातेपछि मात्र। दुई सरकार र एउटा प्रवेशिका परीक्षासम्म उसले तार समाइरह्यो; त्यसपछि बल्ल सोध्यो, आमा के कुरिरहनुभएको हो।',
      ],
    },
    related: ['panch-nambar-bench', 'the-lift-operator'],
    editions: [book(440, { stock: 20 })],
  },
]
