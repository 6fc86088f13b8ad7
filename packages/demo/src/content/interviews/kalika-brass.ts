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
