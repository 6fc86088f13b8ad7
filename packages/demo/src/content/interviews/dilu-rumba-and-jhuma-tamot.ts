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

export const JHUMA_TAMOT: Interview = {
  slug: 'a-brake-cable-and-what-it-stopped',
  published_on: '2026-02-13',
  look: ['rose', 'dhaka'],
  about: ['artist:jhuma-tamot', 'record:one-string-short'],
  title: { en: 'A brake cable, and what it stopped', ne: 'ब्रेकको तार, र त्यसले रोकेका कुरा' },
  summary: { en: 'Jhuma Tamot, with corrections by her father.', ne: 'झुमा तामोट, बुबाका सच्याइसहित।' },
  body: {
    en: [
      'He sat behind the door. His corrections are set where he made them.',
      'The Tamots have made brass pots in Bhaktapur for five generations. The workshop is downstairs, and the interview paused whenever the hammers began. Jhuma is twenty-seven. The bicycle hangs from a beam, without its chain, its bell and one of its cables.',
    ],
    ne: [
      'बुबा ढोकापछाडि बस्नुभएको थियो। सच्याइ जहाँ आयो त्यहीँ राखिएका छन्।',
      'तामोट परिवारले भक्तपुरमा पाँच पुस्तादेखि पित्तलका भाँडा बनाउँदै आएको छ। कारखाना तल छ; हथौडा चल्दा कुराकानी रोकिन्थ्यो। झुमा सत्ताइस वर्षकी भइन्। साइकल दलिनमा झुन्डिएको छ, चेन, घण्टी र एउटा तार नभएको।',
    ],
  },
  pull_quote: {
    en: 'With one string you cannot be out of tune with anybody.',
    ne: 'एउटै तार भएपछि कसैसँग बेसुरा हुन सकिँदैन।',
  },
  transcript: {
    en: [
      'No words. Single plucked notes and the noise of rain on a roof, with long rests.',
      'In the third chapter two notes are heard together for the first time; in the fourth one of them stays away.',
    ],
    ne: [
      'बोली छैन। एक-एक गरी टिपिएका स्वर र छानामा पानीको आवाज, बीचमा लामा विश्राम।',
      'तेस्रो खण्डमा पहिलो पटक दुई स्वर सँगै सुनिन्छन्; चौथोमा एउटा फेरि आउँदैन।',
    ],
  },
  exchanges: [
    [
      'Tell us about the day you took the cable.',
      'It was a Saturday and the bicycle was resting. (It was a Sunday, and I was late. — Father) I was sixteen, I had a dried gourd from my aunt and a piece of bamboo, and I had put a fishing line on it, which sounded like a fly. I needed something that would hold. I looked round the yard at everything that was tight. The washing line was too thick. The brake cable was just right, and I knew how to get it out because I had always been the one to oil it. I left the nuts in a saucer so that nothing would be lost. (There were four nuts. I found three. — Father)',
      'तार झिकेको दिनको कुरा गरौँ न।',
      'शनिबार थियो, साइकल आराम गर्दै थियो। (आइतबार हो, मलाई ढिलो भइसकेको थियो। — बुबा) सोह्र वर्षकी थिएँ, फुपूले दिएको सुकेको लौका र बाँसको टुक्रा थियो; माछा मार्ने धागो हालेको, झिँगाजस्तो बज्थ्यो। तन्काउँदा नचुँडिने चीज चाहियो। आँगनमा के के तन्किएको छ भनेर हेरेँ। लुगा सुकाउने डोरी मोटो। ब्रेकको तार ठ्याक्क, झिक्न पनि आउँथ्यो, तेल सधैँ मै हाल्थेँ। नहराऊन् भनेर नट रिकापीमा राखेँ। (चारवटा थिए, तीनवटा भेटेँ। — बुबा)',
    ],
    [
      'What happened when he found out?',
      'He came up the stairs with the handlebar. He had ridden as far as the pond before he needed the brake. (I needed it before the pond. — Father) He stood there, wet to the knee, and I had the thing across my lap, and neither of us could think what to say. He looked at the knot that I had made at the top and asked who had shown me that. It is the knot for the bellows rope downstairs. I had only looked at it all my life.',
      'थाहा पाएपछि के भयो?',
      'ह्यान्डल समातेर भर्‍याङ उक्लिनुभयो। पोखरीसम्म पुगेपछि ब्रेक चाहिएछ। (पोखरीअघि नै चाहिएको थियो। — बुबा) घुँडासम्म भिजेर उभिनुभयो, मेरो काखमा त्यो चीज; के भन्ने दुवैलाई आएन। माथि बाँधेको गाँठो हेरेर कसले सिकायो भनेर सोध्नुभयो। तल खलातीको डोरीमा लगाउने गाँठो हो, जन्मेदेखि देखेकै।',
    ],
    [
      'Were you punished?',
      'I was asked to play. That was the first time, and I knew one note. I played it for as long as I could. He sat down on the rice sack and listened to the end of it, and then he said that the gourd was buzzing on the left side and that I should put wax there. The next morning he took the bus to work. He has taken it ever since. He says that he likes the company. (I said that there is company. I did not say that I like it. — Father)',
      'सजाय भयो?',
      'बजाएर सुना भन्नुभयो। पहिलो पटक थियो, एउटै स्वर आउँथ्यो। सकेसम्म तानेर त्यही बजाएँ। चामलको बोरामा बसेर अन्तिमसम्म सुन्नुभयो, अनि भन्नुभयो, लौका देब्रेतिर भुन्भुनायो, मैन लगा। भोलिपल्ट काममा बसमा जानुभयो, त्यसयता बसमै। साथ पाइन्छ भनेर मन पर्छ रे। (साथ पाइन्छ भनेको हुँ, मन पर्छ भनेको होइन। — बुबा)',
    ],
    [
      'Why not add a second string?',
      'Then one would have to be better than the other. I have sisters, I know how that goes. People lend me instruments, they are kind, they think that it is poverty. With a second string you have intervals, you have chords, you have to decide all the time. With one there is only where you are and how hard you press. With one string you cannot be out of tune with anybody. You can be too early, or too loud, or in the wrong house, and that has been enough for me to learn in eleven years.',
      'अर्को तार किन नथप्ने?',
      'थपेपछि दुईमध्ये एउटा राम्रो हुनुपर्छ। मेरा दिदीबहिनी छन्, त्यसपछि के हुन्छ मलाई थाहा छ। मान्छे माया गरेर बाजा दिन्छन्, गरिबी हो ठान्छन्। दुई तार भए स्वरको फरक हुन्छ, मेल हुन्छ, हरपल रोज्नुपर्छ। एउटामा त कहाँ छु र कति दबाउँछु, त्यति मात्र। एउटै तार भएपछि कसैसँग बेसुरा हुन सकिँदैन। चाँडो हुन सकिन्छ, चर्को हुन सकिन्छ, गलत घरमा पुग्न सकिन्छ; एघार वर्ष त्यत्ति सिक्नै ठिक्क भयो।',
    ],
    [
      'How do you make a melody with it?',
      'You press the two bamboo arms together and the note goes up, and you let go and it falls. There are no marks. I find the place with the side of my hand against the gourd, where the wax is. In summer the gourd is bigger and everything is a finger higher. For the first year I could only play things that went up, because going down I lost my way. Then I worked at a counter in the cooperative, and every day at four the shutters of the whole street came down, one after the other, each with its own groan. I learned to go down from the shutters.',
      'त्यसमा धुन कसरी निस्कन्छ?',
      'बाँसका दुई हात जोडेर थिच्दा सुर चढ्छ, छोड्दा झर्छ। चिनो केही हुँदैन। मैन लगाएको ठाउँमा हत्केलाको छेउले छामेर ठाउँ पाउँछु। गर्मीमा लौका फुल्छ, सबै एक औँला माथि सर्छ। पहिलो वर्ष चढ्ने धुन मात्र आउँथे, झर्दा बाटो हराउँथेँ। अनि सहकारीको काउन्टरमा काम गरेँ; हरेक दिन चार बजे सडकभरिका सटर पालैपालो झर्थे, सबैको आफ्नै कराइ। झर्न मैले सटरबाट सिकेँ।',
    ],
    [
      'Your father holds the microphone on the record. Whose idea was that?',
      'The stand was broken. (The stand was never bought. — Father) We recorded in the workshop on a Saturday, when the hammers are quiet, and there are two hundred pots on the walls and they all answer. Ujjan Kisi walked round with the microphone and everywhere it was a bell. Then my father took it out of his hand and held it low, near the floor, where the charcoal is kept, and it was dry. He has stood in that room for forty years. So he knelt there for two songs, with his arm out.',
      'एल्बममा माइक बुबाले समात्नुभएको छ। कसको विचार?',
      'स्ट्यान्ड भाँचिएको थियो। (स्ट्यान्ड किनेकै थिएनन्। — बुबा) शनिबार हथौडा नचल्ने दिन कारखानामै रेकर्ड गर्‍यौँ; भित्तामा दुई सय भाँडा छन्, सबैले जवाफ फर्काउँछन्। उज्जन दाइ माइक लिएर घुम्नुभयो, जताततै घण्टी बजेजस्तो। अनि बुबाले माइक खोसेर तल, कोइला राख्ने कुनामा लैजानुभयो, त्यहाँ आवाज सुक्खा आयो। त्यो कोठामा चालीस वर्ष उभिनुभएको। दुई गीतभर हात तन्काएर घुँडा टेक्नुभयो।',
    ],
    [
      'And on the third?',
      'On the third I could hear him breathe. It is a song about leaving the house, and there he was, at a distance of half a metre, breathing as he breathes when I come home late. I stopped and said, could you step back please. He did, and we went on, and afterwards Ujjan asked whether to cut it. I was ashamed and said yes. My father said that it was the only thing on the whole record that was addressed to him, so he would like to have it left in. (I said that it was clear. — Father)',
      'अनि तेस्रोमा?',
      'तेस्रोमा उहाँको सास सुनियो। घर छोड्ने गीत हो, उहाँ भने हातभर पर, म अबेर घर आउँदा फेर्ने त्यही सास फेर्दै। रोकिएर भनेँ, अलि पर सर्नुस् न। सर्नुभयो, गीत सकियो। काट्ने कि भनेर उज्जन दाइले सोधे, लाजले हुन्छ भनेँ। बुबाले चाहिँ, सिङ्गो एल्बममा मलाई भनिएको कुरा त्यही एउटा हो, राखिदिनुस् भन्नुभयो। (प्रस्ट छ भनेको हुँ। — बुबा)',
    ],
    [
      'Critics call the record minimal.',
      'The bicycle is minimal now. The record has five songs and a whole father on it. I do not mind the word, but I think that they mean that I left things out. I did not have them. When I sing about the road from chowk to chowk, there is a goat, a wedding, a man with a ladder and the girl whom I did not greet; for me it is crowded. Perhaps one should say narrow. A narrow lane can have a lot of people in it.',
      'समीक्षकहरू एल्बम सादा छ भन्छन्।',
      'सादा त अहिले साइकल छ। एल्बममा पाँच गीत छन्, सिङ्गो बुबा हुनुहुन्छ। शब्दमा आपत्ति होइन, तर जानी जानी झिकेकी भन्ठान्छन्। मसँग थिएकै होइन। चोकदेखि चोकसम्मको गीतमा बाख्रो छ, बिहे छ, भर्‍याङ बोकेको मान्छे छ, नमस्ते नगरेकी साथी छे; मलाई त भीडभाड लाग्छ। साँघुरो भने होला। साँघुरो गल्लीमा पनि मान्छे धेरै अटाउँछन्।',
    ],
    [
      'Does he like it?',
      'He likes the fourth song, in which I ask him to step back. (I stepped back. You can hear the floor. — Father) He has come to all thirty-eight concerts. He sits at the side, where he can see my left hand, and he counts the house. In the beginning I found it hard; I sang to the other side. Now when he is late, because the bus is late, I tune for longer. He has never clapped. He says that he has his hat in his hands. (There is nowhere to put it. — Father)',
      'उहाँलाई मन पर्‍यो?',
      'चौथो गीत मन पर्छ रे, जहाँ म सर्नुस् न भन्छु। (सरेकै हो। भुइँ बजेको सुनिन्छ। — बुबा) अठतीसै कार्यक्रममा आउनुभयो। देब्रे हात देखिने गरी छेउमा बस्नुहुन्छ, मान्छे गन्नुहुन्छ। सुरुमा गाह्रो भयो, अर्कोतिर फर्केर गाउँथेँ। अचेल बस ढिलो भएर आउनुभएन भने सुर मिलाउनै अबेर गर्छु। ताली कहिल्यै बजाउनुभएन; हातमा टोपी हुन्छ रे। (राख्ने ठाउँ हुँदैन। — बुबा)',
    ],
    [
      'In the session a mechanic offers you a better cable, and you think for eleven seconds.',
      'It was stainless, with a nylon sleeve. He was right, mine is rusting at the bridge and one day it will go. I thought of how it would sound, which is brighter. I thought of the first winter with it. Then I thought that I would have to explain to my father what had become of the old one, and that he would want it for the bicycle, and that after eleven years we would be exactly where we were. So I said no thank you and played on. The mechanic gave me the cable anyway. It is in the drawer.',
      'सेसनमा मिस्त्रीले राम्रो तार दिन्छन्, तपाईं एघार सेकेन्ड सोच्नुहुन्छ।',
      'स्टिलको थियो, प्लास्टिकको खोलसहित। उहाँको कुरा ठीक हो, मेरो तार खिया लागेर घोडीनेर पातलिँदै छ, एक दिन चुँडिन्छ। कस्तो बज्ला भनेर सोचेँ, उज्यालो बज्थ्यो। सँगै बित्ने पहिलो जाडो सोचेँ। अनि पुरानो के गरिस् भनेर बुबाले सोध्नुहुन्छ, साइकलमा हाल्छु भन्नुहुन्छ, एघार वर्षपछि जहाँको त्यहीँ पुगिन्छ भन्ने लाग्यो। पर्दैन भनेर बजाइरहेँ। तार त दिएरै पठाउनुभयो; घर्रामा छ।',
    ],
    [
      'What does your mother say about all this?',
      'She is the only one who can play it properly. Her people are from Panauti and her grandfather begged with an ektara, which nobody told us until the record came out. She picked it up in the kitchen, with flour on her hands, and played something with a turn in it that I have been practising since Tihar. Then she put it back on its nail and said that it was a sad instrument and that the dough was drying. I asked her to be on the next record. She wishes to know who would cook. (I have said that I will cook. — Father)',
      'आमा के भन्नुहुन्छ?',
      'ढङ्गसँग बजाउन आउने त उहाँलाई मात्र हो। माइती पनौती, हजुरबुबा एकतारे बजाएर माग्नुहुन्थ्यो रे; एल्बम ननिस्किन्जेल कसैले सुनाएकै थिएनन्। भान्सामा पिठो लागेकै हातले टिपेर बजाउनुभयो, बीचमा एउटा घुम्ती थियो, तिहारदेखि त्यही अभ्यास गर्दै छु। अनि किलामै झुन्ड्याएर भन्नुभयो, दुःखी बाजा हो, पिठो सुक्न लाग्यो। अर्को एल्बममा बजाउनुस् भनेकी छु; भात कसले पकाउँछ रे। (म पकाउँछु भनेको छु। — बुबा)',
    ],
    [
      'What will the next instrument be made of?',
      'He has put a lock on the gate and taken the chain off the well. So probably the gate. No, I shall stay with this one. But I have been asked to teach a class at the school by the pond, with twelve children, and they need twelve gourds and twelve strings. I wrote that on a piece of paper and pinned it up at the cycle repair. By the evening there was a box there with nine old cables in it, coiled and oiled. Nobody knows who brought it. (The box was from the workshop. Anybody could have brought it. — Father)',
      'अर्को बाजा केबाट बन्छ?',
      'बुबाले गेटमा ताला लगाउनुभयो, इनारको सिक्री झिक्नुभयो। त्यसैले सायद गेटबाट। होइन, म यसैमा बस्छु। तर पोखरीछेउको स्कुलमा बाह्र नानीलाई सिकाइदिनुस् भनेका छन्; बाह्र लौका, बाह्र तार चाहिने भयो। कागजमा लेखेर साइकल पसलमा टाँसेँ। साँझसम्ममा त्यहाँ एउटा बाकस थियो, नौवटा पुराना तार बेरेर तेल लगाइएका। कसले ल्यायो थाहा छैन। (बाकस कारखानाको हो। जसले पनि ल्याउन सक्छ। — बुबा)',
    ],
  ],
}
