import type { Event } from './content-types.ts'

/** Current events, replays and past events. */
export const PAST_EVENTS: readonly Event[] = [
  {
    slug: 'dapha-until-it-is-finished',
    look: ['night', 'mandala'],
    genres: ['hymns'],
    square: 'portrait',
    artists: ['sunita-balami', 'third-lane-choir'],
    title: { en: 'Dapha Until It Is Finished', ne: 'नसकिउन्जेल दाफा' },
    summary: {
      en: 'Sunita Balami sings hymns 7 to 60 without leaving the platform. We expect three days.',
      ne: 'सुनिता बलामी पाटीबाट नओर्ली सातदेखि साठीसम्मका भजन गाउँछिन्। तीन दिन लाग्ने अनुमान छ।',
    },
    body: {
      en: [
        'Come in, sit, leave, sleep, come back: the ticket is for the whole of it. The choir of the third lane takes the refrains in shifts of four hours.',
        'The stream does not stop for meals. You will see ours.',
      ],
      ne: [
        'आउनुहोस्, बस्नुहोस्, निस्कनुहोस्, सुत्नुहोस्, फेरि आउनुहोस्: टिकट पूरै अवधिको हो। तेस्रो गल्लीको मण्डलीले चार-चार घण्टाको पालोमा टुक्का थाम्छ।',
        'खाना खाने बेला पनि प्रसारण रोकिँदैन। हामीले खाएको देखिन्छ।',
      ],
    },
    refund: {
      en: 'No refunds after the event has started.',
      ne: 'कार्यक्रम सुरु भएपछि रकम फिर्ता हुँदैन।',
    },
    organizer: { en: 'The platform committee of Pharping', ne: 'फर्पिङ पाटी समिति' },
    when: { en: 'From now, for as long as it takes', ne: 'अहिलेदेखि, जति लाग्छ' },
    dates: [
      {
        in_hours: -2,
        doors: '0:30',
        lasts: '72:00',
        venue: 'ropeway-station',
        is_streamed: true,
        replay_hours: 240,
        name: { en: 'all of it', ne: 'सबै' },
      },
    ],
    sets: [
      {
        after: '0:00',
        title: { en: 'Hymns 7 to 10', ne: 'भजन ७ देखि १०' },
        about: { en: 'Sunita Balami, voice', ne: 'सुनिता बलामी, स्वर' },
      },
      {
        after: '1:15',
        title: { en: 'Refrains', ne: 'टुक्का' },
        about: { en: 'Third Lane Choir, cymbals', ne: 'तेस्रो गल्ली मण्डली, झ्याली' },
      },
      {
        after: '1:50',
        title: { en: 'Hymns 11 to 14', ne: 'भजन ११ देखि १४' },
        about: { en: 'Sunita Balami and the choir', ne: 'सुनिता बलामी र मण्डली' },
      },
      {
        after: '3:00',
        title: { en: 'Tea', ne: 'चिया' },
        about: { en: 'And sel roti', ne: 'सेल रोटीसहित' },
        is_break: true,
      },
      {
        after: '3:30',
        title: { en: 'Hymns 15 to 18', ne: 'भजन १५ देखि १८' },
        about: { en: 'After tea, a little lower', ne: 'चियापछि, अलि होचो स्वरमा' },
      },
      {
        after: '6:00',
        title: { en: 'Hymns 19 to 26', ne: 'भजन १९ देखि २६' },
        about: { en: 'With the second shift of the choir', ne: 'मण्डलीको दोस्रो पालोसँग' },
      },
      {
        after: '14:00',
        title: { en: 'Meal', ne: 'खाना' },
        about: { en: 'Yours and ours', ne: 'तपाईंको पनि, हाम्रो पनि' },
        is_break: true,
      },
      {
        after: '15:00',
        title: { en: 'Hymns 27 to 40', ne: 'भजन २७ देखि ४०' },
        about: { en: 'Madal and cymbals', ne: 'मादल र झ्याली' },
      },
      {
        after: '38:00',
        title: { en: 'Hymns 41 to 52', ne: 'भजन ४१ देखि ५२' },
        about: { en: 'One voice and one lamp', ne: 'एउटा स्वर, एउटा बत्ती' },
      },
      { after: '60:00', title: { en: 'Hymns 53 to 60', ne: 'भजन ५३ देखि ६०' }, about: { en: 'Everyone', ne: 'सबै जना' } },
    ],
    tickets: [
      {
        key: 'cushion',
        admits: 'hall',
        price: 500,
        capacity: 150,
        sold: [118],
        name: { en: 'A cushion', ne: 'एउटा गद्दी' },
        about: { en: 'Yours until the end, even while you sleep elsewhere.', ne: 'अन्त्यसम्म तपाईंकै, अन्यत्र सुत्न जाँदा पनि।' },
      },
      {
        key: 'stream',
        admits: 'stream',
        price: 250,
        capacity: 4000,
        sold: [903],
        name: { en: 'Live stream', ne: 'प्रत्यक्ष प्रसारण' },
        about: {
          en: 'Three days of it, and ten more to catch up on sleep.',
          ne: 'तीन दिन पूरै, अनि निद्रा पुर्‍याउन थप दस दिन।',
        },
      },
    ],
  },
  {
    slug: 'extraordinary-meeting-of-ward-five',
    look: ['brick', 'brickwork'],
    genres: ['spoken-word', 'electronic'],
    artists: ['ward-number-five', 'power-cut'],
    title: { en: 'Extraordinary Meeting of Ward Five', ne: 'वडा पाँचको विशेष बैठक' },
    summary: {
      en: 'The whole of their record before the ward that made them. The chairman attended.',
      ne: 'बनाउनेहरूकै अगाडि सबै माइन्युट। अध्यक्ष पनि आए।',
    },
    body: {
      en: [
        'A quorum was counted at 18:40 and lost at 21:15, when the tea ran out. Power Cut opened and, true to form, closed early.',
      ],
      ne: ['साँझ ६:४० मा गणपूरक पुग्यो, चिया सकिएपछि ९:१५ मा टुट्यो। सुरुआत बत्ती गयोले गर्‍यो, अनि बानीअनुसार चाँडै सकियो।'],
    },
    refund: {
      en: 'No refunds. The recording is sold as it is, objections included.',
      ne: 'रकम फिर्ता हुँदैन। रेकर्डिङ जस्ताको तस्तै बेचिन्छ, विरोधसमेत।',
    },
    organizer: { en: 'The people of the ward', ne: 'वडावासी' },
    when: { en: 'Convened at 18:30', ne: 'साँझ ६:३० मा बोलाइएको' },
    dates: [
      {
        in_days: -3,
        at: '18:30',
        doors: '18:00',
        lasts: '3:00',
        venue: 'the-loft',
        is_streamed: true,
        replay_hours: 720,
        name: { en: 'the meeting', ne: 'बैठक' },
      },
    ],
    sets: [
      {
        after: '0:00',
        title: { en: 'Power Cut', ne: 'बत्ती गयो' },
        about: { en: 'One guitar, half a set', ne: 'एउटा गितार, आधा प्रस्तुति' },
      },
      {
        after: '0:35',
        title: { en: 'Quorum', ne: 'गणपूरक' },
        about: { en: 'A count, with tea', ne: 'गन्ती, चियासँग' },
        is_break: true,
      },
      {
        after: '0:50',
        title: { en: 'Ward Number Five', ne: 'वडा नम्बर पाँच' },
        about: { en: 'The minutes, items one to six', ne: 'माइन्युट, बुँदा एकदेखि छ' },
      },
      {
        after: '2:10',
        title: { en: 'Any other business', ne: 'विविध' },
        about: { en: 'Objections, sung', ne: 'विरोध, गाएर' },
      },
    ],
    tickets: [
      {
        key: 'seat',
        admits: 'hall',
        price: 450,
        capacity: 60,
        sold: [57],
        name: { en: 'A chair and a vote', ne: 'एउटा कुर्सी, एउटा मत' },
        about: { en: 'Votes were by foot.', ne: 'मत खुट्टाले दिइयो।' },
      },
      {
        key: 'stream',
        admits: 'stream',
        price: 200,
        capacity: 3000,
        sold: [260],
        name: { en: 'The recording', ne: 'रेकर्डिङ' },
        about: { en: 'For thirty days, with the minutes as subtitles.', ne: 'तीस दिनसम्म, माइन्युट नै उपशीर्षक बनाएर।' },
      },
    ],
  },
  {
    slug: 'slow-milk-first-pressing',
    look: ['dawn', 'engraving'],
    genres: ['folk'],
    artists: ['phurba-and-the-slow-yaks'],
    title: { en: 'Slow Milk, First Pressing', ne: 'ढिलो दूध, पहिलो पेलाइ' },
    summary: {
      en: 'A concert with cheese. The cheese was listened to first.',
      ne: 'चिजसहितको साँझ। पहिले चिजलाई सुनियो।',
    },
    body: {
      en: [
        'Phurba brought one wheel down by bus; it had its own seat and was sick at Trishuli. Forty people ate it between the third song and the fourth.',
      ],
      ne: [
        'फुर्बाले एक डल्लो चिज बसमा ल्याए; उसको आफ्नै सिट थियो, त्रिशूलीमा बान्ता भयो। तेस्रो र चौथो गीतको बीचमा चालीस जनाले खाए।',
      ],
    },
    refund: { en: 'No refunds after the concert.', ne: 'कन्सर्टपछि रकम फिर्ता हुँदैन।' },
    organizer: { en: 'The Loft and a cheese factory', ne: 'बुइँगल र एउटा चिज कारखाना' },
    when: { en: 'One evening, 18:00', ne: 'एक साँझ, ६ बजे' },
    dates: [
      {
        in_days: -44,
        at: '18:00',
        doors: '17:30',
        lasts: '2:15',
        venue: 'the-loft',
        name: { en: 'the pressing', ne: 'पेलाइ' },
      },
    ],
    tickets: [
      {
        key: 'slice',
        admits: 'hall',
        price: 850,
        capacity: 40,
        sold: [40],
        name: { en: 'A seat and a slice', ne: 'एउटा सिट, एक टुक्रा' },
        about: { en: 'Rind included.', ne: 'बोक्रासहित।' },
      },
    ],
  },
  {
    slug: 'hymns-at-the-drain',
    look: ['lapis', 'river'],
    genres: ['hymns'],
    artists: ['third-lane-choir'],
    title: { en: 'Hymns at the Drain', ne: 'ढलछेउका भजन' },
    summary: {
      en: 'The record, sung where it happened, on the two evenings the water allowed.',
      ne: 'जहाँको कथा हो त्यहीँ गाइएको, पानीले दिएका दुई साँझ।',
    },
    body: {
      en: [
        'On the first evening the deputy mayor came in rubber boots and sang bass. On the second a plank was laid from the sweet shop, and the sweet shop did well.',
      ],
      ne: [
        'पहिलो साँझ उपमेयर गमबुट लगाएर आए र मोटो स्वरमा गाए। दोस्रो साँझ मिठाई पसलबाट फल्याक ओछ्याइयो, मिठाई पसलको व्यापार राम्रो भयो।',
      ],
    },
    refund: {
      en: 'No refunds once the singing is over. The nine people at the end of the plank were refunded in full.',
      ne: 'गायन सकिएपछि रकम फिर्ता हुँदैन। फल्याक सकिएको ठाउँमा उभिएका नौ जनालाई पूरै फिर्ता गरियो।',
    },
    organizer: { en: 'Third Lane Choir', ne: 'तेस्रो गल्ली मण्डली' },
    when: { en: 'Two evenings in the rains', ne: 'बर्खाका दुई साँझ' },
    dates: [
      {
        in_days: -98,
        at: '17:30',
        doors: '17:00',
        lasts: '1:30',
        venue: 'hiti-hall',
        name: { en: 'high water', ne: 'बाढी' },
      },
      {
        in_days: -97,
        at: '17:30',
        doors: '17:00',
        lasts: '1:30',
        venue: 'hiti-hall',
        name: { en: 'low water', ne: 'पानी घट्दा' },
      },
    ],
    tickets: [
      {
        key: 'plank',
        admits: 'hall',
        price: 300,
        capacity: 120,
        sold: [96, 120],
        name: { en: 'Standing room, dry', ne: 'उभिने ठाउँ, सुक्खा' },
        about: { en: 'As far as the plank goes.', ne: 'फल्याक पुगेसम्म।' },
      },
    ],
  },
]
