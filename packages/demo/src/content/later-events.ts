import type { Event } from './content-types.ts'

export const MORE_COMING_EVENTS: readonly Event[] = [
  {
    slug: 'winter-wedding-nobody-marries',
    look: ['sindoor', 'peacock'],
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
  {
    slug: 'songs-the-porters-kept',
    look: ['malachite', 'terraces'],
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
]
