import type { Entry, Series } from './content-types.ts'

type Category = Entry & { parent?: string }

export const PUBLISHERS: readonly Entry[] = [
  {
    slug: 'third-lane-press',
    title: { en: 'Third Lane Press', ne: 'तेस्रो गल्ली प्रकाशन' },
    summary: {
      en: 'Novels and essays from a printing room in Patan that shares its wall with a goldsmith. Nine books a year, sewn.',
      ne: 'पाटनको छापाखानाबाट उपन्यास र निबन्ध; भित्तापारि सुनारको पसल छ। वर्षको नौ किताब, धागोले सिएका।',
    },
  },
  {
    slug: 'salt-road-books',
    title: { en: 'Salt Road Books', ne: 'नुनबाटो पुस्तक' },
    summary: {
      en: 'Publishes whatever comes down a path: history, rivers, birds, buses. Founded in Pokhara in a room above a mule stable.',
      ne: 'बाटोबाट जे ओर्लिन्छ त्यही छाप्ने: इतिहास, नदी, चरा, बस। पोखरामा खच्चडको तबेलामाथिको कोठामा सुरु भएको।',
    },
  },
  {
    slug: 'lokta-house',
    title: { en: 'Lokta House', ne: 'लोक्ता गृह' },
    summary: {
      en: 'Fine editions on paper made from bark. Their poetry is light enough to post with one stamp, and has been weighed to be sure.',
      ne: 'बोक्राबाट बनेको कागजमा राम्रा संस्करण। उनीहरूका कविता एउटै टिकटमा हुलाकबाट जाने गरी हलुका छन्, तौलेरै हेरिएको।',
    },
  },
  {
    slug: 'tin-roof-editions',
    title: { en: 'Tin Roof Editions', ne: 'जस्ताको छाना' },
    summary: {
      en: 'Small books that sound louder than they are. Two people, one dog, no warehouse.',
      ne: 'साना किताब, आवाज चाहिँ ठूलो। दुई मान्छे, एउटा कुकुर, गोदाम छैन।',
    },
  },
  {
    slug: 'chautari-children',
    title: { en: 'Chautari Children', ne: 'चौतारी बालपुस्तक' },
    summary: {
      en: 'Books for people under one metre forty. Corners are rounded, morals are not included.',
      ne: 'एक मिटर चालीस सेन्टिमिटरभन्दा होचा पाठकका किताब। कुना गोलो पारिएका छन्, अर्तीउपदेश राखिएको छैन।',
    },
  },
  {
    slug: 'kettle-audio',
    title: { en: 'Kettle Audio', ne: 'किट्ली अडियो' },
    summary: {
      en: 'Records music to read by, in a wardrobe in Jawalakhel, between the school bell and the milk van. If you hear a kettle, it was five o’clock.',
      ne: 'जावलाखेलको एउटा दराजभित्र पढ्दा सुनिने सङ्गीत रेकर्ड गर्छ, स्कुलको घण्टी र दूधगाडीको बीचमा। किट्ली सुनियो भने बुझ्नुहोस्, पाँच बजेको थियो।',
    },
  },
  {
    slug: 'dabali-records',
    title: { en: 'Dabali', ne: 'डबली' },
    summary: {
      en: 'Our own label: records, and the books that explain them. Catalogue numbers begin at 001, which was a bootleg of ourselves.',
      ne: 'हाम्रै लेबल: रेकर्ड, र रेकर्ड बुझाउने किताब। सूची ००१ बाट सुरु हुन्छ, त्यो पनि आफ्नै चोरी रेकर्डिङबाट।',
    },
  },
]

const category = (slug: string, en: [string, string], ne: [string, string], parent?: string): Category => ({
  slug,
  title: { en: en[0], ne: ne[0] },
  summary: { en: en[1], ne: ne[1] },
  ...(parent && { parent }),
})

/** The tree of categories, a parent before its children. */
export const CATEGORIES: readonly Category[] = [
  category('fiction', ['Fiction', 'Things that did not happen, told properly.'], ['आख्यान', 'नभएका कुरा, मज्जाले भनिएका।']),
  category('novels', ['Novels', 'For a bus that takes all night.'], ['उपन्यास', 'रातभरि गुड्ने बसका लागि।'], 'fiction'),
  category(
    'short-stories',
    ['Short stories', 'For a bus that takes half an hour.'],
    ['कथा', 'आधा घण्टे बसका लागि।'],
    'fiction',
  ),
  category(
    'mysteries',
    ['Mysteries', 'Somebody knows. It is usually the cook.'],
    ['रहस्यकथा', 'कसैलाई थाहा छ। प्रायः भान्सेलाई।'],
    'fiction',
  ),
  category('poetry', ['Poetry', 'Few words, wide margins.'], ['कविता', 'शब्द थोरै, किनारा फराकिलो।']),
  category(
    'new-poems',
    ['New poems', 'By people who still owe rent.'],
    ['नयाँ कविता', 'घरभाडा तिर्न बाँकी कविका।'],
    'poetry',
  ),
  category(
    'songs-and-ballads',
    ['Songs and ballads', 'Older than whoever signed them.'],
    ['गीत र गाथा', 'सही गर्नेभन्दा पुराना।'],
    'poetry',
  ),
  category('children', ['Children', 'Tested on short people.'], ['बालबालिका', 'साना मान्छेमाथि जाँचिएका।']),
  category(
    'picture-books',
    ['Picture books', 'To be read aloud, again.'],
    ['चित्रकथा', 'ठूलो स्वरले पढ्ने, फेरि पनि पढ्ने।'],
    'children',
  ),
  category(
    'young-readers',
    ['Young readers', 'For those who take the torch to bed.'],
    ['किशोर', 'टर्च लिएर ओछ्यान जानेका लागि।'],
    'children',
  ),
  category('true-things', ['Non-fiction', 'Checked, where it could be.'], ['गैरआख्यान', 'सकेसम्म जाँचिएका।']),
  category(
    'essays',
    ['Essays', 'Somebody thinking in front of you.'],
    ['निबन्ध', 'तपाईंकै अगाडि सोचिरहेको मान्छे।'],
    'true-things',
  ),
  category(
    'history',
    ['History', 'What the footnote was hiding.'],
    ['इतिहास', 'पादटिप्पणीले लुकाएको कुरा।'],
    'true-things',
  ),
  category(
    'nature',
    ['Nature', 'Outdoors, with the bites described.'],
    ['प्रकृति', 'बाहिरको संसार, टोकाइको वर्णनसहित।'],
    'true-things',
  ),
  category(
    'science',
    ['Maths and science', 'Sums that go somewhere.'],
    ['गणित र विज्ञान', 'कतै पुग्ने हिसाब।'],
    'true-things',
  ),
  category(
    'food',
    ['Food and drink', 'Read after dinner, not before.'],
    ['खानपान', 'खानापछि पढ्ने, अघि होइन।'],
    'true-things',
  ),
  category(
    'music-and-stage',
    ['Music and stage', 'For the ears and the evening.'],
    ['सङ्गीत र मञ्च', 'कान र साँझका लागि।'],
  ),
  category(
    'recordings',
    ['Recordings', 'Ours, and paid for.'],
    ['रेकर्डिङ', 'हाम्रै, र पारिश्रमिक तिरिएका।'],
    'music-and-stage',
  ),
  category(
    'music-books',
    ['Books on music', 'Best with the sound on.'],
    ['सङ्गीतका किताब', 'सुन्दै पढ्ने।'],
    'music-and-stage',
  ),
  category(
    'tickets',
    ['Tickets', 'A seat in the room, or by the screen.'],
    ['टिकट', 'हलमा ठाउँ, वा पर्दाअगाडि।'],
    'music-and-stage',
  ),
  category(
    'films',
    ['Concert films', 'Watched when you can.'],
    ['कन्सर्ट फिल्म', 'फुर्सद भएको बेला हेर्ने।'],
    'music-and-stage',
  ),
  category('things', ['Merchandise', 'Useful, mostly.'], ['सामान', 'प्रायः काम लाग्ने।']),
  category('paper', ['Stationery', 'To write on, wrap in, fold.'], ['स्टेसनरी', 'लेख्ने, बेर्ने, पट्याउने।'], 'things'),
  category('house', ['Home', 'It fits on a shelf or a hook.'], ['घरका लागि', 'तखतामा वा किलामा अटाउने।'], 'things'),
  category('passes', ['Passes and bundles', 'Several at once, for less.'], ['पास र सँगालो', 'एकै पटक धेरै, थोरै दाममा।']),
  category('reading-passes', ['Passes', 'By the month or the year.'], ['पास', 'महिनाको वा वर्षको।'], 'passes'),
  category('sets', ['Bundles', 'Books that get on together.'], ['सँगालो', 'आपसमा मिल्ने किताबहरू।'], 'passes'),
]

export const SERIES: readonly Series[] = [
  {
    slug: 'inspector-rokaya',
    title: { en: 'Inspector Rokaya', ne: 'निरीक्षक रोकाया' },
    summary: {
      en: 'Mysteries from the hills by Ganga Chidi. The inspector was sent there as a punishment, and the hills have not got over it.',
      ne: 'गङ्गा चिदीका पहाडी रहस्यकथा। निरीक्षकलाई सजायस्वरूप पहाड पठाइएको हो; पहाड अझै अक्क न बक्क छ।',
    },
    works: ['harayeko-sailo', 'the-case-of-the-second-goat'],
  },
  {
    slug: 'the-music-notebooks',
    title: { en: 'The Music Notebooks', ne: 'सङ्गीतका कापी' },
    summary: {
      en: 'Anju Kapali and her friends fill one notebook for each instrument, or for each person who carried it. They can be read in any order; she would start with the sarangi.',
      ne: 'अन्जु कपाली र साथीहरूले हरेक बाजा, वा बाजा बोक्ने हरेक मान्छेका लागि एउटा कापी भरेका छन्। जुनबाट थाले पनि हुन्छ; उनी भने सारङ्गीबाट थाल्थिन्।',
    },
    works: ['sarangiko-saas', 'geet-khojda', 'what-the-madal-says'],
  },
]
