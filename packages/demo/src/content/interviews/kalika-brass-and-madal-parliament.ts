import type { Interview } from '../content-types.ts'

export const KALIKA_BRASS: Interview = {
  slug: 'four-thousand-weddings',
  published_on: '2025-03-06',
  look: ['orpiment', 'peacock'],
  about: ['artist:kalika-brass', 'record:brass-for-a-winter-wedding'],
  title: { en: 'Four thousand weddings', ne: 'चार हजार बिहे' },
  summary: {
    en: 'The second trumpet of Kalika Brass tells us which six hundred he believed in.',
    ne: 'कालिका ब्यान्डका दोस्रो ट्रम्पेट भन्छन्, विश्वास लागेका छ सय कुन थिए।',
  },
  body: {
    en: [
      'Told in a bus park in Butwal, between two grooms.',
      'Keshar Das has played second trumpet with Kalika Brass for twenty-six years. He wore the red uniform, with two buttons missing, and had an hour and a half between a wedding in Tilottama and one in Manigram. The other eight slept in the van behind us.',
    ],
    ne: [
      'बुटवलको बसपार्कमा, दुई दुलाहाको बीचमा सुनाइएको।',
      'केशर दासले कालिका ब्यान्डमा दोस्रो ट्रम्पेट बजाएको छब्बीस वर्ष भयो। दुई टाँक झरेको रातो पोसाकमै थिए; तिलोत्तमाको बिहे सकेर मणिग्रामको पुग्न डेढ घण्टा बाँकी थियो। अरू आठ जना पछाडि गाडीमा सुतिरहेका थिए।',
    ],
  },
  pull_quote: {
    en: 'Watch who carries the chairs back. That marriage lasts.',
    ne: 'कुर्सी कसले फिर्ता बोक्छ हेर्नुस्। त्यो घर टिक्छ।',
  },
  exchanges: [
    [
      'You say that you have played at four thousand weddings. Did somebody count?',
      'Purna did, he has a diary from each year, the kind that the insurance gives away. In a good season there are two a day and on the best dates three, and it is twenty-six years, so you can work it out. We once played for a man in the morning whose mother we had played for. He was older than our drummer. I told him that at hers it had rained and that she had danced in the rain with an umbrella which did not open. He went and asked her. He came back and gave us a thousand more than was agreed.',
      'चार हजार बिहे भन्नुहुन्छ। कसैले गनेको छ?',
      'पूर्णले गनेको छ, बीमाले बाँड्ने डायरी हरेक सालको छ उससँग। राम्रो याममा दिनको दुई, असल साइतमा तीन; छब्बीस वर्ष भयो, हिसाब गर्नुस्। एक बिहान जसको बिहेमा बजायौँ, उसकी आमाको बिहेमा पनि हामीले नै बजाएका। आमाको बिहेमा पानी परेको थियो, नखुल्ने छाता ओढेर नाच्नुभएको थियो भनेर सुनाइदिएँ। सोध्न गयो, फर्केर भनेभन्दा हजार बढी दियो।',
    ],
    [
      'How do you know a good wedding?',
      'You do not know it at the beginning. At the beginning they are all the same, everybody shouts about the car. Look at the end, when the food is finished. Watch who carries the chairs back. That marriage lasts. If it is the couple themselves, in their good clothes, we play one more for nothing. I would say it has been six hundred. My wife thinks that I am too generous and that it is nearer to four. She comes along on Saturdays to sell the garlands, she sees more than I do, since I have the music in front of my face.',
      'राम्रो बिहे कसरी चिन्नुहुन्छ?',
      'सुरुमा चिनिँदैन। सुरुमा सबै उस्तै, सबै गाडीका लागि कराउँछन्। खाना सकिएपछि हेर्नुस्। कुर्सी कसले फिर्ता बोक्छ हेर्नुस्। त्यो घर टिक्छ। दुलाहादुलही आफैँले राम्रा लुगामै बोके भने एउटा धुन सित्तैमा थप्छौँ। छ सय जति भए होलान्। मेरी श्रीमती भन्छिन् धेरै भनिस्, चार सय होला। शनिबार माला बेच्न सँगै आउँछिन्; मेरो मुखअगाडि त बाजा हुन्छ, उनी बढी देख्छिन्।',
    ],
    [
      'What is the worst request you have had?',
      'Something sad. At nine in the morning, with a horse. The groom’s brother had drunk, and he wished to hear the song that was played when their father was carried out. I said, later, at the house. He put five hundred in the bell of my trumpet. We played it and the horse lay down. The groom was still on it. Nobody was hurt, but it was twenty minutes until the animal would stand, and in that time the brother sat in the road beside its head and wept, and the bride’s uncles came and sat down with him. They were all late. I have often thought that it was one of the six hundred.',
      'सबैभन्दा नराम्रो फर्माइस?',
      'दुःखी धुन बजाऊ भने। बिहान नौ बजे, घोडामाथि। दुलाहाका दाइले खाएका थिए, बाबुलाई लैजाँदा बजेको धुन सुन्ने भने। पछि घरमा भनेँ; ट्रम्पेटको मुखमा पाँच सय कोचे। बजायौँ, घोडा सुत्यो, दुलाहा माथि नै। कसैलाई चोट लागेन, तर उठाउन बीस मिनेट लाग्यो; त्यतिन्जेल दाइ घोडाको टाउकोनेर बाटोमा बसेर रोए, दुलहीका मामाहरू आएर सँगै बसे। सबै ढिलो भए। त्यो पनि छ सयमध्येकै होला भन्ने लाग्छ।',
    ],
    [
      'The euphonium has a hole in it. The band does not explain it.',
      'It does. It was a very happy uncle. That is all that Purna allows me to say, because the uncle is a relation of his. It was in Kapilvastu and he was aiming at the sky, and Purna is tall. The low notes come out with a whistle since then. He went to a man in Gorakhpur to have it closed, and the man played it and said leave it, it is in tune with the second valve. We charge extra for the march in which you hear it best. Purna still ducks when somebody is very pleased with us.',
      'युफोनियममा प्वाल छ नि। ब्यान्डले खुलाएको छैन।',
      'छ। असाध्यै खुसी भएका एक जना मामा थिए। त्यत्ति भन्न पाउँछु, पूर्णका नातेदार परे। कपिलवस्तुको कुरा, मामाले आकाश ताकेका, पूर्ण अग्लो। त्यसयता मोटो स्वरसँगै सिट्ठी आउँछ। टाल्न गोरखपुर लगेको, मिस्त्रीले बजाएर हेर्‍यो, नटाल, सुर मिलेको छ भन्यो। प्रस्ट सुनिने मार्चको छुट्टै पैसा लिन्छौँ। कोही धेरै खुसी भयो कि पूर्ण अझै निहुरिन्छ।',
    ],
    [
      'How did you come to the trumpet?',
      'My father swept the cinema. In the interval he let me stand behind the screen, and there was a poster of a film with a man and a trumpet, and I thought that it was his trumpet that one heard. I was eleven. When Kalika needed a boy to carry the lamps in front of the procession, I went for that, forty rupees and dinner. You walk backwards all evening with a tube light on your head and you look the band in the face. You see what their fingers do. By the end of the season I knew every tune, from the wrong side. Jas Bahadur still says that I hold it like a mirror.',
      'ट्रम्पेटमा कसरी आइपुग्नुभयो?',
      'बुबा सिनेमा हलमा कुचो लगाउनुहुन्थ्यो। मध्यान्तरमा पर्दापछाडि उभिन दिनुहुन्थ्यो; एउटा फिल्मको पोस्टरमा ट्रम्पेट बजाउने मान्छे थियो, सुनिने त्यही हो ठान्थेँ। एघार वर्षको थिएँ। कालिकालाई जन्तीको अगाडि बत्ती बोक्ने केटो चाहियो, चालीस रुपैयाँ र खाना, गएँ। टाउकोमा ट्युब बोकेर साँझभर पछाडि हिँड्नुपर्थ्यो, ब्यान्डको मुखै हेरेर; औँला कसरी चल्छन् देखिन्थ्यो। याम सकिँदा सबै धुन आउँथ्यो, उल्टोपट्टिबाट। ऐना समातेजस्तो समाउँछस् भन्छन् अझै जसबहादुर दाइ।',
    ],
    [
      'What does the second trumpet do?',
      'He makes the first sound sure of himself. Jas Bahadur has the tune and people look at him. I play the note that is underneath, and when he has to breathe I am there for two beats so that nobody notices that he is sixty-four. He has never thanked me for it and I would be offended if he did. Once he had the mumps and I played first for a week. I had the tune and the people looked at me, and I did not know what to do with the places in between. I was very glad when his face went down.',
      'दोस्रो ट्रम्पेटले के गर्छ?',
      'पहिलोलाई पक्का देखाउँछ। धुन जसबहादुर दाइको, मान्छे उहाँलाई हेर्छन्। म तलको स्वर बजाउँछु; उहाँले सास फेर्दा दुई मात्रा थामिदिन्छु, चौसट्ठी वर्षको भएको कसैले चाल नपाओस् भनेर। धन्यवाद कहिल्यै भन्नुभएन, भने रिस उठ्थ्यो। एक पटक हाँडे आएर एक हप्ता मैले पहिलो बजाएँ। धुन मेरो, मान्छेले हेरेका; बीचका खाली ठाउँमा के गर्ने थाहै भएन। उहाँको गाला घटेपछि ढुक्क भयो।',
    ],
    [
      'On the record nobody is getting married. Did it feel different?',
      'We could hear the end of each tune. At a wedding the end is always under a generator. We had been playing “Everybody Has Gone” for fifteen years and none of us had known how Purna ends it, he goes up, very softly, to a note that he is not paid for. We stopped and looked round at him. He said that he has always done it. They recorded us in Magh in the store of a tent house, and it was seven degrees, with the poles stacked along the walls. Our lips were bad. You can hear it, and I think it suits the pieces.',
      'एल्बममा त कसैको बिहे छैन। फरक लाग्यो?',
      'धुनको अन्त्य सुनियो। बिहेमा अन्त्य सधैँ जेनेरेटरले खान्छ। “सबै गइसके” पन्ध्र वर्षदेखि बजाएका, पूर्णले कसरी टुङ्ग्याउँछ कसैलाई थाहा रहेनछ; बिस्तारै एउटा माथिल्लो स्वरमा जाँदो रहेछ, त्यसको ज्याला पाउँदैन। रोकिएर सबैले उसलाई हेर्‍यौँ। सधैँ यसै गर्छु भन्यो। माघमा पाल भाडामा दिनेको गोदाममा रेकर्ड भयो, सात डिग्री, भित्ताभरि डन्डी। ओठ चलेनन्; सुनिन्छ, धुनलाई सुहाएकै छ।',
    ],
    [
      'You are the groom on the sleeve. Are you married?',
      'Twenty years. There was no band, we could not afford us. The others would have come for nothing, but it was the twelfth of Mangsir, they had three that day and needed the money. So we walked to the temple, she and I and her sister, and on the way back we passed a procession, and it was them. They saw me. Jas Bahadur did not stop, one does not stop. But he turned round and played our street from end to end, and the other groom’s people thought that it was included.',
      'गाताको दुलाहा तपाईं हुनुहुन्छ। तपाईंको बिहे भयो?',
      'बीस वर्ष भयो। बाजा थिएन, हामीलाई राख्ने पैसा हामीसँगै थिएन। साथीहरू सित्तैमा आउँथे, तर मङ्सिर बाह्र गते थियो, त्यो दिन तीनवटा बिहे, उनीहरूलाई पनि पैसा चाहिने। त्यसैले ऊ, म र साली हिँडेरै मन्दिर गयौँ; फर्कंदा बाटोमा जन्ती भेटियो, हाम्रै ब्यान्ड। देखे। जसबहादुर दाइ रोकिनुभएन, रोकिन हुँदैन। तर फर्केर हाम्रो गल्ली यो छेउदेखि त्यो छेउसम्म बजाइदिनुभयो; अर्को दुलाहाकाले पैसामै पर्छ होला ठाने।',
    ],
    [
      'What has changed since you began?',
      'The disc jockeys, everybody says so. They are cheaper and they never need the toilet. We lost a third of our dates in four years. Some families hire both, we walk in with the groom and then we are told thank you. I am not against them. What I regret is the route. Earlier we went through the whole town and the town came to the windows. Now it is from the car park to the party palace, two hundred metres. You cannot develop a march in two hundred metres. We have begun to walk in a circle round the car park.',
      'सुरु गर्दादेखि के फेरियो?',
      'डिजे आए, सबैले भन्ने त्यही हो। सस्ता छन्, पिसाब लाग्दैन। चार वर्षमा एक तिहाइ साइत गुम्यो। कसैले दुवै राख्छन्; दुलाहासँग छिर्छौँ, अनि धन्यवाद भनिन्छ। उनीहरूसँग रिस छैन। बाटो हराएकोमा दुःख छ। पहिले बजारभरि घुमिन्थ्यो, बजारै झ्यालमा आउँथ्यो। अहिले पार्किङदेखि पार्टी प्यालेससम्म, दुई सय मिटर। दुई सय मिटरमा मार्च के बन्छ? पार्किङमै एक फन्को लगाउन थालेका छौँ।',
    ],
    [
      'And in the season when nobody marries?',
      'From the middle of January it is quiet, and in the hot months it is quiet again, and then we play for ourselves on Tuesday evenings in Purna’s brick kiln, which is cold then and has a beautiful sound. Slow things. It started because the young ones had to learn to hold a note; at weddings you never need to hold one. In the second winter people from the kiln brought their cots out to listen. They work fourteen hours a day and nobody had ever played anything at them that was not for somebody else.',
      'बिहे नहुने याममा?',
      'माघको सुरुदेखि सुनसान हुन्छ, गर्मीमा फेरि। त्यति बेला मङ्गलबार साँझ पूर्णको इँटाभट्टामा आफ्नै लागि बजाउँछौँ; भट्टा सेलाएको हुन्छ, आवाज असाध्यै राम्रो। ढिला धुन मात्र। नयाँलाई स्वर थाम्न सिकाउन सुरु गरेको, बिहेमा थाम्नै पर्दैन। दोस्रो हिउँदमा भट्टाका कामदार खटिया निकालेर सुन्न बसे। दिनको चौध घण्टा काम गर्छन्; अर्काका लागि नभई उनीहरूकै लागि कसैले बजाएको पहिलो पटक रहेछ।',
    ],
    [
      'What does a trumpet do in the hot months?',
      'It keeps my daughter’s pencils. Then in Mangsir she has to find somewhere else, and that is how she knows the year. She is thirteen. She does not want to learn it; she has heard what it does to a Saturday. But last season a valve stuck twenty minutes before we had to leave, and she took it out of my hand, and unscrewed it, and wiped it with the corner of her school tie and put it back, without looking. I asked her how she knew. She said, I sit opposite you.',
      'गर्मीमा ट्रम्पेटले के गर्छ?',
      'छोरीका सिसाकलम राख्छ। मङ्सिर लागेपछि उसले अन्त ठाउँ खोज्नुपर्छ; साल त्यसरी नै चिन्छे। तेह्र वर्षकी भई। सिक्न मान्दिन, शनिबार कता जान्छ देखेकी छे। तर अघिल्लो याममा हिँड्न बीस मिनेट बाँकी हुँदा एउटा घुन्डी अड्कियो; हातबाट खोसेर खोली, टाईको कुनाले पुछी, नहेरीकनै लगाई। कसरी आयो भनेर सोधेँ। तपाईंको अगाडि बस्छु त भनी।',
    ],
    [
      'The van is starting. Which tune will you play in Manigram?',
      'The groom works in Malaysia and has nine days. They have asked for a film song, which we shall play at the gate. Then the bride’s grandmother sent a boy to ask, very quietly, whether we know “Leftovers”. It is not a song that one plays at a wedding, it is about what is in the pots afterwards. She must have the record. I have been thinking about it the whole way here. I believe that we could do it while the guests are eating, if Purna plays it from behind the kitchen, where it belongs.',
      'गाडी चल्न लाग्यो। मणिग्राममा कुन धुन बजाउनुहुन्छ?',
      'दुलाहा मलेसियामा काम गर्छन्, नौ दिनको बिदा। एउटा फिल्मी गीत मागेका छन्, गेटमा बजाउँछौँ। अनि दुलहीकी हजुरआमाले सुटुक्क केटो पठाएर सोधिन्, “उब्रेको” आउँछ? बिहेमा बजाउने धुन होइन, पछि भाँडामा के बाँकी छ भन्ने हो। एल्बम सुनेकी हुनुपर्छ। बाटैभरि त्यही सोच्दै आएँ। पाहुनाले खाइरहेका बेला पूर्णले भान्सापछाडिबाट बजाए मिल्लाजस्तो छ; त्यसको ठाउँ त्यहीँ हो।',
    ],
  ],
}

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
