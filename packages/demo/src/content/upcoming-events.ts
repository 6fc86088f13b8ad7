import type { Event } from './content-types.ts'

/** Upcoming events; current and past events are in past-events.ts. */
export const COMING_EVENTS: readonly Event[] = [
  {
    slug: 'the-long-night-of-the-madal',
    look: ['ember', 'peacock'],
    genres: ['drums'],
    square: 'stage',
    artists: ['madal-parliament', 'dilu-rumba-and-sons', 'tara-nembang', 'night-bus-union'],
    title: { en: 'The Long Night of the Madal', ne: 'मादलको लामो रात' },
    summary: {
      en: 'Five drummers, one hall, dusk to two in the morning. Three nights.',
      ne: 'पाँच मादल, एउटा हल, साँझदेखि रातको दुई बजेसम्म। तीन रात।',
    },
    body: {
      en: [
        'The drums begin before the light goes and do not stop until the last bus. Nobody is on for longer than they can hold a rhythm, and nobody leaves the plinth until the next hand has found it.',
        'There is tea all night and sel roti after eleven. Bring a shawl, the roof is open.',
      ],
      ne: [
        'उज्यालो नमर्दै मादल बज्न थाल्छ र अन्तिम बस नछुटेसम्म रोकिँदैन। ताल समाउन सकुन्जेल मात्र एउटाले बजाउँछ, अनि अर्को हातले ताल नभेटेसम्म कोही डबलीबाट ओर्लिँदैन।',
        'रातभरि चिया पाइन्छ, एघार बजेपछि सेल रोटी। पछ्यौरा ल्याउनुहोस्, छाना खुला छ।',
      ],
    },
    refund: {
      en: 'Full refund up to 2 days before. After that you can transfer your ticket to a friend.',
      ne: '२ दिनअघिसम्म पूरै रकम फिर्ता। त्यसपछि टिकट साथीलाई दिन सकिन्छ।',
    },
    refund_hours: 48,
    organizer: { en: 'Hiti Hall and Dabali', ne: 'हिटी हल र डबली' },
    when: { en: 'Three nights, from 18:30', ne: 'तीन रात, साँझ ६:३० देखि' },
    dates: [
      {
        in_days: 20,
        at: '18:30',
        doors: '17:45',
        lasts: '7:30',
        venue: 'hiti-hall',
        is_streamed: true,
        replay_hours: 168,
        name: { en: 'first night', ne: 'पहिलो रात' },
      },
      {
        in_days: 21,
        at: '18:30',
        doors: '17:45',
        lasts: '7:30',
        venue: 'hiti-hall',
        is_streamed: true,
        replay_hours: 168,
        name: { en: 'second night', ne: 'दोस्रो रात' },
      },
      {
        in_days: 22,
        at: '17:00',
        doors: '16:15',
        lasts: '9:00',
        venue: 'hiti-hall',
        is_streamed: true,
        replay_hours: 168,
        name: { en: 'third night', ne: 'तेस्रो रात' },
      },
    ],
    sets: [
      {
        after: '0:00',
        title: { en: 'Madal Parliament', ne: 'मादल संसद्' },
        about: { en: 'Five madals', ne: 'पाँच मादल' },
      },
      {
        after: '1:10',
        title: { en: 'Dilu Rumba', ne: 'दिलु रुम्बा' },
        about: { en: 'Tungna and damphu', ne: 'टुङ्ना र डम्फू' },
      },
      {
        after: '2:20',
        title: { en: 'Tara Nembang', ne: 'तारा नेम्बाङ' },
        about: { en: 'Sarangi and voice', ne: 'सारङ्गी र स्वर' },
      },
      {
        after: '3:40',
        title: { en: 'Break', ne: 'विश्राम' },
        about: { en: 'Tea and sel roti', ne: 'चिया र सेल रोटी' },
        is_break: true,
      },
      { after: '4:30', title: { en: 'Night Bus Union', ne: 'रात्रि बस युनियन' }, about: { en: 'Guitars', ne: 'गितार' } },
      {
        after: '6:00',
        title: { en: 'Everyone', ne: 'सबै जना' },
        about: { en: 'Until the last bus', ne: 'अन्तिम बससम्म' },
      },
    ],
    tickets: [
      {
        key: 'floor',
        admits: 'hall',
        price: 600,
        capacity: 220,
        sold: [220, 131, 64],
        name: { en: 'Floor, standing', ne: 'भुइँतला, उभिएर' },
        about: { en: 'Close to the stage. Keep your shoes on.', ne: 'मञ्चको नजिकै। जुत्ता लगाएरै।' },
      },
      {
        key: 'balcony',
        admits: 'hall',
        price: 950,
        capacity: 200,
        sold: [200, 139, 61],
        section: 'hiti-balcony',
        name: { en: 'Balcony, seated', ne: 'बार्दली, बसेर' },
        about: { en: 'Numbered seats, the whole stage in view.', ne: 'नम्बरवाला सिट, पूरै मञ्च देखिने।' },
      },
      {
        key: 'student',
        admits: 'hall',
        price: 350,
        capacity: 30,
        sold: [30, 30, 27],
        name: { en: 'Student, standing', ne: 'विद्यार्थी, उभिएर' },
        about: { en: 'Bring your student card.', ne: 'विद्यार्थी परिचयपत्र ल्याउनुहोस्।' },
      },
      {
        key: 'stream',
        admits: 'stream',
        price: 300,
        capacity: 5000,
        sold: [412, 188, 97],
        name: { en: 'Live stream', ne: 'प्रत्यक्ष प्रसारण' },
        about: { en: 'Watch anywhere. Replay for 7 days.', ne: 'जहाँबाट पनि हेर्न मिल्छ। ७ दिनसम्म रेकर्डिङ।' },
      },
    ],
  },
  {
    slug: 'tara-nembang-alone-with-a-sarangi',
    look: ['lapis', 'terraces'],
    genres: ['folk'],
    square: 'portrait',
    artists: ['tara-nembang'],
    title: { en: 'Tara Nembang, alone with a sarangi', ne: 'तारा नेम्बाङ, सारङ्गीसँग एक्लै' },
    summary: {
      en: 'One hour, no microphone, eighty people who have agreed not to cough.',
      ne: 'एक घण्टा, माइक छैन, नखोक्ने कबुल गरेका असी जना।',
    },
    body: {
      en: [
        'She plays <i>Low Cloud</i> in the order of the day: salt first, kettle last. The courtyard turns cold at five, and so the concert is in the afternoon.',
      ],
      ne: [
        '<i>Low Cloud</i> का गीत दिनकै क्रममा बज्छन्: पहिले नुन, अन्त्यमा किट्ली। पाँच बजेपछि चोक चिसिन्छ, त्यसैले कार्यक्रम दिउँसै छ।',
      ],
    },
    refund: {
      en: 'Full refund until the day before. If it rains we move under the arcade and the concert goes on.',
      ne: 'अघिल्लो दिनसम्म पूरै रकम फिर्ता। पानी परे कार्यक्रम दलानमा हुन्छ।',
    },
    refund_hours: 24,
    organizer: { en: 'Dabali', ne: 'डबली' },
    when: { en: 'One afternoon, 16:30', ne: 'एक अपराह्न, ४:३० बजे' },
    dates: [
      {
        in_days: 28,
        at: '16:30',
        doors: '16:00',
        lasts: '1:15',
        venue: 'sattal-courtyard',
        name: { en: 'one afternoon', ne: 'एक अपराह्न' },
      },
    ],
    tickets: [
      {
        key: 'mat',
        admits: 'hall',
        price: 900,
        capacity: 80,
        sold: [66],
        name: { en: 'A mat', ne: 'एउटा चकटी' },
        about: { en: 'On the brick, with a blanket if you leave a shoe.', ne: 'इँटामाथि; जुत्ता धरौटी राखे कम्बल पनि।' },
      },
    ],
  },
  {
    slug: 'low-cloud-heard-in-the-dark',
    look: ['dawn', 'engraving'],
    genres: ['folk'],
    artists: ['tara-nembang'],
    title: { en: 'Low Cloud: a record heard in the dark', ne: 'तल झरेको बादल: अँध्यारोमा सुनिने एल्बम' },
    summary: {
      en: 'We put the needle down, switch off the lamp and say nothing for twenty-seven minutes.',
      ne: 'सियो राख्छौँ, बत्ती निभाउँछौँ, सत्ताइस मिनेट केही बोल्दैनौँ।',
    },
    body: {
      en: [
        'Nobody performs. The sofa is for whoever carried something heavy that day; the honour system has held so far.',
      ],
      ne: ['प्रस्तुति कसैको छैन। सोफा त्यस दिन गह्रौँ केही बोकेकाका लागि हो; अहिलेसम्म सबै इमानदार छन्।'],
    },
    refund: {
      en: 'Free. If you cannot come, cancel your ticket so that someone else can be quiet in your seat.',
      ne: 'निःशुल्क। आउन नमिले टिकट रद्द गरिदिनुहोस्, अरू कोही त्यहाँ चुप लाग्न पाऊन्।',
    },
    refund_hours: 0,
    organizer: { en: 'The Loft on Third Lane', ne: 'तेस्रो गल्लीको बुइँगल' },
    when: { en: '19:00, lamp off 19:10', ne: 'साँझ ७ बजे, बत्ती निभ्ने ७:१०' },
    dates: [
      {
        in_days: 35,
        at: '19:00',
        doors: '18:30',
        lasts: '1:00',
        venue: 'the-loft',
        name: { en: 'one evening', ne: 'एक साँझ' },
      },
    ],
    tickets: [
      {
        key: 'place',
        admits: 'hall',
        price: 0,
        capacity: 36,
        sold: [19],
        name: { en: 'A seat in the dark', ne: 'अँध्यारोमा एक सिट' },
        about: {
          en: 'Free, but reserve one so that we know how many cups.',
          ne: 'निःशुल्क, तर लिनुहोस्, कप कति चाहिन्छ थाहा पाउन।',
        },
      },
    ],
  },
  {
    slug: 'winter-wedding-nobody-marries',
    look: ['sindoor', 'peacock'],
    genres: ['brass'],
    artists: ['kalika-brass'],
    title: { en: 'Brass for a wedding at which nobody marries', ne: 'दुलाहादुलही नभएको बिहेको ब्यान्ड' },
    summary: {
      en: 'Stream only, from an empty party palace in Butwal. Dress as you would for a cousin.',
      ne: 'प्रसारण मात्र, बुटवलको खाली पार्टी प्यालेसबाट। भाइबहिनीको बिहेमा जस्तै लगाउनुहोस्।',
    },
    body: {
      en: [
        'Nine players, four hundred chairs, one buffet for the crew. You may dance; the band can see the number of people watching and plays faster as it rises.',
      ],
      ne: [
        'नौ वादक, चार सय कुर्सी, खिच्ने टोलीका लागि मात्र भोज। नाच्न पाइन्छ; हेर्नेको सङ्ख्या ब्यान्डले देख्छ, सङ्ख्या बढेसँगै छिटो बजाउँछ।',
      ],
    },
    refund: {
      en: 'Full refund until the first note. If the stream fails for more than ten minutes, everyone is refunded automatically.',
      ne: 'पहिलो स्वर नबजुन्जेल पूरै रकम फिर्ता। प्रसारण दस मिनेटभन्दा बढी रोकिए सबैको रकम आफैँ फिर्ता हुन्छ।',
    },
    refund_hours: 0,
    organizer: { en: 'Kalika Brass and Dabali', ne: 'कालिका ब्यान्ड र डबली' },
    when: { en: '17:30, wherever you are', ne: 'साँझ ५:३०, जहाँ भए पनि' },
    dates: [
      {
        in_days: 42,
        at: '17:30',
        doors: '17:15',
        lasts: '2:00',
        is_streamed: true,
        replay_hours: 336,
        name: { en: 'the stream', ne: 'प्रसारण' },
      },
    ],
    sets: [
      {
        after: '0:00',
        title: { en: 'Arrival of nobody', ne: 'कोही नआएको जन्ती' },
        about: { en: 'Marches', ne: 'मार्च' },
      },
      {
        after: '0:40',
        title: { en: 'Buffet', ne: 'भोज' },
        about: { en: 'For the crew', ne: 'खिच्ने टोलीका लागि' },
        is_break: true,
      },
      {
        after: '1:00',
        title: { en: 'Dances', ne: 'नाच' },
        about: { en: 'Nine players, faster and faster', ne: 'नौ वादक, झन् झन् छिटो' },
      },
    ],
    tickets: [
      {
        key: 'stream',
        admits: 'stream',
        price: 300,
        capacity: 3000,
        sold: [74],
        name: { en: 'The invitation', ne: 'निमन्त्रणा' },
        about: { en: 'One screen, any number of cousins.', ne: 'एउटा पर्दा, जति पनि भाइबहिनी।' },
      },
    ],
  },
]
