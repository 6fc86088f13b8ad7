import type { Interview } from '../content-types.ts'

export const DILU_RUMBA: Interview = {
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
    en: [
      'He answered while mending a strap. The elder son was present and nodded at the sums.',
      'Dilu Rumba is seventy-one. He carried salt, cement, school desks and once a bride’s wardrobe on the trail above Dolalghat, for thirty-four years. The house is new and has a balcony; he prefers the step in front of it, from where the old path can be seen.',
    ],
    ne: [
      'नाम्लो टाल्दै उनले जवाफ दिए। जेठो छोरो छेउमै थिए, हिसाबमा टाउको हल्लाउँथे।',
      'दिलु रुम्बा एकहत्तर वर्षका भए। दोलालघाटमाथिको बाटोमा चौँतीस वर्ष नुन, सिमेन्ट, स्कुलका बेन्च, एक पटक त दुलहीको दराजै बोके। नयाँ घरमा बार्दली छ; उनी भने अगाडिको ढुङ्गामा बस्छन्, पुरानो बाटो त्यहीँबाट देखिन्छ।',
    ],
  },
  pull_quote: {
    en: 'If you can carry it over the pass, it is yours until the other side.',
    ne: 'बोकेर भन्ज्याङ कटाउन सके पारि नपुगुन्जेल तिम्रै हो।',
  },
  transcript: {
    en: [
      'No words. A tungna and a damphu at a walking pace, six beats to the round, quietly at first.',
      'The road comes nearer in the third chapter, when all the strings play, and goes away again in the fourth.',
    ],
    ne: [
      'बोली छैन। हिँडाइको चालमा टुङ्ना र डम्फु, छ मात्राको घेरा, सुरुमा बिस्तारै।',
      'तेस्रो खण्डमा सबै तार बज्दा सडक नजिकै आएजस्तो लाग्छ, चौथोमा फेरि टाढा हुन्छ।',
    ],
  },
  exchanges: [
    [
      'You sing a song that a ferryman says is his father’s.',
      'His father had it from a passenger who did not pay. So it was the fare. Is a fare owned by the boat? I knew the father. He was called Kale, he had one eye, and he would not leave the bank until there were nine people, even if two of them were in labour. While you waited he sang. We all learned it there, everyone who ever stood at that ferry with a load and no bridge. When the ferryman’s son came to me in the spring he was angry, and I said sit down, and we found that we knew different third verses.',
      'तपाईंले गाउने गीत मेरो बुबाको हो भनेर एक माझी भन्छन्।',
      'उनका बुबाले भाडा नतिर्ने यात्रुबाट पाएका हुन्। त्यसो भए गीत भाडा भयो। भाडा डुङ्गाको हुन्छ र? बुबालाई मैले चिनेको हो। काले भन्थे, एउटा आँखा थिएन, नौ जना नपुगी डुङ्गा छोड्दैनथे, सुत्केरी व्यथा लागेको भए पनि। कुर्दा कुर्दै गाउँथे। भारी बोकेर त्यो घाटमा उभिने सबैले त्यहीँ सिक्यौँ। चैतमा छोरो रिसाएर आयो, बस् भनेँ; तेस्रो पद त दुवैलाई फरक फरक आउँदो रहेछ।',
    ],
    [
      'Then whose is it now?',
      'We put it on a record, and the ferryman gets a third. He asked for half, and I asked him to sing the second verse. He could not, so: a third. Karma wrote it down and we both put a thumb on it. The bank did not want to open an account for a song, so the money goes to his daughter’s school in Barhabise, and she sends us the marks. She is good at mathematics and bad at Nepali. I told her father that with those marks she will find out that a third was too much.',
      'अहिले कसको त?',
      'रेकर्डमा राख्यौँ, एक तिहाइ माझीले पाउँछन्। आधा मागेका थिए; दोस्रो पद गाउनुस् भनेँ, आएन। त्यसैले एक तिहाइ। कर्मले लेख्यो, दुवैले ल्याप्चे लगायौँ। बैङ्कले गीतको खाता खोल्न मानेन, पैसा उनकी छोरीको बाह्रबिसेको स्कुलमा जान्छ; उसले नम्बर पठाउँछे। गणितमा राम्रो, नेपालीमा कमजोर। यस्तै हो भने एक तिहाइ धेरै भएछ भनेर पत्ता लगाउँछे भनेँ।',
    ],
    [
      'What did you have in mind when you were young: singing or carrying?',
      'Eating. I went down with my father at thirteen, when my load was a child’s load, twenty-two kilos. You sing on the trail for the same reason that you spit on your hands. The leader sings a line, the next one takes it, and it goes to the end of the row and comes back, and if it does not come back somebody has stopped. Then you all stop and go and look. That was the use of it. People think that we were merry.',
      'सानोमा गाउने रहर थियो कि बोक्ने?',
      'खाने रहर थियो। तेह्र वर्षमा बुबासँग झरेँ, केटाकेटीको भारी, बाइस किलो। बाटोमा गीत किन गाइन्छ भने, हातमा थुक किन लगाइन्छ, त्यसै। अगाडिकोले एक हरफ गाउँछ, पछाडिकोले टिप्छ, लाइनको पुछारसम्म पुगेर फर्किन्छ; फर्किएन भने कोही रोकिएको रहेछ। अनि सबै थामिन्छौँ, हेर्न जान्छौँ। काम त्यही हो। मान्छे हामी रमाइलो गर्दै थियौँ ठान्छन्।',
    ],
    [
      'Do songs weigh anything?',
      'Going up, they take away about five kilos. Going down you do not need them, and people only talk. But you must choose. A song with long lines on a steep slope will kill you, you have no breath left for the end of it. My father had eleven for steep ground and would not teach them to anybody who had not walked it with him. When we made the record the young man with the headphones asked us to stand in a room and sing them. We tried. I was never out of breath, and it sounded like somebody reading a letter from the bank.',
      'गीतको तौल हुन्छ?',
      'उकालोमा झन्डै पाँच किलो घटाइदिन्छ। ओरालोमा गीत चाहिँदैन, मान्छे कुरा मात्र गर्छन्। तर छान्न जान्नुपर्छ। ठाडो उकालोमा लामो हरफको गीत गाए मर्छौ, टुङ्ग्याउने सासै बाँकी हुँदैन। बुबासँग ठाडोका एघार गीत थिए, सँगै नहिँड्नेलाई सिकाउनुहुन्नथ्यो। एल्बम बनाउँदा कानमा यन्त्र लगाएको भाइले कोठामा उभिएर गाउनुस् भने। गाएर हेर्‍यौँ। सासै फुलेन, बैङ्कको चिठी पढेजस्तो सुनियो।',
    ],
    [
      'So you walked the whole record?',
      'Four days, thirty-five kilos each, rice and dried peas, which we sold at the top for a small profit. The young man carried the machine and two batteries. On the second day he was sick and on the third he was singing. We agreed that he would start the machine at the foot of each climb and leave it on until everyone had sat down. The gaps on the record are the walls where you sit. In the shop they told him that gaps are a fault. He told them how long a wall is.',
      'एल्बम पूरै हिँडेरै बनेको?',
      'चार दिन, जनही पैँतीस किलो, चामल र केराउ; माथि लगेर अलि नाफामा बेच्यौँ। भाइले मेसिन र दुई ब्याट्री बोके। दोस्रो दिन बिरामी, तेस्रो दिन गाउँदै थिए। हरेक उकालोको फेदमा मेसिन चलाउने, सबै नबसुन्जेल ननिभाउने सल्लाह भयो। एल्बमका खाली ठाउँ बिसाउने चौतारी हुन्। पसलमा त्यो बिग्रेको भनेछन्; चौतारी कत्रो हुन्छ भनेर भाइले सुनाइदिए।',
    ],
    [
      'What was lost when the road came?',
      'My knees say nothing was lost. My songs say the places to sit. A lorry does not sit. There were forty-one resting walls between the river and the village, and each had been built by somebody in the name of somebody who had died, with a pipal if there was water. You knew the names. Now there are nineteen, and some of those are under the road. I have asked the ward to put up a board with the other names, and they asked me for the citizenship numbers of the dead.',
      'सडक आएपछि के हरायो?',
      'मेरो घुँडा भन्छ, केही हराएन। मेरो गीत भन्छ, बिसाउने ठाउँ हरायो। ट्रक बिसाउँदैन। खोलादेखि गाउँसम्म एकचालीस चौतारी थिए, सबै कुनै न कुनै मर्नेका नाममा बनाएका, पानी भएको ठाउँमा पीपल। नाम सबैलाई आउँथ्यो। अहिले उन्नाइस छन्, केही सडकमुनि। बाँकीका नाम लेखेर एउटा पाटी राखिदिनुस् भनेँ; वडाले मरेकाहरूको नागरिकता नम्बर माग्यो।',
    ],
    [
      'Your younger son drives a lorry on that road.',
      'He drives it well. I have never asked him to sing in it. He does, I know, because the toll man told me which verse. When Sonam bought the lorry we did not speak from Asar to Dashain. I was not angry about the road. I was angry that he could do in forty minutes what I had been proud of. His mother said so, not I. At Dashain he came and took tika, and afterwards he drove me up, slowly, and stopped at every wall that is left so that I could get out.',
      'कान्छा छोरा त्यही सडकमा ट्रक चलाउँछन्।',
      'राम्रो चलाउँछ। ट्रकमा गाऊ भनेर मैले भनेको छैन। गाउँछ भन्ने थाहा छ, कुन पद हो भनेर टोल उठाउनेले सुनाएको। सोनामले ट्रक किन्दा असारदेखि दशैँसम्म बोलेनौँ। सडकसँग रिस थिएन। जुन कुरामा मेरो घमण्ड थियो, उसले चालीस मिनेटमा गर्थ्यो; रिस त्यसमा थियो। यो मैले होइन, उसकी आमाले भनेकी। दशैँमा टीका थाप्न आयो, अनि मलाई चढाएर बिस्तारै लग्यो, बाँकी हरेक चौतारीमा रोक्दै, म ओर्लिन पाऊँ भनेर।',
    ],
    [
      'He sings on the record, and the lorry is credited as well.',
      'The lorry is the low note on the last song. That one is short, one minute and eleven seconds, because it is a short way by road. He wanted to turn the engine off to sing and I told him to leave it running, since it is the truth. Karma plays the damphu on all the others. He has a good hand, better than mine, and he keeps the accounts as well, so please write that Karma is the band. He is nodding. He does not nod at everything.',
      'एल्बममा उनी गाउँछन्, ट्रकको पनि नाम छ।',
      'अन्तिम गीतको मोटो सुर ट्रकको हो। त्यो गीत छोटो छ, एक मिनेट एघार सेकेन्ड, सडकबाट बाटै छोटो छ। गाउन इन्जिन बन्द गर्न खोज्थ्यो, चल्न दे भनेँ, साँचो कुरा त्यही हो। अरू सबैमा डम्फु कर्मको हो। हात मेरोभन्दा राम्रो छ, हिसाब पनि उही राख्छ; त्यसैले ब्यान्ड भनेको कर्म हो भनेर लेखिदिनुस्। ऊ, टाउको हल्लायो। सबै कुरामा हल्लाउँदैन।',
    ],
    [
      'A company in Kathmandu wished to register the songs in your name.',
      'A polite boy with a file. He said if I did not register them somebody else would. I asked him what I would have to do if I heard a man on the trail singing one. He said that in principle the man would need permission. I told him what I tell everyone. If you can carry it over the pass, it is yours until the other side. He wrote it down, and then he asked whether I would put my thumb under that, and I did. I do not think that it was the paper he had come with.',
      'काठमाडौँको एउटा कम्पनीले गीत तपाईंको नाममा दर्ता गर्न खोजेको थियो।',
      'फाइल बोकेको भलादमी केटो आयो। दर्ता नगरे अरूले गर्छ भन्यो। बाटोमा कसैले गाएको सुनेँ भने मैले के गर्ने त भनेर सोधेँ। नियमले त उसले अनुमति लिनुपर्छ भन्यो। मैले सबैलाई भन्ने कुरा भनेँ। बोकेर भन्ज्याङ कटाउन सके पारि नपुगुन्जेल तिम्रै हो। उसले टिप्यो, अनि यसमुनि ल्याप्चे लगाउनुहुन्छ भनेर सोध्यो, लगाइदिएँ। ल्याएको कागज त्यो थिएनजस्तो लाग्छ।',
    ],
    [
      'What should a young band pay an old singer?',
      'First, before the tape runs, the tea. Then by the hour, like a lawyer. Then whatever the song did for you, at Dashain. And you must say the village. People come here with good machines and take a song and then they write “traditional” under it. I have looked for Traditional. I have asked in every district that I carried to. Nobody has met him and he has been paid for everything.',
      'नयाँ ब्यान्डले बूढो गायकलाई कति तिर्नुपर्छ?',
      'टेप चल्नुअघि पहिले चिया। अनि घण्टाको हिसाबले, वकिललाई जस्तै। अनि गीतले जति दियो त्यति, दशैँमा। गाउँको नाम पनि लेख्नुपर्छ। राम्रा मेसिन बोकेर आउँछन्, गीत लान्छन्, मुनि “परम्परागत” लेख्छन्। मैले परम्परागतलाई खोजेँ, भारी पुर्‍याएका सबै जिल्लामा सोधेँ। कसैले भेटेको छैन, पैसा भने सबैको उसैले पाएको छ।',
    ],
    [
      'Who will have the eleven steep songs after you?',
      'Karma has nine. Two need three voices and a real slope, and Sonam comes too late from work. There is a girl in the next house who is fourteen and carries water from the lower tap, because the upper one is dry again. I heard her through the wall with the second of them. She had the breath right and the words wrong. I have not said anything. When the pipe is mended she will stop, so I am in no hurry for the pipe, and my wife says that this is a terrible thing to print.',
      'ठाडोका एघार गीत तपाईंपछि कसले गाउँछ?',
      'कर्मलाई नौवटा आउँछ। दुइटालाई तीन स्वर र साँच्चैको उकालो चाहिन्छ, सोनाम काम सकेर अबेला आउँछ। छेउको घरमा चौध वर्षकी नानी छे, माथिको धारा फेरि सुकेकाले तलबाट पानी बोक्छे। भित्तापारि दोस्रो गीत गाएको सुनेँ। सास मिलेको, शब्द नमिलेको। केही भनेको छैन। पाइप बनेपछि गाउन छोड्छे; त्यसैले पाइपको मलाई हतार छैन। यस्तो कुरा नछाप्नू भन्छे बूढी।',
    ],
    [
      'Do you still walk it?',
      'Every Saturday to the seventh wall, with nothing on my back, and I do not enjoy it. I lean to the front the whole way, and without a load I nearly fall. So last month I took the tungna in its bag and two bricks. It went better. At the wall I took out the bricks and left them there, as a beginning, because that wall has lost its top course. I have been carrying two each week. A man on a motorcycle asked me what I was building and I told him that I was practising.',
      'अझै त्यो बाटो हिँड्नुहुन्छ?',
      'हरेक शनिबार सातौँ चौतारीसम्म, ढाडमा केही नबोकी; रमाइलो हुँदैन। बानीले अगाडि ढल्किन्छु, भारी नहुँदा लड्लाजस्तो हुन्छ। गत महिना झोलामा टुङ्ना र दुई इँटा हालेँ, राम्रो भयो। चौतारीमा इँटा झिकेर त्यहीँ राखेँ, माथिल्लो लहर भत्किएको छ। हप्ताको दुइटा बोक्दै छु। मोटरसाइकलको एक जनाले के बनाउनुभएको भनेर सोध्यो; अभ्यास गरेको भनेँ।',
    ],
  ],
}
