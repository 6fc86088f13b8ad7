import type { Artist } from './content-types.ts'

export const ARTISTS: readonly Artist[] = [
  {
    slug: 'tara-nembang',
    look: ['lapis', 'bun'],
    goods: ['kettle-mug'],
    title: { en: 'Tara Nembang', ne: 'तारा नेम्बाङ' },
    summary: {
      en: 'Sarangi and voice, from Terhathum, living in Patan. She plays old working songs at the speed of the work.',
      ne: 'सारङ्गी र स्वर। घर तेह्रथुम, बसाइ पाटन। कामका पुराना गीत उनी कामकै चालमा बजाउँछिन्।',
    },
    body: {
      en: [
        'Tara Nembang learned the songs where they were used: planting rice, carrying salt, waiting for a kettle. She took up the sarangi at nineteen because nobody in the house could stop her.',
        'Her record <i>Low Cloud</i> was made in one room with the window open. The goat on the fourth track was not invited and has been kept.',
      ],
      ne: [
        'तारा नेम्बाङले गीत त्यहीँ सिकिन् जहाँ गीत काम लाग्थ्यो: रोपाइँ गर्दा, नुन बोक्दा, चियाको पानी उम्लन कुर्दा। उन्नाइस वर्षमा सारङ्गी समातिन्, किनभने घरमा रोक्न सक्ने कोही थिएन।',
        'उनको एल्बम <i>Low Cloud</i> झ्याल खुला राखेर एउटै कोठामा रेकर्ड भयो। चौथो गीतको बाख्रो निम्त्याइएको होइन, तर राखियो।',
      ],
    },
    home: { en: 'Terhathum, living in Patan', ne: 'तेह्रथुम, हाल पाटन' },
    genres: { en: ['Folk', 'Solo strings', 'Field recording'], ne: ['लोक', 'एकल तार', 'स्थलगत रेकर्डिङ'] },
    listed_as: ['folk'],
    links: ['https://tara-nembang.example/'],
  },
  {
    slug: 'madal-parliament',
    look: ['sindoor', 'topi'],
    goods: ['five-drum-keyring', 'what-the-madal-says'],
    title: { en: 'Madal Parliament', ne: 'मादल संसद्' },
    summary: {
      en: 'Five drums, Patan. Every rhythm is put to a vote, and the minority goes on playing its own.',
      ne: 'पाँच मादल, पाटन। हरेक तालमा मतदान हुन्छ, अल्पमतले आफ्नै ताल बजाइरहन्छ।',
    },
    body: {
      en: [
        'They began as five students of one teacher who fell out over a single beat, the seventh. The quarrel is now in its eleventh year and has a touring schedule.',
        'There is no leader. There is a speaker, who may not speak.',
      ],
      ne: [
        'एउटै गुरुका पाँच चेला सातौँ मात्रामा कुरा नमिलेर छुट्टिए। झगडा अहिले एघारौँ वर्षमा छ, र त्यसको भ्रमण तालिका पनि छ।',
        'नेता छैनन्। सभामुख छन्, तर उनले बोल्न पाउँदैनन्।',
      ],
    },
    home: { en: 'Patan', ne: 'पाटन' },
    genres: { en: ['Percussion', 'Folk'], ne: ['ताल बाजा', 'लोक'] },
    listed_as: ['drums', 'folk'],
  },
  {
    slug: 'dilu-rumba-and-sons',
    look: ['soot', 'topi'],
    goods: ['doko-tote'],
    title: { en: 'Dilu Rumba and Sons', ne: 'दिलु रुम्बा र छोराहरू' },
    summary: {
      en: 'Tungna, damphu and three voices that have carried the same load. The sons are forty and forty-four.',
      ne: 'टुङ्ना, डम्फु र एउटै भारी बोकेका तीन स्वर। छोराहरू चालीस र चवालीस वर्षका भए।',
    },
    body: {
      en: [
        'Dilu Rumba portered on the salt trail until there was a road, and then sang about it until there was a band. The elder son drums; the younger, who drives a lorry on that road, does not discuss it.',
      ],
      ne: [
        'सडक नबनुन्जेल दिलु रुम्बाले नुनको बाटोमा भारी बोके, अनि ब्यान्ड नबनुन्जेल त्यही गाए। जेठो छोरो डम्फु बजाउँछन्; कान्छो त्यही सडकमा ट्रक चलाउँछन्, त्यसबारे घरमा कुरा हुँदैन।',
      ],
    },
    home: { en: 'Sindhupalchok', ne: 'सिन्धुपाल्चोक' },
    genres: { en: ['Selo', 'Work songs'], ne: ['सेलो', 'श्रमगीत'] },
    listed_as: ['folk', 'songs'],
  },
  {
    slug: 'night-bus-union',
    look: ['night', 'crop'],
    title: { en: 'Night Bus Union', ne: 'रात्रि बस युनियन' },
    summary: {
      en: 'Guitars, an organ out of a church sale, and a drummer who drives. Loud jhyaure for people who will be home by morning.',
      ne: 'गिटार, पुरानो अर्गन, अनि बस पनि हाँक्ने ड्रमर। बिहान घर पुग्नेका लागि चर्को झ्याउरे।',
    },
    body: {
      en: [
        'All four met as staff of the same night coach to Kakarbhitta. The songs are in the order of the stops, and the solo happens where there is no signal.',
        'They still charge for luggage.',
      ],
      ne: [
        'चारै जना काँकडभिट्टा जाने एउटै रात्रि बसका कर्मचारी थिए। गीत बसस्टपकै क्रममा छन्, एकल वादन भने टावर नटिप्ने ठाउँमा पर्छ।',
        'लगेजको पैसा अझै लिन्छन्।',
      ],
    },
    home: { en: 'Itahari', ne: 'इटहरी' },
    genres: { en: ['Electric jhyaure', 'Rock'], ne: ['विद्युतीय झ्याउरे', 'रक'] },
    listed_as: ['rock'],
  },
  {
    slug: 'third-lane-choir',
    look: ['rose', 'bun'],
    title: { en: 'Third Lane Choir', ne: 'तेस्रो गल्ली मण्डली' },
    summary: {
      en: 'Twenty-three neighbours who sing because the lane floods. No auditions: you need only live above the water.',
      ne: 'गल्लीमा पानी पस्छ भनेर गाउने तेइस छिमेकी। परीक्षा हुँदैन; पानीमाथि बस्नु मात्र पर्छ।',
    },
    body: {
      en: [
        'In 2020 the drain on the third lane blocked and the whole lane stood at its windows for two days. Somebody hummed. The drain has since been repaired four times, the choir never.',
      ],
      ne: [
        '२०७७ सालमा तेस्रो गल्लीको ढल थुनियो र टोलै दुई दिन झ्यालमा उभियो। कसैले गुनगुनायो। त्यसयता ढल चार पटक मर्मत भयो, मण्डली एक पटक पनि भएको छैन।',
      ],
    },
    home: { en: 'Lalitpur', ne: 'ललितपुर' },
    genres: { en: ['Choir', 'Bhajan'], ne: ['समूह गायन', 'भजन'] },
    listed_as: ['hymns'],
  },
  {
    slug: 'kalika-brass',
    look: ['orpiment', 'topi'],
    title: { en: 'Kalika Brass', ne: 'कालिका ब्यान्ड' },
    summary: {
      en: 'Nine wind players from Butwal. They have played at four thousand weddings and believe in about six hundred of them.',
      ne: 'बुटवलका नौ फुक्ने बाजा। चार हजार बिहेमा बजाइसके, करिब छ सयमा उनीहरूको विश्वास छ।',
    },
    body: {
      en: [
        'Uniforms with two missing buttons, a euphonium with a bullet hole nobody will explain, and the fastest march in Lumbini province. Off season, from mid-January, they play slowly and for themselves.',
      ],
      ne: [
        'दुई टाँक झरेको पोसाक, कसैले नखुलाएको प्वाल परेको युफोनियम, अनि लुम्बिनीको सबैभन्दा छिटो मार्च। माघ लागेपछि लगन सकिन्छ; त्यसपछि बिस्तारै, आफ्नै लागि बजाउँछन्।',
      ],
    },
    home: { en: 'Butwal', ne: 'बुटवल' },
    genres: { en: ['Brass', 'Wedding band'], ne: ['ब्यान्ड बाजा', 'बिहे'] },
    listed_as: ['brass'],
  },
  {
    slug: 'sunita-balami',
    look: ['malachite', 'long'],
    title: { en: 'Sunita Balami', ne: 'सुनिता बलामी' },
    summary: {
      en: 'Sings dapha, which takes as long as it takes. Her longest concert ended because of a public holiday.',
      ne: 'दाफा गाउँछिन्; जति समय लाग्छ, लाग्छ। उनको सबैभन्दा लामो कार्यक्रम सार्वजनिक बिदा परेर मात्र टुङ्गियो।',
    },
    body: {
      en: [
        'She was the first woman on her platform in Pharping and for three years the only one under sixty. Her repertoire is 412 hymns, of which 60 are on paper; she is recording the rest herself, in order.',
      ],
      ne: [
        'फर्पिङको त्यो पाटीमा बसेर गाउने पहिलो महिला उनै हुन्, तीन वर्षसम्म साठीमुनिकी एक मात्र पनि। चार सय बाह्र भजन कण्ठस्थ छन्, कागजमा साठीवटा; बाँकी उनी आफैँ क्रमैसँग रेकर्ड गर्दै छिन्।',
      ],
    },
    home: { en: 'Pharping', ne: 'फर्पिङ' },
    genres: { en: ['Dapha', 'Devotional'], ne: ['दाफा', 'भक्ति'] },
    listed_as: ['hymns'],
  },
  {
    slug: 'power-cut',
    look: ['ember', 'curls'],
    title: { en: 'Power Cut', ne: 'बत्ती गयो' },
    summary: {
      en: 'Two people, one battery. They play until it is empty, and the set list is therefore a forecast.',
      ne: 'दुई जना, एउटा ब्याट्री। ब्याट्री सकिएसम्म बजाउँछन्, त्यसैले गीतको सूची पूर्वानुमान मात्र हो।',
    },
    body: {
      en: [
        'Reshma and Ujjan grew up with sixteen hours a day without light and made instruments out of what still worked. The bass is an inverter. Their tempo is the one at which the inverter hums.',
      ],
      ne: [
        'दिनको सोह्र घण्टा बत्ती नहुने जमानामा रेश्मा र उज्जन हुर्किए, जे चल्थ्यो त्यसैबाट बाजा बनाए। बेसको काम इन्भर्टरले गर्छ। ताल पनि इन्भर्टरकै गुञ्जनको चालमा चल्छ।',
      ],
    },
    home: { en: 'Kathmandu', ne: 'काठमाडौँ' },
    genres: { en: ['Electronic', 'Experimental'], ne: ['विद्युतीय', 'प्रयोगात्मक'] },
    listed_as: ['electronic'],
  },
  {
    slug: 'phurba-and-the-slow-yaks',
    look: ['dawn', 'crop'],
    title: { en: 'Phurba and the Slow Yaks', ne: 'फुर्बा र ढिला चौँरी' },
    summary: {
      en: 'Dranyen and bells at 4,100 metres, where everybody sings shorter lines.',
      ne: 'चार हजार एक सय मिटरमा डम्न्येन र घण्टी; त्यहाँ सबैका गीतका हरफ छोटा हुन्छन्।',
    },
    body: {
      en: [
        'Phurba runs a cheese factory and plays while the milk decides. The Yaks are two cousins and, on the recordings, yaks.',
      ],
      ne: ['फुर्बा चिजको कारखाना चलाउँछन्, दूधले निर्णय लिउन्जेल बाजा बजाउँछन्। चौँरी भनेका दुई दाजुभाइ हुन्, रेकर्डमा भने चौँरी नै।'],
    },
    home: { en: 'Langtang valley', ne: 'लाङटाङ उपत्यका' },
    genres: { en: ['Highland songs', 'Folk'], ne: ['हिमाली गीत', 'लोक'] },
    listed_as: ['folk', 'songs'],
  },
  {
    slug: 'jhuma-tamot',
    look: ['lac', 'long'],
    title: { en: 'Jhuma Tamot', ne: 'झुमा तामोट' },
    summary: {
      en: 'Plays a one-stringed instrument with the attention other people give to eleven.',
      ne: 'एकतारे बजाउँछिन्, अरूले एघार तारमा दिने ध्यान एउटैमा दिएर।',
    },
    body: {
      en: [
        'The string is a brake cable from her father’s bicycle. He took the bus home that day, and has come to every concert since to see what he paid for.',
      ],
      ne: ['तार बुबाको साइकलको ब्रेकको हो। त्यस दिन बुबा बसमा फर्किनुभयो; त्यसयताका हरेक कार्यक्रममा आफ्नो लगानी हेर्न आउनुहुन्छ।'],
    },
    home: { en: 'Bhaktapur', ne: 'भक्तपुर' },
    genres: { en: ['Ektara', 'Song'], ne: ['एकतारे', 'गीत'] },
    listed_as: ['songs'],
  },
  {
    slug: 'ward-number-five',
    look: ['brick', 'crop'],
    title: { en: 'Ward Number Five', ne: 'वडा नम्बर पाँच' },
    summary: {
      en: 'Three rappers and a clerk. All lyrics are taken from the minutes of public meetings, unchanged.',
      ne: 'तीन र्‍यापर, एक खरिदार। शब्द सबै सार्वजनिक बैठकका माइन्युटबाट, एक अक्षर नफेरी।',
    },
    body: {
      en: [
        'It started as a way of making the ward read its own decisions. The chairman sued, lost, and is featured on the second single under his full title.',
      ],
      ne: ['वडालाई आफ्नै निर्णय पढाउन भनेर सुरु भएको थियो। अध्यक्षले मुद्दा हाले, हारे, अनि दोस्रो गीतमा आफ्नो पूरा पदसहित आफैँ छन्।'],
    },
    home: { en: 'Hetauda', ne: 'हेटौँडा' },
    genres: { en: ['Rap', 'Spoken word'], ne: ['र्‍याप', 'वाचन'] },
    listed_as: ['spoken-word'],
  },
  {
    slug: 'mechi-quartet',
    look: ['moss', 'bun'],
    title: { en: 'Mechi Quartet', ne: 'मेची चौकडी' },
    summary: {
      en: 'Two violins, a viola and a flute that was meant to be a cello. They play the border as if it were written for strings.',
      ne: 'दुई भायोलिन, एक भियोला, अनि चेलो हुनुपर्ने ठाउँमा बाँसुरी। सिमाना तारकै लागि लेखिएझैँ बजाउँछन्।',
    },
    body: {
      en: [
        'Four music teachers from both banks of the Mechi. The cello was stopped at customs in 2019 and is still the subject of a correspondence, which they perform.',
      ],
      ne: [
        'मेची वारिपारिका चार सङ्गीत शिक्षक। चेलो २०७६ मा भन्सारमा रोकियो, त्यसबारेको पत्राचार अझै चल्दै छ, र उनीहरू त्यो पनि बजाउँछन्।',
      ],
    },
    home: { en: 'Kakarbhitta', ne: 'काँकडभिट्टा' },
    genres: { en: ['Chamber', 'New music'], ne: ['सानो समूह', 'नयाँ सङ्गीत'] },
    listed_as: ['chamber'],
  },
]
