import type { Interview } from '../content-types.ts'

export const MECHI_QUARTET: Interview = {
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
    en: [
      'The office was invited to reply and asked for a stamp.',
      'Prema Lal and Arati Tirki (violins), Som Gachhadar (viola) and Nabin Koche (flute) teach music in four schools on both banks of the Mechi. On Thursdays they meet in the one on the east bank, since it has a fan. The file lay on a fifth chair.',
    ],
    ne: [
      'कार्यालयलाई पनि जवाफ दिन भनियो; टिकट टाँसेर पठाउनू भन्ने आयो।',
      'प्रेमा लाल र आरती तिर्की (भायोलिन), सोम गच्छदार (भियोला), नवीन कोचे (बाँसुरी): मेचीका दुवै किनारका चार स्कुलमा सङ्गीत पढाउँछन्। बिहीबार पूर्वी किनारको स्कुलमा भेट्छन्, त्यहाँ पङ्खा छ। फाइल पाँचौँ कुर्सीमा थियो।',
    ],
  },
  pull_quote: {
    en: 'We have written for it as one writes for somebody at sea.',
    ne: 'समुद्रमा गएको मान्छेलाई चिठी लेखेझैँ उसका लागि लेखेका छौँ।',
  },
  transcript: {
    en: [
      'No words. A flute over a drone, slowly; wind can be heard between the notes.',
      'In the second chapter it takes a low part for which it is too high. The fourth ends on the drone alone.',
    ],
    ne: [
      'बोली छैन। एकनास सुरमाथि बिस्तारै बाँसुरी; स्वरको बीचमा हावा सुनिन्छ।',
      'दोस्रो खण्डमा बाँसुरीले आफ्ना लागि धेरै तल पर्ने भाग समात्छ। चौथो एकनास सुरमै टुङ्गिन्छ।',
    ],
  },
  exchanges: [
    [
      'Whose cello is it?',
      'Arati’s, if it is anybody’s. She studied for three years in Kolkata with a Mr Biswas, and when he retired he gave her his cello. He was going to live with his son on a fourth floor with no lift. It is from 1911, it has been under water twice, and there is a map of a river on its back where the varnish has gone. She brought it by train to Siliguri in the seat beside her, with a ticket in the name of C. Biswas. It had come twelve hundred kilometres. The last four hundred metres are the bridge.',
      'चेलो कसको हो?',
      'कसैको हो भने आरतीको। उनले कोलकातामा विश्वास सरसँग तीन वर्ष पढिन्; अवकाश पाएपछि सरले आफ्नै चेलो दिनुभयो, छोराको चौथो तलामा सर्दै हुनुहुन्थ्यो, लिफ्ट थिएन। सन् १९११ को हो, दुई पटक बाढीमा डुबेको, पछाडि वार्निस गएको ठाउँमा नदीको नक्साजस्तो छ। रेलमा सिलिगुडीसम्म छेउकै सिटमा राखेर ल्याइन्, टिकट पनि काटेर। बाह्र सय किलोमिटर आयो। बाँकी चार सय मिटर पुल हो।',
    ],
    [
      'Why was it stopped?',
      'It was declared as a cello. There is no cello in the tariff. There is “coffin, small” and “cupboard, musical”. The officer was not unfriendly, he had a daughter who played the harmonium. He turned over the pages for half an hour, and then he said that he could let it in as furniture or as a corpse and that in both cases he would need to see somebody’s signature. Arati was tired. She said that it was a cello and that she would wait. He wrote “waiting” in the column for the class of goods, and it has been in that class since then.',
      'किन रोकियो?',
      'चेलो भनेर लेख्यौँ। भन्सार सूचीमा चेलो छैन। “सानो बाकस, मृतकको” छ, “सङ्गीत बज्ने दराज” छ। अफिसर रुखो थिएनन्, छोरी हारमोनियम बजाउँछिन् रे। आधा घण्टा पाना पल्टाए, अनि भने, फर्निचर भनेर छोड्न सक्छु, लास भनेर पनि; दुवैमा कसैको सही चाहिन्छ। आरती थाकेकी थिइन्। चेलो नै हो, पर्खन्छु भनिन्। उनले सामानको किसिम भन्ने महलमा “पर्खाइ” लेखे; त्यसयता त्यही किसिममा छ।',
    ],
    [
      'You could have chosen the cupboard.',
      'That is taxed by the drawer. Som had the idea of putting one in and asking for a reduction. He is a carpenter’s son and would have done it nicely. But by that time there was a correspondence, and in a correspondence you have to keep to what you have said. Letter two is ours and says “a cello, as stated”. If letter three had said “a cupboard”, they would have had us. So for six years we have been right. It is not as pleasant as people suppose.',
      'दराज लेखिदिए भइहाल्थ्यो नि।',
      'दराजमा घर्राको हिसाबले कर लाग्छ। सोमले एउटा घर्रा हालेर छुट मागौँ भनेका थिए, सिकर्मीका छोरा हुन्, राम्रै बनाउँथे। तर त्यति बेला पत्राचार सुरु भइसकेको थियो; पत्राचारमा आफ्नो कुराबाट हट्न मिल्दैन। दोस्रो चिठीमा “उल्लेख भएबमोजिम चेलो” लेखेका छौँ। तेस्रोमा “दराज” लेखेको भए फसिन्थ्यो। त्यसैले छ वर्षदेखि हाम्रै कुरा ठीक छ। सोचेजस्तो रमाइलो हुँदैन रहेछ।',
    ],
    [
      'And so the flute plays its part.',
      'An octave and a half too high and with an apology in every bar, says Nabin. I was the accompanist at the school, I was asked for one rehearsal, to stand in. I have a family of bamboo flutes and the lowest is as long as my arm, so that the low G is only a breath with a rumour in it. When the others play loudly I am not there. So they have learned to play softly. Audiences think it is a style. A man from a conservatory wrote that we have the quietest fortissimo in Asia.',
      'अनि उसको भाग बाँसुरीले बजाउँछ।',
      'डेढ सप्तक माथि, हरेक मात्रामा माफी माग्दै, नवीन भन्छन्। म स्कुलमा साथ दिने वादक थिएँ, एउटा अभ्यासमा ठाउँ भरिदेऊ भनेर बोलाएका। बाँसुरी धेरै छन्, सबैभन्दा लामो हातजत्रो; त्यसको तल्लो स्वर सासै मात्र हो। अरूले चर्को बजाए म हराउँछु। त्यसैले सबैले बिस्तारै बजाउन सिके। श्रोताले शैली ठान्छन्। एक जना विद्वान्‌ले एसियाकै शान्त चर्को स्वर भनेर लेखे।',
    ],
    [
      'Four teachers from two countries. How do you rehearse?',
      'By bicycle, says Prema. You do not need anything on the bridge if they know your face, only the bicycle must have a bell, I have been sent back because of the bell. In the first year we crossed with the instruments on our backs and had to open each of them, both ways. Then in the second year the young man in the booth asked us what it was that we always practised. We played it to him, standing, with the lorries going by. It is the third movement. After that he only lifts the pole. On the other side they still look inside.',
      'दुई देशका चार शिक्षक। अभ्यास कसरी गर्नुहुन्छ?',
      'साइकलमा, प्रेमा भन्छिन्। अनुहार चिनेपछि पुलमा केही चाहिँदैन, साइकलमा घण्टी मात्र हुनुपर्छ; घण्टी नभएर एक पटक फर्काइएकी छु। पहिलो वर्ष बाजा बोकेर तर्थ्यौँ, आउँदा-जाँदा दुवैतिर खोल्नुपर्थ्यो। दोस्रो वर्ष चौकीका भाइले सधैँ के बजाउन जानुहुन्छ भनेर सोधे। ट्रक गुड्दागुड्दै उभिएरै बजाइदियौँ, तेस्रो चरण। त्यसयता बाँस उचालिदिन्छन्। पारिपट्टि अझै खोलेर हेर्छन्।',
    ],
    [
      'May we hear from the file?',
      'Letter seven, from the office: “With reference to your reference, the article is in good condition and the matter is under process.” We liked that very much, we have set it for two violins. Letter eleven, from us, asks whether the strings could be loosened in the rains. Letter twelve says that no tool for the purpose is in the inventory. Letter thirteen, from us, encloses a drawing of a hand. Then nothing for five months. Letter fourteen is one line. It says: “Done. Please advise direction.” We had not said in which direction you turn the pegs.',
      'फाइलबाट केही सुनाउनुहुन्छ?',
      'सातौँ चिठी, कार्यालयबाट: “उपर्युक्त सम्बन्धमा, सामान राम्रो अवस्थामा रहेको र विषय प्रक्रियामा रहेको।” असाध्यै मन पर्‍यो, दुई भायोलिनका लागि सुर हालेका छौँ। एघारौँ हाम्रो: बर्खामा तार खुकुलो बनाइदिन सकिन्छ कि? बाह्रौँ: त्यस कामको औजार जिन्सी खातामा नभएको। तेह्रौँमा हामीले हातको चित्र कोरेर पठायौँ। पाँच महिना चुप। चौधौँ एउटै हरफ: “गरियो। दिशा खुलाई पठाउनुहुन।” खुँटी कता बटार्ने भन्ने त लेखेकै रहेनछौँ।',
    ],
    [
      'What is it doing now, the cello?',
      'A guard tells us it is dry and stands near the window. It is between a printing machine and some confiscated ginger. At the change of shift somebody plucks it once. He would not say who. He said that it is always the same string, the second, and that in winter when it is foggy and there is no traffic you can hear it as far as the tea stall. So we went, the four of us, on a morning in Paush, and ordered tea. At six there was a door, and boots, and then that. Arati put her glass down and said, it is flat. Then she cried a little and we ordered more tea.',
      'चेलो अहिले के गर्दै छ?',
      'एक जना सुरक्षाकर्मी भन्छन्, सुक्खा ठाउँमा झ्यालनेर छ, एउटा छाप्ने मेसिन र जफत गरेको अदुवाको बीचमा। पालो फेरिँदा कसैले एक पटक तार टन्काउँछ रे। को हो भनेनन्। सधैँ दोस्रो तार, हिउँदमा हुस्सु लागेर गाडी नचल्दा चिया पसलसम्म सुनिन्छ रे। पुसको एक बिहान चारै जना गएर चिया माग्यौँ। छ बजे ढोका खुल्यो, बुट बजे, अनि त्यो। आरतीले गिलास राखेर भनिन्, सुर झरेछ। अनि अलि रोइन्, हामीले अर्को चिया माग्यौँ।',
    ],
    [
      'You perform the correspondence.',
      'It was meant as a joke for the annual day of the school. The third letter is an allegro. The reply is one page and eleven minutes, because of the pauses. We found that official language is very good to set, the sentences do not want anything from you. And then in Dharan a woman came to us who had been writing to an office for nine years about her husband’s pension, and she asked whether we could do hers. We have done four of those now. We do not announce whose they are.',
      'पत्राचार पनि बजाउनुहुन्छ।',
      'स्कुलको वार्षिकोत्सवमा हँसाउन सुरु गरेका थियौँ। तेस्रो चिठी छिटो चालको छ। जवाफ एक पानाको, एघार मिनेटको; बीचमा मौन धेरै छ। कार्यालयको भाषामा सुर हाल्न सजिलो हुँदो रहेछ, वाक्यले तपाईंबाट केही चाहँदैन। धरानमा एक जना दिदी आउनुभयो, श्रीमान्‌को निवृत्तिभरणबारे नौ वर्षदेखि लेख्दै हुनुहुँदो रहेछ; मेरो पनि बजाइदिनुस् न भन्नुभयो। त्यस्ता चारवटा बजाइसक्यौँ। कसका हुन् भन्दैनौँ।',
    ],
    [
      'On the record the cello has a part that nobody plays.',
      'It has its own staff in the score, and the staff is full of notes. It is the best part, says Som, I wrote it, I was rather jealous. When we perform we count it. Arati moves her left hand. We have written for it as one writes for somebody at sea. You tell them what is happening at home and you leave room for what they might say to it. On the download it is blank, so that people can put in their own. We have been sent a tuba, two baritones and a bullock cart.',
      'एल्बममा कसैले नबजाउने चेलोको भाग छ।',
      'स्वरलिपिमा आफ्नै ठाउँ छ, स्वरले भरिएको। सबैभन्दा राम्रो भाग त्यही हो, सोम भन्छन्, मैले लेखेको, अलि डाहा पनि लाग्यो। बजाउँदा गन्छौँ, आरती देब्रे हात चलाउँछिन्। समुद्रमा गएको मान्छेलाई चिठी लेखेझैँ उसका लागि लेखेका छौँ। घरको खबर सुनाइन्छ, उसले के भन्ला भनेर ठाउँ छोडिन्छ। डाउनलोडमा त्यो भाग खाली छ, जसले पनि थप्न पाओस्। एउटा ट्युबा, दुई गायक र एउटा बयलगाडा आइसके।',
    ],
    [
      'What do your pupils make of it?',
      'They think that it does not exist, like the headmaster’s pension. In class five there was a fight about it and afterwards a drawing competition. We have forty cellos on the wall in the corridor, several have wheels. One girl, Rejina, drew it from inside, with light coming through the two holes and dust. She had never seen one. Arati asked her how she knew that it looked like that, and she said that she had been locked in the store of the rice mill once, it was an accident, and that somebody was singing outside.',
      'विद्यार्थी के भन्छन्?',
      'हेडसरको निवृत्तिभरणजस्तै हो, हुँदै होइन भन्छन्। कक्षा पाँचमा त्यसैमा झगडा पर्‍यो, त्यसपछि चित्र प्रतियोगिता भयो। बरन्डाको भित्तामा चालीस चेलो छन्, केहीका पाङ्ग्रा पनि छन्। रेजिना भन्ने नानीले भित्रबाट कोरी, दुई प्वालबाट छिरेको उज्यालो र धुलो। चेलो कहिल्यै देखेकी होइन। यस्तो हुन्छ भनेर कसरी थाहा पायौ भनेर आरतीले सोधिन्; एक पटक झुक्किएर धान मिलको गोदाममा थुनिएकी रहिछे, बाहिर कोही गाउँदै थियो रे।',
    ],
    [
      'Is anyone at the office on your side?',
      'One must not ask that, it might help. There have been seven section officers. The fourth came to a concert in Birtamod, in the last row, without his wife, and left during “Form 14 in Triplicate”. We thought that we had insulted him. In the next letter the phrase “kindly” appears for the first time. In the letter after that there is a correction, by hand, of a wrong note in the extract that we had sent. It was a B natural. It was indeed wrong. We do not know which of them can read music, and we have stopped trying to find out.',
      'कार्यालयमा तपाईंहरूको पक्षमा कोही छ?',
      'सोध्नु हुँदैन, काम बन्न सक्छ। सात जना शाखा अधिकृत फेरिए। चौथो बिर्तामोडको कार्यक्रममा आए, अन्तिम लहरमा, श्रीमती नल्याई; “फाराम १४, तीन प्रति” को बीचमै निस्के। चित्त दुखाएछौँ भन्ठान्यौँ। अर्को चिठीमा पहिलो पटक “कृपया” आयो। त्यसपछिको चिठीमा हामीले पठाएको स्वरलिपिको एउटा गलत स्वर हातले सच्याइएको थियो। साँच्चै गलत रहेछ। कसलाई स्वरलिपि आउँछ थाहा छैन, खोज्न पनि छोड्यौँ।',
    ],
    [
      'If it were released tomorrow?',
      'We would have to ask the flute. It has seniority by now. No, says Nabin, I would carry it across the bridge myself, on my back. I have dreamed of it, there is a headwind and it hums. Then we would have to be five, and rewrite everything, and learn how to be loud again. Arati says that it should first go to Mr Biswas. He is eighty-eight now and has not left the fourth floor since he went up. She would like to stand in the street and play under his window, and then bring it home a second time.',
      'भोलि नै छुट्यो भने?',
      'बाँसुरीलाई सोध्नुपर्छ। अब त ऊ पुरानो कर्मचारी भइसक्यो। होइन, नवीन भन्छन्, पुलबाट म आफैँ पिठ्युँमा बोकेर ल्याउँछु; सपनामा देखेको छु, अगाडिबाट हावा चल्छ, चेलो गुञ्जिन्छ। त्यसपछि पाँच जना हुनुपर्ने, सबै फेरि लेख्नुपर्ने, चर्को बजाउन फेरि सिक्नुपर्ने। आरती चाहिँ पहिले विश्वास सरकहाँ लग्ने भन्छिन्। उहाँ अठासीको हुनुभयो, उक्लेदेखि चौथो तलाबाट झर्नुभएको छैन। सडकमा उभिएर झ्यालमुनि बजाउने, अनि दोस्रो पटक घर ल्याउने।',
    ],
  ],
}

export const POWER_CUT: Interview = {
  slug: 'the-inverter-is-the-bass-player',
  published_on: '2026-06-04',
  look: ['ember', 'lattice'],
  about: ['artist:power-cut', 'record:schedule-four'],
  title: { en: 'The inverter is the bass player', ne: 'बेस त इन्भर्टरले बजाउँछ' },
  summary: {
    en: 'Power Cut explain why every concert has a forecast instead of an ending.',
    ne: 'कार्यक्रमको अन्त्य हुँदैन, पूर्वानुमान मात्र हुन्छ: बत्ती गयोसँग कुरा।',
  },
  body: {
    en: [
      'Recorded by torchlight, though there was power.',
      'Reshma and Ujjan Kisi are sister and brother and live on the third floor of a house in Kalimati, above a family with a large refrigerator. On other people’s records he is the engineer and she does the mastering. On their own they have one battery and four hands.',
    ],
    ne: [
      'बत्ती हुँदाहुँदै टर्च बालेर गरिएको कुराकानी।',
      'रेश्मा र उज्जन किसी दिदीभाइ हुन्; कालीमाटीको एउटा घरको तेस्रो तलामा बस्छन्, तल ठूलो फ्रिज भएको परिवार छ। अरूका एल्बममा उज्जन रेकर्ड गर्छन्, रेश्मा अन्तिम ध्वनि मिलाउँछिन्। आफ्नैमा एउटा ब्याट्री र चार हात।',
    ],
  },
  pull_quote: {
    en: 'When the light came back we had nothing to say to each other.',
    ne: 'बत्ती आएपछि हामीबीच बोल्ने कुरै रहेन।',
  },
  exchanges: [
    [
      'The country has electricity now. What do you do for material?',
      'Nostalgia, mostly, says Ujjan. And the transformer behind our house, which has not heard the news. It still trips when it rains and two people iron. But it is not only about then. I was nine when the schedule went to sixteen hours and I was nineteen when it ended, so it is simply where I grew up. Other people have a village. When I want to remember how our kitchen looked, I have to turn the lamp off first, because I never saw it with the lamp on.',
      'अब त बत्ती जाँदैन। सामग्री कहाँबाट ल्याउनुहुन्छ?',
      'प्रायः सम्झनाबाट, उज्जन भन्छन्। अनि घरपछाडिको ट्रान्सफर्मरबाट; उसले त्यो समाचार सुनेकै छैन, पानी परेर दुई घरमा आइरन लाग्यो कि ढल्छ। तर पुरानो कुरा मात्र होइन। तालिका सोह्र घण्टा पुग्दा म नौ वर्षको थिएँ, सकिँदा उन्नाइसको। अरूको गाउँ हुन्छ, मेरो त्यही हो। हाम्रो भान्सा कस्तो थियो सम्झिन पहिले बत्ती निभाउनुपर्छ, बलेको बेला कहिल्यै देखिनँ।',
    ],
    [
      'Who plays what?',
      'Reshma plays the inverter and I plug in. If she stops, I am a man holding a cable. The inverter is a seven-hundred watt one from 2009 which hums at a hundred cycles, a little flat of G sharp, and lower when the battery is tired. She loads it with different things to bend the note: a kettle for a semitone, a hair dryer for almost two. I have a table with a lamp, a fan, an old cassette player, a sewing machine motor, the things that were in the house. Everything on it has been repaired at least once, by our father, badly.',
      'कसले के बजाउँछ?',
      'रेश्मा इन्भर्टर बजाउँछिन्, म प्लग जोड्छु। उनी रोकिइन् भने म तार समातेको मान्छे मात्र। इन्भर्टर २०६६ सालको, सात सय वाटको; ब्याट्री थाकेपछि गुञ्जन मोटो हुँदै जान्छ। सुर तन्काउन दिदीले त्यसमा भार हाल्नुहुन्छ: किट्लीले आधा सुर झार्छ, कपाल सुकाउनेले झन्डै पूरा। मेरो टेबलमा बत्ती, पङ्खा, पुरानो क्यासेट बजाउने, लुगा सिउने कलको मोटर। सबै एक पटक त बुबाले बनाउनुभएको, बिगारेर।',
    ],
    [
      'How did it start?',
      'With the schedule on the fridge door, says Reshma. There were seven groups and ours was four, and the paper came with the newspaper on Saturday. I had an examination in the evening group, so I used to do my reading by the inverter, in the corridor, and I noticed that I was humming. It was the same note that it was making. Then one day the battery was old and the note sank, and I went down with it for about an hour without knowing, and our mother came out and asked who had died. I was fifteen. I thought, so that can be done to people.',
      'सुरु कसरी भयो?',
      'फ्रिजको ढोकामा टाँसेको तालिकाबाट, रेश्मा भन्छिन्। सात समूह थिए, हाम्रो चार; शनिबारको पत्रिकासँग कागज आउँथ्यो। जाँच साँझको पालोमा पर्थ्यो, त्यसैले इन्भर्टरको छेउ, बरन्डामा बसेर पढ्थेँ। एक दिन गुनगुनाइरहेकी रहेछु, उसैको सुरमा। अर्को दिन ब्याट्री कमजोर थियो, सुर झर्दै गयो, म पनि थाहै नपाई घण्टाभर सँगै झरेछु। आमा निस्केर को मर्‍यो भनेर सोध्नुभयो। पन्ध्रकी थिएँ। मान्छेलाई यस्तो गर्न सकिँदो रहेछ भन्ने लाग्यो।',
    ],
    [
      'How long is a set?',
      'Forty-three minutes new, thirty-one in winter. We charge the battery from the wall in the afternoon, like everybody else, and from then on there is only what is in it. We bought a better battery once, a lithium one, and it was like being shouted at. It gave the same for two hours and then nothing, from one second to the next. A lead battery goes down like a person, you can hear it being reasonable. So the set list has no order. It has things that need much, things that need little, and a guess.',
      'एउटा प्रस्तुति कति लामो हुन्छ?',
      'नयाँ ब्याट्रीमा त्रिचालीस मिनेट, जाडोमा एकतीस। दिउँसो सबैले जस्तै भित्ताबाट चार्ज गर्छौँ, त्यसपछि जति छ त्यति। एक पटक राम्रो ब्याट्री किनेका थियौँ, लिथियमको, कसैले थर्काएजस्तो लाग्यो। दुई घण्टा उस्तै, अनि एकै सेकेन्डमा सखाप। सिसाको ब्याट्री भने मान्छेजस्तै बिस्तारै गल्छ, सुन्दै थाहा हुन्छ। त्यसैले गीतको क्रम हुँदैन; धेरै खाने, थोरै खाने, अनि एउटा अनुमान।',
    ],
    [
      'The silences on “Schedule Four” are as long as published. Why make people listen to nothing?',
      'It is not nothing, says Reshma. We measured our flat in a cut. There is the stair, the dog of the dentist, water in the pipe, the neighbour’s generator two houses down, which is one of the tracks. On the record we left the microphones open for as long as the table says, divided by sixty, hours to minutes. A man wrote to us that his copy was broken. I asked him to put it on in the evening with the window open, and he wrote again after a week that it had mended.',
      '“समूह चार” का सन्नाटा प्रकाशित तालिकाजति नै लामा छन्। मान्छेलाई केही नभएको किन सुनाउने?',
      'केही नभएको होइन, रेश्मा भन्छिन्। बत्ती नभएको बेला हाम्रो फ्ल्याट नाप्यौँ। भर्‍याङ सुनिन्छ, दाँतका डाक्टरको कुकुर, पाइपको पानी, दुई घर परको जेनेरेटर, जो एउटा गीत नै बन्यो। तालिकाको घण्टालाई मिनेट बनाएर त्यति बेर माइक खुला राख्यौँ। एक जनाले मेरो त बिग्रेको रहेछ भनेर लेखे। साँझ झ्याल खोलेर बजाउनुस् भनेँ; एक हप्तापछि बन्यो भनेर लेखे।',
    ],
    [
      'There is a track called “Homework”. Did you do yours?',
      'By candle. The teacher could tell from the wax which pages had been difficult. He collected the exercise books on Sunday and turned them to the light, and he would say, Kisi, you had trouble with number six, come to the board. He was nearly always right. For the track we burned a candle over a contact microphone while Reshma did a page of equations from the book of that year. You hear the pencil and the wax. She got number six wrong again.',
      '“गृहकार्य” भन्ने गीत छ। तपाईंहरूले गर्नुहुन्थ्यो?',
      'मैनबत्तीमा। मैन कुन पानामा बढी चुहिएको छ हेरेर सरले कुन हिसाब गाह्रो भयो भन्नुहुन्थ्यो। आइतबार कापी उज्यालोतिर फर्काएर हेर्नुहुन्थ्यो, किसी, छ नम्बरमा अड्कियौ, लौ बोर्डमा आऊ। प्रायः ठीकै हुन्थ्यो। गीतका लागि माइकमाथि मैनबत्ती बाल्यौँ, दिदीले त्यही सालको किताबबाट एक पाना समीकरण गर्नुभयो। सिसाकलम र मैनको आवाज हो। छ नम्बर फेरि बिग्रियो।',
    ],
    [
      'The refrigerator downstairs is credited on the record. Does it get a share?',
      'Its owner gets milk. Mrs Bajracharya was not asked at first: we hung a microphone down the back stairs, because it hums in B flat and starts with a sort of cough. In the second week she came up with the microphone in her hand. She thought that it was for spying and was rather pleased. We told her, and she said that if the fridge was working for us then we should feed it. So we bring two litres on Mondays, and she has never once let it run empty on a recording day.',
      'तल्लो फ्ल्याटको फ्रिजको नाम गातामा छ। हिस्सा पाउँछ?',
      'मालिकले दूध पाउनुहुन्छ। सुरुमा बज्राचार्य आमालाई सोधेका थिएनौँ; पछाडिको भर्‍याङबाट माइक झुन्ड्यायौँ। फ्रिज खोकेजस्तो गरी चल्छ, अनि सुर समातेर गुन्गुनाउँछ। दोस्रो हप्ता उहाँ माइक हातमा लिएर उक्लनुभयो, जासुसी गरेको ठानेर मक्ख। कुरा सुनेपछि भन्नुभयो, मेरो फ्रिजले काम गर्छ भने खान पनि तिमीहरूले दिनुपर्‍यो। सोमबार दुई लिटर पुर्‍याउँछौँ; रेकर्ड गर्ने दिन कहिल्यै रित्तो हुन दिनुभएको छैन।',
    ],
    [
      'What did the end of load-shedding feel like?',
      'It was a Sunday around Tihar, says Ujjan, and we sat in the kitchen as we always did from six to ten, and the lamp stayed on. We waited. Father went and looked at the meter. At eight somebody let off a rocket. Until then we had played cards every evening, the four of us and whoever came up, because there was one light and you had to sit round it. When the light came back we had nothing to say to each other. Everybody went into a room. I heard a door shut in our flat that I had not known could shut.',
      'लोडसेडिङ सकिएको दिन कस्तो लाग्यो?',
      'तिहारताकाको आइतबार थियो, उज्जन भन्छन्। सधैँझैँ छदेखि दससम्म भान्सामा बस्यौँ, बत्ती निभेन। कुर्‍यौँ। बुबाले गएर मिटर हेर्नुभयो। आठ बजे कसैले पटाका पड्कायो। त्यसअघि हरेक साँझ चारै जना, उक्लिने जोसुकै पनि, तास खेल्थ्यौँ; बत्ती एउटै थियो, वरिपरि नबसी धर थिएन। बत्ती आएपछि हामीबीच बोल्ने कुरै रहेन। सबै आआफ्ना कोठामा। बन्द हुन्छ भन्ने थाहै नभएको एउटा ढोका लागेको सुनेँ।',
    ],
    [
      'And you went and fetched the inverter.',
      'Not that evening. It had been put under the stairs with a cloth on it, like a grandmother’s sewing machine. In Magh our mother said to give it to the man with the bicycle, who pays by the kilo. I carried it down, says Reshma, and it was heavier than I remembered, and on the last step I turned round and carried it up again. Ujjan was home with a fever. I put it beside his bed and switched it on. He says that he slept properly for the first time since Tihar. He was twenty, it is a little embarrassing for him.',
      'अनि इन्भर्टर निकाल्नुभयो।',
      'त्यही दिन होइन। भर्‍याङमुनि कपडाले छोपेर राखिएको थियो, हजुरआमाको सिउने कलजस्तो। माघमा आमाले कवाडीलाई दिनू भन्नुभयो, किलोको हिसाबले लैजान्थ्यो। बोकेर झरेँ, रेश्मा भन्छिन्, सम्झेभन्दा गह्रौँ रहेछ; अन्तिम खुड्किलोबाट फर्काएर फेरि उकालेँ। उज्जनलाई ज्वरो आएको थियो। खाटको छेउमा राखेर बालिदिएँ। तिहारपछि पहिलो पटक मज्जाले निदाएँ भन्छ। बीस वर्षको थियो, यो कुरा गर्दा अलि लाज मान्छ।',
    ],
    [
      'In the substation session there are eleven thousand volts beside you and you are unplugged.',
      'The engineer on duty, Mr Thapa, had heard us on the radio and thought that we were making fun of his profession. We went to see him with sweets. He showed us the log book of 2009, where he had written every cut by hand, with the minute, and his initials. He was twenty-six then and people spat at him in the bus when he wore the jacket. He did not say any of this for the film. He only asked that we touch nothing. When the power failed in the middle of the piece, he stood at attention, and that you can see.',
      'सबस्टेसनको सेसनमा छेउमै एघार हजार भोल्ट छ, तपाईंहरू भने प्लग नजोडी।',
      'ड्युटीका इन्जिनियर थापा दाइले रेडियोमा हामीलाई सुन्नुभएको रहेछ, आफ्नो पेसाको खिल्ली उडाएका ठान्नुभएछ। मिठाई लिएर भेट्न गयौँ। २०६६ को लगबुक देखाउनुभयो, हरेक कटौती हातले लेखेको, मिनेट र सहीसहित। त्यति बेला छब्बीसको, ज्याकेट लगाएर बसमा चढ्दा मान्छे थुक्थे रे। भिडियोमा यो केही भन्नुभएन; केही नछुनू मात्र भन्नुभयो। बीचैमा बत्ती जाँदा सावधान भएर उभिनुभयो, त्यो चाहिँ देखिन्छ।',
    ],
    [
      'What happens when the battery is empty on stage?',
      'First the fan stops, then the lamp goes brown, then Reshma’s note falls off the bottom of what a loudspeaker can do, and you feel it in the chair a little longer. We do not bow. It takes about four seconds until people are certain. Then they clap in the dark, and then somebody’s mother switches on the hall. It is always a mother. We have played sixty-two times and only once was it somebody else, a boy of six in Hetauda who had found the switch and been told that it was his job.',
      'मञ्चमै ब्याट्री सकियो भने?',
      'पहिले पङ्खा रोकिन्छ, अनि बत्ती खैरो हुन्छ, अनि दिदीको सुर स्पिकरले समात्न नसक्ने गरी झर्छ; कुर्सीमा चाहिँ अझै केही बेर थाहा हुन्छ। हामी निहुरिँदैनौँ। पक्का हुन चार सेकेन्डजति लाग्छ। मान्छे अँध्यारोमै ताली बजाउँछन्, अनि कसैकी आमाले हलको बत्ती बालिदिनुहुन्छ। सधैँ आमा नै। बयसट्ठी पटकमा एक पटक मात्र अर्कै थियो, हेटौँडामा छ वर्षको भाइ, स्विच भेट्टाएर यो तेरो काम हो भनिएको।',
    ],
    [
      'Is there a next record?',
      'There is a next battery. We are building it with our father, from cells out of laptops, and he insists on doing the soldering. It should last about nineteen minutes. He is very careful with it and his hands are not what they were, so it will have a character. There is talk of a piece for the seven groups, with seven inverters in seven flats and people walking from one to the other with the table in their hands. For that we would have to ask sixty households to switch everything else off for an hour. Most of those we have asked so far said yes before we had finished the question.',
      'अर्को एल्बम आउँछ?',
      'अर्को ब्याट्री आउँछ। ल्यापटपका सेलबाट बुबासँग बनाउँदै छौँ, टाँका उहाँ आफैँ लगाउनुहुन्छ। उन्नाइस मिनेटजति टिक्ला। हात पहिलेजस्तो छैन, त्यसैले ब्याट्रीको पनि आफ्नै बानी हुने भयो। सात समूहका लागि एउटा रचनाको कुरा पनि छ: सात फ्ल्याटमा सात इन्भर्टर, मान्छे तालिका हातमा लिएर हिँड्ने। त्यसका लागि साठी घरलाई एक घण्टा अरू सबै निभाइदिनुस् भन्नुपर्छ। अहिलेसम्म सोधेकामध्ये धेरैले प्रश्न नसकिँदै हुन्छ भने।',
    ],
  ],
}
