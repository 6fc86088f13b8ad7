import type { Booklist } from './content-types.ts'

export const BOOKLISTS: readonly Booklist[] = [
  {
    slug: 'nine-books-for-a-long-rain',
    published_on: '2026-07-01',
    curator: { en: 'Pramila Yonjan', ne: 'प्रमिला योन्जन' },
    look: ['lapis', 'engraving'],
    title: { en: 'Nine books for a long rain', ne: 'लामो झरीका लागि नौ किताब' },
    summary: {
      en: 'Chosen on the ninth day of one, in the order we ran out of dry chairs.',
      ne: 'झरीको नवौँ दिन छानिएका, सुक्खा कुर्सी सकिँदै गएको क्रममा।',
    },
    books: [
      ['the-rain-ledger', 'Start here, while the gutter is still amusing.', 'यहीँबाट थाल्नुहोस्, डुँडको आवाज रमाइलो लागुन्जेल।'],
      [
        'twelve-kinds-of-fog',
        'One poem per cup. There are twelve cups in a pot.',
        'कपको एउटा कविता। भाँडोमा बाह्र कप अटाउँछ।',
      ],
      ['kuhiroko-ghar', 'Short enough for the gap between two showers.', 'दुई झरीको बीचमा सकिने छोटो।'],
      ['leech-season', 'To be read with the trousers tucked in.', 'सुरुवाल मोजाभित्र घुसारेर पढ्ने।'],
      ['asare-pana', 'The only one on the list that may get wet.', 'यस सूचीमा भिज्न पाउने एउटै किताब।'],
      ['letters-to-a-brick', 'For when you hear something fall outside.', 'बाहिर केही खसेको सुनिँदा।'],
      ['paniko-itihas', 'You will want to know where it is all going.', 'यति धेरै पानी कता जाँदै छ, जान्न मन लाग्छ।'],
      ['borrowed-umbrellas', 'Return it afterwards.', 'पढेर फिर्ता गर्नुहोला।'],
      ['chiyako-antim-ghutko', 'Last, when only the sugar is left.', 'अन्त्यमा, चिनी मात्र बाँकी हुँदा।'],
    ],
  },
  {
    slug: 'finished-in-one-sitting',
    published_on: '2026-08-10',
    curator: { en: 'Rewati Shahi', ne: 'रेवती शाही' },
    look: ['rose', 'steps'],
    title: { en: 'Novels finished in one sitting', ne: 'एकै बसाइमा सकिने उपन्यास' },
    summary: {
      en: 'Tested in five offices, a hospital and a wedding.',
      ne: 'पाँच कार्यालय, एउटा अस्पताल र एउटा बिहेमा जाँचिएका।',
    },
    books: [
      ['kuhiroko-ghar', 'Land registry, Ilam: two tokens before mine.', 'मालपोत, इलाम: मेरो पालोअघि दुई टोकन बाँकी हुँदै।'],
      [
        'letters-to-a-brick',
        'Read at the wedding. The bride asked to see the end.',
        'बिहेमा पढेकी। दुलहीले अन्त्य हेर्न मागिन्।',
      ],
      ['chhanamathiko-jun', 'Exactly one haircut and one uncle.', 'ठ्याक्कै एउटा कपाल कटाइ र एक जना काका।'],
      ['chiyako-antim-ghutko', 'Outpatients, until number 40.', 'बहिरङ्ग विभाग, चालीस नम्बर नआउन्जेल।'],
      [
        'amako-radio',
        'Telephone office. They have one chair and it is a good one.',
        'दूरसञ्चार कार्यालय। कुर्सी एउटै छ, राम्रो छ।',
      ],
    ],
  },
  {
    slug: 'for-a-child-who-asks-why',
    published_on: '2026-09-10',
    curator: { en: 'Sanumaiya Prajapati', ne: 'सानुमैया प्रजापति' },
    look: ['orpiment', 'mandala'],
    title: { en: 'For a child who asks why', ne: 'किन भनेर सोध्ने नानीलाई' },
    summary: {
      en: 'Eleven grandchildren were consulted. These survived.',
      ne: 'एघार नातिनातिनासँग सल्लाह गरिएको। बाँचेका यिनै हुन्।',
    },
    books: [
      ['kina-kina-kina', 'It answers nothing, which they respect.', 'जवाफ एउटै दिँदैन, नानीहरू त्यसैको कदर गर्छन्।'],
      [
        'hattiko-jhola',
        'Guess before you turn the page, and lose gladly.',
        'पाना पल्टाउनुअघि अड्कल काट्नुहोस्, हाँसेर हार्नुहोस्।',
      ],
      ['kagajko-dunga', 'Buy two. One will sail.', 'दुइटा किन्नुहोस्। एउटा बग्छ।'],
      ['the-goat-who-read-the-news', 'Explains newspapers better than I could.', 'अखबार के हो भनेर मैलेभन्दा राम्ररी बुझाउँछ।'],
      ['ganitko-pasal', 'For the one who counts your change.', 'फिर्ता पैसा गन्ने नानीका लागि।'],
      ['roof-school', 'When they can read alone but prefer not to.', 'एक्लै पढ्न सक्ने तर मन नगर्ने बेला।'],
      ['robotki-hajurama', 'The youngest now haggles. You have been warned.', 'कान्छो अहिले मोलमोलाइ गर्छ। पछि नभन्नुहोला।'],
    ],
  },
  {
    slug: 'letters-from-the-hills',
    published_on: '2025-11-14',
    curator: { en: 'Tejman Lohani', ne: 'तेजमान लोहनी' },
    look: ['malachite', 'terraces'],
    title: { en: 'Letters from the hills', ne: 'पहाडबाट लेखिएका चिठी' },
    summary: {
      en: 'Books that arrive out of breath.',
      ne: 'स्वाँस्वाँ गर्दै आइपुग्ने किताब।',
    },
    books: [
      [
        'hulakika-paila',
        'Carried by hand for the first three hundred kilometres.',
        'पहिलो तीन सय किलोमिटर हातैमा बोकिएको।',
      ],
      ['himalko-kharcha', 'Check his sums on the onions. I did.', 'प्याजको हिसाब जाँच्नुहोस्। मैले जाँचेँ।'],
      ['forty-songs-of-the-high-pasture', 'Sing the left page, read the right.', 'देब्रे पाना गाउने, दाहिने पढ्ने।'],
      ['makaika-paat', 'My aunt is in ballad nine, under another name.', 'नवौँ गाथामा मेरी फुपू हुनुहुन्छ, अर्कै नामले।'],
      ['dhungako-byakaran', 'Heavy for its size.', 'आकारको तुलनामा गह्रौँ।'],
      ['the-yak-has-right-of-way', 'Give it to your driver.', 'आफ्नो चालकलाई दिनुहोस्।'],
    ],
  },
  {
    slug: 'read-aloud-well',
    published_on: '2026-10-20',
    curator: { en: 'Mina Khapangi', ne: 'मीना खपाङ्गी' },
    look: ['dawn', 'lattice'],
    title: { en: 'To read aloud, and well', ne: 'राम्ररी वाचन गर्न' },
    summary: {
      en: 'By a reader who has tried them all in a wardrobe. Two have music of their own.',
      ne: 'सबैलाई दराजभित्र पढेर हेरेकी वाचकबाट। दुइटाको त आफ्नै सङ्गीत पनि छ।',
    },
    books: [
      [
        'nun-bato',
        'Take your breath where the path does. Chapter four is best read while climbing.',
        'बाटोले सास फेरेकै ठाउँमा सास फेर्नुहोस्। चौथो अध्याय चढ्दै पढ्ने हो।',
      ],
      [
        'the-weavers-arithmetic',
        'Four hundred threads to count aloud. Do not hurry; somebody is weaving to it.',
        'चार सय धागो ठूलो स्वरमा गन्नुपर्छ। नहतारिनुहोस्, त्यही तालमा कोही बुन्दै हुन्छ।',
      ],
      [
        'small-gods-of-the-courtyard',
        'A voice for every neighbour. Shut the window before chapter three.',
        'हरेक छिमेकीका लागि बेग्लै स्वर। तेस्रो अध्यायअघि झ्याल लगाउनुहोस्।',
      ],
      ['night-bus-to-ilam-audiobook', 'The madal does the tyre.', 'टायरको आवाज मादलले निकाल्छ।'],
      [
        'dhungako-byakaran',
        'Read it one stone at a time. The pauses are load-bearing.',
        'एक पटकमा एउटा ढुङ्गा पढ्नुहोस्। मौनले नै भार थामेको छ।',
      ],
      [
        'the-case-of-the-second-goat-audiobook',
        'Gopilal plays it with a cold, out of respect for the inspector.',
        'निरीक्षकको मान राख्न गोपीलालले रुघा लागेकै बेला बजाए।',
      ],
    ],
  },
  {
    slug: 'crimes-and-clerks',
    published_on: '2026-08-25',
    curator: { en: 'Ganga Chidi', ne: 'गङ्गा चिदी' },
    look: ['soot', 'steps'],
    title: { en: 'Crimes and clerks', ne: 'अपराध र खरिदार' },
    summary: {
      en: 'The case is solved in the filing room or not at all.',
      ne: 'मुद्दा कि त फाँटमै सुल्झिन्छ, कि सुल्झिँदैन।',
    },
    books: [
      [
        'the-notary-of-birgunj',
        'The stamps are correct. I checked them against ours.',
        'छाप सही छन्। हाम्रै छापसँग दाँजेर हेरेँ।',
      ],
      ['harayeko-sailo', 'My first. The weather on page 12 is a lie.', 'मेरो पहिलो। बाह्रौँ पानाको मौसम झूटो हो।'],
      [
        'chha-nambar-kotha',
        'For younger investigators; the soup is evidence.',
        'साना अनुसन्धानकर्ताका लागि; सुप प्रमाण हो।',
      ],
      ['ghattale-suneko', 'The only witness here that cannot be bribed.', 'घुस खुवाउन नसकिने एक मात्र साक्षी।'],
      [
        'the-lift-operator',
        'Not a crime novel, says the author. Read the police file.',
        'लेखक भन्छन्, अपराधकथा होइन। प्रहरीको फाइल पढ्नुहोस्।',
      ],
    ],
  },
  {
    slug: 'what-to-cook-after-reading',
    published_on: '2026-02-06',
    curator: { en: 'Maiju Tandukar', ne: 'मैजु ताण्डुकार' },
    look: ['ember', 'mandala'],
    title: { en: 'What to cook after reading', ne: 'पढिसकेपछि के पकाउने' },
    summary: {
      en: 'Six books that leave you hungry, and what for.',
      ne: 'भोक जगाउने छ किताब, र केको भोक।',
    },
    books: [
      ['the-pickle-calendar', 'Nothing. Wait eleven days.', 'केही पनि होइन। एघार दिन कुर्नुहोस्।'],
      ['gundrukko-kitab', 'Recipe 12, with the windows open.', 'बाह्रौँ तरिका, झ्याल खोलेर।'],
      ['himalko-kharcha', 'Onions, thinly, in respect.', 'प्याज, मसिनो, आदरसाथ।'],
      ['tea-seven-ways', 'You know which one is wrong.', 'गलत कुन हो तपाईंलाई थाहा छ।'],
      ['tanko-ganit', 'Something with four hundred of anything: beaten rice.', 'जे होस्, चार सयवटा हुने: चिउरा।'],
      [
        'small-gods-of-the-courtyard',
        'An offering. Eat it afterwards, everyone does.',
        'नैवेद्य। चढाएपछि खानुहोस्, सबै खान्छन्।',
      ],
    ],
  },
  {
    slug: 'before-you-hear-the-record',
    published_on: '2026-11-10',
    curator: { en: 'Anju Kapali', ne: 'अन्जु कपाली' },
    look: ['lac', 'peacock'],
    title: { en: 'Before you hear the record', ne: 'एल्बम सुन्नुअघि' },
    summary: {
      en: 'Books that are quieter than the music and make it louder.',
      ne: 'सङ्गीतभन्दा शान्त, तर सङ्गीतलाई चर्को बनाउने किताब।',
    },
    books: [
      ['what-the-madal-says', 'Then play side B of anything.', 'अनि जुनसुकै रेकर्डको दोस्रो पाटो बजाउनुहोस्।'],
      ['sarangiko-saas', 'The customs officer in chapter five is a hero.', 'पाँचौँ अध्यायका भन्सार हाकिम नायक हुन्।'],
      ['geet-khojda', 'I wrote half of it and disagree with that half.', 'आधा मैले लेखेकी, त्यही आधासँग मेरो असहमति छ।'],
      ['makaika-paat', 'Leave the coughs in when you read aloud.', 'ठूलो स्वरले पढ्दा खोकी नछुटाउनुहोला।'],
      ['nun-bato', 'It explains Dilu’s knees.', 'दिलु दाइको घुँडाको कारण यसमै छ।'],
    ],
  },
]
