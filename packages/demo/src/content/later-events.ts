import type { Event } from './content-types.ts'

export const MORE_COMING_EVENTS: readonly Event[] = [
  {
    slug: 'songs-the-porters-kept',
    look: ['malachite', 'terraces'],
    genres: ['folk', 'songs'],
    artists: ['dilu-rumba-and-sons', 'phurba-and-the-slow-yaks'],
    title: { en: 'Songs the Porters Kept', ne: 'भरियाले साँचेका गीत' },
    summary: {
      en: 'Two bands from two sides of a pass, on a stage the width of a path.',
      ne: 'एउटै भन्ज्याङका वारिपारिका दुई समूह, बाटोजत्तिकै साँघुरो मञ्चमा।',
    },
    body: {
      en: [
        'It sold out in a morning, mostly to people from Sindhupalchok who had not been told there was a queue. If tickets are returned, the waiting list is offered them in order.',
      ],
      ne: [
        'टिकट एक बिहानमै सकिए; किन्ने धेरैजसो सिन्धुपाल्चोकका, जसलाई लाम छ भन्नेसम्म थाहा थिएन। ठाउँ फिर्ता आए सूचीको क्रमअनुसार सोधिन्छ।',
      ],
    },
    refund: {
      en: 'Full refund up to 7 days before.',
      ne: '७ दिनअघिसम्म पूरै रकम फिर्ता।',
    },
    refund_hours: 168,
    organizer: { en: 'Hiti Hall', ne: 'हिटी हल' },
    when: { en: 'From 18:00', ne: 'साँझ ६ बजेदेखि' },
    dates: [
      {
        in_days: 49,
        at: '18:00',
        doors: '17:15',
        lasts: '3:00',
        venue: 'hiti-hall',
        name: { en: 'one night', ne: 'एक रात' },
      },
    ],
    tickets: [
      {
        key: 'floor',
        admits: 'hall',
        price: 750,
        capacity: 200,
        sold: [200],
        name: { en: 'Floor', ne: 'भुइँतला' },
        about: { en: 'Loads may be set down along the wall.', ne: 'भारी भित्ताको छेउमा बिसाउन पाइन्छ।' },
      },
      {
        key: 'bench',
        admits: 'hall',
        price: 1100,
        capacity: 24,
        sold: [24],
        name: { en: 'Resting bench', ne: 'चौतारीको बेन्च' },
        about: { en: 'Built to the height of a basket, not of a person.', ne: 'मान्छेको होइन, डोकोको उचाइमा बनेको।' },
      },
    ],
  },
  {
    slug: 'four-for-the-mechi',
    look: ['moss', 'river'],
    genres: ['chamber', 'songs'],
    artists: ['mechi-quartet', 'jhuma-tamot'],
    title: { en: 'Four for the Mechi', ne: 'मेचीका लागि चार' },
    summary: {
      en: 'A quartet that waits for its cello, and a guest with one string to spare.',
      ne: 'चेलो कुरिरहेको चौकडी, अनि एउटै तार लिएर आउने पाहुना।',
    },
    body: {
      en: [
        'The first date is postponed until customs reopens its file; the second stands. A third was planned in the river and the river has declined.',
      ],
      ne: ['भन्सारले फाइल नखोलेसम्म पहिलो मिति सारिएको छ; दोस्रो यथावत् छ। तेस्रो खोलाभित्रै गर्ने योजना थियो, खोलाले मानेन।'],
    },
    refund: {
      en: 'Tickets for a postponed date stay valid for the new date or can be refunded.',
      ne: 'सारिएको मितिको टिकट नयाँ मितिमा चल्छ, वा रकम फिर्ता लिन सकिन्छ।',
    },
    organizer: { en: 'Mechi Quartet', ne: 'मेची चौकडी' },
    when: { en: 'At dusk, by the bridge', ne: 'गोधूलिमा, पुलनेर' },
    dates: [
      {
        in_days: 14,
        at: '17:15',
        doors: '16:45',
        lasts: '1:45',
        venue: 'bridge-ground',
        status: 'postponed',
        name: { en: 'near bank', ne: 'वारि' },
      },
      {
        in_days: 56,
        at: '17:15',
        doors: '16:45',
        lasts: '1:45',
        venue: 'bridge-ground',
        name: { en: 'far bank', ne: 'पारि' },
      },
      {
        in_days: 57,
        at: '17:15',
        doors: '16:45',
        lasts: '1:45',
        status: 'cancelled',
        name: { en: 'midstream', ne: 'बीच खोला' },
      },
    ],
    tickets: [
      {
        key: 'grass',
        admits: 'hall',
        price: 400,
        capacity: 300,
        sold: [122, 41, null],
        name: { en: 'The grass', ne: 'चौर' },
        about: {
          en: 'Umbrellas up to the second row, please, not beyond.',
          ne: 'छाता दोस्रो पङ्क्तिसम्म मात्र ओढ्नुहोला, त्योभन्दा पछाडि होइन।',
        },
      },
    ],
  },
  {
    slug: 'young-drums',
    look: ['moss', 'brickwork'],
    genres: ['drums'],
    is_for_children: true,
    artists: ['madal-parliament'],
    title: { en: 'Young Drums', ne: 'साना मादल' },
    summary: {
      en: 'Forty madals, forty children, one rhythm by lunch. Parents are given tea and no say.',
      ne: 'चालीस मादल, चालीस बालबालिका, खाजाअघि एउटै ताल। अभिभावकलाई चिया, सल्लाहको अधिकार छैन।',
    },
    body: {
      en: [
        'For children from five to twelve; no experience needed, an adult is. The Parliament brings the drums, shows the first four beats and then votes with them.',
        'Ear protectors in three sizes are at the entrance. Those who tire may sit under the balcony and draw.',
      ],
      ne: [
        'पाँचदेखि बाह्र वर्षका बालबालिकाका लागि; अनुभव चाहिँदैन, साथमा एक जना ठूलो मान्छे चाहिन्छ। मादल संसद्ले नै ल्याउँछ, पहिलो चार ताल सिकाउँछ, अनि सँगै मतदान गर्छ।',
        'ढोकामा तीन नापका कान छोप्ने पाइन्छन्। थाकेकाले बार्दलीमुनि बसेर चित्र कोर्न सक्छन्।',
      ],
    },
    refund: {
      en: 'Free. If you cannot come, cancel your ticket so that another child gets a drum.',
      ne: 'निःशुल्क। आउन नमिले टिकट रद्द गरिदिनुहोस्, अर्को बच्चाले मादल पाउँछ।',
    },
    refund_hours: 0,
    organizer: { en: 'Hiti Hall', ne: 'हिटी हल' },
    when: { en: 'One morning, 10:30', ne: 'एक बिहान, १०:३० बजे' },
    dates: [
      {
        in_days: 13,
        at: '10:30',
        doors: '10:00',
        lasts: '1:30',
        venue: 'hiti-hall',
        name: { en: 'one morning', ne: 'एक बिहान' },
      },
    ],
    tickets: [
      {
        key: 'drum',
        admits: 'hall',
        price: 0,
        capacity: 40,
        sold: [12],
        name: { en: 'A child and a drum', ne: 'एक बच्चा, एक मादल' },
        about: { en: 'One adult comes along without a ticket.', ne: 'एक जना अभिभावकलाई टिकट चाहिँदैन।' },
      },
    ],
  },
  {
    slug: 'songs-of-the-road',
    look: ['ember', 'terraces'],
    genres: ['songs', 'folk'],
    artists: ['jhuma-tamot', 'dilu-rumba-and-sons'],
    sales_in_days: 6,
    title: { en: 'Songs of the Road', ne: 'बाटोका गीत' },
    summary: {
      en: 'Everything that was ever sung between Tundikhel and Pokhara, in the order of the bus stops.',
      ne: 'टुँडिखेलदेखि पोखरासम्म गाइएका सबै गीत, बस रोकिने ठाउँकै क्रममा।',
    },
    body: {
      en: [
        'The audience sits on the steps and the water has the stage. At Mugling, which comes after the interval, rice is served.',
        'If the lake rises, everyone moves up one step. This has happened twice and is counted.',
      ],
      ne: [
        'श्रोता खुड्किलामा बस्छन्, मञ्च पानीमाथि हुन्छ। मुग्लिन, जो मध्यान्तरपछि आउँछ, त्यहाँ भात पाइन्छ।',
        'तालको पानी बढे सबै एक खुड्किला माथि सर्छन्। दुई पटक सर्नुपरेको छ, गन्ती राखिएको छ।',
      ],
    },
    refund: {
      en: 'Full refund up to 3 days before.',
      ne: '३ दिनअघिसम्म पूरै रकम फिर्ता।',
    },
    refund_hours: 72,
    organizer: { en: 'The boat shed committee', ne: 'डुङ्गाघर समिति' },
    when: { en: 'At sunset, 17:00', ne: 'घाम अस्ताउँदा, ५ बजे' },
    dates: [
      {
        in_days: 63,
        at: '17:00',
        doors: '16:15',
        lasts: '2:30',
        venue: 'lakeside-steps',
        is_streamed: true,
        replay_hours: 72,
        name: { en: 'one sunset', ne: 'एक साँझ' },
      },
    ],
    tickets: [
      {
        key: 'step',
        admits: 'hall',
        price: 500,
        capacity: 160,
        sold: [0],
        name: { en: 'A place on the steps', ne: 'खुड्किलामा ठाउँ' },
        about: { en: 'Bring something to sit on.', ne: 'बस्न केही ओछ्याउने ल्याउनुहोस्।' },
      },
      {
        key: 'stream',
        admits: 'stream',
        price: 350,
        capacity: 3000,
        sold: [0],
        name: { en: 'Live stream', ne: 'प्रत्यक्ष प्रसारण' },
        about: { en: 'Replay for 3 days.', ne: '३ दिनसम्म रेकर्डिङ।' },
      },
    ],
  },
]
