import type { News } from '../content-types.ts'

export const NEWS_OF_AUTUMN_2026: readonly News[] = [
  {
    slug: 'hiti-hall-opens-its-second-balcony',
    published_on: '2026-11-18',
    byline: { en: 'From the hall', ne: 'हलबाट' },
    tags: { en: ['Halls'], ne: ['हल'] },
    look: ['ember', 'steps'],
    about: ['event:the-long-night-of-the-madal'],
    related: ['we-pay-artists-on-the-night', 'tea-is-now-included'],
    title: { en: 'Hiti Hall opens its second balcony', ne: 'हिटी हलको दोस्रो बार्दली खुल्यो' },
    summary: { en: 'Forty-eight more seats, all of them behind nobody.', ne: 'थप अठचालीस सिट, कसैको पछाडि नपर्ने।' },
    body: {
      en: [
        'The carpenters finished on Monday and sat in it until Wednesday, to be sure. Three creaks were found; two were in the third row and one was a carpenter.',
        'The balcony had been closed since the earthquake, when one of the two brackets that carry it turned by the width of a hand. For eleven years it was where the hall kept its spare chairs and a large picture of a benefactor. An engineer from Pulchowk came in August with a plumb line and a notebook, and in September the bracket was taken out and found to be sound: it was the wall that had moved. The new seats are sal wood with a cushion of straw, in four rows of twelve.',
        'Six of the forty-eight can be reached without the stairs, by the bridge from the school next door, which has lent us its key for evenings. The first concert for which they are sold is The Long Night of the Madal. From the back row you cannot see the faces of the players, but you see all of their hands, and we have priced it as if that were an advantage. The benefactor has been moved to the ticket office.',
      ],
      ne: [
        'सिकर्मीले सोमबार काम सके र पक्का गर्न बुधबारसम्म त्यहीँ बसे। तीनवटा च्याँइच्याँइ भेटिए; दुइटा तेस्रो पङ्क्तिमा, एउटा सिकर्मीकै घुँडामा।',
        'भुइँचालोमा बार्दली अड्याउने दुई टुँडालमध्ये एउटा बित्ताभर घुमेदेखि त्यो बन्द थियो। एघार वर्षसम्म त्यहाँ थोत्रा कुर्सी र एक दाताको ठूलो तस्बिर राखिएको थियो। साउनमा पुल्चोकका एक इन्जिनियर साहुल र कापी लिएर आए; भदौमा टुँडाल झिकेर हेर्दा सद्दे रहेछ, सरेको त भित्तो रहेछ। नयाँ सिट सालका काठका हुन्, परालको चकटीसहित, बाह्र-बाह्रका चार लहर।',
        'अठचालीसमध्ये छ सिटमा भर्‍याङ नचढी पुगिन्छ, छेउको स्कुलको पुलबाट; साँझका लागि स्कुलले साँचो दिएको छ। पहिलो पटक मादलको लामो रातका लागि बेचिनेछन्। पछाडिको लहरबाट वादकका अनुहार देखिँदैनन्, हात भने सबैका देखिन्छन्। दातालाई टिकट काउन्टरमा सारिएको छ।',
      ],
    },
  },
  {
    slug: 'winter-residency-closes-on-friday',
    published_on: '2026-11-12',
    byline: { en: 'The residency', ne: 'आवास कार्यक्रम' },
    tags: { en: ['Residency'], ne: ['आवास'] },
    look: ['dawn', 'terraces'],
    about: ['artist:phurba-and-the-slow-yaks'],
    related: ['new-microphone-named'],
    title: { en: 'Applications for the winter residency close on November 20', ne: 'हिउँदे आवासको आवेदन मङ्सिर ४ सम्म' },
    summary: { en: 'Six weeks, one stove, bring your own slippers.', ne: 'छ हप्ता, एउटा चुलो, चप्पल आफ्नै।' },
    body: {
      en: [
        'One musician and one writer share the cheese store’s upper room. Say in a page what you would do there, and in a line what you would do if it snowed the door shut.',
        'The room is above the store where Phurba ripens his cheese, at 4,100 metres, two days’ walk from the end of the road. It has two beds, one window to the south, and a table that was carried up in one piece by a man who does not wish to talk about it. The stove burns yak dung and dwarf juniper. From mid-January there is a telephone signal at the corner of the upper pasture, in the mornings, if one stands on the stone.',
        'We pay the porter, the food and Rs 40,000 each. In return we ask for one evening, in spring, in Hiti Hall, at which you read or play whatever there is. Last year’s pair, a translator and a drummer, came down with eleven pages and one very slow piece in five, and they are still friends. Applications may be in any language that one of us can read; write to the address on our contact page. A doctor’s note about the altitude is needed before departure, not before.',
      ],
      ne: [
        'चिज भण्डारको माथिल्लो कोठा एक सङ्गीतकर्मी र एक लेखकले साझा गर्छन्। के गर्नुहुन्छ एक पानामा लेख्नुहोस्, हिउँले ढोका थुने के गर्नुहुन्छ एक हरफमा।',
        'कोठा फुर्बाको चिज पाक्ने भण्डारमाथि छ, चार हजार एक सय मिटरमा, सडक सकिएको ठाउँबाट दुई दिनको हिँडाइ। दुई खाट, दक्षिणतिर एउटा झ्याल, अनि सिङ्गै बोकेर चढाइएको एउटा टेबल; बोक्नेले त्यसबारे कुरा गर्न मान्दैनन्। चुलोमा चौँरीको गुइँठा र धुपी बल्छ। माघदेखि माथिल्लो खर्कको कुनामा बिहान टावर टिप्छ, ढुङ्गामाथि उभिए।',
        'भरिया र खाना हामी बेहोर्छौँ, जनही चालीस हजार पनि दिन्छौँ। त्यसको साटो वसन्तमा हिटी हलमा एक साँझ माग्छौँ, जे बनेको छ त्यही सुनाउने। गत सालका अनुवादक र मादलवादक एघार पाना र एउटा असाध्यै ढिलो धुन लिएर झरे, अझै साथी छन्। हामीमध्ये कसैले बुझ्ने जुनसुकै भाषामा लेख्न सकिन्छ। उचाइका लागि डाक्टरको कागज हिँड्नुअघि चाहिन्छ।',
      ],
    },
  },
  {
    slug: 'we-pay-artists-on-the-night',
    published_on: '2026-11-05',
    byline: { en: 'The accounts', ne: 'लेखा शाखा' },
    tags: { en: ['Money', 'Artists'], ne: ['पैसा', 'कलाकार'] },
    look: ['orpiment', 'lattice'],
    about: ['artist:madal-parliament', 'artist:night-bus-union'],
    related: ['hiti-hall-opens-its-second-balcony', 'the-label-publishes-its-books'],
    title: { en: 'We pay artists on the night: how the split works', ne: 'कलाकारलाई त्यही रात पैसा: भाग कसरी लाग्छ' },
    summary: {
      en: 'Seventy to the stage, twenty to the hall, ten to us, in cash and counted twice.',
      ne: 'सत्तरी मञ्चलाई, बीस हललाई, दस हामीलाई; नगदै, दुई पटक गनेर।',
    },
    body: {
      en: [
        'The envelope is handed over before the van is loaded. Streams are settled the next morning, since nobody should do percentages after midnight; we have the receipts to prove it.',
        'It works like this. When the doors close, Sabitri from the ticket office and one person from the band count the stubs together at the tea counter. The sum is written on a card, both sign, and the card is pinned up where the other musicians can read it. Seventy parts of a hundred go to the stage, and how a band divides that is its own affair; Madal Parliament takes a vote, Night Bus Union goes by who slept least. Twenty go to the hall, for the lamps, the cleaning and the roof.',
        'Ten come to us, and out of these we pay the gateway its fee, so that the artist never sees a deduction. If a concert is cancelled by us, the band receives half of what it would have earned from the tickets sold by then. If it is cancelled by rain, we share the loss in the same seventy, twenty and ten. We publish the year’s sum every spring. Last year it was Rs 1,842,300, in thirty-one envelopes.',
      ],
      ne: [
        'गाडीमा सामान लाद्नुअघि नै खाम हातमा पर्छ। प्रसारणको हिसाब भोलिपल्ट बिहान गरिन्छ, मध्यरातपछि प्रतिशत निकाल्नु हुँदैन; किन हुँदैन भन्ने भर्पाई हामीसँग छ।',
        'तरिका यस्तो छ। ढोका लागेपछि काउन्टरकी सावित्री र ब्यान्डका एक जनाले चिया टेबलमा सँगै अधकट्टी गन्छन्। जम्मा रकम एउटा पत्तीमा लेखिन्छ, दुवैले सही गर्छन्, अरू वादकले पढ्ने ठाउँमा टाँसिन्छ। सयमा सत्तरी मञ्चको; कसरी बाँड्ने ब्यान्डकै कुरा। मादल संसद् मतदान गर्छ, रात्रि बस युनियन भने सबैभन्दा कम सुत्ने हेरेर बाँड्छ। बीस हलको, बत्ती, सफाइ र छानाका लागि।',
        'दस हाम्रो; भुक्तानी कम्पनीको शुल्क पनि त्यसैबाट तिर्छौँ, कलाकारको भाग घट्दैन। हामीले कार्यक्रम रद्द गर्‍यौँ भने त्यतिन्जेल बिकेका टिकटको आधा ब्यान्डले पाउँछ। पानीले रद्द भयो भने घाटा पनि सत्तरी, बीस र दसकै हिसाबले बाँडिन्छ। वर्षको जोड हरेक वसन्तमा छाप्छौँ। गत वर्ष एकतीस खाममा अठार लाख बयालीस हजार तीन सय गयो।',
      ],
    },
  },
  {
    slug: 'the-dapha-tapes-are-out',
    published_on: '2026-10-30',
    byline: { en: 'The label', ne: 'लेबल' },
    tags: { en: ['Records'], ne: ['रेकर्ड'] },
    look: ['night', 'mandala'],
    about: ['record:the-dapha-tapes', 'artist:sunita-balami'],
    related: ['new-microphone-named'],
    title: { en: 'Six hymns down, four hundred and six to go', ne: 'छ भजन सकियो, चार सय छ बाँकी' },
    summary: {
      en: 'The first of Sunita Balami’s tapes can be bought.',
      ne: 'सुनिता बलामीका टेपको पहिलो भाग पाइन थाल्यो।',
    },
    body: {
      en: [
        'At the present rate the set is complete in 2094. A subscription was considered, and an heir was named.',
        'The Dapha Tapes holds hymns one to six, an hour and eight minutes of them, as Sunita Balami recorded them at her vegetable stall in Pharping after closing time. Gyan Balami plays the khin. Nothing has been joined or shortened; where the cassette ended she turned it over, and the turning can be heard. With the download there is a booklet with the words of every verse in Newar and in Nepali, and notes by Anju Kapali about the syllables that mean nothing and may not be left out.',
        'Two of the six had never been recorded by anybody. Number four exists in a radio recording of 1974, in which it lasts three minutes and ends in the middle of a name. The income is divided equally between the singer, the drummer and the platform, which intends to buy a new roof for the corner where the rain comes in on the cymbals. Tapes seven to twelve are already in the box above the rice and will follow when the potatoes are sold. The singer listens to none of them, having been there.',
      ],
      ne: [
        'यही चालले सबै सकिन २१५१ साल लाग्छ। ग्राहक योजना सोचियो, हकवाला पनि तोकियो।',
        'दाफाका टेपमा एकदेखि छसम्मका भजन छन्, एक घण्टा आठ मिनेट; पसल बन्द भएपछि फर्पिङको तरकारी पसलमै सुनिता बलामीले रेकर्ड गरेका। खिँ ज्ञान बलामीको। केही जोडिएको छैन, छोट्याइएको पनि छैन; क्यासेट सकिएको ठाउँमा फर्काएको सुनिन्छ। डाउनलोडसँग सबै पदका शब्दको पुस्तिका छ, अर्थ नभएका तर छुटाउन नहुने अक्षरबारे अन्जु कपालीको टिपोटसहित।',
        'छमध्ये दुई भजन पहिले कसैले रेकर्ड गरेको थिएन। चौथोको २०३१ सालको रेडियो रेकर्ड छ, तीन मिनेटको, एउटा नामको बीचैमा टुङ्गिने। आम्दानी गायिका, खिँ वादक र पाटीमा बराबर बाँडिन्छ; झ्यालीमाथि पानी चुहिने कुनामा नयाँ छाना हाल्ने विचार छ। सातदेखि बाह्रसम्मका क्यासेट चामलमाथिको बाकसमा तयार छन्, आलु बिकेपछि आउँछन्। गायिका आफैँ भने सुन्दिनन्, गाउँदा सुनिसकेकी रे।',
      ],
    },
  },
  {
    slug: 'volume-seven-goes-to-press',
    published_on: '2026-10-26',
    byline: { en: 'The editors', ne: 'सम्पादक' },
    tags: { en: ['Volumes'], ne: ['अङ्क'] },
    look: ['lapis', 'river'],
    about: ['volume:rivers-that-used-to-be-roads', 'artist:dilu-rumba-and-sons'],
    related: ['six-episodes-to-listen-to', 'nepali-pages-for-every-record'],
    title: { en: 'Volume 7 goes to press, by boat', ne: 'सातौँ अङ्क छापिन गयो, डुङ्गाबाट' },
    summary: {
      en: 'The paper is dry, the ferryman has been paid, and one map is upside down.',
      ne: 'कागज सुक्खा छ, माझीको भाडा तिरियो, एउटा नक्सा उल्टो परेछ।',
    },
    body: {
      en: [
        'Rivers that used to be roads has a hundred and twelve pages, one interview, a session, two records to hear beside it and nine maps drawn by people who walked. The press is in Barhabise, where paper can be had for a third less than in the valley, and the plates went there by bus. Between the bus park and the press there is a river, and the bridge is under repair until Magh.',
        'So the plates crossed in the boat of the ferryman whose father’s song the volume is about. He asked what was in the boxes, and when he had been told he took half the fare. Dilu Rumba, who saw them off, checked the knots.',
        'The map of the lower crossing has south at the top. We noticed too late to change it and the surveyor says that it is how the ferry sees it. Copies reach the ticket office and the shop on November 16. Subscribers get theirs two days earlier, wrapped in the sheets on which the ink was tried. One parcel went on to the far bank by mistake and was read aloud at the landing before it came back. We have counted that as a subscription.',
      ],
      ne: [
        '“पहिले बाटो भएका नदी” एक सय बाह्र पानाको छ: एउटा कुराकानी, एउटा सेसन, सँगै सुन्ने दुई एल्बम, हिँड्नेहरूले कोरेका नौ नक्सा। छापाखाना बाह्रबिसेमा छ, कागज उपत्यकाभन्दा तिहाइ सस्तो; प्लेट बसमा गए। बसपार्क र छापाखानाको बीचमा नदी छ, पुल माघसम्म मर्मतमा।',
        'त्यसैले प्लेट त्यही माझीको डुङ्गामा तरे, जसका बुबाको गीतबारे यो अङ्क हो। बाकसमा के छ भनेर सोधे, सुनेपछि आधा भाडा मात्र लिए। पुर्‍याउन गएका दिलु रुम्बाले गाँठा जाँचे।',
        'तल्लो घाटको नक्सामा दक्षिण माथि परेछ। फेर्न ढिलो भइसकेको थियो; डुङ्गाबाट हेर्दा त्यस्तै देखिन्छ भन्छन् अमिन। मङ्सिर १ गते काउन्टर र पसलमा आइपुग्छ। ग्राहकले दुई दिनअघि नै पाउँछन्, मसी जाँचेका पानामा बेरिएको। एउटा पोको झुक्किएर पारि पुगेछ; फर्किनुअघि घाटमा ठूलो स्वरले पढियो। त्यसलाई पनि ग्राहकमै गन्यौँ।',
      ],
    },
  },
  {
    slug: 'the-van-passes-its-inspection',
    published_on: '2026-10-16',
    byline: { en: 'The road crew', ne: 'गाडी टोली' },
    tags: { en: ['Artists'], ne: ['कलाकार'] },
    look: ['night', 'steps'],
    about: ['artist:night-bus-union', 'artist:madal-parliament'],
    related: ['we-pay-artists-on-the-night', 'free-concert-for-drivers'],
    title: { en: 'The van passes its inspection', ne: 'गाडीले जाँच पास गर्‍यो' },
    summary: {
      en: 'At the third attempt, with new brakes and without the sofa.',
      ne: 'तेस्रो पटकमा, नयाँ ब्रेक हालेर, सोफा झिकेर।',
    },
    body: {
      en: [
        'The van is a 2004 Hiace with 611,000 kilometres, and it carries every band that plays for us outside the valley. In Bhadau it was stopped at Thankot with five madals, an organ and eleven people in it, and told to come back with fewer. The inspector was correct. He found that the left brake line had been mended with a guitar string, a wound G, and wrote that down in the space for remarks.',
        'Deepen Bantar, who drums for Night Bus Union and drives for a living, took the van to his own garage in Itahari for nine days. It has new brake lines, four tyres with the same pattern, and a door that opens from the inside. The sofa was taken out. It was agreed to by all five members of Madal Parliament, which is recorded as a first.',
        'The repair cost Rs 87,400 and came out of the tenth part that we keep. Bands who have waited since Saun can book it again; the deposit is a full tank. The string has been given to the museum corner in the ticket office, beside the first stub. The inspector asked for a record and was given one, afterwards.',
      ],
      ne: [
        'गाडी सन् २००४ को हाइस हो, छ लाख एघार हजार किलोमिटर गुडेको; उपत्यकाबाहिर बजाउने हाम्रा सबै ब्यान्ड त्यसैमा जान्छन्। भदौमा थानकोटमा रोकियो, भित्र पाँच मादल, एउटा अर्गन, एघार जना मान्छे; अलि थोरै लिएर आउनू भनियो। जाँच्नेको कुरा ठीक थियो। देब्रे ब्रेकको नली गिटारको तारले बाँधिएको भेटे, कैफियतमा लेखे।',
        'रात्रि बस युनियनका ड्रमर दीपेन बाँतर बस पनि हाँक्छन्; उनले गाडी इटहरीको आफ्नै ग्यारेजमा नौ दिन राखे। ब्रेक नयाँ, चारै टायर एउटै बुट्टाका, ढोका भित्रबाट खुल्ने। सोफा झिकियो। मादल संसद्का पाँचै जनाले मत दिए, पहिलो पटक भनेर माइन्युटमा चढेको छ।',
        'मर्मतमा सतासी हजार चार सय लाग्यो, हाम्रो दस भागबाटै। साउनदेखि कुरेका ब्यान्डले फेरि माग्न सक्छन्; धरौटी भनेको तेल भरेर फर्काउने। त्यो तार काउन्टरको कुनामा राखिएको छ, पहिलो अधकट्टीको छेउमा। जाँच्ने हाकिमले रेकर्ड मागे; पास भइसकेपछि दियौँ।',
      ],
    },
  },
  {
    slug: 'nepali-pages-for-every-record',
    published_on: '2026-10-08',
    byline: { en: 'The editors', ne: 'सम्पादक' },
    tags: { en: ['Language'], ne: ['भाषा'] },
    look: ['lac', 'dhaka'],
    about: ['record:low-cloud'],
    related: ['the-label-publishes-its-books'],
    title: { en: 'Every liner note now hangs from the line too', ne: 'अब हरेक टिपोट नेपालीमा पनि' },
    summary: {
      en: 'All our records can be read in Nepali, and not by machine.',
      ne: 'हाम्रा सबै रेकर्ड नेपालीमा पढ्न मिल्छ, यन्त्रबाट होइन।',
    },
    body: {
      en: [
        'Anju Kapali wrote the Nepali first where the song was Nepali. In eleven places the English was then changed to agree with it, as is only fair.',
        'Until last month a reader who came to us in Nepali found the titles in Nepali and the rest in English, with an apology. Now all of it is there, for thirteen records: who plays, how it was made, what the words are about and what may be skipped. It took from Baisakh to Asoj. Anju wrote at the kitchen table of whichever artist could be found at home, which is why there are several recipes in the margins of the manuscript.',
        'The hardest word was “track”. There are four in use and each of them belongs to a different decade. We settled on <i>git</i> for what has words and <i>dhun</i> for what has not, and on nothing at all for the fifth piece on Electric Jhyaure, which is a puncture. Musicians who find a mistake in what is written about them are asked to write; the correction is made the same day. So far there has been one, from the goat’s two families, jointly, about its colour. Both were right; it changed.',
      ],
      ne: [
        'गीत नेपाली भएको ठाउँमा अन्जु कपालीले पहिले नेपालीमै लेखिन्। त्यसपछि एघार ठाउँमा अङ्ग्रेजी नै फेरियो, न्यायको कुरा हो।',
        'गत महिनासम्म नेपालीमा पढ्न आउनेले शीर्षक नेपालीमा, बाँकी अङ्ग्रेजीमा भेट्थे, माफी मागिएको एउटा वाक्यसहित। अब तेह्रै एल्बमका सबै कुरा छन्: कसले बजायो, कसरी बन्यो, शब्द केबारे हुन्, के नसुने पनि हुन्छ। वैशाखदेखि असोज लाग्यो। जो कलाकार घरमा भेटिए उसैको भान्सामा बसेर अन्जुले लेखिन्, त्यसैले पाण्डुलिपिको छेउछाउमा पकाउने तरिका पनि छन्।',
        'सबैभन्दा गाह्रो शब्द “ट्र्याक” थियो; चार शब्द चलनमा छन्, चारै फरक दशकका। बोल भएकालाई गीत, नभएकालाई धुन भन्ने टुङ्गो गर्‍यौँ; बिजुली झ्याउरेको पाँचौँलाई केही भनेनौँ, त्यो पन्चर हो। आफूबारे लेखिएकोमा गल्ती भेट्ने कलाकारले लेखून्, त्यही दिन सच्चिन्छ। अहिलेसम्म एउटा आयो, बाख्राका दुई घरबाट संयुक्त रूपमा, रङबारे। दुवै ठिक रहेछन्; रङ फेरिएको रहेछ।',
      ],
    },
  },
  {
    slug: 'captions-on-every-film',
    published_on: '2026-10-02',
    byline: { en: 'The studio', ne: 'स्टुडियो' },
    tags: { en: ['Sessions', 'Language'], ne: ['सेसन', 'भाषा'] },
    look: ['chalk', 'lattice'],
    about: ['session:third-lane-choir-from-the-windows', 'session:tara-nembang-in-a-weaving-shed'],
    related: ['nepali-pages-for-every-record'],
    title: { en: 'All eight sessions have captions now', ne: 'आठै सेसनमा क्याप्सन थपियो' },
    summary: {
      en: 'In English and Nepali, and they say what the looms are doing.',
      ne: 'अङ्ग्रेजी र नेपालीमा; तानले के गर्दै छन् त्यो पनि लेखिएको छ।',
    },
    body: {
      en: [
        'A reader in Pokhara who hears nothing above the voice of a truck wrote to us in Asar. She watched the sessions for the hands, she said, but never knew when somebody was singing and when they were only breathing in. She and her brother have since sat with Lhamo Waiba on eleven Saturdays, and all eight films are finished.',
        'The captions give the words of the songs, and where there are none they say what plays and how: “bow, close to the bridge”, “four looms, not together”, “a bucket is lowered”. In the film of Third Lane Choir they tell you from which floor. For the parts that are silent on purpose we first wrote “silence”. Our reader said that she knew that; what she wished to know was whether the people in the picture looked as if they were listening. So that is what it says.',
        'They can be switched on in the player, at the sign with the two lines. If you find a mistake, send us the minute and the second. Three corrections came in the first week. All three were about the weather, and one was from the man who had been standing in it with the microphone.',
      ],
      ne: [
        'ट्रकको जति चर्को नभए केही नसुन्ने पोखराकी एक पाठकले असारमा लेख्नुभयो। हात हेर्न सेसन हेर्थेँ, तर कति बेला गाएको, कति बेला सास मात्र फेरेको थाहा हुँदैनथ्यो भन्नुभयो। त्यसयता उहाँ र भाइ एघार शनिबार ल्हामो वाइबासँग बस्नुभयो, आठै भिडियो तयार भए।',
        'क्याप्सनमा गीतका शब्द छन्; शब्द नभएको ठाउँमा के कसरी बज्यो लेखिएको छ: “रेटो, घोडीनेर”, “चार तान, सँगै होइन”, “बाल्टिन झर्छ”। तेस्रो गल्ली मण्डलीको भिडियोमा कुन तलाबाट भन्ने पनि। जानी जानी चुप लागेको ठाउँमा पहिले “मौन” लेख्यौँ। त्यो त थाहा भइहाल्छ, चित्रका मान्छे सुनिरहेका जस्ता छन् कि छैनन् त्यो भन्नुस् न भन्नुभयो। अहिले त्यही लेखेको छ।',
        'प्लेयरमा दुई धर्काको चिह्नबाट खुल्छ। गल्ती भेटे मिनेट र सेकेन्ड लेखेर पठाइदिनुहोला। पहिलो हप्तामै तीनवटा सच्याउनु आयो। तीनैवटा मौसमबारे, एउटा त त्यही पानीमा माइक समाएर उभिएका मानिसबाट।',
      ],
    },
  },
  {
    slug: 'six-episodes-to-listen-to',
    published_on: '2026-09-24',
    byline: { en: 'The studio', ne: 'स्टुडियो' },
    tags: { en: ['Studio', 'Artists'], ne: ['स्टुडियो', 'कलाकार'] },
    look: ['orpiment', 'engraving'],
    about: ['interview:tara-nembang-puts-the-slope-back', 'interview:who-owns-a-boat-song'],
    related: ['captions-on-every-film', 'new-microphone-named'],
    title: { en: 'The interviews become a podcast', ne: 'अन्तर्वार्ता अब पोडकास्टमा पनि' },
    summary: {
      en: 'Six episodes, each with four chapters and no advertisement for biscuits.',
      ne: 'छ भाग, हरेकमा चार खण्ड, बिस्कुटको विज्ञापन एउटै छैन।',
    },
    body: {
      en: [
        'People wrote to say that they read our interviews while cooking and burnt things. From this autumn the longer ones come with an episode that you can play instead: the music of the conversation, arranged in four chapters, with rain or wind behind it. Tara Nembang’s begins with her kettle. The one with Madal Parliament was approved by three votes to two and the two are audible.',
        'Nobody speaks in them. That was not the plan. We listened to the tapes of the talks, and they were mostly tea, chairs and one of us saying “yes, yes”. The words are better on the page, where you can go back; what the page does not have is the pace. A transcript below each player says what can be heard.',
        'The podcast is linked at the top of the list of interviews; add its address to whatever app you use. New episodes come with new interviews, about six in a year. They are free and may be played in buses, in full. We are told that one driver on the Hetauda road has made his passengers vote between an episode and the second half of a film. The episode lost by one, and was played on the way back.',
      ],
      ne: [
        'पकाउँदै अन्तर्वार्ता पढ्दा तरकारी डढ्यो भन्ने चिठी धेरै आए। यही शरद्देखि लामा कुराकानीसँग सुन्न मिल्ने भाग पनि आउँछ: चार खण्डमा सङ्गीत, पछाडि पानी वा हावाको आवाज। तारा नेम्बाङको किट्लीबाट सुरु हुन्छ। मादल संसद्को तीन-दुईले पारित भयो, दुई पनि सुनिन्छन्।',
        'त्यसमा कोही बोल्दैन। योजना त्यस्तो थिएन। टेप सुन्यौँ, धेरैजसो चिया, कुर्सी र हामीमध्ये एकले “हजुर, हजुर” भनेको मात्र। शब्द कागजमै राम्रा, फर्केर पढ्न पाइन्छ; कागजमा नहुने कुरा चाल हो। के सुनिन्छ भन्ने प्लेयरको तल लेखिएको छ।',
        'अन्तर्वार्ताको सूचीको माथि पोडकास्टको ठेगाना छ, आफूले चलाउने एपमा थप्नुहोस्। नयाँ अन्तर्वार्तासँगै नयाँ भाग आउँछ, वर्षमा छवटा जति। सित्तैमा, बसमा पूरै बजाए पनि हुन्छ। हेटौँडाको बाटोमा एक चालकले अन्तर्वार्ता कि फिल्मको आधा भाग भनेर यात्रुलाई मतदान गराए रे। एक मतले हार्‍यो, फर्किँदा बज्यो।',
      ],
    },
  },
  {
    slug: 'tea-is-now-included',
    published_on: '2026-09-15',
    byline: { en: 'From the hall', ne: 'हलबाट' },
    tags: { en: ['Halls', 'Tea'], ne: ['हल', 'चिया'] },
    look: ['moss', 'steps'],
    related: ['hiti-hall-opens-its-second-balcony'],
    title: { en: 'Tea is now included', ne: 'अब टिकटमै चिया' },
    summary: {
      en: 'The tea account lost money every month; so did charging for it.',
      ne: 'चियाको हिसाब महिनैपिच्छे घाटामा थियो; पैसा उठाउँदा पनि घाटामै।',
    },
    body: {
      en: [
        'Collecting coins made a queue, and the queue missed the first song. From this month every hall ticket has one cup in it. Second cups work as before: by looking at Sabitri.',
        'The arithmetic was done by the ticket office over four concerts in Bhadau. On average a hundred and sixty people bought tea before the music, one cup at Rs 20, and the last of them had it in hand eleven minutes after the beginning. Nobody’s change was right. A cup costs us Rs 9 with milk. We have raised the ticket by Rs 10 and printed a small cup in the corner, which Sabitri or her nephew punches; the queue now takes six minutes and moves past the stage door, so that the musicians get theirs first.',
        'There are three kinds: with milk, black with lemon, and for evenings in Paush one with jwano, which the brass players have asked for on account of their chests. Please bring the glass back to the counter and not only as far as the balcony rail. Ninety glasses were bought in September and sixty-eight are with us. For streams the tea is not included, and we thank the viewer in Sydney who asked.',
      ],
      ne: [
        'पैसा उठाउँदा लाम लाग्थ्यो, लाममा बस्नेले पहिलो गीत छुटाउँथे। यही महिनादेखि हलको हरेक टिकटमा एक कप चिया छ। दोस्रो कपको नियम उही: सावित्री दिदीतिर हेर्ने।',
        'भदौका चार कार्यक्रममा टिकट काउन्टरले हिसाब निकाल्यो। सरदर एक सय साठी जनाले सङ्गीतअघि बीस रुपैयाँको एक कप चिया किन्थे, अन्तिमले सुरु भएको एघार मिनेटपछि पाउँथ्यो। खुद्रा कसैको मिल्दैनथ्यो। दूध हालेको एक कपमा हामीलाई नौ रुपैयाँ पर्छ। टिकटमा दस रुपैयाँ थप्यौँ, कुनामा सानो कप छाप्यौँ; सावित्री वा उनका भदाले प्वाल पार्छन्। लाम अहिले छ मिनेटको भयो, मञ्चको ढोका हुँदै जान्छ, वादकले पहिले पाउँछन्।',
        'तीन थरी छन्: दूधको, कागती हालेको कालो, अनि पुसका साँझका लागि ज्वानोको, छातीका लागि भनेर ब्यान्डवालाले मागेका। गिलास बार्दलीको डिलमा होइन, काउन्टरमै फर्काइदिनुहोला। असोजमा नब्बे किनेका थियौँ, अठसट्ठी हामीसँग छन्। प्रसारणमा चिया पर्दैन; सोध्ने सिड्नीका दर्शकलाई धन्यवाद।',
      ],
    },
  },
  {
    slug: 'drain-blocked-again',
    published_on: '2026-09-01',
    byline: { en: 'Third lane', ne: 'तेस्रो गल्ली' },
    tags: { en: ['Artists'], ne: ['कलाकार'] },
    look: ['lapis', 'roofs'],
    about: ['artist:third-lane-choir', 'record:hymns-for-a-blocked-drain'],
    related: ['tea-is-now-included'],
    title: { en: 'Drain blocked again; rehearsals resume', ne: 'ढल फेरि थुनियो; अभ्यास सुरु' },
    summary: { en: 'The lane is ankle deep and in good voice.', ne: 'गल्लीमा गोलीगाँठोसम्म पानी छ, स्वर राम्रो छ।' },
    body: {
      en: [
        'The ward promises a pump. The choir has asked in writing that it be one that hums in D.',
        'It began on Friday at about four with a sound that everybody in the lane knows. By six the step of the sweet shop was under water and Nani Bare, who directs the Third Lane Choir, had put her chair at the window. All twenty-three were home by seven. They had not sung together since Asar, when the drain was cleared, because in dry weather the tenors go out. On Saturday they took “Ankle, Knee, Waist” from the beginning and stopped, for the first time, at the ankle.',
        'The new hymn is to be about the pump. The words are finished up to the third verse, for which they would like to know its horsepower. The ward engineer came on Sunday in rubber boots, looked, and stayed for the altos. Anyone may listen from the upper end of the lane, where it is dry; please do not stand on the plank, it is for the sweet shop. The hymns of the earlier flood can be had on the record, and all of it goes to the sewer fund, which stands at Rs 61,150.',
      ],
      ne: [
        'वडाले पम्प पठाउने भएको छ। सुर मिल्ने खालको पम्प होस् भनेर मण्डलीले लिखित अनुरोध गरेको छ।',
        'शुक्रबार चार बजेतिर गल्लीका सबैले चिन्ने आवाजबाट सुरु भयो। छ बजेसम्ममा मिठाई पसलको खुड्किलो डुब्यो, तेस्रो गल्ली मण्डलीकी निर्देशक नानी बारेले झ्यालमा कुर्सी राखिसकेकी थिइन्। सात बजे तेइसै जना घरमा। असारमा ढल खुलेयता सँगै गाएका थिएनन्, सुक्खा बेला मसिना स्वरका सबै बाहिर निस्कन्छन्। शनिबार “गोलीगाँठो, घुँडा, कम्मर” सुरुबाट गाए, पहिलो पटक गोलीगाँठोमै रोकिए।',
        'नयाँ भजन पम्पबारे हुने भयो। तेस्रो पदसम्म शब्द तयार छन्, त्यसमा कति हर्सपावरको हो भन्ने चाहिएको छ। आइतबार वडाका इन्जिनियर गमबुट लगाएर आए, हेरे, मोटो स्वरको पालो सुन्न बसे। सुक्खा भएको माथिल्लो छेउबाट जसले पनि सुन्न पाउँछ; फल्याकमा नउभिनुहोला, त्यो मिठाई पसलको हो। अघिल्लो बाढीका भजन एल्बममा पाइन्छन्, आम्दानी सबै ढल कोषमा जान्छ; त्यहाँ अहिले एकसट्ठी हजार एक सय पचास छ।',
      ],
    },
  },
]
