import type { RecordRelease } from './content-types.ts'

export const RECORDS: readonly RecordRelease[] = [
  {
    slug: 'low-cloud',
    artist: 'tara-nembang',
    music: 'sarangi',
    released_on: '2026-09-04',
    catalogue_number: 'Dabali 012',
    format: 'album',
    look: ['dawn', 'engraving'],
    title: { en: 'Low Cloud', ne: 'तल झरेको बादल' },
    summary: {
      en: 'Recorded in one room with the window open. Five songs at the pace of whoever is carrying.',
      ne: 'झ्याल खुला राखेर एउटै कोठामा रेकर्ड गरिएको। बोक्नेकै चालमा पाँच गीत।',
    },
    body: {
      en: [
        'The room is on the second floor in Patan and the window faces a weaver, a tap and a neighbour with perfect pitch. She closes hers near the end of the last song.',
        'There was one microphone. When the rain began it was moved towards the rain.',
      ],
      ne: [
        'कोठा पाटनको दोस्रो तलामा छ; झ्यालबाट तानघर, धारा र सुर नबिराउने एक छिमेकी देखिन्छन्। अन्तिम गीत सकिन लाग्दा उनले आफ्नो झ्याल लगाएको सुनिन्छ।',
        'माइक एउटै थियो। पानी पर्न थालेपछि माइक पानीतिरै सारियो।',
      ],
    },
    credits: [
      ['Sarangi, voice', 'Tara Nembang', 'सारङ्गी, स्वर', 'तारा नेम्बाङ'],
      ['Recording', 'Ujjan Kisi', 'रेकर्डिङ', 'उज्जन किसी'],
      ['Liner notes', 'Anju Kapali', 'टिपोट', 'अन्जु कपाली'],
      ['Goat', 'uncredited, by request', 'बाख्रो', 'नाम नखुलाउने सर्तमा'],
    ],
    tracks: [
      ['Kettle Hour', 'किट्लीको घडी', '0:38'],
      ['The Price of Salt', 'नुनको भाउ', '0:35'],
      ['Asar, Second Week', 'असार, दोस्रो हप्ता', '0:54'],
      ['What the Goat Knew', 'बाख्रालाई थाहा थियो', '0:35'],
      ['Low Cloud', 'तल झरेको बादल', '1:17'],
    ],
    download: {
      price: 500,
      least: 300,
      words: {
        en: 'Five songs as lossless files, with a drawing of the room.',
        ne: 'पाँचै गीत पूरा गुणस्तरमा, कोठाको एउटा नक्सासहित।',
      },
    },
    vinyl: {
      price: 2400,
      stock: 14,
      words: {
        en: 'Pressed at 45 turns a minute, because the last song asked for room.',
        ne: 'मिनेटमा पैँतालीस फन्को, किनभने अन्तिम गीतले ठाउँ माग्यो।',
      },
    },
  },
  {
    slug: 'monsoon-receipts',
    artist: 'madal-parliament',
    music: 'madal',
    released_on: '2026-07-10',
    catalogue_number: 'Dabali 011',
    format: 'album',
    look: ['lac', 'dhaka'],
    title: { en: 'Monsoon Receipts', ne: 'बर्खाका भर्पाई' },
    summary: {
      en: 'Eight debates on five drums. The rain abstained, and can be heard doing so.',
      ne: 'पाँच मादलमा आठ बहस। पानी तटस्थ बस्यो, बसेको सुनिन्छ पनि।',
    },
    body: {
      en: [
        'Every piece was voted on twice, once before it was played and once after. Two were overturned; we print both results on the sleeve.',
      ],
      ne: ['हरेक रचनामा दुई पटक मतदान भयो, बजाउनुअघि एक पटक र बजाएपछि अर्को। दुइटा उल्टिए; गातामा दुवै नतिजा छापिएका छन्।'],
    },
    credits: [
      ['Madal', 'all five', 'मादल', 'पाँचै जना'],
      ['Speaker of the house', 'Hira Ranjitkar', 'सभामुख', 'हीरा रञ्जितकार'],
      ['Mastering', 'Reshma Kisi', 'अन्तिम ध्वनि', 'रेश्मा किसी'],
    ],
    tracks: [
      ['Point of Order', 'नियमापत्ति', '0:35'],
      ['The Seventh Beat', 'सातौँ मात्रा', '1:05'],
      ['Walkout', 'बहिर्गमन', '0:35'],
      ['Quorum of Frogs', 'भ्यागुताको गणपूरक', '0:46'],
      ['Amendment to a Wedding', 'बिहेमा संशोधन', '0:42'],
      ['Zero Hour', 'शून्य समय', '0:58'],
      ['Voice Vote', 'ध्वनिमत', '0:35'],
      ['The House Is Adjourned', 'बैठक स्थगित', '1:09'],
    ],
    download: {
      price: 650,
      least: 350,
      words: {
        en: 'Eight pieces and the minutes of each vote.',
        ne: 'आठै रचना, हरेक मतदानको माइन्युटसहित।',
      },
    },
    vinyl: {
      price: 2600,
      stock: 3,
      words: {
        en: 'Two records, since side B would not share with side A.',
        ne: 'दुई थान, किनभने एउटा पाटो अर्कोसँग बस्न मानेन।',
      },
    },
  },
  {
    slug: 'porter-songs',
    artist: 'dilu-rumba-and-sons',
    music: 'tungna',
    released_on: '2026-03-20',
    catalogue_number: 'Dabali 010',
    format: 'album',
    look: ['malachite', 'terraces'],
    title: { en: 'Porter Songs', ne: 'भरियाका गीत' },
    summary: {
      en: 'Seven songs, walked. The gaps between them are the resting places, at full length.',
      ne: 'हिँड्दै गाइएका सात गीत। बीचका खाली ठाउँ चौतारी हुन्, पूरै लम्बाइका।',
    },
    body: {
      en: [
        'Recorded over four days between Dolalghat and the last wall before the snow, with thirty-five kilos each, because the breath is wrong without them.',
      ],
      ne: ['दोलालघाटदेखि हिउँअघिको अन्तिम पर्खालसम्म चार दिनमा रेकर्ड गरिएको, प्रत्येकले पैँतीस किलो बोकेर, किनभने नबोकी सास मिल्दैन।'],
    },
    credits: [
      ['Tungna, voice', 'Dilu Rumba', 'टुङ्ना, स्वर', 'दिलु रुम्बा'],
      ['Damphu', 'Karma Rumba', 'डम्फु', 'कर्म रुम्बा'],
      ['Voice, lorry', 'Sonam Rumba', 'स्वर, ट्रक', 'सोनाम रुम्बा'],
    ],
    tracks: [
      ['First Strap', 'पहिलो नाम्लो', '0:35'],
      ['Uphill Is Longer', 'उकालो लामो हुन्छ', '1:01'],
      ['Count the Bridges', 'पुल गन', '0:35'],
      ['Whose Salt', 'कसको नुन', '0:42'],
      ['A Stone to Lean On', 'अडेस लाग्ने ढुङ्गो', '0:54'],
      ['The Surveyor’s Lunch', 'अमिनको खाजा', '0:35'],
      ['Road', 'सडक', '0:35'],
    ],
    download: {
      price: 550,
      least: 300,
      words: {
        en: 'Seven songs and a map on which each is marked by its slope.',
        ne: 'सात गीत, अनि उकालोअनुसार चिनो लगाइएको नक्सा।',
      },
    },
    vinyl: {
      price: 2400,
      stock: 9,
      words: {
        en: 'On heavy vinyl. We are told this is funny.',
        ne: 'गह्रौँ रेकर्डमा। यो ठट्टा हो भनेर हामीलाई भनिएको छ।',
      },
    },
  },
  {
    slug: 'electric-jhyaure',
    artist: 'night-bus-union',
    music: 'electric',
    released_on: '2025-12-12',
    catalogue_number: 'Dabali 009',
    format: 'album',
    look: ['orpiment', 'lattice'],
    title: { en: 'Electric Jhyaure', ne: 'बिजुली झ्याउरे' },
    summary: {
      en: 'Nine stops from Kathmandu to the border, with one puncture.',
      ne: 'काठमाडौँदेखि सिमानासम्म नौ स्टप, एउटा पन्चर।',
    },
    body: {
      en: [
        'Mixed at night on the coach itself, through the speakers meant for film songs. If your copy buzzes on the right, so did ours, and so does the coach.',
      ],
      ne: ['राति बसमै मिलाइएको, फिल्मी गीत बजाउने स्पिकरबाट। दाहिनेतिर भुन्भुन सुनियो भने हाम्रोमा पनि सुनिन्छ, बसमा पनि।'],
    },
    credits: [
      ['Guitars', 'Bikesh Danuwar, Mani Kulung', 'गिटार', 'विकेश दनुवार, मणि कुलुङ'],
      ['Organ', 'Salina Majhi', 'अर्गन', 'सलिना माझी'],
      ['Drums, gear changes', 'Deepen Bantar', 'ड्रम, गियर', 'दीपेन बाँतर'],
    ],
    tracks: [
      ['Counter Seven', 'काउन्टर सात', '0:35'],
      ['Window Seat', 'झ्यालको सिट', '0:35'],
      ['Naubise Without Brakes', 'ब्रेक नलाग्दा नौबिसे', '0:35'],
      ['Dal Bhat Solo', 'दालभात एकल', '0:58'],
      ['Puncture', 'पन्चर', '0:35'],
      ['Somebody’s Chicken', 'कसैको कुखुरो', '0:35'],
      ['No Signal', 'टावर छैन', '1:01'],
      ['Koshi at Four', 'चार बजेको कोशी', '0:46'],
      ['Wake the Conductor', 'कन्डक्टर उठाऊ', '0:38'],
    ],
    download: {
      price: 600,
      least: 350,
      words: {
        en: 'Nine tracks and a ticket stub you may print.',
        ne: 'नौ गीत, अनि छाप्न मिल्ने एउटा टिकट।',
      },
    },
    vinyl: {
      price: 2500,
      stock: 0,
      words: {
        en: 'The first pressing left with the morning coach.',
        ne: 'पहिलो छपाइ बिहानकै बससँग गयो।',
      },
    },
  },
  {
    slug: 'hymns-for-a-blocked-drain',
    artist: 'third-lane-choir',
    music: 'choir',
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
      ['O Manhole', 'हे म्यानहोल', '0:35'],
      ['We Wrote in Chait', 'चैतमा लेख्यौँ', '0:42'],
      ['The Engineer Came and Looked', 'इन्जिनियर आए, हेरे', '0:42'],
      ['Ankle, Knee, Waist', 'गोलीगाँठो, घुँडा, कम्मर', '0:38'],
      ['A Boat Is Not a Budget', 'डुङ्गा बजेट होइन', '0:35'],
      ['It Goes Down', 'बग्यो', '0:58'],
    ],
    download: {
      price: 450,
      least: 250,
      words: {
        en: 'Six hymns, with sheet music and the address of the ward office.',
        ne: 'छ भजन, स्वरलिपि र वडा कार्यालयको ठेगानासहित।',
      },
    },
  },
]
