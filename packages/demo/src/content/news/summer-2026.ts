import type { News } from '../content-types.ts'

export const NEWS_OF_SUMMER_2026: readonly News[] = [
  {
    slug: 'chairman-appears-on-record',
    published_on: '2026-08-19',
    byline: { en: 'Our man in Hetauda', ne: 'हेटौँडा संवाददाता' },
    tags: { en: ['Records'], ne: ['रेकर्ड'] },
    look: ['brick', 'brickwork'],
    about: ['record:ward-minutes', 'artist:ward-number-five'],
    related: ['the-dapha-tapes-are-out'],
    title: { en: 'Chairman loses case, gains verse', ne: 'अध्यक्षले मुद्दा हारे, पद पाए' },
    summary: {
      en: 'The court found the minutes to be in rhythm already.',
      ne: 'अदालतले माइन्युट पहिल्यै तालमा रहेको ठहर गर्‍यो।',
    },
    body: {
      en: [
        'He asked for his full title to be used and it takes nineteen seconds. The band extended the bar; the bench is said to have tapped a pen.',
        'The case had been before the district court in Hetauda since Magh. The chairman of the ward held that the minutes of a meeting are a document and may not be performed. Ward Number Five replied that they had changed no word of them, and played the first two decisions to the bench on a telephone. Judge Ghimire asked for the fourth to be played as well. In the judgment it is stated that the sentences had been written by Dhana Syangtan, the clerk, in lines of nearly equal length, and that this was her habit and no offence.',
        'The chairman did not appeal. He came to the next rehearsal with a box of sweets and asked what it was that he was supposed to do. He was shown a microphone and told where the bar begins. Sangeeta, who has the second verse, says that he is always early but never nervous. The streetlight of decisions one and two was repaired in the same week. Both sides have said that there is no connection.',
      ],
      ne: [
        'उनले आफ्नो पूरा पद लिइयोस् भने, त्यसलाई उन्नाइस सेकेन्ड लाग्छ। समूहले ताल तन्कायो; इजलासले कलम ठटाएको भन्ने सुनिन्छ।',
        'मुद्दा माघदेखि हेटौँडाको जिल्ला अदालतमा थियो। बैठकको माइन्युट कागजात हो, गाउन पाइँदैन भन्ने वडा अध्यक्षको जिकिर। वडा नम्बर पाँचले एक शब्द पनि फेरेका छैनौँ भनेर इजलासमा फोनबाट पहिलो दुई निर्णय बजाइदियो। न्यायाधीश घिमिरेले चौथो पनि बजाउनू भने। खरिदार धना स्याङतानले वाक्य झन्डै बराबर लम्बाइका हरफमा लेख्ने गरेकी, त्यो उनको बानी हो, कसुर होइन भनेर फैसलामा लेखिएको छ।',
        'अध्यक्षले पुनरावेदन गरेनन्। मिठाईको बाकस बोकेर अर्को अभ्यासमा आए, मैले के गर्नुपर्छ भनेर सोधे। माइक देखाइयो, ताल कहाँबाट सुरु हुन्छ भनियो। दोस्रो पद गाउने सङ्गीता भन्छिन्, सधैँ अलि चाँडो, तर आत्तिँदैनन्। पहिलो र दोस्रो निर्णयको सडकबत्ती त्यही हप्ता बन्यो। यसको त्योसँग सम्बन्ध छैन भन्ने दुवै पक्षको भनाइ छ।',
      ],
    },
  },
  {
    slug: 'the-resting-walls-get-their-names',
    published_on: '2026-08-05',
    byline: { en: 'From the trail', ne: 'बाटोबाट' },
    tags: { en: ['Artists'], ne: ['कलाकार'] },
    look: ['moss', 'terraces'],
    about: ['artist:dilu-rumba-and-sons', 'record:porter-songs'],
    related: ['the-label-publishes-its-books'],
    title: { en: 'Seven resting walls have their names again', ne: 'सात चौतारीले नाम फिर्ता पाए' },
    summary: {
      en: 'Painted by hand above Dolalghat, from a song with all of them in it.',
      ne: 'दोलालघाटमाथि हातैले लेखिएका, सबै नाम भएको एउटा गीतबाट।',
    },
    body: {
      en: [
        'There is a song on Porter Songs called “A Stone to Lean On”, and for six minutes it does nothing but give the names of the walls between the river and the village, in order, with the name of the person for whom each was built. Dilu Rumba knows it because one had to sing it on the way down, so as not to lose count in fog. A class of the school at Balephi has now written the names out and compared them with what is left on the ground.',
        'Of forty-one walls they found nineteen. At seven the pupils cleaned the stone and painted the name on it in white, with the year where somebody remembered. The paint, eleven litres, was paid from the record’s first royalty, and the elder son, Karma, carried it up.',
        'At the fourth wall an old woman came out of the field and told them that it was wrong: the name in the song is the husband’s, but it was the wife who had built it, afterwards, with her own hands. They painted hers underneath. Dilu Rumba has changed the song. It has one more syllable now and has to be walked slightly slower.',
      ],
      ne: [
        '“भरियाका गीत” मा “अडेस लाग्ने ढुङ्गो” भन्ने गीत छ; छ मिनेटभर खोलादेखि गाउँसम्मका चौतारीका नाम मात्र आउँछन्, क्रमैसँग, कसका नाममा बनेको हो त्यो पनि। हुस्सुमा गन्ती नबिर्सियोस् भनेर ओरालोमा गाउनैपर्थ्यो, त्यसैले दिलु रुम्बालाई आउँछ। बलेफीको स्कुलको एउटा कक्षाले नाम लेखेर बाँकी चौतारीसँग भिडाएर हेर्‍यो।',
        'एकचालीसमध्ये उन्नाइस भेटिए। सातवटामा विद्यार्थीले ढुङ्गा सफा गरेर सेतो रङले नाम लेखे, सम्झने भेटिएको ठाउँमा साल पनि। एघार लिटर रङ एल्बमको पहिलो रोयल्टीबाट किनियो, जेठो छोरा कर्मले बोकेर चढाए।',
        'चौथो चौतारीमा खेतबाट एक जना हजुरआमा निस्केर गलत भयो भन्नुभयो: गीतमा लोग्नेको नाम छ, बनाउने त स्वास्नी, पछि, आफ्नै हातले। मुनि उहाँको नाम पनि लेखियो। दिलु रुम्बाले गीत फेरिसके। अब एक अक्षर बढी भयो, अलि बिस्तारै हिँड्नुपर्छ।',
      ],
    },
  },
  {
    slug: 'the-piano-is-in-tune',
    published_on: '2026-07-02',
    byline: { en: 'The studio', ne: 'स्टुडियो' },
    tags: { en: ['Studio', 'Money'], ne: ['स्टुडियो', 'पैसा'] },
    look: ['soot', 'peacock'],
    about: ['artist:mechi-quartet'],
    related: ['new-microphone-named', 'the-label-publishes-its-books'],
    title: { en: 'The piano that came with the hall is in tune', ne: 'हलसँगै पाइएको पियानोको सुर मिल्यो' },
    summary: {
      en: 'It took four days and a dentist’s lamp. Please use it before Saun.',
      ne: 'चार दिन र दाँत हेर्ने बत्ती लाग्यो। साउनअघि बजाउनुहोला।',
    },
    body: {
      en: [
        'Nobody knows who ordered it. It is an upright from Leipzig with a brass plate of a Calcutta dealer, and it was in the building when the lease was signed, under a tarpaulin, with the ticket stubs of a cinema in it. The last tuning that is written inside the lid is from 1961. It had sunk by a little more than a semitone, evenly, like a good house.',
        'Mrs Lobo, who tunes the four pianos of two schools in Darjeeling, came by jeep with her tools in a sewing box. She worked for four days under a lamp lent by the dentist opposite. She raised it in three steps with a night between them so that the frame could get used to the idea, and five strings broke, which she had brought.',
        'She gives it six weeks before the damp. The hours from two to five are therefore open to anyone who can play with clean hands, free of charge; write your name on the sheet. The Mechi Quartet has booked the first Thursday, to hear for once what the low notes of the third movement would be. The tuner comes on the same day and will bring her knitting.',
      ],
      ne: [
        'कसले मगाएको हो थाहा छैन। लाइपजिगको ठाडो पियानो, कलकत्ताको पसलको पित्तलको पाता; भाडामा लिँदा भवनमै थियो, त्रिपालमुनि, भित्र सिनेमाका टिकट। बिर्कोभित्र लेखिएको अन्तिम मर्मत २०१८ सालको। सुर आधाभन्दा अलि बढी झरेको, तर एकनासले।',
        'दार्जिलिङका दुई स्कुलका चार पियानो मिलाउने लोबो दिदी सिउने बाकसमा औजार हालेर जिपमा आउनुभयो। अगाडिको दाँतका डाक्टरले दिएको बत्तीमुनि चार दिन काम गर्नुभयो। तीन चरणमा, बीचमा एक-एक रात बिसाउन दिँदै; पाँच तार चुँडिए, तार उहाँसँगै थिए।',
        'ओस लाग्नुअघि छ हप्ता टिक्छ भन्नुभएको छ। त्यसैले दुईदेखि पाँचसम्म हात धोएर बजाउन जान्ने जोसुकैका लागि सित्तैमा खुला छ; पानामा नाम लेख्नुहोस्। पहिलो बिहीबार मेची चौकडीले लियो, तेस्रो चरणका तल्ला स्वर कस्ता हुन्थे एक पटक सुन्न। ट्युन गर्नेले पनि त्यही दिन स्वेटर बुन्दै सुन्ने रे।',
      ],
    },
  },
  {
    slug: 'lost-property-of-the-season',
    published_on: '2026-06-11',
    byline: { en: 'The ticket office', ne: 'टिकट काउन्टर' },
    tags: { en: ['Visitors'], ne: ['दर्शक'] },
    look: ['rose', 'dhaka'],
    related: ['tea-is-now-included', 'drain-blocked-again'],
    title: { en: 'What you left behind this season', ne: 'यो याममा छुटाएका सामान' },
    summary: {
      en: 'Fourteen umbrellas, one trombone mouthpiece and a letter that was not opened.',
      ne: 'चौध छाता, ट्रम्बोनको मुख, अनि नखोलिएको एउटा चिठी।',
    },
    body: {
      en: [
        'Sabitri keeps the lost property in the piano stool. The season ended on Saturday and she has made the list: fourteen umbrellas, of which three open; nine left gloves and four right ones; the mouthpiece of a trombone; a school bag with a physics practical in it, marked 17 out of 25; reading glasses, two pairs, one of which she has been wearing; a tin with eleven sarangi strings; a pressure cooker, washed.',
        'There is also a letter. It was under a chair in the second row after the concert of Power Cut, and it has a stamp and an address in Bhojpur and has never been posted. We did not open it. If it is yours, come before the end of Asar. After that we shall assume that you meant to send it and put it in the box.',
        'Everything else may be collected from four to seven with a description. You need not describe it well. The owner of the cooker is known to us and is asked to stop pretending. We keep the umbrellas in any case: there are fourteen, nobody has ever described one, and on wet evenings they are lent at the gate against a shoe.',
      ],
      ne: [
        'छुटेका सामान सावित्री पियानोको पिर्कामा राख्छिन्। शनिबार याम सकियो, सूची तयार भयो: चौध छाता, तीनवटा मात्र खुल्ने; देब्रे पन्जा नौ, दाहिने चार; ट्रम्बोनको मुख; भौतिक विज्ञानको कापीसहितको झोला, पच्चीसमा सत्र; चस्मा दुई, एउटा उनी आफैँले लगाउँदै; सारङ्गीका एघार तारको बट्टा; माझेको प्रेसर कुकर।',
        'एउटा चिठी पनि छ। बत्ती गयोको कार्यक्रमपछि दोस्रो लहरको कुर्सीमुनि भेटियो; टिकट टाँसिएको, ठेगाना भोजपुरको, हुलाकमा नहालिएको। खोलेका छैनौँ। तपाईंको हो भने असार मसान्तभित्र आउनुहोस्। त्यसपछि पठाउनै खोज्नुभएको हो भन्ठानेर हुलाकमा हालिदिन्छौँ।',
        'बाँकी सामान चारदेखि सात बजेसम्म, कस्तो हो भनेर लैजान सकिन्छ। राम्ररी भन्नैपर्छ भन्ने छैन। कुकर कसको हो हामीलाई थाहा छ, अब धेरै नलुक्नुहोला। छाता भने हामीसँगै रहन्छन्: चौधवटा छन्, आजसम्म कसैले यस्तो थियो भनेको छैन, पानी पर्दा ढोकामा एउटा जुत्ता धरौटी राखेर सापट दिन्छौँ।',
      ],
    },
  },
  {
    slug: 'a-power-cut-during-power-cut',
    published_on: '2026-05-30',
    byline: { en: 'Our stage hand', ne: 'मञ्च सहयोगी' },
    tags: { en: ['Sessions'], ne: ['सेसन'] },
    look: ['ember', 'lattice'],
    about: ['session:power-cut-in-the-substation', 'artist:power-cut'],
    related: ['new-microphone-named'],
    title: { en: 'There was a power cut during Power Cut', ne: 'बत्ती गयोको बीचमै बत्ती गयो' },
    summary: {
      en: 'In a substation, for eleven seconds. The engineer has apologised to the duo and not to Balaju.',
      ne: 'सबस्टेसनभित्रै, एघार सेकेन्ड। इन्जिनियरले समूहसँग माफी मागे, बालाजुसँग मागेनन्।',
    },
    body: {
      en: [
        'It is at 14:02 in the film. We were asked to cut it and asked, by more people, where exactly it is.',
        'The duo had set up beside the number two transformer in Balaju, with the permission of the engineer on duty and one battery. They were in the middle of “Ice”, with the lamp at half, when the big lights over the yard went out. A kite had touched the line at Gongabu. For eleven seconds the only light was theirs, and Pema Tsang, who was behind the camera, says that she stopped breathing in order not to move it.',
        'Mr Thapa, the engineer, can be seen to stand up straight. Then the relays come in one after another from the left, each with a knock, and by luck they are in time. Reshma Kisi waits for the last of them and goes on. The duo have asked us to note that their own battery was not affected. The substation has asked us to note the date, since the cut was entered in the log as planned. Watch it on the session’s page; it is the second of three pieces, and headphones help. So does switching off the lamp.',
      ],
      ne: [
        'भिडियोको १४:०२ मा छ। काट्नुस् भन्ने पनि आए; ठ्याक्कै कहाँ छ भनेर सोध्ने त्योभन्दा धेरै।',
        'बालाजुको दुई नम्बर ट्रान्सफर्मरको छेउमा, ड्युटीका इन्जिनियरको अनुमति र एउटा ब्याट्री लिएर दुवै बसेका थिए। “बरफ” को बीचमा, बत्ती आधा बलेका बेला, चौरका ठूला बत्ती निभे। गोङ्गबुमा चङ्गा तारमा बेरिएछ। एघार सेकेन्ड उज्यालो उनीहरूकै मात्र थियो; क्यामेरा समातेकी पेमा छाङले नहल्लियोस् भनेर सासै रोकेँ भनिन्।',
        'इन्जिनियर थापा सावधान भएको देखिन्छ। अनि देब्रेबाट एकपछि अर्को रिले ठक्क ठक्क जोडिन्छन्, संयोगले तालमै। अन्तिमलाई कुरेर रेश्मा अघि बढ्छिन्। आफ्नो ब्याट्रीमा केही असर परेन भनेर लेखिदिनू भनेका छन्। सबस्टेसनले चाहिँ मिति लेखिदिनू भनेको छ, लगबुकमा योजनाअनुसार कटौती भनेर चढिसकेको रहेछ। सेसनको पेजमा हेर्नुहोस्, तीनमध्ये दोस्रो; इयरफोन भए राम्रो। बत्ती निभाए झनै राम्रो।',
      ],
    },
  },
  {
    slug: 'streams-can-be-watched-after-work',
    published_on: '2026-05-08',
    byline: { en: 'The editors', ne: 'सम्पादक' },
    tags: { en: ['Visitors', 'Sessions'], ne: ['दर्शक', 'सेसन'] },
    look: ['dawn', 'roofs'],
    about: ['artist:sunita-balami'],
    related: ['captions-on-every-film', 'a-power-cut-during-power-cut'],
    title: { en: 'Streams can be watched after the shift', ne: 'प्रसारण अब ड्युटी सकेर हेर्न मिल्छ' },
    summary: {
      en: 'A ticket for a stream is good for two days, since Doha works when we play.',
      ne: 'प्रसारणको टिकट दुई दिन चल्छ, हामी बजाउँदा दोहा काममा हुन्छ।',
    },
    body: {
      en: [
        'When we play at half past six in Patan it is a quarter to four in Doha, and most of the people there who would like to hear a madal are on a building or in a kitchen. We knew that from the complaints. Last month we looked at it properly: of every hundred stream tickets sold to the Gulf, thirty-eight were never opened while the concert lasted.',
        'From now on a ticket for a stream can be used until forty-eight hours after the end. You may stop and go on, and on another device. The chat is shown as it was, at the time at which it was written, because several of you said that it is lonely without the man who always asks for “Resham Firiri”.',
        'The musicians were asked first, since their contracts said “live”. All of them agreed but one, and she agreed when a nurse in Sharjah wrote to her. Where the tariff allows it the picture begins small and sharpens by itself; sound only costs about as much data as a telephone call. The nurse has since seen four evenings twice. She writes that the second time is better, because one knows when there is time to fetch the rice.',
      ],
      ne: [
        'पाटनमा साँझ साढे छ बजे दोहामा पौने चार बज्छ; मादल सुन्न चाहने धेरैजसो त्यति बेला भवनमाथि वा भान्सामा हुन्छन्। गुनासोबाट थाहा थियो। गत महिना राम्ररी हेर्‍यौँ: खाडीमा बिकेका सयमध्ये अठतीस प्रसारण टिकट कार्यक्रम चलुन्जेल खुलेकै रहेनछन्।',
        'अबदेखि प्रसारणको टिकट सकिएको अठचालीस घण्टासम्म चल्छ। बीचमा रोक्न, पछि अर्कै डिभाइसमा हेर्न पाइन्छ। च्याट पनि जुन बेला लेखिएको त्यही बेला देखिन्छ, किनभने सधैँ “रेसम फिरिरी” माग्ने दाइ नहुँदा न्यास्रो लाग्छ भन्नेहरू धेरै थिए।',
        'करारमा “प्रत्यक्ष” लेखिएकाले पहिले कलाकारलाई सोध्यौँ। एक जनाबाहेक सबैले माने; उनले पनि सारजाहकी एक नर्सको चिठी पाएपछि मानिन्। चित्र सानोबाट सुरु भएर बिस्तारै प्रस्ट हुन्छ; आवाज मात्र सुन्दा फोनमा कुरा गरेजति डाटा लाग्छ। ती नर्सले त्यसपछि चार साँझ दुई दुई पटक हेरिन्। दोस्रो पटक बढी रमाइलो रे, भात पस्किने बेला कहिले हो थाहा हुने।',
      ],
    },
  },
]
