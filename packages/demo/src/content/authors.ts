import type { Author } from './content-types.ts'
export const AUTHORS: readonly Author[] = [
  {
    slug: 'ishvari-tamot',
    look: ['lapis', 'long'],
    title: { en: 'Ishvari Tamot', ne: 'ईश्वरी तामोट' },
    summary: {
      en: 'Kept books for a tile factory for sixteen years and still does her drafts in double entry. Born in Bhaktapur, where she lives under a roof that leaks in one place she will not have mended.',
      ne: 'सोह्र वर्ष झिँगटी कारखानाको हिसाब राखिन्, अझै पनि मस्यौदा दोहोरो लेखामै लेख्छिन्। भक्तपुरमा जन्मिइन् र त्यहीँ बस्छिन्, एक ठाउँमा चुहिने छानामुनि, जुन उनी टाल्न दिन्नन्।',
    },
  },
  {
    slug: 'nirjala-bantawa',
    look: ['chalk', 'bun'],
    title: { en: 'Nirjala Bantawa', ne: 'निर्जला बान्तवा' },
    summary: {
      en: 'Measured visibility at a small airport in the hills until she had enough material. Writes short books and walks long distances in poor light.',
      ne: 'पहाडको सानो विमानस्थलमा दृश्यता नाप्ने जागिर खाइन्, लेख्न पुग्ने सामग्री नजुटुन्जेल। किताब छोटा लेख्छिन्, धमिलो उज्यालोमा लामो बाटो हिँड्छिन्।',
    },
  },
  {
    slug: 'kaushal-rajthala',
    look: ['brick', 'topi'],
    title: { en: 'Kaushal Rajthala', ne: 'कौशल राजथला' },
    summary: {
      en: 'A surveyor who was told to look at foundations and looked up instead. He has fallen through two roofs and describes both fairly.',
      ne: 'जग हेर्नू भनेर खटाइएका अमिन, तर आँखा सधैँ माथि। दुईवटा छाना भाँचेर खसिसके, र दुवैबारे निष्पक्ष लेखेका छन्।',
    },
  },
  {
    slug: 'mingmar-dong',
    look: ['night', 'crop'],
    title: { en: 'Mingmar Dong', ne: 'मिङमार दोङ' },
    summary: {
      en: 'Sold tickets at a bus park window for nine years and remembers faces by destination. Lives in Dharan, next to the garage.',
      ne: 'नौ वर्ष बसपार्कको झ्यालमा टिकट काटे, मान्छेलाई अनुहारले होइन गन्तव्यले चिन्छन्। धरानमा बस्छन्, ग्यारेजको छेउमै।',
    },
  },
  {
    slug: 'phulmaya-ghising',
    look: ['sindoor', 'bun'],
    title: { en: 'Phulmaya Ghising', ne: 'फूलमाया घिसिङ' },
    summary: {
      en: 'Learned to read from the numbers on thread spools. Her loom stands in the room where she writes; she uses one to avoid the other.',
      ne: 'धागोका बल्ड्याङमा लेखिएका अङ्कबाट पढ्न सिकिन्। लेख्ने कोठामै तान छ; एउटाबाट भाग्न अर्कोमा बस्छिन्।',
    },
  },
  {
    slug: 'aaju-deula',
    look: ['brick', 'topi'],
    title: { en: 'Aaju Deula', ne: 'आजु देउला' },
    summary: {
      en: 'A mason’s son from Patan who says he lays sentences the same way: dry first, to see if they stand. Drinks his tea standing up.',
      ne: 'पाटनका डकर्मीका छोरा। भन्छन्, वाक्य पनि गारोजस्तै पहिले सुक्खै मिलाएर हेर्छु, उभिन्छ कि उभिँदैन। चिया उभिएरै खान्छन्।',
    },
  },
  {
    slug: 'bipana-kayastha',
    look: ['malachite', 'long'],
    title: { en: 'Bipana Kayastha', ne: 'विपना कायस्थ' },
    summary: {
      en: 'Novelist, and secretary of a courtyard committee that has met four hundred times. She reads her own audiobooks because she knows which neighbour each voice belongs to.',
      ne: 'उपन्यासकार, र चार सय पटक बैठक बसिसकेको चोक समितिकी सचिव। अडियोबुक आफैँ पढ्छिन्, किनभने कुन आवाज कुन छिमेकीको हो उनलाई मात्र थाहा छ।',
    },
  },
  {
    slug: 'tejman-lohani',
    look: ['orpiment', 'topi'],
    title: { en: 'Tejman Lohani', ne: 'तेजमान लोहनी' },
    summary: {
      en: 'Taught geography in Mustang and Myagdi with maps he drew on the floor. Retired when the school was carpeted.',
      ne: 'मुस्ताङ र म्याग्दीमा भूगोल पढाए, भुइँमै नक्सा कोरेर। स्कुलमा कार्पेट ओछ्याइएपछि अवकाश लिए।',
    },
  },
  {
    slug: 'pramila-yonjan',
    look: ['rose', 'curls'],
    title: { en: 'Pramila Yonjan', ne: 'प्रमिला योन्जन' },
    summary: {
      en: 'Essayist and poet, and for our reading room a slow but unstoppable reporter. Owns four fountain pens, lends none.',
      ne: 'निबन्धकार र कवि, हाम्रो पढ्ने कोठाकी ढिली तर नरोकिने संवाददाता। मसीकलम चारवटा छन्, सापटी एउटै दिँदिनन्।',
    },
  },
  {
    slug: 'mina-khapangi',
    look: ['dawn', 'long'],
    title: { en: 'Mina Khapangi', ne: 'मीना खपाङ्गी' },
    summary: {
      en: 'Has read thirty-eight books aloud in a wardrobe lined with quilts. Before that she announced trains on a line that had one.',
      ne: 'सिरक टाँगिएको दराजभित्र बसेर अठतीस किताब वाचन गरिसकिन्। त्यसअघि रेलको सूचना पढ्थिन्, एउटै रेल चल्ने लाइनमा।',
    },
  },
  {
    slug: 'dilu-rumba',
    look: ['soot', 'topi'],
    title: { en: 'Dilu Rumba', ne: 'दिलु रुम्बा' },
    summary: {
      en: 'Carried loads, then tunes, then microphones. He narrates as he sings, with a pause at every resting place on the trail.',
      ne: 'पहिले भारी बोके, अनि भाका, अनि माइक। गाएजस्तै वाचन गर्छन्: बाटोको हरेक चौतारीमा एक छिन बिसाएर।',
    },
  },
  {
    slug: 'rewati-shahi',
    look: ['ember', 'crop'],
    title: { en: 'Rewati Shahi', ne: 'रेवती शाही' },
    summary: {
      en: 'Asks the questions in most of our interviews and hates being asked any. She has waited in every queue she writes about, some of them twice.',
      ne: 'हाम्रा धेरैजसो कुराकानीमा प्रश्न सोध्ने उनै हुन्, आफूलाई सोधेको भने मन पर्दैन। जुन लामबारे लेखेकी छन्, ती सबैमा उभिइन्, कुनै-कुनैमा दुई पटक।',
    },
  },
  {
    slug: 'harkabir-thulung',
    look: ['moss', 'topi'],
    title: { en: 'Harkabir Thulung', ne: 'हर्कवीर थुलुङ' },
    summary: {
      en: 'Poet and waller of Solukhumbu. Two of his poems have been quoted in court, both times about a boundary.',
      ne: 'सोलुखुम्बुका कवि र गारो लगाउने कालिगड। उनका दुई कविता अदालतमा उद्धृत भइसके, दुवै पटक साँधको मुद्दामा।',
    },
  },
  {
    slug: 'sanumaiya-prajapati',
    look: ['orpiment', 'bun'],
    title: { en: 'Sanumaiya Prajapati', ne: 'सानुमैया प्रजापति' },
    summary: {
      en: 'Potter and grandmother in Thimi. She tests each story on eleven grandchildren and publishes those that are interrupted least.',
      ne: 'ठिमीकी कुमाले र हजुरआमा। हरेक कथा एघार नातिनातिनालाई सुनाएर जाँच्छिन्, सबैभन्दा कम रोकिएको कथा मात्र छपाउँछिन्।',
    },
  },
  {
    slug: 'lokendra-bohara',
    look: ['brick', 'crop'],
    title: { en: 'Lokendra Bohara', ne: 'लोकेन्द्र बोहरा' },
    summary: {
      en: 'Historian from Bajhang who distrusts any source he has not carried. His footnotes have been praised by a cobbler.',
      ne: 'बझाङका इतिहासकार; आफैँले नबोकेको स्रोतमा विश्वास गर्दैनन्। उनका पादटिप्पणीको प्रशंसा एक जना सार्कीले गरेका छन्।',
    },
  },
  {
    slug: 'ganga-chidi',
    look: ['night', 'bun'],
    title: { en: 'Ganga Chidi', ne: 'गङ्गा चिदी' },
    summary: {
      en: 'Clerk of a district court by day. All crimes in her books are invented; the filing is real.',
      ne: 'दिउँसो जिल्ला अदालतकी खरिदार। उनका किताबका अपराध सबै कल्पना हुन्; मिसिल भने साँचो।',
    },
  },
  {
    slug: 'roshani-kathariya',
    look: ['malachite', 'long'],
    title: { en: 'Roshani Kathariya', ne: 'रोशनी कठरिया' },
    summary: {
      en: 'Grew up in Bardiya within shouting distance of the river, and was shouted at. Teaches swimming in the holidays.',
      ne: 'बर्दियामा हुर्किइन्, खोलाले बोलाए सुनिने दूरीमा, र खुब बोलाइन्। बिदामा पौडी सिकाउँछिन्।',
    },
  },
  {
    slug: 'jitendra-saud',
    look: ['lapis', 'crop'],
    title: { en: 'Jitendra Saud', ne: 'जितेन्द्र साउद' },
    summary: {
      en: 'Wrote radio plays for three voices because the station had three chairs. His novels are larger; he says prose needs no furniture.',
      ne: 'रेडियोमा तीन कुर्सी मात्र थिए, त्यसैले तीन पात्रका नाटक लेखे। उपन्यास भने ठूला छन्; भन्छन्, गद्यलाई फर्निचर चाहिँदैन।',
    },
  },
  {
    slug: 'yamuna-sigdel',
    look: ['ember', 'bun'],
    title: { en: 'Yamuna Sigdel', ne: 'यमुना सिग्देल' },
    summary: {
      en: 'Has a pickle in her cellar older than her first marriage and in better condition. Cooks, writes and weighs in Chitwan.',
      ne: 'उनको भण्डारमा पहिलो बिहेभन्दा पुरानो अचार छ, र त्यो बिहेभन्दा राम्रो अवस्थामा छ। चितवनमा पकाउँछिन्, लेख्छिन्, तौलिन्छिन्।',
    },
  },
  {
    slug: 'birkha-menyangbo',
    look: ['malachite', 'topi'],
    title: { en: 'Birkha Menyangbo', ne: 'वीर्ख मेन्याङ्बो' },
    summary: {
      en: 'Collector of ballads in Panchthar and Taplejung. Was once paid for a song with a song, and considers himself in profit.',
      ne: 'पाँचथर र ताप्लेजुङका गाथा सङ्कलक। एक पटक गीतको दाम गीतमै पाए, आफू नाफामै रहेको ठान्छन्।',
    },
  },
  {
    slug: 'shailaja-upreti',
    look: ['chalk', 'curls'],
    title: { en: 'Shailaja Upreti', ne: 'शैलजा उप्रेती' },
    summary: {
      en: 'Translates between Nepali and English in both directions and keeps a list of words that refused to cross. It is longer than her books.',
      ne: 'नेपाली र अङ्ग्रेजी दुवैतिर अनुवाद गर्छिन्, र पारि जान नमानेका शब्दको सूची राख्छिन्। सूची उनका किताबभन्दा लामो छ।',
    },
  },
  {
    slug: 'nawang-thile',
    look: ['dawn', 'topi'],
    title: { en: 'Nawang Thile', ne: 'नवाङ थिले' },
    summary: {
      en: 'Expedition cook from Gorkha’s high north. Has never been to a summit and has fed everyone who went.',
      ne: 'गोरखाको उत्तरी लेकका आरोहण भान्से। चुचुरोमा आफू पुगेका छैनन्, पुग्ने सबैलाई खुवाएका छन्।',
    },
  },
  {
    slug: 'ramdulari-mukhiya',
    look: ['sindoor', 'long'],
    title: { en: 'Ramdulari Mukhiya', ne: 'रामदुलारी मुखिया' },
    summary: {
      en: 'Paints walls in Janakpur and writes what happens behind them. Her mysteries and her picture books share one elephant.',
      ne: 'जनकपुरमा भित्तामा चित्र लेख्छिन्, र भित्तापछाडिको कुरा किताबमा। उनका रहस्यकथा र चित्रकथामा हात्ती एउटै छ।',
    },
  },
  {
    slug: 'kedar-bade',
    look: ['orpiment', 'crop'],
    title: { en: 'Kedar Bade', ne: 'केदार बाडे' },
    summary: {
      en: 'Mathematician in Kirtipur. Believes there are only eleven poems and that he has written nine of them.',
      ne: 'कीर्तिपुरका गणितज्ञ। संसारमा कविता एघारवटा मात्र छन् र नौवटा आफूले लेखिसकेँ भन्ने उनको विश्वास छ।',
    },
  },
  {
    slug: 'anju-kapali',
    look: ['lac', 'bun'],
    title: { en: 'Anju Kapali', ne: 'अन्जु कपाली' },
    summary: {
      en: 'Historian of music and owner of one very well-travelled tape recorder. Edits our liner notes and removes the adjectives.',
      ne: 'सङ्गीतकी इतिहासकार, खुब घुमेको एउटा टेपरेकर्डरकी मालिक। हाम्रा एल्बमका टिपोट सम्पादन गर्छिन् र विशेषण हटाउँछिन्।',
    },
  },
  {
    slug: 'suvarna-amatya',
    look: ['soot', 'curls'],
    title: { en: 'Suvarna Amatya', ne: 'सुवर्ण अमात्य' },
    summary: {
      en: 'Architect who repairs more than she builds. Can date a wall by licking it, but only demonstrates at weddings.',
      ne: 'बनाउनेभन्दा धेरै मर्मत गर्ने वास्तुविद्। गारो चाटेरै कति पुरानो हो भन्न सक्छिन्, तर बिहेमा मात्र गरेर देखाउँछिन्।',
    },
  },
  {
    slug: 'pasang-lhalung',
    look: ['moss', 'long'],
    title: { en: 'Pasang Lhalung', ne: 'पासाङ ल्हालुङ' },
    summary: {
      en: 'Poet and herder’s daughter from Dolpa. Keeps her notebooks in a butter churn, which has kept other people out of them.',
      ne: 'डोल्पाकी कवि, गोठालाकी छोरी। डायरी ठेकीभित्र राख्छिन्, त्यसैले आजसम्म अरूले पढ्न पाएका छैनन्।',
    },
  },
  {
    slug: 'maiju-tandukar',
    look: ['lac', 'curls'],
    title: { en: 'Maiju Tandukar', ne: 'मैजु ताण्डुकार' },
    summary: {
      en: 'Cooked for a feast of nine hundred before she could legally vote. Her measurements are in handfuls, hers.',
      ne: 'मतदाता नामावलीमा नाम चढ्नुअघि नै नौ सय जनाको भोज पकाइसकेकी। नाप सबै मुठीमा दिन्छिन्, आफ्नै मुठीमा।',
    },
  },
  {
    slug: 'oma-dhungana',
    look: ['rose', 'bun'],
    title: { en: 'Oma Dhungana', ne: 'ओमा ढुङ्गाना' },
    summary: {
      en: 'Former consultant, present sleeper. Answers letters on the first Thursday of a month of her choosing.',
      ne: 'पहिले परामर्शदाता, अहिले निदाउने। चिठीको जवाफ आफूलाई मन लागेको महिनाको पहिलो बिहीबार दिन्छिन्।',
    },
  },
  {
    slug: 'robin-hayu',
    look: ['malachite', 'crop'],
    title: { en: 'Robin Hayu', ne: 'रोबिन हायु' },
    summary: {
      en: 'Repairs telephones in Ramechhap and writes about the ones that could not be. His robots are based on aunts.',
      ne: 'रामेछापमा मोबाइल बनाउँछन्, नबनेका मोबाइलबारे कथा लेख्छन्। उनका रोबोट सबै फुपूमा आधारित छन्।',
    },
  },
  {
    slug: 'sarita-dhimal',
    look: ['moss', 'crop'],
    title: { en: 'Sarita Dhimal', ne: 'सरिता धिमाल' },
    summary: {
      en: 'Naturalist from Jhapa. Has been bitten by everything in her books except the sparrow, with which there is an understanding.',
      ne: 'झापाकी प्रकृतिविद्। किताबमा लेखिएका सबैले उनलाई टोकिसके, भँगेराबाहेक; भँगेरासँग एक किसिमको समझदारी छ।',
    },
  },
  {
    slug: 'gopilal-khanal',
    look: ['sindoor', 'topi'],
    title: { en: 'Gopilal Khanal', ne: 'गोपीलाल खनाल' },
    summary: {
      en: 'Narrator with a voice like a well-oiled door. Read the weather for eleven years and was blamed for most of it.',
      ne: 'तेल हालेको ढोकाजस्तो स्वर भएका वाचक। एघार वर्ष मौसम समाचार पढे, बिग्रेको मौसमको दोष प्रायः उनैले पाए।',
    },
  },
  {
    slug: 'asmi-lingden',
    look: ['rose', 'curls'],
    title: { en: 'Asmi Lingden', ne: 'अस्मी लिङदेन' },
    summary: {
      en: 'Draws with ink, tea and, once, by accident, soup. Illustrates for everyone on this shelf who will let her leave the words out.',
      ne: 'मसीले कोर्छिन्, चियाले कोर्छिन्, एक पटक झुक्किएर सुपले पनि। शब्द हटाउन मान्ने जति सबै लेखकका किताबमा उनकै चित्र छन्।',
    },
  },
]
