import type { RecordRelease } from './content-types.ts'

export const MORE_RECORDS: readonly RecordRelease[] = [
  {
    slug: 'the-dapha-tapes',
    artist: 'sunita-balami',
    music: 'choir',
    released_on: '2026-10-30',
    catalogue_number: 'Dabali 014',
    format: 'album',
    look: ['chalk', 'mandala'],
    title: { en: 'The Dapha Tapes', ne: 'दाफाका टेप' },
    summary: {
      en: 'Hymns 1 to 6 of 412. She intends to finish.',
      ne: 'चार सय बाह्रमध्ये एकदेखि छसम्मका भजन। उनी सक्ने विचारमा छिन्।',
    },
    body: {
      en: [
        'Nothing has been shortened. Where the cassette ran out, she stopped, turned it over and went back half a line; so do we.',
      ],
      ne: [
        'केही पनि छोट्याइएको छैन। क्यासेट सकिएको ठाउँमा उनी रोकिइन्, फर्काइन् र आधा हरफ पछाडिबाट सुरु गरिन्; हामीले पनि त्यसै गरेका छौँ।',
      ],
    },
    credits: [
      ['Voice, cymbals', 'Sunita Balami', 'स्वर, झ्याली', 'सुनिता बलामी'],
      ['Khin', 'Gyan Balami', 'खिँ', 'ज्ञान बलामी'],
      ['Tape', 'Anju Kapali', 'टेप', 'अन्जु कपाली'],
    ],
    tracks: [
      ['Hymn 1, at the Door', 'भजन एक, ढोकामा', '1:17'],
      ['Hymn 2, Lamps', 'भजन दुई, बत्ती', '1:09'],
      ['Hymn 3, with Rain', 'भजन तीन, पानीसँग', '1:17'],
      ['Hymn 4, after Tea', 'भजन चार, चियापछि', '1:05'],
      ['Hymn 5, the Long One', 'भजन पाँच, लामो चाहिँ', '1:17'],
      ['Hymn 6, Nearly Morning', 'भजन छ, बिहान हुनै लाग्दा', '1:17'],
    ],
    download: {
      price: 550,
      least: 300,
      words: {
        en: 'Six hymns and the words of all verses, including those she disapproves of.',
        ne: 'छ भजन, सबै पदका शब्दसहित, उनलाई मन नपर्ने पदसमेत।',
      },
    },
  },
  {
    slug: 'schedule-four',
    artist: 'power-cut',
    music: 'electric',
    released_on: '2026-05-15',
    catalogue_number: 'Dabali 013',
    format: 'album',
    look: ['ember', 'lattice'],
    title: { en: 'Schedule Four', ne: 'समूह चार' },
    summary: {
      en: 'Seven tracks timed by an old load-shedding table. The silences are as published.',
      ne: 'पुरानो लोडसेडिङ तालिकाअनुसार सात गीत। सन्नाटा प्रकाशित तालिकाकै हो।',
    },
    body: {
      en: [
        'Made with a lamp, an inverter and the refrigerator of the flat below, whose tenant is thanked and has been paid for the milk.',
      ],
      ne: ['एउटा बत्ती, एउटा इन्भर्टर र तल्लो फ्ल्याटको फ्रिजबाट बनेको। फ्रिजवालालाई धन्यवाद, दूधको पैसा पनि तिरिसक्यौँ।'],
    },
    credits: [
      ['Inverter', 'Reshma Kisi', 'इन्भर्टर', 'रेश्मा किसी'],
      ['Everything plugged in', 'Ujjan Kisi', 'प्लगमा जोडिएका सबै', 'उज्जन किसी'],
    ],
    tracks: [
      ['04:00 to 08:00', 'चारदेखि आठ', '0:35'],
      ['Candle, Second Drawer', 'मैनबत्ती, दोस्रो घर्रा', '0:35'],
      ['Neighbour’s Generator', 'छिमेकीको जेनेरेटर', '0:46'],
      ['Ice', 'बरफ', '0:50'],
      ['Homework', 'गृहकार्य', '0:35'],
      ['It Came Back and Nobody Moved', 'आयो, कोही चलेन', '0:42'],
      ['20:00 Exactly', 'ठ्याक्कै आठ', '1:09'],
    ],
    download: {
      price: 500,
      least: 300,
      words: {
        en: 'Seven tracks, small enough to fetch on one bar of battery.',
        ne: 'सात गीत, ब्याट्रीको एउटै धर्कोमा तान्न मिल्ने साइजका।',
      },
    },
    vinyl: {
      price: 2300,
      stock: 21,
      words: {
        en: 'Black vinyl, black sleeve, black label. Please use a lamp.',
        ne: 'कालो रेकर्ड, कालो खोल, कालै लेबल। बत्ती बाल्नुहोला।',
      },
    },
  },
  {
    slug: 'slow-milk',
    artist: 'phurba-and-the-slow-yaks',
    music: 'strings',
    released_on: '2024-11-08',
    catalogue_number: 'Dabali 006',
    format: 'album',
    look: ['dawn', 'engraving'],
    title: { en: 'Slow Milk', ne: 'ढिलो दूध' },
    summary: {
      en: 'Six songs and the sound of a cheese turning, which takes a year and is given in extract.',
      ne: 'छ गीत, अनि चिज पाक्दाको आवाज; एक वर्ष लाग्छ, अंश मात्र राखिएको छ।',
    },
    body: {
      en: [
        'Air at that height carries less bass, so the dranyen was tuned down until the yaks looked up. That is where it stayed.',
      ],
      ne: ['त्यो उचाइको हावाले मोटो आवाज कम बोक्छ, त्यसैले चौँरीले टाउको नउठाउन्जेल डम्न्येनको सुर घटाइयो। उठाएपछि त्यहीँ राखियो।'],
    },
    credits: [
      ['Dranyen, voice', 'Phurba Chyaba', 'डम्न्येन, स्वर', 'फुर्बा छ्याबा'],
      ['Bells', 'Nima Chyaba, and several yaks', 'घण्टी', 'निमा छ्याबा, अनि केही चौँरी'],
    ],
    tracks: [
      ['Curd', 'दही', '0:38'],
      ['Blue Tarpaulin', 'निलो त्रिपाल', '0:35'],
      ['Helicopter, Not for Us', 'हेलिकप्टर, हाम्रो होइन', '0:50'],
      ['Salt Lick', 'नुन चाट्दा', '0:35'],
      ['Twelve Months (extract)', 'बाह्र महिना (अंश)', '1:09'],
      ['Down by October', 'कात्तिकमा ओरालो', '0:42'],
    ],
    download: {
      price: 450,
      least: 250,
      words: {
        en: 'Six songs and a recipe that will not work below 3,000 metres.',
        ne: 'छ गीत, अनि तीन हजार मिटरमुनि काम नगर्ने एउटा विधि।',
      },
    },
  },
  {
    slug: 'ward-minutes',
    artist: 'ward-number-five',
    music: 'choir',
    released_on: '2026-08-14',
    catalogue_number: 'Dabali 016',
    format: 'album',
    look: ['brick', 'brickwork'],
    title: { en: 'Ward Minutes', ne: 'वडाका माइन्युट' },
    summary: {
      en: 'Eleven decisions read aloud to a beat. All were carried; four were carried out.',
      ne: 'तालमा वाचन गरिएका एघार निर्णय। सबै पारित; कार्यान्वयन चारको।',
    },
    body: {
      en: [
        'The words are in the public domain and the public was in the room. Where the minutes say laughter, there is laughter.',
      ],
      ne: ['शब्द सार्वजनिक सम्पत्ति हुन्, सर्वसाधारण पनि बैठकमै थिए। माइन्युटमा हाँसो लेखिएको ठाउँमा हाँसो नै छ।'],
    },
    credits: [
      ['Voices', 'Anil, Sangeeta, Prabhat', 'स्वर', 'अनिल, सङ्गीता, प्रभात'],
      ['Keeper of the record', 'Dhana Syangtan', 'माइन्युट लेखक', 'धना स्याङतान'],
    ],
    tracks: [
      ['Present', 'उपस्थिति', '0:35'],
      ['Decision 1: Streetlight', 'निर्णय १: सडकबत्ती', '0:35'],
      ['Decision 2: The Same Streetlight', 'निर्णय २: उही सडकबत्ती', '0:35'],
      ['Tea Was Served', 'चिया खाइयो', '0:35'],
      ['Dog Census', 'कुकुर गणना', '0:35'],
      ['The Chairman Explained', 'अध्यक्षज्यूले प्रस्ट्याउनुभयो', '0:46'],
      ['Objection', 'विरोध', '0:35'],
      ['Miscellaneous', 'विविध', '0:35'],
      ['Budget Head 22', 'बजेट शीर्षक २२', '0:38'],
      ['Signatures', 'हस्ताक्षर', '0:35'],
      ['Next Meeting', 'अर्को बैठक', '0:35'],
    ],
    download: {
      price: 400,
      least: 200,
      words: {
        en: 'Eleven tracks, stamped on every page.',
        ne: 'एघार गीत, हरेक पानामा छापसहित।',
      },
    },
  },
  {
    slug: 'mechi-for-four',
    artist: 'mechi-quartet',
    music: 'strings',
    released_on: '2025-05-30',
    catalogue_number: 'Dabali 017',
    format: 'album',
    look: ['moss', 'river'],
    title: { en: 'Mechi for Four', ne: 'चार जनाको मेची' },
    summary: {
      en: 'A river in five movements and one form, filled in triplicate.',
      ne: 'पाँच चरणमा एउटा नदी, अनि तीन प्रति भरिएको एउटा फाराम।',
    },
    body: {
      en: [
        'The absent cello has its own staff in the score and is silent with great expression. The flute does what it can.',
      ],
      ne: ['नभएको चेलोको पनि स्वरलिपिमा आफ्नै ठाउँ छ; ऊ ठूलो भावका साथ मौन बस्छ। बाँसुरीले सकेको गर्छ।'],
    },
    credits: [
      ['Violins', 'Prema Lal, Arati Tirki', 'भायोलिन', 'प्रेमा लाल, आरती तिर्की'],
      ['Viola', 'Som Gachhadar', 'भियोला', 'सोम गच्छदार'],
      ['Flute', 'Nabin Koche', 'बाँसुरी', 'नवीन कोचे'],
    ],
    tracks: [
      ['Source', 'मुहान', '0:50'],
      ['Tea Gardens, Both Sides', 'चियाबारी, दुवैतिर', '0:38'],
      ['Customs', 'भन्सार', '1:17'],
      ['Bridge at Six', 'छ बजेको पुल', '0:54'],
      ['Form 14 in Triplicate', 'फाराम १४, तीन प्रति', '0:35'],
      ['Delta, Imagined', 'कल्पनाको डेल्टा', '1:09'],
    ],
    download: {
      price: 480,
      least: 250,
      words: {
        en: 'Six tracks and the score, with the cello part left blank for you.',
        ne: 'छ रचना र स्वरलिपि; चेलोको भाग तपाईंका लागि खाली छ।',
      },
    },
    vinyl: {
      price: 2200,
      stock: 6,
      words: {
        en: 'Pressed on one bank, printed on the other.',
        ne: 'एउटा किनारमा थिचिएको, अर्को किनारमा छापिएको।',
      },
    },
  },
]
