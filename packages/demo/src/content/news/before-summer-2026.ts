import type { News } from '../content-types.ts'

export const NEWS_BEFORE_SUMMER_2026: readonly News[] = [
  {
    slug: 'new-microphone-named',
    published_on: '2026-04-24',
    byline: { en: 'The studio', ne: 'स्टुडियो' },
    tags: { en: ['Studio'], ne: ['स्टुडियो'] },
    look: ['rose', 'lattice'],
    about: ['artist:tara-nembang'],
    related: ['we-pay-artists-on-the-night'],
    title: { en: 'The new microphone has been named', ne: 'नयाँ माइकको न्वारान' },
    summary: { en: 'It is called Kanchhi, having come last.', ne: 'सबैभन्दा पछि आएकाले नाम कान्छी रह्यो।' },
    body: {
      en: [
        'She is on loan to any band for the price of carrying her. The old one, which recorded the goat, has been retired to a shelf with a view.',
        'She is a ribbon microphone from 1968, built for a radio station in Plzen which has since become a dentist’s. A reader brought her in a biscuit tin. Ujjan Kisi replaced the transformer and the ribbon, which is thinner than the gold on a sweet, and it took him three evenings in which nobody in the flat was allowed to open a window. She hears what is in front of her and behind her and nothing at the sides, so that two people who are not speaking to each other can share her.',
        'She may be borrowed by anybody who makes music and has a bag with a zip: write to the studio, say for which days, and leave your citizenship card or a madal as a deposit. Tara Nembang had her first, for a week in Chait, and returned her with a note that she is honest but dislikes draughts. The old one sits on the shelf over the door. It still works if you tap it, and we tap it on Saturdays.',
      ],
      ne: [
        'बोकेर लैजाने खर्चमा जुनसुकै समूहले लैजान पाउँछ। बाख्रा रेकर्ड गर्ने पुरानो माइक दृश्य राम्रो देखिने तखतामा अवकाशमा छ।',
        'सन् १९६८ मा प्ल्जेनको एउटा रेडियो स्टेसनका लागि बनेको रिबन माइक हो; त्यो स्टेसन अहिले दाँतको क्लिनिक भएको छ। एक पाठकले बिस्कुटको बट्टामा हालेर ल्याइदिए। उज्जन किसीले ट्रान्सफर्मर र रिबन फेरे; मिठाईमाथिको सुनपाताभन्दा पातलो, तीन साँझ लाग्यो, त्यतिन्जेल फ्ल्याटमा कसैले झ्याल खोल्न पाएन। अगाडि र पछाडिको सुन्छे, छेउको सुन्दिन; बोलचाल बन्द भएका दुई जनाले पनि बाँड्न मिल्छ।',
        'सङ्गीत गर्ने र चेन लाग्ने झोला भएको जोसुकैले लैजान पाउँछ: कुन दिनलाई हो लेख्नुस्, धरौटीमा नागरिकता वा एउटा मादल छोड्नुस्। पहिले तारा नेम्बाङले चैतमा एक हप्ता लगिन्, इमानदार छे तर बतास मन पराउँदिन भन्ने पुर्जासहित फर्काइन्। पुरानो ढोकामाथिको तखतामा छ; ट्याप्प हिर्काए अझै चल्छ, शनिबार-शनिबार हिर्काउँछौँ।',
      ],
    },
  },
  {
    slug: 'the-label-publishes-its-books',
    published_on: '2026-03-31',
    byline: { en: 'The accounts', ne: 'लेखा शाखा' },
    tags: { en: ['Money'], ne: ['पैसा'] },
    look: ['chalk', 'brickwork'],
    related: ['we-pay-artists-on-the-night'],
    title: { en: 'Our year in figures, with the coffee', ne: 'अङ्कमा हाम्रो वर्ष, कफीसहित' },
    summary: {
      en: 'What came in, who got it, and the line called “string”.',
      ne: 'कति आयो, कसले पायो, र “डोरी” भन्ने शीर्षक।',
    },
    body: {
      en: [
        'Four records, thirty-one nights, nine books. We ended the year Rs 11,400 up, of which Rs 11,000 was a deposit for chairs.',
        'The full table hangs in the ticket office and is printed here for those who live further away. Tickets brought Rs 2.63 million, of which seventy parts in a hundred went to the stage. Records brought 914,000, mostly in the six weeks before Dashain. Streams brought 388,000, a third of it from two cities in Australia. Books are the business of the shop, which pays us for the space under the stairs. We spent most on musicians, then on the van, then on tuning the piano that came with the hall.',
        'Under “string” are Rs 6,240. It was asked about at the annual meeting. Part of it is for parcels, part is for the bell rope, and part is sarangi strings which were bought in error and cannot be returned because they have been played. The coffee, at Rs 31,000, was found to be more than the insurance. We have changed the insurance. Anyone may see the receipts on the first Monday of the month, and three people do; one of them brings cake. The cake is not itemised.',
      ],
      ne: [
        'चार रेकर्ड, एकतीस साँझ, नौ किताब। वर्ष रू ११,४०० नाफामा टुङ्गियो, त्यसमध्ये रू ११,००० कुर्सीको धरौटी रहेछ।',
        'पूरा तालिका टिकट काउन्टरमा टाँसिएको छ, टाढा बस्नेका लागि यहाँ। टिकटबाट छब्बीस लाख तीस हजार आयो, सयमा सत्तरी मञ्चलाई गयो। एल्बमबाट नौ लाख चौध हजार, प्रायः दशैँअघिका छ हप्तामा। प्रसारणबाट तीन लाख अठासी हजार, तिहाइ त अस्ट्रेलियाका दुई सहरबाट। किताब पसलको कारोबार हो, भर्‍याङमुनिको ठाउँको भाडा उसैले तिर्छ। सबैभन्दा धेरै खर्च कलाकारमा, अनि गाडीमा, अनि हलसँगै पाइएको पियानोको सुर मिलाउनमा भयो।',
        '“डोरी” मा छ हजार दुई सय चालीस छ; साधारण सभामा प्रश्न उठ्यो। केही पार्सलको, केही घण्टीको डोरी, केही झुक्किएर किनेका सारङ्गीका तार, बजाइसकेकाले फिर्ता नहुने। कफीको एकतीस हजार बीमाभन्दा बढी भएछ; बीमा फेर्‍यौँ। महिनाको पहिलो सोमबार भर्पाई जसले पनि हेर्न पाउँछ, तीन जना आउँछन्, एक जनाले केक ल्याउँछन्। केक हिसाबमा चढेको छैन।',
      ],
    },
  },
  {
    slug: 'twelve-children-nine-cables',
    published_on: '2026-03-12',
    byline: { en: 'Our woman in Bhaktapur', ne: 'भक्तपुर संवाददाता' },
    tags: { en: ['Artists'], ne: ['कलाकार'] },
    look: ['lac', 'lattice'],
    about: ['artist:jhuma-tamot', 'interview:a-brake-cable-and-what-it-stopped'],
    related: ['new-microphone-named'],
    title: { en: 'Twelve children, nine cables', ne: 'बाह्र नानी, नौ तार' },
    summary: {
      en: 'Jhuma Tamot’s first class has met. Three of the pupils share.',
      ne: 'झुमा तामोटको पहिलो कक्षा बस्यो। तीन जनाले बाँडेर बजाउँछन्।',
    },
    body: {
      en: [
        'The school by the pond gave the room in which the maps are stored. On the first Friday there were twelve children from seven to thirteen, twelve dried gourds from an aunt in Nala, and the nine brake cables from the box that somebody left at the cycle repair. Jhuma Tamot had them oil the cables first. It took the whole hour, and she says that it was the best lesson, since nobody had told them yet that it was music.',
        'On the second Friday each of them found one note and held it for as long as the school bell lasts. On the third they were asked to fetch a sound from the way home. There came a shutter, a pressure cooker, a grandfather on the stairs, and from the youngest a bus that does not stop.',
        'Three children have no string of their own and play in turn. More cables are welcome at the repair stand, from brakes only, please, as those for gears are too thin. The class plays at the end of Baisakh in the courtyard of the school. Her father will sit at the side. He has promised not to count aloud, and has been practising.',
      ],
      ne: [
        'पोखरीछेउको स्कुलले नक्सा राख्ने कोठा दियो। पहिलो शुक्रबार सातदेखि तेह्र वर्षका बाह्र नानी थिए, नालाकी फुपूले पठाएका बाह्र सुकेका लौका, साइकल पसलमा कसैले छोडेको बाकसका नौ तार। झुमा तामोटले पहिले तारमा तेल लगाउन लगाइन्। घण्टै गयो; सङ्गीत हो भनेर कसैले भनिनसकेकाले सबैभन्दा राम्रो पाठ त्यही भयो भन्छिन्।',
        'दोस्रो शुक्रबार हरेकले एउटा स्वर भेट्टाए, स्कुलको घण्टी बजुन्जेल थामे। तेस्रोमा घर जाने बाटोबाट एउटा आवाज टिपेर ल्याउनू भनियो। सटर आयो, कुकर आयो, भर्‍याङमा हजुरबुबा आउनुभयो; कान्छाले नरोकिने बस ल्यायो।',
        'तीन नानीको आफ्नै तार छैन, पालैपालो बजाउँछन्। थप तार साइकल पसलमा छोड्न सकिन्छ, ब्रेककै होस्, गियरको पातलो हुन्छ। वैशाखको अन्त्यमा स्कुलको चोकमा बजाउँछन्। बुबा छेउमा बस्नुहुनेछ। ठूलो स्वरले ताल नगन्ने वाचा गर्नुभएको छ, अभ्यास पनि गर्दै हुनुहुन्छ।',
      ],
    },
  },
  {
    slug: 'free-concert-for-drivers',
    published_on: '2026-02-20',
    byline: { en: 'The road crew', ne: 'गाडी टोली' },
    tags: { en: ['Artists', 'Visitors'], ne: ['कलाकार', 'दर्शक'] },
    look: ['ember', 'roofs'],
    about: ['artist:night-bus-union', 'record:electric-jhyaure'],
    related: ['the-van-passes-its-inspection'],
    title: { en: 'A free concert for people who drive at night', ne: 'राति गाडी हाँक्नेका लागि निःशुल्क कार्यक्रम' },
    summary: {
      en: 'At five in the morning in the bus park at Itahari, with breakfast.',
      ne: 'इटहरी बसपार्कमा बिहान पाँच बजे, खाजासहित।',
    },
    body: {
      en: [
        'Night Bus Union has never been able to play for its own colleagues, who are on the road when concerts are held and asleep when there are none. On the second of Chait the band sets up in bay six of the bus park in Itahari at half past four, when the coaches from Kathmandu come in, and plays until the first ones leave for the border at seven. Entrance is by showing a driver’s or a conductor’s licence, or the hands.',
        'They will play Electric Jhyaure from the first stop to the last. “Dal Bhat Solo” is to be played at the time at which breakfast is served. Salina Majhi’s organ runs off the battery of a Sajha coach, which the owner has agreed to on condition that somebody starts it afterwards.',
        'The tyre shop and two hotels opposite are paying for the food. Passengers may listen from the windows. The concert is recorded for the drivers’ own channel and not by us, and will not be for sale. The horn, everyone is asked to note, is in F. Last year’s concert ended when the coach was needed. This year its owner has sent two, and a cousin who does not sleep, so there may be encores.',
      ],
      ne: [
        'रात्रि बस युनियनले आफ्नै साथीहरूका लागि कहिल्यै बजाउन पाएको थिएन; कार्यक्रम हुँदा उनीहरू बाटोमा हुन्छन्, नहुँदा सुतेका। चैत दुई गते ब्यान्ड इटहरी बसपार्कको छ नम्बर लेनमा साढे चार बजे बाजा मिलाउँछ, काठमाडौँका बस आइपुग्ने बेला; सात बजे सिमानातिरका निस्कुन्जेल बजाउँछ। प्रवेश चालक वा कन्डक्टरको लाइसेन्स, नभए हात देखाएर।',
        '“बिजुली झ्याउरे” पहिलो स्टपदेखि अन्तिमसम्म बज्छ। “दालभात एकल” खाजा पस्किने बेला। सलिना माझीको अर्गन साझा बसको ब्याट्रीबाट चल्छ; पछि कसैले ठेलेर स्टार्ट गरिदिनुपर्ने सर्तमा मालिक राजी भएका छन्।',
        'खाजाको खर्च टायर पसल र अगाडिका दुई होटलको। यात्रुले झ्यालबाट सुन्न पाउँछन्। रेकर्ड चालकहरूकै च्यानलका लागि हुन्छ, हामी गर्दैनौँ, बेचिँदैन पनि। बजाउने बेला हर्नको सुरमा ध्यान दिइदिनुहोला। पोहोर बस चाहिएपछि कार्यक्रम टुङ्गियो। यसपालि साहुले दुइटा बस र ननिदाउने एक भाइ पठाएका छन्, त्यसैले फेरि बज्न सक्छ।',
      ],
    },
  },
  {
    slug: 'one-wheel-of-cheese-two-seats',
    published_on: '2026-01-22',
    byline: { en: 'From the mountain', ne: 'हिमालबाट' },
    tags: { en: ['Residency', 'Artists'], ne: ['आवास', 'कलाकार'] },
    look: ['sindoor', 'engraving'],
    about: ['artist:phurba-and-the-slow-yaks', 'record:slow-milk'],
    related: ['winter-residency-closes-on-friday'],
    title: { en: 'Snow closes the upper room for eleven days', ne: 'हिउँले माथिल्लो कोठा एघार दिन थुन्यो' },
    summary: {
      en: 'Everyone is well, the piece has grown by a movement, and there is no more jam.',
      ne: 'सबै सन्चै, रचना एक चरण लामो भयो, जाम सकियो।',
    },
    body: {
      en: [
        'The snow began above Kyanjin on the eighth of January at lunch, and by the next morning the door of the cheese store would not open. Inside were Phurba, his cousins Nima and Dorje, the translator and the drummer of this winter’s residency, and about three hundred wheels of cheese. There was rice for a month. The telephone stone was under two metres, so that we knew nothing until the nineteenth, when Nima came down on a door.',
        'They report that they were warm. The store has to be kept at eleven degrees in any case. They turned the wheels every day, all five of them, and the drummer noticed that five people who turn cheese at a steady pace are in a rhythm of eleven, if one of them is left-handed. That is the new last movement. The translator finished a chapter and started on the labels.',
        'Phurba has asked us to tell the families that the jam was finished on the fourth day, by vote. The path has been open since Tuesday. Parcels may be sent to the tea house in Syabru; nothing in glass. A spoon has been asked for twice, by different hands in the same ink.',
      ],
      ne: [
        'पुस चौबीस गते दिउँसो क्याञ्जिनमाथि हिउँ पर्न थाल्यो, भोलिपल्ट बिहान चिज भण्डारको ढोका खुलेन। भित्र फुर्बा, दाजुभाइ निमा र दोर्जे, यस हिउँदका अनुवादक र मादलवादक, अनि झन्डै तीन सय डल्ला चिज। चामल महिनाभरिको थियो। टावर टिप्ने ढुङ्गो दुई मिटर हिउँमुनि परेकाले पाँच गतेसम्म हामीलाई केही थाहा भएन; त्यस दिन निमा ढोकाको फल्याकमा चिप्लिँदै झरे।',
        'न्यानै थियो रे। भण्डार त यसै पनि एघार डिग्रीमा राख्नुपर्छ। पाँचै जनाले दिनदिनै डल्ला पल्टाए; एक जना देब्रे हाते भए पाँच जनाको पल्टाइ एघार मात्रामा पर्ने रहेछ भनेर मादलवादकले भेउ पाए। नयाँ अन्तिम चरण त्यही हो। अनुवादकले एउटा अध्याय सके, अनि लेबलतिर लागे।',
        'जाम चौथो दिनमै मतदानबाट सकियो भनेर परिवारलाई सुनाइदिनू भनेका छन् फुर्बाले। मङ्गलबारदेखि बाटो खुलेको छ। पार्सल स्याब्रुको चिया पसलमा पठाउन सकिन्छ; सिसाका भाँडा नपठाउनुहोला। चम्चा दुई पटक मागिएको छ, फरक अक्षर, मसी एउटै।',
      ],
    },
  },
  {
    slug: 'tuesdays-in-the-brick-kiln',
    published_on: '2025-12-04',
    byline: { en: 'Our man in Butwal', ne: 'बुटवल संवाददाता' },
    tags: { en: ['Artists'], ne: ['कलाकार'] },
    look: ['brick', 'brickwork'],
    about: ['artist:kalika-brass', 'interview:four-thousand-weddings'],
    related: ['free-concert-for-drivers'],
    title: { en: 'Tuesdays in the brick kiln', ne: 'इँटाभट्टाका मङ्गलबार' },
    summary: {
      en: 'Kalika Brass rehearses where the sound stays for four seconds.',
      ne: 'चार सेकेन्ड आवाज अडिने ठाउँमा कालिका ब्यान्डको अभ्यास।',
    },
    body: {
      en: [
        'The kiln of Purna Sen’s brother, four kilometres south of Butwal, is fired from Magh to Jeth. In the other months it is a ring of cold chambers, each the size of a bus, with a roof like the inside of a loaf. A note played in the third chamber goes round the whole ring and comes back behind you after about four seconds, a little darker. The nine players of Kalika Brass found that out on the first Tuesday of the winter, when somebody dropped a lid.',
        'They have been there each week since. They stand as far apart as they can and play slowly, waiting for what they have played to come round again before they go on. Jas Bahadur, who has been first trumpet for thirty-nine years, says that it is like having a son.',
        'The workers who live beside the kiln bring their cots. There is no ticket. Visitors are asked to come on foot from the road because of the dust, to bring firewood, one piece, and to keep quiet between the pieces as well, since they are not over when the band stops. The kiln goes on for a while, in a lower key.',
      ],
      ne: [
        'बुटवलदेखि चार किलोमिटर दक्षिण पूर्ण सेनका दाजुको भट्टामा माघदेखि जेठसम्म आगो बल्छ। बाँकी महिना चिसा कोठाको घेरा मात्र हुन्छ, एउटा-एउटा बसजत्रा, छाना पाउरोटीको भित्रपट्टिजस्तो। तेस्रो कोठामा बजाएको स्वर घेरै घुमेर झन्डै चार सेकेन्डपछि पछाडिबाट आइपुग्छ, अलि गाढा भएर। हिउँदको पहिलो मङ्गलबार कसैले बिर्को खसाल्दा कालिका ब्यान्डका नौ जनाले थाहा पाए।',
        'त्यसयता हरेक हप्ता त्यहीँ। सकेसम्म टाढा-टाढा उभिएर बिस्तारै बजाउँछन्, बजाएको स्वर घुमेर नआउन्जेल पर्खन्छन्। उनन्चालीस वर्षदेखि पहिलो ट्रम्पेट बजाउने जसबहादुर भन्छन्, छोरो भएजस्तै लाग्छ।',
        'भट्टाछेउमा बस्ने कामदार खटिया बोकेर आउँछन्। टिकट छैन। धुलो उड्ने भएकाले सडकदेखि हिँडेर आउनुहोला, एउटा दाउरा ल्याउनुहोला, धुनको बीचमा पनि चुप लाग्नुहोला; ब्यान्ड रोकिँदैमा धुन सकिएको हुँदैन। भट्टी केही बेर बजिरहन्छ, अलि तल्लो सुरमा।',
      ],
    },
  },
  {
    slug: 'cello-file-moves-one-desk',
    published_on: '2025-10-02',
    byline: { en: 'From the border', ne: 'सिमानाबाट' },
    tags: { en: ['Artists'], ne: ['कलाकार'] },
    look: ['moss', 'river'],
    about: ['artist:mechi-quartet', 'interview:the-cello-at-customs'],
    related: ['chairman-appears-on-record'],
    title: { en: 'The cello’s file has moved one desk', ne: 'चेलोको फाइल एक टेबल सर्‍यो' },
    summary: { en: 'To the left, which is towards the window.', ne: 'देब्रेतिर, अर्थात् झ्यालतिर।' },
    body: {
      en: [
        'The quartet marked the day with a short piece for four and a drawer. At the desk where it lay, a plant has been put so that the gap does not look like progress.',
        'It is the first movement since the spring of last year, and the members of the Mechi Quartet learned of it from the tea boy, who carries the glasses to both desks. The file is now with the officer for unclassified goods, who is new and is said to read what is in front of him. On Tuesday he telephoned Arati Tirki to ask how many strings it has. She told him four. He thanked her and said that the form had a field for it.',
        'The quartet does not wish to speak of progress. Som Gachhadar points out that the left desk was also the first one, in 2019, so that it may equally well have gone round. Nabin Koche, the flute, has nevertheless begun to practise the parts that he would have if there were a cello, and says that they are mostly rests. The new piece is called “One Desk”. It lasts four minutes, the drawer is in D, and it will be played at the next concert in Birtamod.',
      ],
      ne: [
        'चौकडीले त्यस दिन चार जना र एउटा घर्राका लागि छोटो रचना बजायो। फाइल रहेको टेबलमा गमला राखिएको छ, खाली ठाउँ प्रगतिजस्तो नदेखियोस् भनेर।',
        'गत वसन्तयता फाइल सरेको यो पहिलो पटक हो; मेची चौकडीले थाहा पाएको दुवै टेबलमा गिलास पुर्‍याउने भाइबाट। फाइल अहिले वर्गीकरण नभएका सामान हेर्ने अधिकृतकहाँ छ; नयाँ हुन्, अगाडि आएको कागज पढ्छन् रे। मङ्गलबार उनले आरती तिर्कीलाई फोन गरेर तार कतिवटा हुन्छन् भनेर सोधे। चारवटा भनिन्। फाराममा महल रहेछ, धन्यवाद भने।',
        'प्रगति भन्न चौकडी हिचकिचाउँछ। देब्रे टेबल त २०७६ मा पहिलो पनि त्यही थियो, घुमेर आएको पनि हुन सक्छ भन्छन् सोम गच्छदार। बाँसुरीका नवीन कोचेले भने चेलो भए आफूले बजाउनुपर्ने भागको अभ्यास सुरु गरेका छन्, प्रायः विश्राम मात्र रहेछ। नयाँ रचनाको नाम “एक टेबल” हो, चार मिनेटको; बिर्तामोडको अर्को कार्यक्रममा बजाइनेछ।',
      ],
    },
  },
]
