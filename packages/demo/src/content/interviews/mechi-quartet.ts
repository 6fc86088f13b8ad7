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
