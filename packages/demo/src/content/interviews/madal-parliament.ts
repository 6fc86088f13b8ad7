import type { Interview } from '../content-types.ts'

export const MADAL_PARLIAMENT: Interview = {
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
    en: [
      'Answers were carried three to two unless noted. Asked by Pramila Yonjan.',
      'We met in the workshop behind the drum maker’s in Patan where they have rehearsed since they fell out. Five drums hung on five nails. Hira Ranjitkar, the speaker, kept the minutes and, as the rules require, was silent.',
    ],
    ne: [
      'अन्यथा नलेखिएको जवाफ तीन-दुईले पारित हो। सोध्ने: प्रमिला योन्जन।',
      'भेट पाटनमा मादल बनाउने पसलपछाडिको कोठामा भयो; छुट्टिएदेखि अभ्यास यहीँ हुन्छ। पाँच किलामा पाँच मादल। सभामुख हीरा रञ्जितकार माइन्युट लेख्दै थिइन्, र नियमअनुसार बोलिनन्।',
    ],
  },
  pull_quote: {
    en: 'Unanimity would be the end of us. It has been tried.',
    ne: 'सर्वसम्मति भयो भने हामी सकिन्छौँ। एक पटक भएको थियो।',
  },
  transcript: {
    en: [
      'No words: drums, seven beats to the round, eight rounds.',
      'For three rounds the seventh beat is struck as an end, low and together. For three it is struck as a beginning and runs on into the first. In the last two both sides play at once, and one low stroke closes the sitting. A tungna with a madal speaks for the motion, a jhyaure in six against it; then the sitting is heard again.',
    ],
    ne: [
      'बोली छैन: मादल मात्र, सात मात्राको घेरा, आठ घेरा।',
      'तीन घेरासम्म सातौँ मात्रा अन्त्य भएर बज्छ, गहिरो र एकै पटक। अर्को तीनमा त्यही मात्रा सुरुआत भएर पहिलोमा बग्छ। अन्तिम दुईमा दुवै पक्ष सँगै बज्छन्, अनि एउटा गहिरो चोटले बैठक टुङ्गिन्छ। त्यसपछि टुङ्ना र मादल प्रस्तावको पक्षमा, छ मात्राको झ्याउरे विपक्षमा; अन्त्यमा बैठक फेरि सुनिन्छ।',
    ],
  },
  exchanges: [
    [
      'Why five?',
      'Four can tie. Six can tie and split the taxi badly. There were five of us in the class that year because the sixth had gone to Qatar, so it was not planned, but we have never found a better number. Five madals also fit across the back seat of a Hiace if two people sit with their knees apart. We did try seven once for a festival, with two guests, and we spent the interval explaining the voting to them. They were good drummers. They wanted to know when we were going to play.',
      'किन पाँच जना?',
      'चार जनामा मत बराबर हुन्छ। छ जनामा पनि हुन्छ, त्यसमाथि ट्याक्सीको भाडा मिल्दैन। त्यो साल कक्षामा हामी पाँचै थियौँ, छैटौँ साथी कतार गइसकेका थिए; योजना गरेको होइन, तर योभन्दा मिल्ने सङ्ख्या भेटिएको छैन। हाइसको पछिल्लो सिटमा पाँच मादल ठ्याक्क अटाउँछन्। एउटा महोत्सवमा दुई पाहुना थपेर सात भयौँ; मध्यान्तरभर मतदानको नियम सम्झाउँदै बित्यो। राम्रा वादक थिए, कहिले बजाउने भनेर सोधिरहे।',
    ],
    [
      'Eleven years over one beat. What is it about the seventh?',
      'Three of us hear it as the end of something and two as the beginning. Our teacher counted the round aloud with his hand on the table, and on the seventh he sometimes lifted the hand and sometimes let it lie. When we asked him which it was, he said it depended on the singer. There was no singer in the room. So we went home and practised, and the next week we found that we had practised two different things. You can dance to either. You cannot dance to both, which is what the audience does.',
      'एउटा मात्रामा एघार वर्ष। सातौँमा त्यस्तो के छ?',
      'हामी तीनलाई त्यो कुनै कुराको अन्त्य लाग्छ, दुईलाई सुरुआत। गुरुले टेबलमा हात ठोकेर गन्नुहुन्थ्यो; सातौँमा कहिले हात उठाउनुहुन्थ्यो, कहिले त्यत्तिकै छोड्नुहुन्थ्यो। कुनचाहिँ ठीक भनेर सोध्दा, गाउनेमा भर पर्छ भन्नुभयो। कोठामा गाउने कोही थिएन। घर गएर अभ्यास गर्‍यौँ, अर्को हप्ता दुई थरी बजाएर आएछौँ। दुवैमा नाच्न मिल्छ। एकै पटक दुवैमा मिल्दैन; श्रोता भने त्यही गर्छन्।',
    ],
    [
      'Could you not simply take turns?',
      'That was motion number four, in the second year. It was carried and we did it for one winter: one piece with the seventh as an end, the next with it as a beginning. It was very tidy. People came up afterwards and said well done, which they had not said before, and asked whether we also played at openings of banks. We withdrew the motion in Phagun. What people remember is the moment when the two counts come apart and nobody, including us, knows who will give way.',
      'पालैपालो बजाए भइहाल्थ्यो नि।',
      'दोस्रो वर्षको चौथो प्रस्ताव त्यही थियो। पारित भयो, एक हिउँद त्यसै गर्‍यौँ: एउटा रचनामा सातौँ अन्त्य, अर्कोमा सुरुआत। एकदमै सफा। कार्यक्रमपछि मान्छे आएर राम्रो भयो भन्थे, पहिले कसैले भन्दैनथे; बैङ्कको उद्घाटनमा बजाउनुहुन्छ कि भनेर पनि सोधे। फागुनमा प्रस्ताव फिर्ता लियौँ। मान्छेले सम्झने त दुई गन्ती छुट्टिने त्यो क्षण हो, जब कसले छोड्छ हामीलाई पनि थाहा हुँदैन।',
    ],
    [
      'Has anybody ever changed sides?',
      'Once, in Gaighat, for a woman in the second row. He says that he heard her foot and it convinced him. He played the seventh as a beginning for two concerts, and the count was three to two the other way, and the whole evening had a different colour, faster and more nervous. He came back by Lahan. It is in the minutes, with the reason given as “family”. They married the year after. She hears it as an end, as it turned out, and thought he had made a mistake and was covering it up.',
      'आजसम्म कसैले पक्ष फेरेको छ?',
      'एक पटक, गाईघाटमा, दोस्रो पङ्क्तिकी एक जनाका लागि। उनको खुट्टाको ताल सुनेर चित्त बुझ्यो रे। दुई कार्यक्रममा उसले सातौँलाई सुरुआत बनायो, मत उल्टो तीन-दुई भयो, साँझकै रङ फेरियो, छिटो र हडबडे। लहान पुग्दा फर्किसकेको थियो। माइन्युटमा कारण “पारिवारिक” लेखिएको छ। अर्को साल बिहे भयो। भाउजूलाई त सातौँ अन्त्य नै लाग्दो रहेछ; बिग्रेर ढाकछोप गर्दै छ भन्ठान्नुभएको रहेछ।',
    ],
    [
      'How do you rehearse a disagreement?',
      'We do not. We rehearse the loading of the van, which must be agreed, and it takes all day. With the drums we only rehearse the openings and the ends, and who sits where. The rest would go stale. Two of us practise at home at four in the morning before work; one practises on the counter of his shop; one says he practises in his head. That was put to a vote and not believed, four to one.',
      'असहमतिको अभ्यास कसरी गर्नुहुन्छ?',
      'गर्दैनौँ। गाडीमा सामान हाल्ने अभ्यास गर्छौँ; त्यसमा सहमति चाहिन्छ, दिनै जान्छ। मादलमा त सुरु, अन्त्य र को कहाँ बस्ने त्यति मात्र। बाँकी अभ्यास गरे बासी हुन्छ। दुई जना काममा जानुअघि बिहान चार बजे घरमै बजाउँछन्, एक जना पसलको टेबलमा, एक जना मनमनै रे। त्यसमा मतदान भयो; चार-एकले पत्याइएन।',
    ],
    [
      'You all have other work, then.',
      'Carried, five to nil. One of us sells bathroom tiles in Kupondole. One drives the school bus that several of our children take. One keeps the accounts of a dairy. One repairs drums in this workshop, and it is his nails that they hang on. The youngest finished nursing college and works in the emergency ward, mostly at night, which is why concerts in Paush are hard to arrange. He says the drum is the only thing he hits all week. The tiles pay best.',
      'अरू काम पनि सबैको छ त?',
      'पाँच-शून्यले पारित। एक जना कुपन्डोलमा बाथरुमका टायल बेच्छन्। एक जना स्कुल बस हाँक्छन्, हाम्रै छोराछोरी त्यसैमा जान्छन्। एक जना डेरीको हिसाब राख्छन्। एक जना यही कोठामा मादल बनाउँछन्, किला उनकै हुन्। कान्छो नर्सिङ सकेर इमर्जेन्सीमा छ, प्रायः राति; त्यसैले पुसमा कार्यक्रम मिलाउन गाह्रो। हप्ताभरिमा हातले पिट्ने चीज मादल मात्र हो भन्छ। बढी पैसा टायलमा छ।',
    ],
    [
      'The record is called “Monsoon Receipts”. What was received?',
      'Damp, mainly. We recorded in a hired tent in Asar, because the hall was booked for weddings, and a madal in the rains goes down by a third between noon and evening. We kept the receipts for everything that we bought against it: two heaters, eleven kilos of rice flour for the paste, a tarpaulin, tea. Reshma Kisi, who did the mastering, asked why the pitch falls through each side of the record. We showed her the bills and she left it in. You can tell the time of day by it.',
      'एल्बमको नाम “बर्खाका भर्पाई”। के बुझ्नुभयो?',
      'मुख्यतः ओस। असारमा भाडाको पालमा रेकर्ड गर्‍यौँ, हल बिहेले भरिएको थियो। बर्खामा मादलको सुर दिउँसोदेखि साँझसम्ममा एक तिहाइ झर्छ। त्यसलाई रोक्न किनेका सबैका भर्पाई राख्यौँ: दुई हिटर, खरी बनाउन एघार किलो पिठो, त्रिपाल, चिया। अन्तिम ध्वनि मिलाउने रेश्माले हरेक पाटामा सुर किन झर्दै जान्छ भनेर सोधिन्। बिल देखायौँ, त्यत्तिकै राखिदिइन्। सुनेर कति बज्यो भन्न सकिन्छ।',
    ],
    [
      'And the frogs on the fourth piece?',
      'They were behind the tent, in the foundations of somebody’s house that had stopped at the foundations. They had been going all week. On the Thursday we counted and they were in six, quite steadily, and one of the two proposed that frogs be recognised as a quorum, because three of us were late. It was carried by those present. When the other three arrived and sat down to play, the frogs stopped. We waited twenty minutes. That silence is on the record, shortened.',
      'चौथो रचनाका भ्यागुता?',
      'पालपछाडि, जगमै रोकिएको कसैको घरमा थिए; हप्तैभरि कराइरहे। बिहीबार गन्यौँ, एकनाससँग छ मात्रामा। हामी तीन जना आइपुगेका थिएनौँ, दुईमध्ये एकले भ्यागुतालाई गणपूरक मानियोस् भन्ने प्रस्ताव राख्यो। उपस्थितले पारित गरे। बाँकी तीन आएर बस्नेबित्तिकै भ्यागुता चुप। बीस मिनेट कुर्‍यौँ। त्यो सन्नाटा एल्बममा छ, छोट्याएर।',
    ],
    [
      'Your teacher has heard the record?',
      'He is eighty-three. His granddaughter played it to him from her telephone, held against a steel plate so that it would be louder. He sent one line: the skins are too dry. That was carried five to nil. We went to see him at Tihar to ask what he thought of the rest, and he asked which of us was which, and then about our parents, one by one. When we left he put his hand on the table and counted one round for us. On the seventh his hand was shaking, so we could not tell.',
      'गुरुले एल्बम सुन्नुभयो?',
      'उहाँ त्रियासी वर्षको हुनुभयो। नातिनीले फोन स्टिलको थालमा अडाएर सुनाइदिइन्, ठूलो सुनियोस् भनेर। एक हरफ पठाउनुभयो: छाला सुक्खा छ। त्यो चाहिँ पाँच-शून्यले पारित भयो। बाँकीबारे सोध्न तिहारमा गयौँ। को कुन हो भनेर सोध्नुभयो, अनि पालैपालो आमाबुबाको हालखबर। हिँड्ने बेला टेबलमा हात राखेर हाम्रै लागि एक घेरा गन्नुभयो। सातौँमा हात काँप्यो, के हो छुट्याउन सकेनौँ।',
    ],
    [
      'Is there anything on which you have always agreed?',
      'Money. It is divided by six, and the sixth part is for skins and the van. Nobody has ever asked for more, and nobody is allowed to ask who played less. We also agree about children on the stage, who may come up in the last piece and hit any drum that they can reach. And nobody drinks before. Unanimity would be the end of us. It has been tried. In the fifth year we decided a whole programme without one vote against, and it was the only concert at which somebody in the first row fell asleep.',
      'सधैँ मिलेको कुरा केही छ?',
      'पैसा। छ भाग लाग्छ, छैटौँ भाग छाला र गाडीको। कसैले बढी मागेको छैन, कसले कम बजायो भनेर सोध्न पाइँदैन। अन्तिम रचनामा नानीहरू मञ्चमा आउन पाउँछन्, हात पुगेको मादल ठोक्न पाउँछन्; त्यसमा पनि सबै मिल्छौँ। बजाउनुअघि कोही पिउँदैन। सर्वसम्मति भयो भने हामी सकिन्छौँ। एक पटक भएको थियो। पाँचौँ वर्ष सिङ्गो कार्यक्रम एउटै विरोधबिना तय गर्‍यौँ; अगाडिको पङ्क्तिमा मान्छे निदाएको त्यही एउटा कार्यक्रम हो।',
    ],
    [
      'The Long Night lasts until two. How does one drum for eight hours?',
      'One does not. We play for forty minutes at a time, and in between other hands come up, from Bhaktapur, from Thimi, two sisters from Palpa whom we heard on a bus. The rule is only that the drum may not stop. You sit down beside the person who is playing, you find the rhythm on your own drum, quietly, and when you have it you nod and the other one goes and eats. At about midnight the arms go. Then you use the weight of the hand, and you notice how much you were doing that was not needed.',
      'लामो रात दुई बजेसम्म चल्छ। आठ घण्टा मादल कसरी बजाइन्छ?',
      'एउटैले बजाउँदैन। हामी एक पटकमा चालीस मिनेट बजाउँछौँ; बीचमा भक्तपुर, ठिमी, पाल्पाका दुई दिदीबहिनी आउँछन्, उहाँहरूलाई बसमा सुनेका हौँ। नियम एउटै, मादल रोकिनु हुँदैन। बजाइरहेकोको छेउमा बस्नुस्, बिस्तारै ताल समात्नुस्, पाएपछि टाउको हल्लाउनुस्; अर्को उठेर खान जान्छ। बाह्र बजेतिर पाखुरा सकिन्छ। अनि हातको तौलले मात्र बजाउनुपर्छ, अघिसम्म कति बेकारको बल लगाइएछ थाहा हुन्छ।',
    ],
    [
      'What does the speaker do all evening, if she may not speak?',
      'She keeps the time with a small brass bell and writes down who wanted what. Hira was our teacher’s best student and stopped playing when she hurt her wrist. We asked her because all five of us are a little afraid of her. She has rung the bell against us twice in eleven years, and both times she was right.',
      'सभामुखले बोल्न नपाए साँझभर के गर्छिन्?',
      'सानो घण्टीले समय हेर्छिन्, कसले के चाह्यो लेख्छिन्। हीरा गुरुकी सबैभन्दा सिपालु चेली हुन्, नाडीमा चोट लागेपछि बजाउन छाडिन्। हामी पाँचै जना उनीसँग अलि डराउँछौँ, त्यसैले रोज्यौँ। एघार वर्षमा दुई पटक हामीविरुद्ध घण्टी बजाइन्, दुवै पटक उनी ठीक थिइन्।',
    ],
    [
      'And if one day you all agree?',
      'Then we will be a very ordinary band with too many drums. We would give the money back. But it is not likely. The school bus driver has a son of twelve who sits through every rehearsal, and last month he told us that we are all wrong and that there are eight beats, the eighth being the breath before the first. He has asked for a vote. He is not a member. We have sent the matter to a committee, which is his father.',
      'कुनै दिन सबैको मत मिल्यो भने?',
      'हामी धेरै मादल भएको साधारण ब्यान्ड हुनेछौँ। पैसा फिर्ता गर्नेछौँ। तर त्यस्तो होलाजस्तो छैन। बस हाँक्ने साथीको बाह्र वर्षको छोरो हरेक अभ्यासमा बस्छ। गत महिना उसले भन्यो, तपाईंहरू सबै गलत, मात्रा आठवटा हुन्; आठौँ भनेको पहिलोअघिको सास। मतदान माग्यो। सदस्य होइन। विषय समितिमा पठाएका छौँ; समिति भनेको उसकै बुबा हो।',
    ],
  ],
}
