import type { Interview } from '../content-types.ts'

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
