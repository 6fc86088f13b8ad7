import type { Interview } from './content-types.ts'

export const MORE_INTERVIEWS: readonly Interview[] = [
  {
    slug: 'four-hundred-and-twelve-hymns',
    published_on: '2026-11-12',
    look: ['night', 'mandala'],
    about: ['artist:sunita-balami', 'record:the-dapha-tapes', 'event:dapha-until-it-is-finished'],
    title: { en: 'Four hundred and twelve hymns, in order', ne: 'चार सय बाह्र भजन, क्रमैसँग' },
    summary: { en: 'Sunita Balami on being asked to be brief.', ne: 'छोटो गर्नुस् न भनिँदा: सुनिता बलामी।' },
    body: { en: ['We met on her platform. It took most of a day.'], ne: ['भेट पाटीमै भयो। धेरैजसो दिन त्यसैमा गयो।'] },
    pull_quote: { en: 'A short hymn is a long one that lost its nerve.', ne: 'छोटो भजन भनेको आँट हराएको लामो भजन हो।' },
    exchanges: [
      [
        'How does one become the first woman on a platform?',
        'By sitting down. They had spent years discussing whether I might stand up and ask.',
        'पाटीमा बस्ने पहिलो महिला कसरी भइन्छ?',
        'बसेर। उहाँहरू त मैले उठेर सोध्न पाउने कि नपाउने भनेर वर्षौँ छलफल गर्दै हुनुहुँदो रहेछ।',
      ],
      [
        'What did they say?',
        'The eldest said, you are in my place. I moved one mat. He was very kind about the second cymbal.',
        'उहाँहरूले के भन्नुभयो?',
        'जेठाले भन्नुभयो, मेरो ठाउँमा बस्यौ। एउटा चकटी सरेँ। झ्यालीबारे भने असाध्यै दयालु हुनुहुन्थ्यो।',
      ],
      [
        'Only sixty of the hymns are written down. Why not write the rest?',
        'I tried. On paper you can see how many verses remain, and your voice starts to hurry. Memory does not show you the end.',
        'साठीवटा मात्र लेखिएका छन्। बाँकी किन नलेख्ने?',
        'लेखेर हेरेँ। कागजमा कति पद बाँकी छन् देखिन्छ, स्वर हतारिन थाल्छ। सम्झनाले अन्त्य देखाउँदैन।',
      ],
      [
        'And if you forget one?',
        'Then Gyan’s drum waits at the place where it should be, like a man at a bus stop, and I am ashamed and remember.',
        'बिर्सनुभयो भने?',
        'ज्ञान दाइको खिँ त्यही ठाउँमा कुरेर बस्छ, बस कुरेको मान्छेजस्तो। लाज लाग्छ अनि सम्झन्छु।',
      ],
      [
        'A festival asked you for fifteen minutes.',
        'I sang fifteen minutes. Then I went home, and they sent a car to find out whether it was over.',
        'एउटा महोत्सवले पन्ध्र मिनेट मागेको थियो।',
        'पन्ध्र मिनेट गाएँ। अनि घर गएँ। सकियो कि सकिएन बुझ्न उहाँहरूले गाडी पठाउनुभयो।',
      ],
      [
        'Which hymn do you like least?',
        'Number 88. But it lives between 87 and 89, and those two would miss it.',
        'सबैभन्दा मन नपर्ने भजन कुन हो?',
        'अठासी नम्बर। तर सतासी र उनान्नब्बेको बीचमा बस्छ, नहुँदा ती दुईलाई न्यास्रो लाग्छ।',
      ],
    ],
  },
  {
    slug: 'a-brake-cable-and-what-it-stopped',
    published_on: '2026-02-13',
    look: ['rose', 'dhaka'],
    about: ['artist:jhuma-tamot', 'record:one-string-short'],
    title: { en: 'A brake cable, and what it stopped', ne: 'ब्रेकको तार, र त्यसले रोकेका कुरा' },
    summary: { en: 'Jhuma Tamot, with corrections by her father.', ne: 'झुमा तामोट, बुबाका सच्याइसहित।' },
    body: {
      en: ['He sat behind the door. His corrections are set where he made them.'],
      ne: ['बुबा ढोकापछाडि बस्नुभएको थियो। सच्याइ जहाँ आयो त्यहीँ राखिएका छन्।'],
    },
    pull_quote: {
      en: 'With one string you cannot be out of tune with anybody.',
      ne: 'एउटै तार भएपछि कसैसँग बेसुरा हुन सकिँदैन।',
    },
    exchanges: [
      [
        'Tell us about the day you took the cable.',
        'It was a Saturday and the bicycle was resting. (It was a Sunday, and I was late. — Father)',
        'तार झिकेको दिनको कुरा गरौँ न।',
        'शनिबार थियो, साइकल आराम गर्दै थियो। (आइतबार हो, मलाई ढिलो भइसकेको थियो। — बुबा)',
      ],
      [
        'Were you punished?',
        'I was asked to play. That was the first time, and I knew one note. I played it for as long as I could.',
        'सजाय भयो?',
        'बजाएर सुना भन्नुभयो। पहिलो पटक थियो, एउटै स्वर आउँथ्यो। सकेसम्म तानेर त्यही बजाएँ।',
      ],
      [
        'Why not add a second string?',
        'Then one would have to be better than the other. I have sisters, I know how that goes.',
        'अर्को तार किन नथप्ने?',
        'थपेपछि दुईमध्ये एउटा राम्रो हुनुपर्छ। मेरा दिदीबहिनी छन्, त्यसपछि के हुन्छ मलाई थाहा छ।',
      ],
      [
        'Critics call the record minimal.',
        'The bicycle is minimal now. The record has five songs and a whole father on it.',
        'समीक्षकहरू एल्बम सादा छ भन्छन्।',
        'सादा त अहिले साइकल छ। एल्बममा पाँच गीत छन्, सिङ्गो बुबा हुनुहुन्छ।',
      ],
      [
        'Does he like it?',
        'He likes the fourth song, in which I ask him to step back. (I stepped back. You can hear the floor. — Father)',
        'उहाँलाई मन पर्‍यो?',
        'चौथो गीत मन पर्छ रे, जहाँ म सर्नुस् न भन्छु। (सरेकै हो। भुइँ बजेको सुनिन्छ। — बुबा)',
      ],
      [
        'What will the next instrument be made of?',
        'He has put a lock on the gate and taken the chain off the well. So probably the gate.',
        'अर्को बाजा केबाट बन्छ?',
        'बुबाले गेटमा ताला लगाउनुभयो, इनारको सिक्री झिक्नुभयो। त्यसैले सायद गेटबाट।',
      ],
    ],
  },
  {
    slug: 'four-thousand-weddings',
    published_on: '2025-03-06',
    look: ['orpiment', 'peacock'],
    about: ['artist:kalika-brass', 'record:brass-for-a-winter-wedding'],
    title: { en: 'Four thousand weddings', ne: 'चार हजार बिहे' },
    summary: {
      en: 'The second trumpet of Kalika Brass tells us which six hundred he believed in.',
      ne: 'कालिका ब्यान्डका दोस्रो ट्रम्पेट भन्छन्, विश्वास लागेका छ सय कुन थिए।',
    },
    body: {
      en: ['Told in a bus park in Butwal, between two grooms.'],
      ne: ['बुटवलको बसपार्कमा, दुई दुलाहाको बीचमा सुनाइएको।'],
    },
    pull_quote: {
      en: 'Watch who carries the chairs back. That marriage lasts.',
      ne: 'कुर्सी कसले फिर्ता बोक्छ हेर्नुस्। त्यो घर टिक्छ।',
    },
    exchanges: [
      [
        'How do you know a good wedding?',
        'Look at who carries the chairs back. If it is the couple, we play one more for nothing.',
        'राम्रो बिहे कसरी चिन्नुहुन्छ?',
        'कुर्सी कसले फर्काउँछ हेर्छु। दुलाहादुलही आफैँले बोके भने एउटा धुन सित्तैमा थप्छौँ।',
      ],
      [
        'What is the worst request you have had?',
        'Something sad. At nine in the morning, with a horse. We played it and the horse lay down.',
        'सबैभन्दा नराम्रो फर्माइस?',
        'दुःखी धुन बजाऊ भने। बिहान नौ बजे, घोडामाथि। बजायौँ, घोडा सुत्यो।',
      ],
      [
        'On the record nobody is getting married. Did it feel different?',
        'We could hear the end of each tune. At a wedding the end is always under a generator.',
        'एल्बममा त कसैको बिहे छैन। फरक लाग्यो?',
        'धुनको अन्त्य सुनियो। बिहेमा अन्त्य सधैँ जेनेरेटरले खान्छ।',
      ],
      [
        'You are the groom on the sleeve. Are you married?',
        'Twenty years. There was no band, we could not afford us.',
        'गाताको दुलाहा तपाईं हुनुहुन्छ। तपाईंको बिहे भयो?',
        'बीस वर्ष भयो। बाजा थिएन, हामीलाई राख्ने पैसा हामीसँगै थिएन।',
      ],
      [
        'The euphonium has a hole in it.',
        'It does. It was a very happy uncle. Since then the low notes come out with a whistle and we charge extra.',
        'युफोनियममा प्वाल छ नि।',
        'छ। असाध्यै खुसी भएका एक जना मामा थिए। त्यसयता मोटो स्वरसँगै सिट्ठी पनि आउँछ, त्यसको छुट्टै पैसा लिन्छौँ।',
      ],
      [
        'What does a trumpet do in the hot months?',
        'It keeps my daughter’s pencils. Then in Mangsir she has to find somewhere else, and that is how she knows the year.',
        'गर्मीमा ट्रम्पेटले के गर्छ?',
        'छोरीका सिसाकलम राख्छ। मङ्सिर लागेपछि उसले अन्त ठाउँ खोज्नुपर्छ; साल त्यसरी नै चिन्छे।',
      ],
    ],
  },
  {
    slug: 'the-cello-at-customs',
    published_on: '2025-07-03',
    look: ['moss', 'river'],
    about: ['artist:mechi-quartet', 'record:mechi-for-four', 'event:four-for-the-mechi'],
    title: { en: 'The cello at customs', ne: 'भन्सारमा अड्किएको चेलो' },
    summary: {
      en: 'Six years, forty-one letters and a flute: the Mechi Quartet reads from the file.',
      ne: 'छ वर्ष, एकचालीस चिठी र एउटा बाँसुरी: मेची चौकडीले फाइल पढेर सुनाए।',
    },
    body: {
      en: ['The office was invited to reply and asked for a stamp.'],
      ne: ['कार्यालयलाई पनि जवाफ दिन भनियो; टिकट टाँसेर पठाउनू भन्ने आयो।'],
    },
    pull_quote: {
      en: 'We have written for it as one writes for somebody at sea.',
      ne: 'समुद्रमा गएको मान्छेलाई चिठी लेखेझैँ उसका लागि लेखेका छौँ।',
    },
    exchanges: [
      [
        'Why was it stopped?',
        'It was declared as a cello. There is no cello in the tariff. There is “coffin, small” and “cupboard, musical”.',
        'किन रोकियो?',
        'चेलो भनेर लेख्यौँ। भन्सार सूचीमा चेलो छैन। “सानो बाकस, मृतकको” छ, “सङ्गीत बज्ने दराज” छ।',
      ],
      [
        'You could have chosen the cupboard.',
        'That is taxed by the drawer.',
        'दराज लेखिदिए भइहाल्थ्यो नि।',
        'दराजमा घर्राको हिसाबले कर लाग्छ।',
      ],
      [
        'And so the flute plays its part.',
        'An octave and a half too high and with an apology in every bar. Audiences think it is a style.',
        'अनि उसको भाग बाँसुरीले बजाउँछ।',
        'डेढ सप्तक माथि, हरेक मात्रामा माफी माग्दै। श्रोताले शैली ठान्छन्।',
      ],
      [
        'What is it doing now, the cello?',
        'A guard tells us it is dry and stands near the window. At the change of shift somebody plucks it once. He would not say who.',
        'चेलो अहिले के गर्दै छ?',
        'एक जना सुरक्षाकर्मी भन्छन्, सुक्खा ठाउँमा झ्यालनेर छ। पालो फेरिँदा कसैले एक पटक तार टन्काउँछ रे। को हो भनेनन्।',
      ],
      [
        'You perform the correspondence.',
        'The third letter is an allegro. The reply is one page and eleven minutes, because of the pauses.',
        'पत्राचार पनि बजाउनुहुन्छ।',
        'तेस्रो चिठी छिटो चालको छ। जवाफ एक पानाको, एघार मिनेटको; बीचमा मौन धेरै छ।',
      ],
      [
        'If it were released tomorrow?',
        'We would have to ask the flute. It has seniority by now.',
        'भोलि नै छुट्यो भने?',
        'बाँसुरीलाई सोध्नुपर्छ। अब त ऊ पुरानो कर्मचारी भइसक्यो।',
      ],
    ],
  },
]
