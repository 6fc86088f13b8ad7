import type { Article } from './content-types.ts'

export const ARTICLES: readonly Article[] = [
  {
    slug: 'why-we-still-copy-things-out-by-hand',
    published_on: '2026-11-05',
    minutes: 9,
    byline: 'pramila-yonjan',
    look: ['chalk', 'terraces'],
    title: { en: 'Why we still copy things out by hand', ne: 'हामी अझै किन हातैले सार्छौँ' },
    summary: {
      en: 'Three weeks with the last scribe on our lane, and what a slow line does to a fast mind.',
      ne: 'हाम्रो टोलका अन्तिम लेखनदाससँग तीन हप्ता, अनि ढिलो अक्षरले छिटो मनलाई के गर्छ भन्ने कथा।',
    },
    body: {
      en: [
        'The man who copied our land papers had a rule about ink. It had to be mixed on the day, from a cake his brother sent from Bhaktapur, and whatever was left at dusk went into the drain. “Yesterday’s ink,” he told me, “remembers yesterday’s mistakes.” I was nineteen and in a hurry, and I took it for superstition.',
        'I went back this autumn because I could not finish anything. My notes were in four places, my drafts in nine, and I had begun to lose the end of each sentence while it was still in my mouth. A friend said: go and sit with Asta Kaji. So I went, and he handed me a page of someone else’s words and told me to make another.',
        'The first day I copied eleven lines. The second day seven, because I had begun to see them. When you copy by hand, you cannot pass over the dull word. It has to go through your wrist like the others.',
        'What I took home was not a skill. My hand is still poor. It was a measure. A line of his takes forty seconds, and in forty seconds a thought can turn around, look at itself, and decide whether it wants to go out. Most of mine, it turns out, would rather stay in.',
      ],
      ne: [
        'हाम्रो लालपुर्जा सार्ने मान्छेको मसीबारे एउटा नियम थियो। मसी त्यही दिन घोल्नुपर्थ्यो, भक्तपुरबाट भाइले पठाएको डल्लोबाट, र साँझ जति बाँकी रहन्थ्यो ढलमा जान्थ्यो। “हिजोको मसीले,” उनी भन्थे, “हिजोकै गल्ती सम्झिन्छ।” म उन्नाइस वर्षकी थिएँ, हतार थियो, अन्धविश्वास ठानेँ।',
        'यो शरद्‌मा म फेरि गएँ, किनभने मबाट केही सकिनै छाडेको थियो। टिपोट चार ठाउँमा, मस्यौदा नौ ठाउँमा, अनि मुखमै हुँदा वाक्यको पुछार हराउन थालेको थियो। साथीले भनी: अष्ट काजीकहाँ गएर बस। गएँ; उनले अरू कसैले लेखेको एउटा पाना दिए र त्यस्तै अर्को बनाउनू भने।',
        'पहिलो दिन एघार हरफ सारेँ। दोस्रो दिन सात, किनभने बल्ल हरफ देखिन थालेका थिए। हातैले सार्दा नीरस शब्द नाघ्न पाइँदैन। त्यो पनि नाडी भएरै जानुपर्छ।',
        'मैले घर लगेको कुरा सीप होइन। अक्षर मेरा अझै नराम्रा छन्। नाप लिएर गएँ। उनको एक हरफलाई चालीस सेकेन्ड लाग्छ, र चालीस सेकेन्डमा एउटा विचार फनक्क फर्किन्छ, आफूलाई हेर्छ, र बाहिर जाने कि नजाने टुङ्गो गर्छ। मेरा धेरैजसो त भित्रै बस्न रुचाउँदा रहेछन्।',
      ],
    },
    books: ['the-rain-ledger', 'why-we-copy-by-hand', 'the-weavers-arithmetic', 'letters-to-a-brick'],
  },
  {
    slug: 'the-ferrymans-tape-archive',
    published_on: '2026-10-14',
    minutes: 7,
    byline: 'anju-kapali',
    look: ['lapis', 'river'],
    title: { en: 'The ferryman’s tape archive', ne: 'माझीको टेप भण्डार' },
    summary: {
      en: 'Sixty-one cassettes in a shoebox, labelled by the weather.',
      ne: 'जुत्ताको बाकसमा एकसट्ठी क्यासेट, मौसमअनुसार नाम लेखिएका।',
    },
    body: {
      en: [
        'Chhabilal Majhi stopped rowing when the bridge opened and has not stopped recording. His system is simple: on the label he writes what the river was doing. “Brown, fast” holds a wedding, two quarrels and most of a funeral. “Could see stones” is nearly silent.',
        'I asked him what he was collecting. “Fares,” he said. People who had no money paid with what they were humming, and he kept the receipts.',
        'We transferred all sixty-one. On the last, marked only “low”, there is a man’s voice saying that the boat is not needed today, and then oars.',
      ],
      ne: [
        'पुल खुलेपछि छविलाल माझीले डुङ्गा चलाउन छाडे, रेकर्ड गर्न छाडेका छैनन्। उनको पद्धति सजिलो छ: खोपामा नदी कस्तो थियो त्यही लेख्ने। “धमिलो, छिटो” भन्नेमा एउटा बिहे, दुई झगडा र एउटा मलामीको धेरैजसो भाग छ। “ढुङ्गा देखिने” भन्ने झन्डै सुनसान छ।',
        'के जम्मा गर्नुभएको भनेर सोधेँ। “भाडा,” उनले भने। पैसा नहुनेले गुनगुनाएकै कुरा बुझाउँथे, उनी भर्पाई राख्थे।',
        'एकसट्ठीवटै सार्‍यौँ। अन्तिम क्यासेटमा “थोरै” मात्र लेखिएको छ; एउटा स्वर भन्छ आज डुङ्गा चाहिँदैन, अनि बहना चलेको सुनिन्छ।',
      ],
    },
    books: ['geet-khojda', 'the-ferry-has-gone', 'kholapariko-batti'],
  },
  {
    slug: 'a-radio-with-one-station',
    published_on: '2026-06-11',
    minutes: 5,
    byline: 'jitendra-saud',
    look: ['rose', 'lattice'],
    title: { en: 'A radio with one station', ne: 'एउटै स्टेसन टिप्ने रेडियो' },
    summary: { en: 'On being the aerial of the family.', ne: 'परिवारको एन्टेना हुनुबारे।' },
    body: {
      en: [
        'In our house reception depended on me. If I stood on the grain chest with the wire in my left hand, there was news. If I scratched, there was weather from another country.',
        'My brothers became a teacher and a contractor. I learned to hold still while other people listened, and have been paid for nothing else since.',
        'Mother died in the middle of a serial. I kept the wire up until the end of the episode. It seemed rude to leave them talking.',
      ],
      ne: [
        'हाम्रो घरमा प्रसारण मेरै भर थियो। धानको भकारीमाथि उभिएर देब्रे हातमा तार समाए समाचार आउँथ्यो। चिलाएर कन्याएँ भने अर्कै देशको मौसम।',
        'दाइहरू शिक्षक र ठेकेदार भए। मैले सिकेको कुरा अरूले सुनुन्जेल नचल्नु हो; त्यसयता त्यही कामको मात्र पैसा पाएको छु।',
        'आमा एउटा धारावाहिकको बीचैमा बित्नुभयो। अङ्क नसकिउन्जेल मैले तार छाडिनँ। उनीहरू बोल्दै थिए, बीचैमा हिँड्नु असभ्य लाग्यो।',
      ],
    },
    books: ['amako-radio', 'the-lift-operator', 'panch-nambar-bench'],
  },
  {
    slug: 'how-a-tea-shop-settles-an-argument',
    published_on: '2026-01-29',
    minutes: 6,
    byline: 'rewati-shahi',
    look: ['moss', 'steps'],
    title: { en: 'How a tea shop settles an argument', ne: 'चियापसलले झगडा कसरी मिलाउँछ' },
    summary: {
      en: 'Observed from the bench by the door, over one winter and two governments.',
      ne: 'ढोकानेरको बेन्चबाट हेरिएको, एउटा हिउँद र दुई सरकारभरि।',
    },
    body: {
      en: [
        'First the glasses are refilled without asking. It is difficult to strike a table with a full glass on it. Then the owner turns down the stove, and everybody must speak more quietly to hear the kettle.',
        'If that fails she sends for Dhruba, who is deaf and owed money by both sides. He sits between them and smiles. I have seen him end a boundary dispute in nine minutes.',
        'The bill for an argument is added to the tea. It is written as “sugar”.',
      ],
      ne: [
        'पहिले नसोधी गिलास थपिन्छ। भरिएको गिलास भएको टेबल ठटाउन गाह्रो हुन्छ। अनि साहुनी चुलो घटाउँछिन्, किट्ली सुन्न सबैले बिस्तारै बोल्नुपर्छ।',
        'त्यसले नपुगे ध्रुव दाइलाई बोलाइन्छ; उनी कान सुन्दैनन्, र दुवै पक्षसँग पैसा उठाउन बाँकी छ। बीचमा बसेर मुस्कुराउँछन्। साँधको झगडा नौ मिनेटमा टुङ्गिएको मैले देखेकी छु।',
        'झगडाको पैसा चियामै जोडिन्छ। बिलमा “चिनी” लेखिन्छ।',
      ],
    },
    books: ['chiyako-antim-ghutko', 'tea-seven-ways', 'a-short-history-of-waiting'],
  },
  {
    slug: 'a-library-that-fits-in-a-bus',
    published_on: '2026-09-25',
    minutes: 6,
    byline: 'mingmar-dong',
    look: ['night', 'lattice'],
    title: { en: 'A library that fits in a bus', ne: 'बसमा अटाउने पुस्तकालय' },
    summary: {
      en: 'Two hundred books travel between Dharan and Hile. Most come back.',
      ne: 'दुई सय किताब धरान र हिलेको बीचमा यात्रा गर्छन्। धेरैजसो फर्किन्छन्।',
    },
    body: {
      en: [
        'The shelf is where the fire extinguisher used to be; the extinguisher has been moved to where it can be reached. You borrow at one stop and return at another, or next week, or through your cousin.',
        'The conductor keeps the register by seat number, so a reader who changes seats becomes a different person. Seat 22 has read all of Ganga Chidi four times.',
        'They have lost eleven books in three years, nine of them cookery.',
      ],
      ne: [
        'तखता पहिले आगो निभाउने सिलिन्डर रहने ठाउँमा छ; सिलिन्डर हातले भेट्ने ठाउँमा सारियो। एउटा स्टपमा लिनुहोस्, अर्कोमा फर्काउनुहोस्, वा अर्को हप्ता, वा दाजुभाइमार्फत।',
        'कन्डक्टरले सिट नम्बरले हिसाब राख्छन्, त्यसैले सिट फेर्ने पाठक अर्कै मान्छे हुन्छ। बाईस नम्बर सिटले गङ्गा चिदीका सबै किताब चार पटक पढिसक्यो।',
        'तीन वर्षमा एघार किताब हराए, तीमध्ये नौवटा पाकशास्त्रका।',
      ],
    },
    books: ['night-bus-to-ilam', 'harayeko-sailo', 'the-case-of-the-second-goat'],
  },
  {
    slug: 'the-smell-of-a-new-book-measured',
    published_on: '2026-08-13',
    minutes: 4,
    byline: 'kedar-bade',
    look: ['orpiment', 'mandala'],
    title: { en: 'The smell of a new book, measured', ne: 'नयाँ किताबको बास्ना, नापिएको' },
    summary: {
      en: 'An experiment with forty noses and one unavoidable cat.',
      ne: 'चालीस नाक र एउटा टार्नै नसकिने बिरालोसँग गरिएको प्रयोग।',
    },
    body: {
      en: [
        'I covered forty people’s eyes and gave them books. Glue was named first, then rain, then school. Nobody said paper. Lokta was identified by all, mostly as “grandfather”.',
        'The smell halves every nine months if the book is closed, and at once if it is lent. These are the only two results I would defend.',
        'The cat preferred poetry, to lie on.',
      ],
      ne: [
        'चालीस जनाको आँखामा पट्टी बाँधेर किताब सुँघाएँ। पहिले गम भने, अनि पानी परेको, अनि स्कुल। कागज कसैले भनेन। लोक्ता सबैले चिने, प्रायः “हजुरबुबा” भनेर।',
        'किताब बन्द राखे बास्ना नौ महिनामा आधा हुन्छ, सापटी दिए तुरुन्तै। अदालतमा उभिएर भन्न सक्ने नतिजा यी दुई मात्र हुन्।',
        'बिरालोले कविता रुचायो, माथि सुत्न।',
      ],
    },
    books: ['counting-without-fingers', 'receipts', 'ganitko-pasal'],
  },
  {
    slug: 'reading-aloud-to-a-buffalo',
    published_on: '2026-07-02',
    minutes: 5,
    byline: 'roshani-kathariya',
    look: ['dawn', 'terraces'],
    title: { en: 'Reading aloud to a buffalo', ne: 'भैँसीलाई पढेर सुनाउँदा' },
    summary: {
      en: 'A cousin’s claim about milk, tested over eleven chapters.',
      ne: 'दूधबारे भाइको दाबी, एघार अध्यायभरि जाँचिएको।',
    },
    body: {
      en: [
        'He said the yield goes up with novels and down with news. I took two notebooks and a stool. By chapter four the buffalo had stopped looking at the door.',
        'Novels: six litres. Essays: five and a half, and a sigh. When I read her the budget speech she stepped on the bucket, which I have recorded as a comment.',
        'Father says it was the season. Father has not explained the bucket.',
      ],
      ne: [
        'उसले भन्यो, उपन्यास सुनाए दूध बढ्छ, समाचार सुनाए घट्छ। दुई कापी र एउटा पिर्का लिएर बसेँ। चौथो अध्यायसम्ममा भैँसीले ढोकातिर हेर्न छाड्यो।',
        'उपन्यास: छ लिटर। निबन्ध: साढे पाँच, एउटा सुस्केरासहित। बजेट वक्तव्य सुनाउँदा बाल्टिन कुल्चियो; मैले त्यसलाई टिप्पणी भनेर टिपेकी छु।',
        'बुबा भन्नुहुन्छ, मौसमले हो। बाल्टिनबारे उहाँसँग जवाफ छैन।',
      ],
    },
    books: ['the-ferry-has-gone', 'kholapariko-batti', 'kuhiroko-ghar'],
  },
  {
    slug: 'the-second-hand-pencil-market',
    published_on: '2026-05-21',
    minutes: 4,
    byline: 'sanumaiya-prajapati',
    look: ['orpiment', 'lattice'],
    title: { en: 'The second-hand pencil market', ne: 'पुराना सिसाकलमको बजार' },
    summary: {
      en: 'Every Friday, behind a school in Thimi, by length.',
      ne: 'हरेक शुक्रबार, ठिमीको स्कुलपछाडि, लम्बाइको भाउमा।',
    },
    body: {
      en: [
        'The currency is lunch. A full pencil is a boiled egg; a stub that still takes two fingers is a biscuit. Chewed ends are sold by the chewer only, and cheaply.',
        'I asked who sets the rate. Nobody does, said a girl of eight, it is just what everybody would be cross about otherwise. I have read longer definitions of a market.',
      ],
      ne: [
        'मुद्रा भनेको खाजा हो। सिङ्गो सिसाकलमको एउटा उसिनेको अन्डा; दुई औँलाले समात्न मिल्ने ठुटोको एउटा बिस्कुट। टोकेको टुप्पो टोक्नेले मात्र बेच्न पाउँछ, त्यो पनि सस्तोमा।',
        'भाउ कसले तोक्छ भनेर सोधेँ। कसैले होइन, आठ वर्षकी एउटी नानीले भनी, यति नभए सबै रिसाउँछन् नि। बजारको योभन्दा लामो परिभाषा मैले पढेकी छु।',
      ],
    },
    books: ['kina-kina-kina', 'ganitko-pasal', 'roof-school'],
  },
  {
    slug: 'translating-the-word-for-maybe',
    published_on: '2026-04-16',
    minutes: 7,
    byline: 'shailaja-upreti',
    look: ['lac', 'dhaka'],
    title: { en: 'Translating the word for maybe', ne: '“होला” अनुवाद गर्दा' },
    summary: {
      en: 'It means yes, no, tomorrow, and that the speaker’s mother is in the room.',
      ne: 'अर्थ हो पनि, होइन पनि, भोलि पनि, अनि बोल्नेकी आमा सँगै हुनुहुन्छ भन्ने पनि।',
    },
    body: {
      en: [
        'In one novel I counted it two hundred and six times. I have used perhaps, no doubt, we shall see, so they say, and once, in despair, a comma.',
        'The author wrote beside that comma: good. Then she took out the sentence before it, which had been leaning on the word.',
        'I keep a list of those that would not cross. It begins with the sound one makes when a glass is about to fall and does not.',
      ],
      ne: [
        'एउटा उपन्यासमा दुई सय छ पटक भेटेँ। अङ्ग्रेजीमा सायददेखि पक्कै भन्नेसम्म राखेर हेरेँ, अनि एक पटक, हार खाएर, अल्पविराम मात्र।',
        'लेखिकाले त्यो अल्पविरामको छेउमा लेखिन्: ठीक। अनि त्यसअघिको वाक्य नै काटिन्, जुन त्यही शब्दमा अडेस लागेको थियो।',
        'पारि जान नमानेका शब्दको सूची मसँग छ। पहिलो चाहिँ गिलास खस्नै लागेर नखस्दा मुखबाट निस्कने आवाज हो।',
      ],
    },
    books: ['the-weavers-arithmetic', 'tanko-ganit', 'the-case-of-the-second-goat'],
  },
  {
    slug: 'what-the-courier-knows',
    published_on: '2026-03-19',
    minutes: 5,
    byline: 'robin-hayu',
    look: ['brick', 'roofs'],
    title: { en: 'What the courier knows', ne: 'कुरियरलाई थाहा भएको' },
    summary: {
      en: 'A day on the back of a motorcycle with forty parcels and no house numbers.',
      ne: 'मोटरसाइकलको पछाडि एक दिन: चालीस पार्सल, घर नम्बर एउटै छैन।',
    },
    body: {
      en: [
        'Bimal reads an address the way others read a face. “Behind the old square, not the new one” means forty minutes. “Ask for Thuli” means four.',
        'Books are his favourite. They do not leak, and people come down for them in their slippers. He has seen four hundred pairs and says you can tell the novel readers by the heel.',
        'The last parcel had no name, only “the aunt with the blue gate”. There were three blue gates. At the second, an aunt said: what took you so long.',
      ],
      ne: [
        'अरूले अनुहार पढेझैँ विमल ठेगाना पढ्छन्। “पुरानो चोकपछाडि, नयाँ होइन” भनेको चालीस मिनेट हो। “ठूली भनेर सोध्नू” भनेको चार।',
        'किताब उनलाई सबैभन्दा मन पर्छ। चुहिँदैन, र लिन मान्छे चप्पलमै तल झर्छन्। चार सय जोर चप्पल देखिसके; भन्छन्, उपन्यास पढ्ने त कुर्कुच्चाले चिनिन्छ।',
        'अन्तिम पार्सलमा नाम थिएन, “निलो गेट भएकी आन्टी” मात्र थियो। निलो गेट तीनवटा थिए। दोस्रोमा एक जना आन्टीले भनिन्: किन यति ढिला त।',
      ],
    },
    books: ['people-who-wait-for-parcels', 'hulakika-paila', 'robotki-hajurama'],
  },
  {
    slug: 'a-wall-of-poems-in-solukhumbu',
    published_on: '2025-08-07',
    minutes: 6,
    byline: 'suvarna-amatya',
    look: ['soot', 'brickwork'],
    title: { en: 'A wall of poems in Solukhumbu', ne: 'सोलुखुम्बुमा कविताको गारो' },
    summary: {
      en: 'Harkabir Thulung has hidden a verse behind every ninth stone.',
      ne: 'हर्कवीर थुलुङले हरेक नवौँ ढुङ्गापछाडि एउटा हरफ लुकाएका छन्।',
    },
    body: {
      en: [
        'It runs for two hundred metres along his neighbour’s potatoes and can only be read by taking it down. “Then somebody has to build it again,” he says, “and that is publishing.”',
        'I was allowed one stone. Behind it: the potato is not interested in the view. I put it back and could not make it sit, and he let me try for an hour.',
      ],
      ne: [
        'छिमेकीको आलुबारीको छेउ दुई सय मिटर लामो गारो छ, पढ्नका लागि भत्काउनुपर्छ। “अनि कसैले फेरि लगाउनुपर्छ,” उनी भन्छन्, “त्यही हो प्रकाशन।”',
        'मलाई एउटा ढुङ्गा झिक्न दिइयो। पछाडि लेखिएको थियो: आलुलाई दृश्यको मतलब छैन। ढुङ्गा फेरि राखेँ, बसेन; उनले एक घण्टा प्रयास गर्न दिए।',
      ],
    },
    books: ['dhungako-byakaran', 'asare-pana', 'bricks-a-slow-history'],
  },
  {
    slug: 'notes-from-a-pickle-cellar',
    published_on: '2026-02-12',
    minutes: 4,
    byline: 'yamuna-sigdel',
    look: ['sindoor', 'mandala'],
    title: { en: 'Notes from a pickle cellar', ne: 'अचार भण्डारका टिपोट' },
    summary: { en: 'What each jar was for, and who came instead.', ne: 'कुन सिसी कसका लागि थियो, र बदलामा को आयो।' },
    body: {
      en: [
        'Jar 14, lapsi, was for my nephew’s graduation. He changed subjects. It is better for the extra year, and so is he.',
        'Jar 22, radish, exploded during an earthquake drill and is the only participant who took it seriously.',
        'Jar 31 has no label. I open it when somebody arrives whom I had given up on. Two spoons are left.',
      ],
      ne: [
        'चौध नम्बर, लप्सी, भतिजको दीक्षान्तका लागि थियो। उसले विषय फेर्‍यो। थप एक वर्षले अचार झन् मीठो भयो, ऊ पनि।',
        'बाईस नम्बर, मुला, भूकम्प अभ्यासकै बेला पड्कियो; गम्भीर भएर सहभागी हुने त्यही एउटा थियो।',
        'एकतीस नम्बरमा नाम लेखिएको छैन। अब त आउँदैन भनेको मान्छे आइपुग्दा खोल्छु। दुई चम्चा बाँकी छ।',
      ],
    },
    books: ['the-pickle-calendar', 'gundrukko-kitab', 'agenako-chheu'],
  },
]
