import type { Article } from '../words.ts'

export const MORE_ARTICLES: readonly Article[] = [
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
    summary: {
      en: 'What each jar was for, and who came instead.',
      ne: 'कुन सिसी कसका लागि थियो, र बदलामा को आयो।',
    },
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
