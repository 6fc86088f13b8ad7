import type { Interview } from './content-types.ts'

export const INTERVIEWS: readonly Interview[] = [
  {
    slug: 'tara-nembang-puts-the-slope-back',
    published_on: '2026-11-05',
    look: ['lapis', 'terraces'],
    about: ['artist:tara-nembang', 'record:low-cloud', 'event:tara-nembang-alone-with-a-sarangi'],
    title: { en: 'Tara Nembang puts the slope back', ne: 'उकालो फर्काउने तारा नेम्बाङ' },
    summary: { en: 'On silence, debt, and eleven strings.', ne: 'मौनता, ऋण र एघार तारबारे।' },
    body: { en: ['Asked by Rewati Shahi, in a kitchen in Patan.'], ne: ['सोध्ने: रेवती शाही, पाटनको एउटा भान्सामा।'] },
    pull_quote: {
      en: 'On the radio it had been cut to fit a biscuit advertisement. So I put the slope back.',
      ne: 'रेडियोमा बिस्कुटको विज्ञापन अटाउन गीत काटिएको रहेछ। मैले उकालो फर्काइदिएँ।',
    },
    transcript: {
      en: [
        'No words, 26 seconds. First water that begins to boil, then the whistle of the kettle, which slides up and settles on an A.',
        'A string takes the same note while the whistle fades, climbs to the fifth, comes down by way of a C and ends where it began, an octave deeper.',
      ],
      ne: [
        'बोली छैन, २६ सेकेन्ड। पहिले उम्लन लागेको पानी, अनि किट्लीको सिट्टी, जो चढ्दै गएर एउटा सुरमा अडिन्छ।',
        'सिट्टी हराउँदै जाँदा एउटा तारले त्यही सुर समात्छ, पाँचौँ सुरसम्म उक्लन्छ, ओर्लन्छ र सुरु भएकै सुरको तल्लो सप्तकमा टुङ्गिन्छ।',
      ],
    },
    exchanges: [
      [
        'You have lived in this room for six years. What does it sound like at five in the morning?',
        'Like somebody counting money very slowly. The pipes. Then the milk van, then the temple, then the kettle. I tune to the kettle. It is the only thing in the house that is never flat.',
        'यो कोठामा छ वर्ष भयो। बिहान पाँच बजे कस्तो सुनिन्छ?',
        'कसैले बिस्तारै पैसा गनेजस्तो। पाइप बज्छ। अनि दूधगाडी, अनि मन्दिर, अनि किट्ली। म किट्लीसँगै सुर मिलाउँछु। घरमा सुर नबिराउने त्यही एउटा हो।',
      ],
      [
        'You play working songs at the speed of the work. Who told you to?',
        'Nobody. I learned “The Price of Salt” from a recording that was one minute and forty seconds long. Then I walked with people who still carry, and found that the song lasts exactly as long as the slope.',
        'कामका गीत कामकै चालमा बजाउनुहुन्छ। कसले सिकायो?',
        'कसैले होइन। “नुनको भाउ” मैले एक मिनेट चालीस सेकेन्डको रेकर्डबाट सिकेँ। पछि अझै भारी बोक्नेसँग हिँडेँ, थाहा भयो: गीत त उकालो जति लामो छ ठ्याक्कै त्यति नै लामो रहेछ।',
      ],
      [
        'And people sit through it?',
        'People sit through weddings. People sit on the bus to Ilam. They can sit for a slope.',
        'अनि मान्छे बसिरहन्छन्?',
        'मान्छे बिहेमा बस्छन्। इलाम जाने बसमा बस्छन्। एउटा उकालो त बसिहाल्छन् नि।',
      ],
      [
        'Eleven strings is not the usual number.',
        'I could not afford more. Then a cousin sent me strings from abroad and I put them on and it sounded like a person who has come into money. I took them off. I am still paying back the cousin.',
        'एघार तार त चलनको सङ्ख्या होइन।',
        'धेरै किन्न पैसा थिएन। पछि एक जना दाइले विदेशबाट तार पठाए; हालेर बजाएँ, भर्खर धनी भएको मान्छेजस्तो सुनियो। झिकेँ। दाइलाई पैसा अझै तिर्दै छु।',
      ],
      [
        'What should someone listen for in “Low Cloud”?',
        'At about six minutes you can hear my neighbour close her window. She is being polite. We kept it because it is in tune.',
        'यस एल्बममा के सुन्नु भन्नुहुन्छ?',
        'छैटौँ मिनेटतिर मेरी छिमेकीले झ्याल लगाएको सुनिन्छ। शिष्टाचारले लगाएकी हुन्। सुरमै परेकाले हामीले राख्यौँ।',
      ],
      [
        'The goat on the fourth track. Whose is it?',
        'That is being decided. Two people downstairs claim it since the record came out. Before the record nobody did.',
        'चौथो गीतको बाख्रो कसको हो?',
        'टुङ्गो लाग्दै छ। एल्बम निस्केपछि तल्लो तलाका दुई जनाले दाबी गरे। पहिले कसैको थिएन।',
      ],
    ],
  },
  {
    slug: 'five-drums-and-a-point-of-order',
    published_on: '2026-10-22',
    look: ['sindoor', 'dhaka'],
    about: ['artist:madal-parliament', 'record:monsoon-receipts', 'event:the-long-night-of-the-madal'],
    title: { en: 'Five drums and a point of order', ne: 'पाँच मादल र एउटा नियमापत्ति' },
    summary: {
      en: 'Madal Parliament answers, after a vote on who should.',
      ne: 'मादल संसद्को जवाफ, कसले दिने भन्ने मतदानपछि।',
    },
    body: {
      en: ['Answers were carried three to two unless noted. Asked by Pramila Yonjan.'],
      ne: ['अन्यथा नलेखिएको जवाफ तीन-दुईले पारित हो। सोध्ने: प्रमिला योन्जन।'],
    },
    pull_quote: {
      en: 'Unanimity would be the end of us. It has been tried.',
      ne: 'सर्वसम्मति भयो भने हामी सकिन्छौँ। एक पटक भएको थियो।',
    },
    transcript: {
      en: [
        'No words, 28 seconds: drums, seven beats to the round, eight rounds.',
        'For three rounds the seventh beat is struck as an end, low and together. For three it is struck as a beginning and runs on into the first. In the last two both sides play at once, and one low stroke closes the sitting.',
      ],
      ne: [
        'बोली छैन, २८ सेकेन्ड: मादल मात्र, सात मात्राको घेरा, आठ घेरा।',
        'तीन घेरासम्म सातौँ मात्रा अन्त्य भएर बज्छ, गहिरो र एकै पटक। अर्को तीनमा त्यही मात्रा सुरुआत भएर पहिलोमा बग्छ। अन्तिम दुईमा दुवै पक्ष सँगै बज्छन्, अनि एउटा गहिरो चोटले बैठक टुङ्गिन्छ।',
      ],
    },
    exchanges: [
      [
        'Why five?',
        'Four can tie. Six can tie and split the taxi badly.',
        'किन पाँच जना?',
        'चार जनामा मत बराबर हुन्छ। छ जनामा पनि हुन्छ, त्यसमाथि ट्याक्सीको भाडा मिल्दैन।',
      ],
      [
        'Eleven years over one beat. What is it about the seventh?',
        'Three of us hear it as the end of something and two as the beginning. You can dance to either. You cannot dance to both, which is what the audience does.',
        'एउटा मात्रामा एघार वर्ष। सातौँमा त्यस्तो के छ?',
        'हामी तीनलाई त्यो कुनै कुराको अन्त्य लाग्छ, दुईलाई सुरुआत। दुवैमा नाच्न मिल्छ। एकै पटक दुवैमा मिल्दैन; श्रोता भने त्यही गर्छन्।',
      ],
      [
        'Has anybody ever changed sides?',
        'Once, in Gaighat, for a woman in the second row. He came back by Lahan. It is in the minutes.',
        'आजसम्म कसैले पक्ष फेरेको छ?',
        'एक पटक, गाईघाटमा, दोस्रो पङ्क्तिकी एक जनाका लागि। लहान पुग्दा फर्किसकेको थियो। माइन्युटमा छ।',
      ],
      [
        'How do you rehearse a disagreement?',
        'We do not. We rehearse the loading of the van, which must be agreed, and it takes all day.',
        'असहमतिको अभ्यास कसरी गर्नुहुन्छ?',
        'गर्दैनौँ। गाडीमा सामान हाल्ने अभ्यास गर्छौँ; त्यसमा सहमति चाहिन्छ, दिनै जान्छ।',
      ],
      [
        'Your teacher has heard the record?',
        'He sent one line: the skins are too dry. That was carried five to nil.',
        'गुरुले एल्बम सुन्नुभयो?',
        'एक हरफ पठाउनुभयो: छाला सुक्खा छ। त्यो चाहिँ पाँच-शून्यले पारित भयो।',
      ],
      [
        'And if one day you all agree?',
        'Then we will be a very ordinary band with too many drums. We would give the money back.',
        'कुनै दिन सबैको मत मिल्यो भने?',
        'हामी धेरै मादल भएको साधारण ब्यान्ड हुनेछौँ। पैसा फिर्ता गर्नेछौँ।',
      ],
    ],
  },
  {
    slug: 'who-owns-a-boat-song',
    published_on: '2026-09-12',
    look: ['malachite', 'river'],
    about: ['artist:dilu-rumba-and-sons', 'record:porter-songs'],
    title: { en: 'Who owns a boat song?', ne: 'डुङ्गाको गीत कसको?' },
    summary: {
      en: 'Dilu Rumba on copyright, as understood at a ferry.',
      ne: 'घाटमा बुझिएको प्रतिलिपि अधिकारबारे दिलु रुम्बा।',
    },
    body: {
      en: ['He answered while mending a strap. The elder son was present and nodded at the sums.'],
      ne: ['नाम्लो टाल्दै उनले जवाफ दिए। जेठो छोरो छेउमै थिए, हिसाबमा टाउको हल्लाउँथे।'],
    },
    pull_quote: {
      en: 'If you can carry it over the pass, it is yours until the other side.',
      ne: 'बोकेर भन्ज्याङ कटाउन सके पारि नपुगुन्जेल तिम्रै हो।',
    },
    exchanges: [
      [
        'You sing a song that a ferryman says is his father’s.',
        'His father had it from a passenger who did not pay. So it was the fare. Is a fare owned by the boat?',
        'तपाईंले गाउने गीत मेरो बुबाको हो भनेर एक माझी भन्छन्।',
        'उनका बुबाले भाडा नतिर्ने यात्रुबाट पाएका हुन्। त्यसो भए गीत भाडा भयो। भाडा डुङ्गाको हुन्छ र?',
      ],
      [
        'Then whose is it now?',
        'We put it on a record, and the ferryman gets a third. He asked for half, and I asked him to sing the second verse. He could not, so: a third.',
        'अहिले कसको त?',
        'रेकर्डमा राख्यौँ, एक तिहाइ माझीले पाउँछन्। आधा मागेका थिए; दोस्रो पद गाउनुस् भनेँ, आएन। त्यसैले एक तिहाइ।',
      ],
      [
        'Do songs weigh anything?',
        'Going up, they take away about five kilos. Going down you do not need them, and people only talk.',
        'गीतको तौल हुन्छ?',
        'उकालोमा झन्डै पाँच किलो घटाइदिन्छ। ओरालोमा गीत चाहिँदैन, मान्छे कुरा मात्र गर्छन्।',
      ],
      [
        'What was lost when the road came?',
        'My knees say nothing was lost. My songs say the places to sit. A lorry does not sit.',
        'सडक आएपछि के हरायो?',
        'मेरो घुँडा भन्छ, केही हराएन। मेरो गीत भन्छ, बिसाउने ठाउँ हरायो। ट्रक बिसाउँदैन।',
      ],
      [
        'Your younger son drives one.',
        'He drives it well. I have never asked him to sing in it. He does, I know, because the toll man told me which verse.',
        'कान्छा छोरा ट्रकै चलाउँछन्।',
        'राम्रो चलाउँछ। ट्रकमा गाऊ भनेर मैले भनेको छैन। गाउँछ भन्ने थाहा छ, कुन पद हो भनेर टोल उठाउनेले सुनाएको।',
      ],
      [
        'What should a young band pay an old singer?',
        'First, before the tape runs, the tea. Then by the hour, like a lawyer. Then whatever the song did for you, at Dashain.',
        'नयाँ ब्यान्डले बूढो गायकलाई कति तिर्नुपर्छ?',
        'टेप चल्नुअघि पहिले चिया। अनि घण्टाको हिसाबले, वकिललाई जस्तै। अनि गीतले जति दियो त्यति, दशैँमा।',
      ],
    ],
  },
  {
    slug: 'the-inverter-is-the-bass-player',
    published_on: '2026-06-04',
    look: ['ember', 'lattice'],
    about: ['artist:power-cut', 'record:schedule-four'],
    title: { en: 'The inverter is the bass player', ne: 'बेस त इन्भर्टरले बजाउँछ' },
    summary: {
      en: 'Power Cut explain why every concert has a forecast instead of an ending.',
      ne: 'कार्यक्रमको अन्त्य हुँदैन, पूर्वानुमान मात्र हुन्छ: बत्ती गयोसँग कुरा।',
    },
    body: { en: ['Recorded by torchlight, though there was power.'], ne: ['बत्ती हुँदाहुँदै टर्च बालेर गरिएको कुराकानी।'] },
    pull_quote: {
      en: 'When the light came back we had nothing to say to each other.',
      ne: 'बत्ती आएपछि हामीबीच बोल्ने कुरै रहेन।',
    },
    exchanges: [
      [
        'The country has electricity now. What do you do for material?',
        'Nostalgia, mostly. And the transformer behind our house, which has not heard the news.',
        'अब त बत्ती जाँदैन। सामग्री कहाँबाट ल्याउनुहुन्छ?',
        'प्रायः सम्झनाबाट। अनि घरपछाडिको ट्रान्सफर्मरबाट; उसले त्यो समाचार सुनेकै छैन।',
      ],
      [
        'Who plays what?',
        'Reshma plays the inverter and I plug in. If she stops, I am a man holding a cable.',
        'कसले के बजाउँछ?',
        'रेश्मा इन्भर्टर बजाउँछिन्, म प्लग जोड्छु। उनी रोकिइन् भने म तार समातेको मान्छे मात्र।',
      ],
      [
        'How long is a set?',
        'Forty-three minutes new, thirty-one in winter. We bought a better battery once and it was like being shouted at.',
        'एउटा प्रस्तुति कति लामो हुन्छ?',
        'नयाँ ब्याट्रीमा त्रिचालीस मिनेट, जाडोमा एकतीस। एक पटक राम्रो ब्याट्री किनेका थियौँ, कसैले थर्काएजस्तो लाग्यो।',
      ],
      [
        'There is a track called “Homework”. Did you do yours?',
        'By candle. The teacher could tell from the wax which pages had been difficult.',
        '“गृहकार्य” भन्ने गीत छ। तपाईंहरूले गर्नुहुन्थ्यो?',
        'मैनबत्तीमा। मैन कुन पानामा बढी चुहिएको छ हेरेर सरले कुन हिसाब गाह्रो भयो भन्नुहुन्थ्यो।',
      ],
      [
        'The refrigerator downstairs is credited on the record. Does it get a share?',
        'Its owner gets milk. The fridge asked for nothing. It hums in B flat and has manners.',
        'तल्लो फ्ल्याटको फ्रिजको नाम गातामा छ। हिस्सा पाउँछ?',
        'मालिकले दूध पाउँछन्। फ्रिजले केही मागेन। सुर मिलाएर गुन्गुनाउँछ, सभ्य छ।',
      ],
      [
        'What happens when the battery is empty on stage?',
        'People clap in the dark, and then somebody’s mother switches on the hall. It is always a mother.',
        'मञ्चमै ब्याट्री सकियो भने?',
        'मान्छे अँध्यारोमै ताली बजाउँछन्, अनि कसैकी आमाले हलको बत्ती बालिदिनुहुन्छ। सधैँ आमा नै।',
      ],
    ],
  },
]
