import type { Interview } from '../content-types.ts'

export const SUNITA_BALAMI: Interview = {
  slug: 'four-hundred-and-twelve-hymns',
  published_on: '2026-11-12',
  look: ['night', 'mandala'],
  about: ['artist:sunita-balami', 'record:the-dapha-tapes', 'event:dapha-until-it-is-finished'],
  title: { en: 'Four hundred and twelve hymns, in order', ne: 'चार सय बाह्र भजन, क्रमैसँग' },
  summary: { en: 'Sunita Balami on being asked to be brief.', ne: 'छोटो गर्नुस् न भनिँदा: सुनिता बलामी।' },
  body: {
    en: [
      'We met on her platform. It took most of a day.',
      'The platform is in Pharping, under a roof of tiles, beside a tap. Eleven people sing on it, from before it is light until the shops open, and longer on full moons. Sunita Balami is forty-six. She keeps a vegetable stall the rest of the day, and weighed tomatoes while she answered.',
    ],
    ne: [
      'भेट पाटीमै भयो। धेरैजसो दिन त्यसैमा गयो।',
      'पाटी फर्पिङमा छ, झिँगटीको छानामुनि, धाराको छेउमा। एघार जना गाउँछन्, उज्यालो हुनुअघिदेखि पसल खुल्ने बेलासम्म; पूर्णिमामा त्योभन्दा लामो। सुनिता बलामी छयालीस वर्षकी भइन्। बाँकी दिन तरकारी पसल गर्छिन्, गोलभेँडा जोख्दै जवाफ दिइन्।',
    ],
  },
  pull_quote: { en: 'A short hymn is a long one that lost its nerve.', ne: 'छोटो भजन भनेको आँट हराएको लामो भजन हो।' },
  transcript: {
    en: [
      'No words. Slow notes of a flute over a drone, one at a time, with long breaths between them.',
      'Each of the four chapters begins as quietly as the one before it ended; the third is the fullest.',
    ],
    ne: [
      'बोली छैन। एकनास सुरमाथि बाँसुरीका ढिला स्वर, एकपछि अर्को, बीचमा लामा सास।',
      'चारै खण्ड अघिल्लो जति शान्त भएर टुङ्गिन्छ त्यति नै शान्तबाट सुरु हुन्छन्; तेस्रो सबैभन्दा भरिलो छ।',
    ],
  },
  exchanges: [
    [
      'How does one become the first woman on a platform?',
      'By sitting down. They had spent years discussing whether I might stand up and ask. My father sang here, and his uncle, and I brought their tea from when I was seven, so I was here every morning in any case, behind the post. When my father’s voice went, there was a gap in the second row. Everyone looked at it for a week. On the eighth day I put the kettle down and sat in it. I had not planned to, I had my apron on. I thought, I will get up again when somebody says something.',
      'पाटीमा बस्ने पहिलो महिला कसरी भइन्छ?',
      'बसेर। उहाँहरू त मैले उठेर सोध्न पाउने कि नपाउने भनेर वर्षौँ छलफल गर्दै हुनुहुँदो रहेछ। बुबा यहीँ गाउनुहुन्थ्यो, उहाँका काका पनि; सात वर्षदेखि म चिया ल्याउँथेँ, हरेक बिहान त्यही थामपछाडि। बुबाको स्वर बसेपछि दोस्रो लहरमा ठाउँ खाली भयो। एक हप्ता सबैले हेरे। आठौँ दिन किट्ली भुइँमा राखेर बसेँ, एप्रोन लगाएकै थिएँ। कसैले केही भने उठौँला भन्ने थियो।',
    ],
    [
      'What did they say?',
      'The eldest said, you are in my place. I moved one mat. He was very kind about the second cymbal, which nobody likes to play because you have to count. That was all for three years. They did not speak to me about it, and they did not leave me out either, the tea was passed along the row and now somebody else was carrying it. At home it was harder. My mother-in-law asked who would light the stove. My husband said that he could see the stove from where he was lying.',
      'उहाँहरूले के भन्नुभयो?',
      'जेठाले भन्नुभयो, मेरो ठाउँमा बस्यौ। एउटा चकटी सरेँ। झ्यालीबारे भने असाध्यै दयालु हुनुहुन्थ्यो, गन्नुपर्ने भएकाले बजाउन कसैलाई मन लाग्दैनथ्यो। तीन वर्ष त्यत्ति हो। केही भन्नुभएन, छुटाउनुभएन पनि; चिया लहरैलहर आउँथ्यो, ल्याउने अर्कै थियो। घरमा गाह्रो भयो। सासूआमाले चुलो कसले बाल्छ भनेर सोध्नुभयो। श्रीमान्‌ले सुतेकै ठाउँबाट चुलो देखिन्छ भने।',
    ],
    [
      'What is dapha, for someone who has only heard it through a wall?',
      'Two rows who face each other. One row sings a line, and the other takes it before it is finished, so that there is never a hole. In the middle is the khin, the drum, which knows more than we do. It begins slowly, and each hymn has its own places where it turns, and you cannot see them coming, you have to have been there. It is not a concert. Nobody faces the street. If you want to listen, you sit behind us and you look at backs, and after some time somebody moves over.',
      'भित्तापारिबाट मात्र सुनेकालाई दाफा के हो भन्ने?',
      'आमनेसामने दुई लहर। एउटा लहरले हरफ गाउँछ, नसकिँदै अर्कोले टिप्छ, बीचमा प्वाल कहिल्यै पर्दैन। माझमा खिँ, जसलाई हामीभन्दा बढी थाहा हुन्छ। बिस्तारै सुरु हुन्छ; हरेक भजनका आफ्नै मोड छन्, आउनुअघि देखिँदैनन्, एक पटक पुगेकै हुनुपर्छ। यो कार्यक्रम होइन। सडकतिर कोही फर्किँदैन। सुन्नु छ भने पछाडि बस्नुस्, ढाड हेर्नुस्; केही बेरमा कसैले सरेर ठाउँ दिन्छ।',
    ],
    [
      'Four hundred and twelve. How do you know the number?',
      'Because of a bet. In my second year the eldest said there were more than three hundred, and the man opposite him said nonsense. So I kept dried peas in two jars. Each time a hymn came that I had not counted I moved a pea over. It took four years and two months until I went a whole season without moving one. There were four hundred and twelve peas, and my father said that one of them was a number that they had once begun twice by mistake. I have left it in. It is a good mistake.',
      'चार सय बाह्र। सङ्ख्या कसरी थाहा भयो?',
      'बाजीबाट। दोस्रो वर्षमा जेठाले तीन सयभन्दा बढी छन् भन्नुभयो, अगाडिकाले गफ नदेऊ भने। मैले दुई सिसीमा केराउ राखेँ। नगनेको भजन आएपिच्छे एउटा गेडा सार्थेँ। चार वर्ष दुई महिना लाग्यो, सिङ्गो एक याम एउटै गेडा सार्नु नपर्दासम्म। चार सय बाह्र भए। बुबाले त्यसमध्ये एउटा त गल्तीले दुई पटक सुरु गरेको हो भन्नुभयो। राखिदिएँ; राम्रो गल्ती हो।',
    ],
    [
      'Only sixty of the hymns are written down. Why not write the rest?',
      'I tried. I bought a ledger and sat with it at the stall. On paper you can see how many verses remain, and your voice starts to hurry. Memory does not show you the end. And also what I wrote was wrong. I wrote down the words, and when I sang from the page to my father he stopped me in the second verse, because there is a syllable that has no meaning, it is only there so that the drum can come in, and I had left it out as if it were dirt.',
      'साठीवटा मात्र लेखिएका छन्। बाँकी किन नलेख्ने?',
      'लेखेर हेरेँ। बहीखाता किनेर पसलमा बसेँ। कागजमा कति पद बाँकी छन् देखिन्छ, स्वर हतारिन थाल्छ। सम्झनाले अन्त्य देखाउँदैन। अनि लेखेको पनि मिलेन। शब्द मात्र लेखेछु; कागज हेरेर बुबालाई सुनाउँदा दोस्रो पदमै रोक्नुभयो। अर्थ नभएको एउटा अक्षर हुन्छ, खिँ पस्नका लागि मात्र राखिएको; त्यसलाई मैले कसिङ्गरझैँ फालिदिएकी रहेछु।',
    ],
    [
      'So you record. On cassettes, in 2026.',
      'The machine was my brother’s. It has five buttons and I know all of them. Anju Kapali found me ninety blank tapes from a shop in Bhotahiti which was closing, and I have a place for them, dry, above the rice. I record at the stall after it shuts, with Gyan on the drum, and when a lorry passes we wait for it. Where the tape ran out I turned it over and went back half a line. They asked at Dabali whether they might join the halves with the computer. I said that then you would not know where I drank water.',
      'अनि रेकर्ड गर्नुहुन्छ। क्यासेटमा, २०८३ सालमा।',
      'मेसिन भाइको हो। पाँच बटन छन्, पाँचै चिनेकी छु। बन्द हुन लागेको भोटाहिटीको एउटा पसलबाट अन्जु बहिनीले नब्बे खाली क्यासेट खोजिदिइन्, चामलमाथि सुक्खा ठाउँमा राखेकी छु। पसल बन्द गरेपछि ज्ञान दाइको खिँसँग गाउँछु, ट्रक आयो भने पर्खन्छौँ। क्यासेट सकिएको ठाउँमा फर्काएर आधा हरफ पछाडि गएँ। डबलीकाले कम्प्युटरले जोडिदिऊँ भनेर सोधे। त्यसपछि पानी कहाँ खाएकी थिएँ थाहै हुँदैन भनेँ।',
    ],
    [
      'And if you forget one?',
      'Then Gyan’s drum waits at the place where it should be, like a man at a bus stop, and I am ashamed and remember. It happened with number 230, in front of everybody, at the festival. He played the same four strokes for perhaps five minutes. People thought that it was a very deep part. I was looking at my own feet and thinking of the tap, the kettle, the price of beans. Then a child behind me coughed, and it was the cough that my father had always made there, and I had it.',
      'बिर्सनुभयो भने?',
      'ज्ञान दाइको खिँ त्यही ठाउँमा कुरेर बस्छ, बस कुरेको मान्छेजस्तो। लाज लाग्छ अनि सम्झन्छु। दुई सय तीसमा त्यस्तो भयो, जात्रामा, सबैका अगाडि। पाँच मिनेटजति उही चार चोट बजाइरहनुभयो; मान्छेले असाध्यै गहिरो ठाउँ रहेछ भन्ठाने। म भने आफ्नै खुट्टा हेर्दै धारा, किट्ली, सिमीको भाउ सम्झिरहेकी। पछाडि एउटा नानीले खोक्यो, बुबा ठ्याक्कै त्यहीँ खोक्नुहुन्थ्यो, अनि आयो।',
    ],
    [
      'A festival asked you for fifteen minutes.',
      'They were polite, they had a programme with a dancer before and a minister after. I sang fifteen minutes. Then I went home, and they sent a car to find out whether it was over. I had not been rude. I had sung fifteen minutes of the hymn, and the rest I sang in the kitchen, because you cannot leave it like that with one foot in the air. The driver had to wait an hour and ten minutes. He took his shoes off. He comes on some full moons now.',
      'एउटा महोत्सवले पन्ध्र मिनेट मागेको थियो।',
      'भलादमी थिए, अघि नाच, पछि मन्त्री। पन्ध्र मिनेट गाएँ। अनि घर गएँ। सकियो कि सकिएन बुझ्न उहाँहरूले गाडी पठाउनुभयो। रिसाएकी होइन। भजनको पन्ध्र मिनेट त्यहाँ गाएँ, बाँकी भान्सामा; एउटा खुट्टा उचालेको उचाल्यै त छोड्न हुँदैन। ड्राइभर भाइले एक घण्टा दस मिनेट कुर्नुपर्‍यो, जुत्ता फुकालेर बसे। अचेल कुनै कुनै पूर्णिमामा आउँछन्, पछाडि बसेर सुन्छन्, भाडा भने लिँदैनन्।',
    ],
    [
      'Are there really no short ones?',
      'There are some which people call short. Number 31 is eight minutes, and there was once a good middle to it, my father remembered that there had been. Somebody sang it at a wedding and was told that the food was ready. A short hymn is a long one that lost its nerve. I do not mean that long is better. There are long ones where nothing happens that could not happen in half the time, and we sing those as well, generally while we wait for the milk.',
      'साँच्चै छोटो एउटै छैन?',
      'छोटो भनिने केही छन्। एकतीस नम्बर आठ मिनेटको छ, बीचमा पहिले राम्रो भाग थियो रे, बुबालाई सम्झना थियो। कसैले बिहेमा गाउँदा खाना तयार भयो भनिदिएछन्। छोटो भजन भनेको आँट हराएको लामो भजन हो। लामै राम्रो भनेकी होइन। आधा समयमा हुने कुरालाई तन्काएका लामा पनि छन्; ती पनि गाउँछौँ, प्रायः बिहान दूधवाला भाइ आउने बाटो हेर्दै।',
    ],
    [
      'Which hymn do you like least?',
      'Number 88. It is a list of gifts to a king, with the weights. But it lives between 87 and 89, and those two would miss it. My daughter likes it. She is studying accountancy in Kirtipur and says that the sums in it are right, and that by verse nine the king owes somebody two measures of ghee. I had sung it for twenty years and never added it up. Since then I hear it differently, I am waiting for whether he will pay.',
      'सबैभन्दा मन नपर्ने भजन कुन हो?',
      'अठासी नम्बर। राजालाई दिएका उपहारको फेहरिस्त हो, तौलसहित। तर सतासी र उनान्नब्बेको बीचमा बस्छ, नहुँदा ती दुईलाई न्यास्रो लाग्छ। छोरीलाई मन पर्छ। कीर्तिपुरमा लेखा पढ्दै छे; हिसाब मिल्छ रे, नवौँ पदसम्ममा राजाले कसैको दुई माना घिउ तिर्न बाँकी छ रे। बीस वर्ष गाएँ, कहिल्यै जोडिनँ। अचेल अर्कै सुनिन्छ, तिर्छ कि तिर्दैन भनेर कुरिरहन्छु।',
    ],
    [
      'Who will sit in your place?',
      'Not my daughter. She has a good ear and no patience, she told me that herself. There are two girls of the tailor who come on Saturdays, and a boy from the monastery up the hill who is not supposed to. They sit behind the post. I have seen one of them moving her lips at a turning, in the right place, before it came. I do not encourage them. If you call somebody on to the platform then it is your place that they have, and they will be grateful, and it spoils the voice.',
      'तपाईंको ठाउँमा को बस्छ?',
      'छोरी बस्दिन। कान राम्रो छ, धैर्य छैन, आफैँले भनेकी। शनिबार सूचीकारका दुई छोरी आउँछन्, माथि गुम्बाको एउटा केटो पनि, आउन नहुने। थामपछाडि बस्छन्। तीमध्ये एउटीले मोड आउनुअघि नै ठीक ठाउँमा ओठ चलाएको देखेँ। हौसला दिन्नँ। आऊ बस भनेर बोलायो भने त्यो मेरै दिएको ठाउँ हुन्छ, गुन मान्छन्, गुनले स्वर बिगार्छ।',
    ],
    [
      'At the present rate the recordings will be finished in 2094.',
      'I read that, it was in your news, and somebody at the stall worked out how old I would be. I am not worried about it. In winter there is not much to sell and I can do two in a week, and when my knees stop me at the stall I can do more. And it is not as if they were lost in the meantime. They are here every morning. You could come and sit behind us, and bring your own peas.',
      'यही चालले रेकर्ड सकिन २१५१ साल लाग्छ रे।',
      'पढेँ, तपाईंहरूकै समाचारमा थियो; पसलमा एक जनाले त्यति बेला म कति वर्षकी हुन्छु भनेर हिसाब पनि गरे। पीर छैन। हिउँदमा बेच्ने कुरा थोरै हुन्छ, हप्ताको दुइटा भ्याउँछु; घुँडाले पसल छोडाएपछि झन् बढी। अनि त्यतिन्जेल हराउने होइनन् क्यारे, हरेक बिहान यहीँ छन्। आएर पछाडि बस्नुस्, केराउ भने आफ्नै ल्याउनुहोला।',
    ],
  ],
}

export const TARA_NEMBANG: Interview = {
  slug: 'tara-nembang-puts-the-slope-back',
  published_on: '2026-11-05',
  look: ['lapis', 'terraces'],
  about: ['artist:tara-nembang', 'record:low-cloud', 'event:tara-nembang-alone-with-a-sarangi'],
  title: { en: 'Tara Nembang puts the slope back', ne: 'उकालो फर्काउने तारा नेम्बाङ' },
  summary: { en: 'On silence, debt, and eleven strings.', ne: 'मौनता, ऋण र एघार तारबारे।' },
  body: {
    en: [
      'Asked by Rewati Shahi, in a kitchen in Patan.',
      'The room where Low Cloud was recorded is also the room where Tara Nembang sleeps, cooks and repairs other people’s instruments. It is on the second floor, four steps by five. We sat on the floor because both chairs had a sarangi on them.',
    ],
    ne: [
      'सोध्ने: रेवती शाही, पाटनको एउटा भान्सामा।',
      '“तल झरेको बादल” रेकर्ड भएको कोठामै तारा नेम्बाङ सुत्छिन्, पकाउँछिन्, अरूका बाजा बनाउँछिन्। दोस्रो तला, चार पाइला चौडा, पाँच पाइला लामो। दुवै कुर्सीमा सारङ्गी थिए, त्यसैले हामी भुइँमा बस्यौँ।',
    ],
  },
  pull_quote: {
    en: 'On the radio it had been cut to fit a biscuit advertisement. So I put the slope back.',
    ne: 'रेडियोमा बिस्कुटको विज्ञापन अटाउन गीत काटिएको रहेछ। मैले उकालो फर्काइदिएँ।',
  },
  transcript: {
    en: [
      'No words. First water that begins to boil, then the whistle of the kettle, which slides up and settles on an A.',
      'A string takes the same note while the whistle fades, climbs to the fifth, comes down by way of a C and ends where it began, an octave deeper. A sarangi over a drone follows, then slow strings with rain, and at the end the kettle once more.',
    ],
    ne: [
      'बोली छैन। पहिले उम्लन लागेको पानी, अनि किट्लीको सिट्टी, जो चढ्दै गएर एउटा सुरमा अडिन्छ।',
      'सिट्टी हराउँदै जाँदा एउटा तारले त्यही सुर समात्छ, पाँचौँ सुरसम्म उक्लन्छ, ओर्लन्छ र सुरु भएकै सुरको तल्लो सप्तकमा टुङ्गिन्छ। त्यसपछि एकनास सुरमाथि सारङ्गी, अनि पानीसँगै ढिला तार, र अन्त्यमा फेरि किट्ली।',
    ],
  },
  exchanges: [
    [
      'You have lived in this room for six years. What does it sound like at five in the morning?',
      'Like somebody counting money very slowly. The pipes knock first, because the man on the ground floor fills his tank. Then the milk van, then the bell of the temple, then my kettle. I tune to the kettle. I checked it against a fork once and it was a real A, a little sharp in winter. When I moved in I meant to stay for the rainy season. I had two bags and a sarangi with a cracked belly. The landlady asked whether I was loud and I said yes, and she said good, the last tenant had been quiet and had left without paying.',
      'यो कोठामा छ वर्ष भयो। बिहान पाँच बजे कस्तो सुनिन्छ?',
      'कसैले बिस्तारै पैसा गनेजस्तो। पहिले पाइप बज्छ, तल्लो तलाको दाइ ट्याङ्की भर्नुहुन्छ। अनि दूधगाडी, मन्दिरको घण्टी, अनि मेरो किट्ली। म किट्लीसँगै सुर मिलाउँछु; एक पटक जाँचेँ, जाडोमा अलिकति मात्र चढ्दो रहेछ। यहाँ आउँदा बर्खाभर बस्ने विचार थियो। घरबेटी आमाले हल्ला गर्छौ कि भनेर सोध्नुभयो, गर्छु भनेँ। ल ठीक छ, अघिल्लो भाडावाल चुपचाप थियो, भाडा नतिरी हिँड्यो भन्नुभयो।',
    ],
    [
      'You grew up in Terhathum. Was there music in the house?',
      'There was work, and some of the work had songs. My mother sang when she planted rice and stopped when she stood up, so I knew half of each verse. My uncle sang only when he carried. I never heard him sing sitting down in his life. If you asked him for a song in the evening he said he had nothing on his back. Nobody would have called any of it music. Music was what came out of the radio at seven, and for that you had to be quiet.',
      'तपाईं तेह्रथुममा हुर्कनुभयो। घरमा सङ्गीत थियो?',
      'काम थियो, काममा गीत थियो। आमा रोप्दा गाउनुहुन्थ्यो, ढाड सोझ्याउँदा रोकिनुहुन्थ्यो; त्यसैले हरेक पदको आधा मात्र मलाई आउँथ्यो। काका भारी बोक्दा मात्र गाउनुहुन्थ्यो। साँझ एउटा गीत भन्नुस् न भन्दा, ढाडमा केही छैन नानी भन्नुहुन्थ्यो। त्यसलाई सङ्गीत कसैले भन्दैनथ्यो। सङ्गीत भनेको सात बजे रेडियोमा आउने चीज हो; त्यो बेला चुप लाग्नुपर्थ्यो।',
    ],
    [
      'And the sarangi? It was not an instrument for a Limbu girl.',
      'It was not an instrument for any girl. A Gandharba man came through every Mangsir and my grandfather gave him millet. One year he was ill and stayed in our cowshed for three weeks, and to pay for the rice he let me hold the bow. I was nineteen, which is old to start. My brothers were abroad and my father had lost the habit of forbidding things. When the man left he said I pulled the bow as if I was sawing wood. He came back the next year to hear whether I still did.',
      'अनि सारङ्गी? लिम्बू छोरीको बाजा त होइन।',
      'कुनै छोरीको पनि थिएन। हरेक मङ्सिर एक जना गन्धर्व बुबा गाउँ आउनुहुन्थ्यो, हजुरबुबाले कोदो दिनुहुन्थ्यो। एक वर्ष उहाँ बिरामी परेर हाम्रो गोठमा तीन हप्ता बस्नुभयो, खाएको भातको सट्टा मलाई रेटो समात्न दिनुभयो। म उन्नाइसकी थिएँ, सिक्न ढिलो भइसकेको उमेर। दाइहरू विदेश, बुबाले नाइँ भन्न बिर्सिसक्नुभएको। जाने बेला भन्नुभयो, काठ चिरेजस्तो रेट्छ्यौ। अर्को साल फेरि आउनुभयो, अझै चिर्दै छु कि भनेर सुन्न।',
    ],
    [
      'You play working songs at the speed of the work. Who told you to?',
      'Nobody. I learned “The Price of Salt” from a recording that was one minute and forty seconds long, and I played it like that for three years. Then I walked from Tumlingtar with people who still carry, and the song was four minutes and went slower at the bends. I asked the woman in front which version was right and she did not understand the question. On the radio it had been cut to fit a biscuit advertisement. So I put the slope back.',
      'कामका गीत कामकै चालमा बजाउनुहुन्छ। कसले सिकायो?',
      'कसैले होइन। “नुनको भाउ” मैले एक मिनेट चालीस सेकेन्डको रेकर्डबाट सिकेँ, तीन वर्ष त्यसरी नै बजाएँ। पछि तुम्लिङटारबाट भारी बोक्नेहरूसँग हिँडेँ। गीत चार मिनेटको रहेछ, मोडमा झन् ढिलो हुँदो रहेछ। अगाडिकी दिदीलाई सोधेँ, कुनचाहिँ ठीक हो? उहाँले प्रश्न नै बुझ्नुभएन। रेडियोमा बिस्कुटको विज्ञापन अटाउन गीत काटिएको रहेछ। मैले उकालो फर्काइदिएँ।',
    ],
    [
      'And people sit through it?',
      'People sit through weddings. People sit on the bus to Ilam. They can sit for a slope. I was afraid of it at the beginning, and I used to explain before each song how long it was going to be, like an announcement at an airport. Then a man in Dharan told me that the announcement was the only part that bored him. Now I only say where the song is going. This one goes from the river to the school. If you know the road you know roughly when you can cough.',
      'अनि मान्छे बसिरहन्छन्?',
      'मान्छे बिहेमा बस्छन्। इलाम जाने बसमा बस्छन्। एउटा उकालो त बसिहाल्छन् नि। सुरुमा डर लाग्थ्यो, हरेक गीतअघि यो यति मिनेटको छ है भनेर सुनाउँथेँ। धरानमा एक जना दाइले भन्नुभयो, दिक्क लाग्ने कुरा त्यही सूचना मात्र हो। अहिले गीत कहाँदेखि कहाँसम्म जान्छ त्यति मात्र भन्छु। यो खोलाबाट स्कुलसम्म। बाटो चिन्नेलाई खोक्ने ठाउँ कहाँ आउँछ थाहै हुन्छ।',
    ],
    [
      'Eleven strings is not the usual number.',
      'Four is the usual number, and then the ones underneath that nobody plays, which ring along. Mine has eleven in all because I could not afford more. Then a cousin sent me a whole set from abroad, very good ones, and I put them on and it sounded like a person who has come into money. I took them off again after a week. They are in that tin. He paid fourteen thousand rupees for them and I said I would pay him back, because otherwise he would ask how they sound. I am down to six thousand.',
      'एघार तार त चलनको सङ्ख्या होइन।',
      'बजाउने चार हुन्, तल सँगै गुञ्जिने अरू। मेरोमा जम्मा एघार छन्, धेरै किन्न पैसा थिएन। पछि एक जना दाइले विदेशबाट पूरै सेट पठाए, राम्रो खालको। हालेर बजाएँ, भर्खर धनी भएको मान्छेजस्तो सुनियो। एक हप्तामा झिकेँ; ऊ त्यो बट्टामा छन्। चौध हजार परेको रहेछ। तिर्छु भनेँ, नत्र कस्तो सुनियो भनेर सोध्छन्। छ हजार बाँकी छ।',
    ],
    [
      'How was the record made?',
      'Ujjan Kisi came with one microphone, on his motorcycle, in a rucksack full of socks. We put it on a pile of books in the middle and I played in the corner with the damp, since the corner is kinder. We recorded for nine days. The first four were useless because I was being careful. On the fifth the gas ran out in the middle of a take and I was so annoyed that I played the rest properly. That is “Asar, Second Week”. On the sixth it rained, and he carried the microphone to the window and pointed it away from me.',
      'रेकर्ड कसरी भयो?',
      'उज्जन दाइ मोटरसाइकलमा आउनुभयो, झोलाभरि मोजा, बीचमा एउटा माइक। कोठाको माझमा किताबको थाकमाथि राख्यौँ; म ओसिएको कुनामा बसेँ, कुनाले आवाज नरम बनाउँछ। नौ दिन लाग्यो। पहिलो चार दिन काम लागेनन्, म होसियार भएर बजाउँदै थिएँ। पाँचौँ दिन बीचैमा ग्यास सकियो, झोक चल्यो, बाँकी ढङ्गसँग बजाएँ। “असार, दोस्रो हप्ता” त्यही हो। छैटौँ दिन पानी पर्‍यो, उहाँले माइक झ्यालमा लगेर मबाट उता फर्काइदिनुभयो।',
    ],
    [
      'Was that an argument?',
      'For an hour it was. I had practised for six months and he was recording a gutter. Then we listened. The sarangi was small and at the back, and you could tell how big the room was, and that somebody was sitting in it by herself. I said, all right, but move it back by a hand. He moved it by two fingers. I still think a hand would have been better.',
      'त्यसमा झगडा पर्‍यो?',
      'एक घण्टा पर्‍यो। मैले छ महिना अभ्यास गरेँ, उहाँ तप्पनी रेकर्ड गर्दै! पछि सुन्यौँ। सारङ्गी सानो, पछाडितिर; कोठा कत्रो छ थाहा हुने, त्यहाँ कोही एक्लै बसेको छ भन्ने पनि। मैले ठीक छ भनेँ, तर एक बित्ता यता सार्नुस्। उहाँले दुई औँला सार्नुभयो। मलाई त अझै एक बित्ता नै ठीक हुन्थ्यो लाग्छ।',
    ],
    [
      'What should someone listen for in “Low Cloud”?',
      'At about six minutes you can hear my neighbour close her window. She is a retired teacher, and she had come home early from the hospital where her sister was. She did not know that we were recording. I went over to apologise and she apologised, and we had tea, and afterwards I could not play it again the same way, so that is the take on the record. The frame is swollen and gives two notes when it shuts. They happen to fit.',
      'यस एल्बममा के सुन्नु भन्नुहुन्छ?',
      'अन्तिम गीतको छैटौँ मिनेटतिर मेरी छिमेकीले झ्याल लगाएको सुनिन्छ। उहाँ अवकाशप्राप्त शिक्षिका हुनुहुन्छ, त्यो दिन बहिनीलाई अस्पतालमा भेटेर चाँडै फर्किनुभएको। रेकर्ड हुँदै छ भन्ने थाहा थिएन। म माफी माग्न गएँ, उहाँले नै माफी माग्नुभयो, चिया खायौँ। त्यसपछि त्यसरी बजाउनै सकिनँ, त्यसैले त्यही राख्यौँ। काठ फुलेको छ, झ्याल लाग्दा दुई सुर निस्कन्छन्। संयोगले मिलेका।',
    ],
    [
      'The goat on the fourth track. Whose is it?',
      'That is being decided. Two families downstairs claim it since the record came out, and both have asked me what a goat is paid. Before the record nobody wanted it, because it eats washing. I have told them that I will buy it a winter’s hay and whoever feeds it can keep it. The credit says uncredited, by request. The request was mine; I did not want to write a name and be wrong.',
      'चौथो गीतको बाख्रो कसको हो?',
      'टुङ्गो लाग्दै छ। एल्बम निस्केपछि तल्लो तलाका दुई घरले दाबी गरे, दुवैले बाख्राको ज्याला कति हो भनेर सोधे। पहिले कसैको थिएन, सुकाएका लुगा खान्छ। हिउँदभरिको घाँस म किनिदिन्छु, जसले ख्वाउँछ उसैको भनेकी छु। गातामा नाम नखुलाउने सर्तमा लेखेको छ; सर्त मेरै हो, गलत नाम लेखिएला भन्ने डर।',
    ],
    [
      'What do you live from?',
      'Repairs, mostly. Necks and bridges, and skins in spring when they split. I charge eight hundred for a skin and people bring me honey as well. Concerts pay for the rent in autumn. The record has earned about what a cow would have earned in the same time, my father worked that out, and he added that I do not have to get up for a record. In the rains there is nothing, so I teach four children on this floor. One of them is good, and she is the only one who does not want to be.',
      'घर केले चल्छ?',
      'प्रायः मर्मतले। डाँडी, घोडी, अनि फागुन-चैतमा छाला, त्यति बेला चिरिन्छ। छालाको आठ सय लिन्छु, कसैकसैले मह पनि ल्याइदिन्छन्। शरद्मा कार्यक्रमले भाडा तिर्छ। एल्बमले एउटा गाईले कमाउने जति कमायो; हिसाब बुबाले निकाल्नुभएको, बिहान चाँडै उठ्नु परेन भनेर थप्नुभयो। बर्खामा केही हुँदैन, चार जना नानीलाई यहीँ सिकाउँछु। एउटी राम्री छे, र नबजाऊँ भन्ने पनि उही मात्र हो।',
    ],
    [
      'Has your uncle heard it?',
      'He heard it at Dashain, in the yard, on my brother’s telephone. He listened to the first verse of “The Price of Salt” standing. At the second he picked up the water jar and began to walk, and he went round the house with it until the song was over, which is four times. Then he put the jar down and said that I had got the third bend right. He did not say anything about the others. I am going in Phagun to walk it again and find out.',
      'काकाले सुन्नुभयो?',
      'दशैँमा सुन्नुभयो, आँगनमा, भाइको फोनबाट। “नुनको भाउ” को पहिलो पद उभिएर सुन्नुभयो। दोस्रोमा गाग्री उठाएर हिँड्न थाल्नुभयो, गीत नसकिँदासम्म घरको चार फन्को। अनि गाग्री राखेर भन्नुभयो, तेस्रो मोड मिलेछ। अरू मोडबारे केही भन्नुभएन। फागुनमा फेरि हिँडेर हेर्न जाँदै छु।',
    ],
    [
      'In the courtyard next month you play alone. What will be different from the room?',
      'I cannot stop when the gas runs out. Otherwise I have asked for as little as possible: a rug, no lamp in my eyes, and somebody to bring water to the drum maker next door so that he works at the front of his shop and not at the back. He hammers from two to four. I have arranged the order of the songs so that he comes in during the salt, where there is a place for him. He does not know about it, and please do not print this before the concert.',
      'अर्को महिना चोकमा एक्लै बजाउनुहुँदै छ। कोठाभन्दा के फरक हुन्छ?',
      'ग्यास सकियो भनेर रोकिन पाइँदैन। अरू त थोरै मागेकी छु: एउटा राडी, आँखामा नपर्ने बत्ती, अनि छेउको मादल बनाउने दाइलाई पानी पुर्‍याइदिने मान्छे, उहाँ पसलको अगाडि बसेर काम गरून् भनेर। दुईदेखि चारसम्म ठोक्नुहुन्छ। नुनको गीत त्यही बेला पर्ने गरी क्रम मिलाएकी छु, त्यसमा उहाँको ठाउँ छ। उहाँलाई थाहा छैन; कार्यक्रमअघि नछाप्नुहोला।',
    ],
  ],
}
