import { strToU8, type Zippable, zipSync } from 'fflate'
import { drawPicture } from '../illustrations/draw-picture.ts'

type Chapter = { title: string; subtitle: string; paragraphs: readonly string[] }

export type EpubSource = {
  /** A URN, the same for every copy. */
  identifier: string
  language: 'en' | 'ne'
  title: string
  author: string
  publisher: string
  /** The cover, as a drawing. */
  cover: { width: number; height: number; art: string }
  chapter: Chapter
  /** The colophon. */
  colophon: readonly string[]
  modified: string
}

const LABELS = {
  en: { contents: 'Contents', cover: 'Cover', titlePage: 'Title page', colophon: 'About this sample' },
  ne: { contents: 'सूची', cover: 'आवरण', titlePage: 'शीर्षक', colophon: 'यो नमुनाबारे' },
}

const STYLE = `body { margin: 5%; line-height: 1.6; }
:lang(ne) { line-height: 1.85; }
h1 { font-weight: normal; margin: 3em 0 0.2em; }
h1 + p { margin: 0 0 3em; font-style: italic; }
:lang(ne) h1 + p { font-style: normal; }
p { margin: 0; text-indent: 1.4em; }
h1 + p, h1 + p + p, .plain p { text-indent: 0; }
.plain p { margin: 0 0 0.8em; }
.cover { margin: 0; text-align: center; }
.cover img { max-width: 100%; max-height: 100vh; }
`

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (words: string): string => words.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

const page = ({ language }: EpubSource, title: string, body: string, type: string): string => `${HEAD}<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head><meta charset="UTF-8"/><title>${text(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>
<body epub:type="${type}">${body}</body>
</html>
`

const paragraphs = (lines: readonly string[]): string => lines.map((line) => `<p>${text(line)}</p>\n`).join('')

const coverPage = (sample: EpubSource): string =>
  page(
    sample,
    LABELS[sample.language].cover,
    `<section class="cover" epub:type="cover"><img src="cover.svg" alt="${text(`${sample.title}, ${sample.author}`)}"/></section>`,
    'frontmatter',
  )

const titlePage = (sample: EpubSource): string =>
  page(
    sample,
    LABELS[sample.language].titlePage,
    `<section epub:type="titlepage"><h1>${text(sample.title)}</h1>\n<p>${text(sample.author)}</p>\n<p>${text(sample.publisher)}</p></section>`,
    'frontmatter',
  )

const chapterPage = (sample: EpubSource): string => {
  const { title, subtitle, paragraphs: lines } = sample.chapter
  const body = `<section epub:type="chapter"><h1>${text(title)}</h1>\n<p>${text(subtitle)}</p>\n${paragraphs(lines)}</section>`
  return page(sample, title, body, 'bodymatter')
}

const colophonPage = (sample: EpubSource): string =>
  page(
    sample,
    LABELS[sample.language].colophon,
    `<section class="plain" epub:type="colophon">${paragraphs(sample.colophon)}</section>`,
    'backmatter',
  )

const navigation = (sample: EpubSource): string => {
  const { contents, titlePage: title, colophon } = LABELS[sample.language]
  const places = [
    ['title.xhtml', title],
    ['chapter-1.xhtml', `${sample.chapter.title}. ${sample.chapter.subtitle}`],
    ['colophon.xhtml', colophon],
  ] as const
  const list = places.map(([href, label]) => `<li><a href="${href}">${text(label)}</a></li>`).join('\n')
  return page(sample, contents, `<nav epub:type="toc"><h1>${contents}</h1>\n<ol>\n${list}\n</ol></nav>`, 'frontmatter')
}

const PAGES = ['cover', 'title', 'chapter-1', 'colophon'] as const

const packageOf = ({ identifier, language, title, author, publisher, modified }: EpubSource): string => {
  const items = PAGES.map((name) => `<item id="${name}" href="${name}.xhtml" media-type="application/xhtml+xml"/>`)
  const order = PAGES.map((name) => `<itemref idref="${name}"/>`)
  return `${HEAD}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${text(identifier)}</dc:identifier>
<dc:title>${text(title)}</dc:title>
<dc:creator>${text(author)}</dc:creator>
<dc:publisher>${text(publisher)}</dc:publisher>
<dc:language>${language}</dc:language>
<meta property="dcterms:modified">${modified}</meta>
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="cover-image" href="cover.svg" media-type="image/svg+xml" properties="cover-image"/>
<item id="style" href="style.css" media-type="text/css"/>
${items.join('\n')}
</manifest>
<spine>
${order.join('\n')}
</spine>
</package>
`
}

const CONTAINER = `${HEAD}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`

const svgOf = ({ width, height, art }: EpubSource['cover']): string =>
  `${HEAD}<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${art}</svg>\n`

/** An EPUB 3 with one chapter. The same sample gives the same bytes. */
export const createEpub = (sample: EpubSource): Uint8Array => {
  const files: Record<string, string> = {
    'META-INF/container.xml': CONTAINER,
    'EPUB/package.opf': packageOf(sample),
    'EPUB/nav.xhtml': navigation(sample),
    'EPUB/cover.xhtml': coverPage(sample),
    'EPUB/cover.svg': svgOf(sample.cover),
    'EPUB/title.xhtml': titlePage(sample),
    'EPUB/chapter-1.xhtml': chapterPage(sample),
    'EPUB/colophon.xhtml': colophonPage(sample),
    'EPUB/style.css': STYLE,
  }
  // Zip times have no zone: a fixed local time.
  const mtime = new Date(2026, 0, 1)
  const packed: Zippable = {
    // First and not compressed, so that a reader knows what this is by its first bytes.
    mimetype: [strToU8('application/epub+zip'), { level: 0, mtime }],
  }
  for (const [name, content] of Object.entries(files)) packed[name] = [strToU8(content), { level: 9, mtime }]
  return zipSync(packed)
}

const RAIN_LEDGER_CHAPTER: Chapter = {
  title: 'One',
  subtitle: 'The first of Asar',
  paragraphs: [
    'The ledger was bought for oil. It said so on the spine, in her father’s hand, and for eleven pages it kept its word: so many tins of mustard, so many of sesame, a debt from a man in Thimi who had died owing it. On the twelfth page somebody had set a wet glass down and given up. The rest was blank, four hundred and eighty-eight pages of blue lines, and Devika, who could not see a blank page without wanting to rule a total under it, had been looking for something to write in it since the winter.',
    'On the first of Asar, at twenty past four in the afternoon, it began to rain.',
    'She was on the roof for the chillies. The first drops were far apart and heavy, and each raised a little crown of dust where it fell, so that for a moment the whole terrace seemed to be boiling very slowly. She gathered the chillies in her shawl. Then, because both hands were full and there was nothing else to be done, she stood in the door of the stair and watched.',
    'There were nineteen roofs in the lane. She had lived under one of them for thirty-four years and had never counted. Seven were tile, in the old way, with grass growing out of them and one with a small pipal tree that everybody agreed ought to be pulled out by somebody. Nine were concrete and flat and had a black tank each. Two were tin. The last, at the end where the lane met the square, was blue plastic held down by bricks, and had been temporary since before the children who lived under it were born.',
    'The rain did not fall on them alike. This was what she noticed. On the tin it arrived with drums. On the tile it disappeared, was thought over, and came out at the eaves a little later in a row of clean threads. The flat roofs kept theirs, like people who have been told something in confidence. And the plastic collected it in the middle, deeper and deeper, until the man of the house came out with a broom and pushed it up from below, and the whole amount went over the edge at once on to whoever was passing.',
    'It was the same rain. It had come over the same hill. She thought that it ought to be possible to say how much of it each of them had got.',
    '“How much of what?” said her mother, when it was put to her.',
    '“Water. On each roof.”',
    '“All of it,” said her mother. “It gets all of it. Did you bring in the chillies?”',
    'Devika was a bookkeeper. She kept the books of the pharmacy at the corner, of two schools, of a guesthouse with four rooms and five prices, and of a cooperative of knitters who paid her in socks. She was good at it, and the reason, which she would not have said aloud, was that she did not believe in rounding. Other people, when a column came out three rupees wrong, wrote the three rupees under sundries and went home. Devika stayed. She had once found forty paisa after nine days, in a column of pickles, and it had been the happiest week of that year.',
    'So she began as she would have begun with any firm. She drew a line down the left of page twelve, beside the ring of the glass, and wrote the numbers of the houses from the top of the lane to the bottom. She drew a column for the day, and one for remarks. Then she had to find out in what rain is counted.',
    'Her father had known. He had been dead six years, but his habits were still about the house, and one of them was a brass pot with straight sides that stood on the wall of the terrace and was not to be used for anything. When it rained he would put his hand into it flat, fingers down, and come in and say: four fingers. Or: nine. In the year of the flood he had said, up to the wrist, and had sat down. It was a measure that had gone out with him. But the pot was there, and so were the fingers, and when she held them against the ruler of the school they came out, at the middle joint, as near to two centimetres as anybody could ask of a hand.',
    'That left eighteen roofs without a pot.',
    '“You want to put what on my roof?” said the pharmacist.',
    '“A pot. With straight sides. I will come in the evening and look into it.”',
    '“Is it the municipality?”',
    '“No.”',
    '“Is it a survey? There was a survey. They asked how many radios.”',
    '“It is for me,” said Devika. “I want to see whether it comes out.”',
    'He considered this. He was a man who sold forty kinds of cough syrup and believed in one. “And if it comes out?”',
    '“Then it comes out,” said Devika, “and I shall rule a line.”',
    'He gave her a measuring jar with a chip in its lip, and after that it was easy, because in the lane a thing that the pharmacist had allowed was as good as law. The schoolmaster in number four offered a biscuit tin. Number seven had a churn with no bottom and a bucket with no handle and was sorry not to be able to combine them. The two sisters in number nine, who had not spoken since a wedding, gave a pot each, and she had to put one at either end of the terrace and promise to tell neither what was in the other’s. Number twelve wanted to know if there was money in it. Number fourteen wanted to know if there was a god in it, and on hearing that there was not, as far as anyone knew, lent her a copper bowl that had been used for one. At number seventeen a small boy was made responsible for the bottle, and from that hour was seen on his roof at all times, in all weathers, lying on his stomach with his chin on the wall, to make sure that nobody else’s rain got in.',
    'Number sixteen was shut. It was a narrow house, one window wide, dark red, with its shutters closed on all three floors and a padlock on the door as old as the door. She knocked. She asked at fifteen, who thought that they were in Dharan. She asked at seventeen, who thought that fifteen would know. In the end the boy with the bottle went over the wall as a cat would, with a paint tin in his teeth, and set it in the middle of the terrace. He came back and said that there was nothing up there, only a broom.',
    '“Was it dry?” she asked him, long afterwards, when it had become the only question. But he was eight years old and it had been the second of Asar, between two showers, and everything was about to be wet again. He had not looked. Nobody looks. It was a roof.',
    'That evening she went up and down nineteen stairs with an umbrella, a lamp and a ruler. It took an hour and forty minutes. She was given tea in six houses and advice in all of them. When she came home her mother had gone to bed and left the rice under a plate, and Devika ate it standing, with the ledger open before her against the wall where the oil had been.',
    'She wrote the date. She wrote the figures down the column, in ink, without lifting the pen for longer than she had to: five fingers, five, five and a quarter, five. They were very beautiful. They agreed as figures hardly ever do that have been brought in by people, each beside the other like roofs. Against number nine she wrote two amounts and, in the margin, the word sisters. Against number sixteen, where the paint tin had only just been put out, she made the small slanting stroke that in her trade does not mean nothing. It means: to follow.',
    'Then she blotted the page and listened. It had begun again. It was coming down the lane from the top, as the post did, one house at a time, first the tin and then the tile, and she lay down in the dark and waited for it to get to hers.',
  ],
}

const KUHIROKO_GHAR_CHAPTER: Chapter = {
  title: 'एक',
  subtitle: 'बहाल',
  paragraphs: [
    'कोठा भाडामा दिने विचार मनमायाको होइन, छानाको थियो। जेठ लागेदेखि छानाले पानी छिराउन थाल्यो, पहिले भान्साको कुनामा, त्यसपछि देउताको तस्बिरमाथि, अनि एक रात ठीक सिरानीमा। मिस्त्री आयो, लठ्ठीले तीन ठाउँमा ठोक्यो, कान थापेर सुन्यो, अनि डाक्टरले झैँ टाउको हल्लायो। “टिन फेर्नुपर्छ, आमा,” उसले भन्यो। “सबै?” मनमायाले सोधिन्। “सबै त होइन,” मिस्त्रीले भन्यो, “जति चुहिन्छ त्यति।” अनि हिसाब निकाल्यो। जति चुहिन्थ्यो, त्यो सबै रहेछ।',
    'घरमा पाँच कोठा थिए। एउटामा उनी सुत्थिन्, एउटामा चियापत्ती सुत्थ्यो, एउटा भान्सा। माथिल्लो तलाको कोठामा चार वर्षदेखि मास्टर बस्थे, जो इलामकै माध्यमिक विद्यालयमा भूगोल पढाउँथे र भाडा तिर्ने बेला सधैँ कुनै नयाँ महादेशको कुरा झिक्थे। बाँकी रह्यो अगाडिको कोठा। घरको सबैभन्दा राम्रो कोठा त्यही थियो: दुईवटा झ्याल, एउटा बगानतिर, एउटा बाटोतिर; भुइँमा सल्लाको फल्याक; भित्तामा लोग्नेको घडी, जो उनी बितेको दिन सवा तीनमा रोकिएको थियो र कसैले चलाएको थिएन।',
    'उनले गत्तामा लेखिन्: कोठा भाडामा। हरफ अलि ठूलो परेछ, “मा” तल झर्‍यो। त्यही गत्ता झ्यालको सिसामा टाँसिन्, बाटोतिर फर्काएर।',
    'पहिलो दिन एक जना आए, मोटरसाइकलको पार्टपुर्जा बेच्ने। कोठा हेरे, घडी हेरे, बज्छ कि भनेर सोधे। बज्दैन भनेपछि बज्ने घडी भएको कोठा खोज्दै गए। दोस्रो दिन दुई दिदीबहिनी आए र झ्याल धेरै भयो भने। तेस्रो दिन कोही आएन। चौथो दिन साउन लाग्यो, अनि कुहिरो आयो।',
    'इलाममा कुहिरो आउनु नयाँ कुरा होइन। साउनदेखि असोजसम्म ऊ त्यहीँको बासिन्दा जस्तै हुन्छ, बिहान खोलाबाट उक्लिन्छ, दिउँसो बगानमा डुल्छ, साँझ बजारका पसल पसलमा पसेर कसैले केही किन्छ कि भनेर हेर्छ। मान्छेहरू उसलाई बाटो छोड्छन्। तर त्यो बिहान ऊ डुल्न आएको थिएन। मनमाया अगेनामा आगो फुक्दै थिइन्। ढोका ढकढक भएन। कसैले बोलाएन। अगाडिको कोठाको झ्याल, जसको चुकुल वर्षौँदेखि कसिलो थियो, आफैँ खुल्यो, जसरी खुट्टा पुछेर भित्र पस्ने मान्छेले खोल्छ, बिस्तारै।',
    'उनी गएर हेरिन्। कोठाभरि कुहिरो थियो।',
    'झ्यालबाट पसेको जस्तो होइन, बस्न आएको जस्तो। भुइँदेखि ठीक कम्मरसम्म, सम्म परेको, छेउमा अलि बाक्लो। घडीमुनि त झन् थाक्रो जस्तो जमेको थियो, मानौँ कसैले झोला राखेको होस्। चिसो थियो, तर झ्याल थुनिएको घरको जस्तो चिसो होइन; भर्खर नुहाएको मान्छेको जस्तो।',
    '“को हो?” मनमायाले सोधिन्।',
    'कुहिरोले केही भनेन। तर गत्ता झ्यालबाट झर्‍यो, हावा नचलीकनै, र उनको खुट्टानेर आएर उत्तानो पर्‍यो: कोठा भाडामा।',
    'मनमाया व्यवहारी मान्छे थिइन्। लोग्ने बितेको तेह्रौँ दिन बिहान गाई ब्याएको थियो, अनि उनले शोक र बिगौती दुवै एकै दिन थामेकी थिइन्। उनले कुहिरोतिर हेरिन्, छानातिर हेरिन्, अनि भनिन्: “महिनाको दुई हजार पाँच सय। पानी धाराको, बत्ती आफ्नै। पाहुना राति नौ बजेपछि नराख्ने। मन्जुर?”',
    'कुहिरो अलिकति बाक्लियो। त्यसलाई उनले मन्जुर मानिन्।',
    'साँझ मास्टर ओर्लेर आए। भान्साको संघारमा उभिएर चस्मा पुछे, फेरि लगाए, फेरि पुछे। “भाउजू,” उनले भने, “अगाडिको कोठामा कुहिरो छ।”',
    '“थाहा छ,” मनमायाले भनिन्। “आजदेखि उहाँ त्यहीँ बस्नुहुन्छ।”',
    '“उहाँ?”',
    '“भाडा तिर्ने मान्छेलाई म उहाँ नै भन्छु,” मनमायाले भनिन्, र भातको माड खन्याइन्।',
    'मास्टर केही बेर चुप लागे। त्यसपछि, भूगोल पढाउने मान्छे हुनाले, बुझाउन थाले: कुहिरो भनेको वायुमा तैरिएको जलकणको समूह मात्र हो, जमिनको सतहमा रहेको बादल; यसको न नाम हुन्छ न ठेगाना; सापेक्षिक आर्द्रता शतप्रतिशत पुगेपछि बन्छ र घाम लागेपछि हराउँछ। मनमायाले सबै सुनिन्। “मास्टर,” उनले भनिन्, “तपाईंको चैतको भाडा?” मास्टरले एन्टार्कटिकाको कुरा झिके।',
    'रातभर घर चुपचाप थियो। कुहिरो हिँड्दैन, खोक्दैन, रेडियो बजाउँदैन। मनमाया ओछ्यानमा पल्टेर कान थापिरहिन्, जसरी नयाँ बहालवाला आएको पहिलो रात घरबेटीले थाप्छ। केही सुनिएन। एकपटक मात्र, मध्यरातपछि, भित्ताको त्यसपट्टि थोपा खसेको जस्तो आवाज आयो। एक। अनि धेरै बेरपछि, अर्को। उनलाई छाना सम्झना भयो। उठेर बत्ती बालिन्, बाटा लिएर अगाडिको कोठाको ढोकासम्म गइन्, तर खोलिनन्। भाडामा दिएको कोठा आफ्नो हुँदैन। ढोकामै उभिएर सुनिन्। तेस्रो थोपा खस्यो, चौथो खस्यो, अनि उनले थाहा पाइन्: त्यो थोपा होइन। त्यो टिकटिक हो।',
    'बिहान ढोका खुलै थियो। कुहिरो डुल्न गइसकेको रहेछ; भुइँको फल्याक भर्खर पुछेजस्तो ओसिलो, अनि चम्किलो। ओछ्यान मिलाइएको। दुवै झ्याल खुला। भित्तामा लोग्नेको घडी चलिरहेको थियो, चौध वर्षपछि, पाँच मिनेट ढिलो।',
    'टेबुलमा, जहाँ हिजो केही थिएन, पच्चीसवटा सय रुपैयाँका नोट थिए, सुकेका, तर यति चिसा कि मनमायाले गन्दा औँला फुक्नुपर्‍यो। उनले दुई पटक गनिन्। पूरा थियो। त्यसमाथि एउटा सानो ढुङ्गा राखिएको थियो, खोलाको, हावाले नउडाओस् भनेर।',
    'उनी ढोकामा बसिन् र ढुङ्गा हातमा लिइन्। तल, बगानको डिलमा, कुहिरो चियाका बुटामाझ बिस्तारै हिँड्दै थियो, हात पछाडि बाँधेजस्तो, बिहानको हावा खान निस्केको पेन्सनवाला जस्तो। छेउको घरकी साइँलीले बारबाट टाउको निकालिन्। “मनमाया दिदी, कोठा लाग्यो रे हो?”',
    '“लाग्यो,” मनमायाले भनिन्।',
    '“कस्तो मान्छे?”',
    'उनले एकछिन सोचिन्। माथि मास्टर खोक्दै थिए र ऐनाअगाडि टाई कस्दै थिए, भाडा नतिरेको मान्छेले सधैँ कसेजस्तो, अलि बढी कसेर। छानाबाट अन्तिम थोपा झर्‍यो। घडीले, पाँच मिनेट ढिलो, सात बजायो।',
    '“सफा,” उनले भनिन्। “आवाज नगर्ने। अलि ओसिलो।”',
    'त्यसपछि उनी उठिन्, नोट पटुकामा बेरिन्, र मिस्त्रीकहाँ जान छाता खोजिन्। चार महिनाको भाडाले आधा छाना हुन्थ्यो। असोजको अन्त्यसम्म त मज्जाले पुग्थ्यो। असोजपछि, जब घाम लाग्छ र कुहिरो हराउँछ, के हुन्छ, त्यो उनले त्यो बिहान सोचिनन्। भूगोल त मास्टरको विषय थियो।',
    'तर मास्टरले भने सोचे। उनी पाठशाला जाने बाटोमा तीन पटक रोकिए र तीन पटक पछाडि फर्केर हेरे। अगाडिको कोठाको झ्यालमा गत्ता थिएन। उनले चार वर्षमा पहिलो पटक आफ्नो कोठाको भाडा र त्यो कोठाको भाडा जोडे, घटाए, अनि अङ्क गन्ने मान्छेले झैँ आकाशतिर हेरे। आकाश सफा थियो। त्यो कुराले उनलाई, कारण नबुझीकनै, डर लाग्यो।',
    'त्यो दिन कक्षा आठमा उनले बादल पढाउनुपर्ने थियो। उनले नदी पढाए।',
  ],
}

const MODIFIED = '2026-09-21T00:00:00Z'

const rainLedger = (): EpubSource => ({
  identifier: 'urn:uuid:0199a0f4-0d5c-7c41-9b8e-3f6c1d2a7e10',
  language: 'en',
  title: 'The Rain Ledger',
  author: 'Ishvari Tamot',
  publisher: 'Third Lane Press',
  cover: drawPicture({
    name: 'cover:the-rain-ledger',
    kind: 'cover',
    language: 'en',
    palette: 'lapis',
    motif: 'engraving',
    plan: 'foot',
    height: 600,
    title: 'The Rain Ledger',
    author: 'Ishvari Tamot',
    alt: { en: '', ne: '' },
  }),
  chapter: RAIN_LEDGER_CHAPTER,
  colophon: [
    'This is the first chapter of The Rain Ledger. The other twenty-two are as wet.',
    'The book, its author and its publisher are invented; the chapter is not.',
  ],
  modified: MODIFIED,
})

const kuhirokoGhar = (): EpubSource => ({
  identifier: 'urn:uuid:0199a0f4-0d5c-7c41-9b8e-3f6c1d2a7e11',
  language: 'ne',
  title: 'कुहिरोको घर',
  author: 'निर्जला बान्तवा',
  publisher: 'लोक्ता गृह',
  cover: drawPicture({
    name: 'cover:kuhiroko-ghar',
    kind: 'cover',
    language: 'ne',
    palette: 'chalk',
    motif: 'steps',
    plan: 'crown',
    height: 590,
    title: 'कुहिरोको घर',
    author: 'निर्जला बान्तवा',
    alt: { en: '', ne: '' },
  }),
  chapter: KUHIROKO_GHAR_CHAPTER,
  colophon: [
    'यो “कुहिरोको घर” को पहिलो अध्याय हो। बाँकीमा कुहिरो झन् बाक्लो छ।',
    'किताब, लेखक र प्रकाशक काल्पनिक हुन्; अध्याय भने साँच्चै लेखिएको हो।',
  ],
  modified: MODIFIED,
})

/** The first chapters that may be read before buying, as books. */
export const createSampleBooks = () => ({ en: createEpub(rainLedger()), ne: createEpub(kuhirokoGhar()) })

/** The file of every e-book in the demo. */
export const createBooks = () => ({
  en: createEpub({
    ...rainLedger(),
    identifier: 'urn:uuid:0199a0f4-0d5c-7c41-9b8e-3f6c1d2a7e12',
    colophon: [
      'Every e-book of this shop in English opens here: its books are invented, and this chapter is all that was written.',
      'It is yours for ever, and the ending with it, which you may now decide.',
    ],
  }),
  ne: createEpub({
    ...kuhirokoGhar(),
    identifier: 'urn:uuid:0199a0f4-0d5c-7c41-9b8e-3f6c1d2a7e13',
    colophon: [
      'यस पसलका नेपाली ई-बुक सबै यहीँ खुल्छन्: किताब काल्पनिक हुन्, लेखिएको यही अध्याय मात्र हो।',
      'यो सधैँका लागि तपाईंको भयो; अन्त्य कस्तो हुने, त्यो पनि अब तपाईंकै हातमा।',
    ],
  }),
})
