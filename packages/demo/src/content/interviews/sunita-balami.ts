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
