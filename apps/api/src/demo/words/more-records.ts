import type { RecordSleeve } from '../words.ts'

export const MORE_RECORDS: readonly RecordSleeve[] = [
  {
    slug: 'hymns-for-a-blocked-drain',
    artist: 'third-lane-choir',
    released_on: '2025-08-22',
    catalogue_number: 'Dabali 008',
    format: 'album',
    look: ['lapis', 'river'],
    title: { en: 'Hymns for a Blocked Drain', ne: 'थुनिएको ढलका भजन' },
    summary: {
      en: 'Six hymns addressed to the municipality, which has acknowledged receipt of two.',
      ne: 'नगरपालिकालाई सम्बोधन गरिएका छ भजन; दुइटा बुझिलिएको जानकारी आइसक्यो।',
    },
    body: {
      en: [
        'Sung from twenty-three windows into a lane, with the microphones in buckets. The altos are on the sunny side.',
      ],
      ne: ['तेइस झ्यालबाट गल्लीतिर गाइएको, माइक बाल्टिनमा राखेर। मोटो स्वरका सबै घाम लाग्ने पट्टि बस्छन्।'],
    },
    credits: [
      ['Voices', 'both sides of the lane', 'स्वर', 'गल्लीका दुवै पट्टिका'],
      ['Direction', 'Nani Bare', 'निर्देशन', 'नानी बारे'],
      ['Buckets', 'lent by Ishvari Tamot', 'बाल्टिन', 'सापटी: ईश्वरी तामोट'],
    ],
    tracks: [
      ['O Manhole', 'हे म्यानहोल', '3:33'],
      ['We Wrote in Chait', 'चैतमा लेख्यौँ', '4:50'],
      ['The Engineer Came and Looked', 'इन्जिनियर आए, हेरे', '5:02'],
      ['Ankle, Knee, Waist', 'गोलीगाँठो, घुँडा, कम्मर', '4:16'],
      ['A Boat Is Not a Budget', 'डुङ्गा बजेट होइन', '3:08'],
      ['It Goes Down', 'बग्यो', '6:40'],
    ],
    download: {
      price: 450,
      words: {
        en: 'Six hymns, with sheet music and the address of the ward office.',
        ne: 'छ भजन, स्वरलिपि र वडा कार्यालयको ठेगानासहित।',
      },
    },
  },
  {
    slug: 'brass-for-a-winter-wedding',
    artist: 'kalika-brass',
    released_on: '2025-02-07',
    catalogue_number: 'Dabali 007',
    format: 'ep',
    look: ['sindoor', 'peacock'],
    title: { en: 'Brass for a Winter Wedding', ne: 'हिउँदे बिहेको ब्यान्ड' },
    summary: {
      en: 'Five pieces for the season when nobody marries and the lips are cold.',
      ne: 'कसैको बिहे नहुने र ओठ चिसो हुने याममा पाँच धुन।',
    },
    body: {
      en: [
        'The groom on the sleeve is the second trumpet. The horse is real, was paid, and left before the last chorus.',
      ],
      ne: ['गाताको दुलाहा दोस्रो ट्रम्पेट वादक हुन्। घोडा साँचो हो, ज्याला दिइयो, अन्तिम अन्तराअघि नै हिँड्यो।'],
    },
    credits: [
      ['Trumpets', 'Jas Bahadur, Keshar Das', 'ट्रम्पेट', 'जसबहादुर, केशर दास'],
      ['Euphonium', 'Purna Sen', 'युफोनियम', 'पूर्ण सेन'],
    ],
    tracks: [
      ['The Groom Is Late', 'दुलाहा ढिलो', '3:12'],
      ['Generator March', 'जेनेरेटर मार्च', '2:50'],
      ['Uncle on the Dance Floor', 'नाच्ने मामा', '4:04'],
      ['Leftovers', 'उब्रेको', '3:47'],
      ['Everybody Has Gone', 'सबै गइसके', '5:55'],
    ],
    download: {
      price: 350,
      words: {
        en: 'Five pieces, with parts for nine players or four brave ones.',
        ne: 'पाँच धुन, नौ वादकका लागि वा चार आँटिलाका लागि स्वरलिपिसहित।',
      },
    },
  },
  {
    slug: 'the-dapha-tapes',
    artist: 'sunita-balami',
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
      ['Hymn 1, at the Door', 'भजन एक, ढोकामा', '11:20'],
      ['Hymn 2, Lamps', 'भजन दुई, बत्ती', '8:14'],
      ['Hymn 3, with Rain', 'भजन तीन, पानीसँग', '12:51'],
      ['Hymn 4, after Tea', 'भजन चार, चियापछि', '7:30'],
      ['Hymn 5, the Long One', 'भजन पाँच, लामो चाहिँ', '19:06'],
      ['Hymn 6, Nearly Morning', 'भजन छ, बिहान हुनै लाग्दा', '9:43'],
    ],
    download: {
      price: 550,
      words: {
        en: 'Six hymns and the words of all verses, including those she disapproves of.',
        ne: 'छ भजन, सबै पदका शब्दसहित, उनलाई मन नपर्ने पदसमेत।',
      },
    },
  },
  {
    slug: 'schedule-four',
    artist: 'power-cut',
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
      ['04:00 to 08:00', 'चारदेखि आठ', '4:00'],
      ['Candle, Second Drawer', 'मैनबत्ती, दोस्रो घर्रा', '3:31'],
      ['Neighbour’s Generator', 'छिमेकीको जेनेरेटर', '5:18'],
      ['Ice', 'बरफ', '6:02'],
      ['Homework', 'गृहकार्य', '2:40'],
      ['It Came Back and Nobody Moved', 'आयो, कोही चलेन', '4:44'],
      ['20:00 Exactly', 'ठ्याक्कै आठ', '7:59'],
    ],
    download: {
      price: 500,
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
]
