import type { Event, Venue } from './content-types.ts'

/** Twenty seats between two aisles. */
const BALCONY_ROW = '..... .......... .....'

export const VENUES: readonly Venue[] = [
  {
    key: 'hiti-hall',
    latitude: 27.6731,
    longitude: 85.3252,
    name: { en: 'Hiti Hall', ne: 'हिटी हल' },
    address: { en: 'Third lane behind the stone spout, Patan', ne: 'ढुङ्गेधाराको पछाडि तेस्रो गल्ली, पाटन' },
    access: {
      en: 'Step-free from the lane to the floor, and by lift to the first row of the balcony, which has four wheelchair spaces; the stairs are twenty-two steps with a rail. One accessible toilet, left of the tea. The night bus to Ratna Park waits for the last drum.',
      ne: 'गल्लीदेखि भुइँतलासम्म खुड्किला छैन, ह्विलचियर जान्छ। लिफ्टबाट बार्दलीको पहिलो पङ्क्तिमा पुगिन्छ, त्यहाँ ह्विलचियर राख्ने चार ठाउँ छन्; भर्‍याङमा समात्ने बारसहित बाईस खुड्किला। चियाको देब्रेपट्टि सबैका लागि शौचालय। रत्नपार्क जाने रात्रि बसले अन्तिम ताल कुर्छ।',
    },
    sections: [
      {
        key: 'hiti-balcony',
        name: { en: 'Balcony', ne: 'बार्दली' },
        rows: ['WCWC. .......... .CWCW', ...Array.from({ length: 9 }, () => BALCONY_ROW)],
      },
    ],
  },
  {
    key: 'sattal-courtyard',
    latitude: 27.6719,
    longitude: 85.4288,
    name: { en: 'Sattal Courtyard', ne: 'सत्तल चोक' },
    address: { en: 'Potters’ side, Bhaktapur', ne: 'कुमालेतर्फ, भक्तपुर' },
    access: {
      en: 'Open air on old brick, uneven after the second row. One ramp from the north gate; ask for Hari. Blankets are lent against a shoe.',
      ne: 'खुला चोक, पुरानो इँटा; दोस्रो पङ्क्तिपछि खाल्डाखुल्डी छ। उत्तर ढोकाबाट र्‍याम्प; हरिलाई सोध्नुहोस्। एउटा जुत्ता धरौटी राखेर कम्बल पाइन्छ।',
    },
  },
  {
    key: 'the-loft',
    latitude: 27.7109,
    longitude: 85.3173,
    name: { en: 'The Loft on Third Lane', ne: 'तेस्रो गल्लीको बुइँगल' },
    address: { en: 'Above the stationer, Kathmandu', ne: 'स्टेसनरीमाथि, काठमाडौँ' },
    access: {
      en: 'Forty-one stairs and no lift, which we regret. Everything heard here is also played on the ground floor at the same minute, with chairs.',
      ne: 'एकचालीस खुड्किला, लिफ्ट छैन, यसमा हामीलाई खेद छ। यहाँ सुनाइने सबै कुरा त्यही मिनेटमा भुइँतलामा पनि बज्छ, कुर्सीसहित।',
    },
  },
  {
    key: 'ropeway-station',
    latitude: 27.6103,
    longitude: 85.2614,
    name: { en: 'The Old Ropeway Station', ne: 'पुरानो रोपवे स्टेसन' },
    address: { en: 'Upper Pharping', ne: 'माथिल्लो फर्पिङ' },
    access: {
      en: 'Gravel for the last eighty metres; a jeep goes back and forth from the bazaar. Quiet room with cushions behind the winch. Assistance dogs know the place.',
      ne: 'अन्तिम असी मिटर गिटी बाटो; बजारबाट जिप आउजाउ गर्छ। तान्ने यन्त्रपछाडि चकटीसहित शान्त कोठा छ। सहायक कुकुरले ठाउँ चिन्छन्।',
    },
  },
  {
    key: 'bridge-ground',
    latitude: 26.6421,
    longitude: 88.1607,
    name: { en: 'Bridge Ground', ne: 'पुल चौर' },
    address: { en: 'Kakarbhitta, this side', ne: 'काँकडभिट्टा, वारिपट्टि' },
    access: {
      en: 'Flat grass, wheel mats to the third row. Interpreters for Nepali sign language stand at the left edge and are worth watching.',
      ne: 'सम्म चौर, तेस्रो पङ्क्तिसम्म ह्विलचियरका लागि गुन्द्री। नेपाली साङ्केतिक भाषाका दोभाषे देब्रे छेउमा उभिन्छन्, हेर्न लायक छन्।',
    },
  },
]

/** Upcoming events; current and past events are in past-events.ts. */
export const COMING_EVENTS: readonly Event[] = [
  {
    slug: 'the-long-night-of-the-madal',
    look: ['ember', 'peacock'],
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
]
