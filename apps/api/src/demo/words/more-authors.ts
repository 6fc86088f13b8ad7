import type { Author } from '../words.ts'

/** The second half, and those who translate, read and draw. */
export const MORE_AUTHORS: readonly Author[] = [
  {
    slug: 'jitendra-saud',
    title: { en: 'Jitendra Saud', ne: 'जितेन्द्र साउद' },
    summary: {
      en: 'Wrote radio plays for three voices because the station had three chairs. His novels are larger; he says prose needs no furniture.',
      ne: 'रेडियोमा तीन कुर्सी मात्र थिए, त्यसैले तीन पात्रका नाटक लेखे। उपन्यास भने ठूला छन्; भन्छन्, गद्यलाई फर्निचर चाहिँदैन।',
    },
  },
  {
    slug: 'yamuna-sigdel',
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
    title: { en: 'Shailaja Upreti', ne: 'शैलजा उप्रेती' },
    summary: {
      en: 'Translates between Nepali and English in both directions and keeps a list of words that refused to cross. It is longer than her books.',
      ne: 'नेपाली र अङ्ग्रेजी दुवैतिर अनुवाद गर्छिन्, र पारि जान नमानेका शब्दको सूची राख्छिन्। सूची उनका किताबभन्दा लामो छ।',
    },
  },
  {
    slug: 'nawang-thile',
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
    title: { en: 'Suvarna Amatya', ne: 'सुवर्ण अमात्य' },
    summary: {
      en: 'Architect who repairs more than she builds. Can date a wall by licking it, but only demonstrates at weddings.',
      ne: 'बनाउनेभन्दा धेरै मर्मत गर्ने वास्तुविद्। गारो चाटेरै कति पुरानो हो भन्न सक्छिन्, तर बिहेमा मात्र गरेर देखाउँछिन्।',
    },
  },
  {
    slug: 'pasang-lhalung',
    title: { en: 'Pasang Lhalung', ne: 'पासाङ ल्हालुङ' },
    summary: {
      en: 'Poet and herder’s daughter from Dolpa. Keeps her notebooks in a butter churn, which has kept other people out of them.',
      ne: 'डोल्पाकी कवि, गोठालाकी छोरी। डायरी ठेकीभित्र राख्छिन्, त्यसैले आजसम्म अरूले पढ्न पाएका छैनन्।',
    },
  },
  {
    slug: 'maiju-tandukar',
    title: { en: 'Maiju Tandukar', ne: 'मैजु ताण्डुकार' },
    summary: {
      en: 'Cooked for a feast of nine hundred before she could legally vote. Her measurements are in handfuls, hers.',
      ne: 'मतदाता नामावलीमा नाम चढ्नुअघि नै नौ सय जनाको भोज पकाइसकेकी। नाप सबै मुठीमा दिन्छिन्, आफ्नै मुठीमा।',
    },
  },
  {
    slug: 'oma-dhungana',
    title: { en: 'Oma Dhungana', ne: 'ओमा ढुङ्गाना' },
    summary: {
      en: 'Former consultant, present sleeper. Answers letters on the first Thursday of a month of her choosing.',
      ne: 'पहिले परामर्शदाता, अहिले निदाउने। चिठीको जवाफ आफूलाई मन लागेको महिनाको पहिलो बिहीबार दिन्छिन्।',
    },
  },
  {
    slug: 'robin-hayu',
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
