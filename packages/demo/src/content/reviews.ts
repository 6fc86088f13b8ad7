import type { Localized } from './content-types.ts'

/** Readers with an account, and how they sign. */
export const READERS = {
  dhanmaya: { en: 'Dhanmaya, Dharan', ne: 'धनमाया, धरान' },
  robin: { en: 'Robin, Pokhara', ne: 'रोबिन, पोखरा' },
  sunita: { en: 'Sunita, Pokhara', ne: 'सुनिता, पोखरा' },
  kabir: { en: 'Kabir', ne: 'कबिर' },
  anita: { en: 'Anita, Butwal', ne: 'अनिता, बुटवल' },
  pemba: { en: 'Pemba, Solukhumbu', ne: 'पेम्बा, सोलुखुम्बु' },
  laxmi: { en: 'Laxmi', ne: 'लक्ष्मी' },
  bikram: { en: 'Bikram, Janakpur', ne: 'विक्रम, जनकपुर' },
  rojina: { en: 'Rojina, Bhaktapur', ne: 'रोजिना, भक्तपुर' },
  hari: { en: 'Hari P.', ne: 'हरि प्र.' },
  gita: { en: 'Gita, Gorkha', ne: 'गीता, गोरखा' },
  nabin: { en: 'Nabin', ne: 'नवीन' },
  sarita: { en: 'Sarita, Ilam', ne: 'सरिता, इलाम' },
  dipesh: { en: 'Dipesh', ne: 'दीपेश' },
} as const satisfies Record<string, Localized>

type Reader = keyof typeof READERS

type WrittenReview = {
  product: string
  reader: Reader
  stars: number
  /** How many days before the latest. */
  days: number
  language: 'en' | 'ne'
  title: string
  text: string
}

/** By product. A line has the reader, stars, age in days, title and text. */
type Lines = Readonly<Record<string, readonly string[]>>

const IN_ENGLISH: Lines = {
  'the-rain-ledger': [
    'dhanmaya | 5 | 26 | Read it with the window open | I read it with the window open on purpose. The chapter of the borrowed buckets made me put the book down and call my aunt.',
    'kabir | 5 | 31 | The sums are the plot | I keep accounts for a living and expected to be annoyed. Every column adds up, I checked. The one that does not is the story.',
    'anita | 4 | 12 | Patient, then suddenly not | For thirty pages nothing seems to happen but weather. Then I noticed I was holding my breath over a gutter.',
    'nabin | 3 | 20 | Well written, too quiet for me | The sentences are lovely and the neighbours are real. I wanted one more thing to go wrong.',
    'hari | 2 | 38 | Not what I expected | I bought it because the description says a house goes missing. It is mostly about rain. My wife likes it more than I do.',
    'laxmi | 5 | 6 | A gift that came back to me | I gave it to my mother and she lent it to the whole lane. The copy I have now has four handwritings in the margin.',
  ],
  'the-rain-ledger-audiobook': [
    'robin | 4 | 21 | Slow in the second part, worth it | Slow in the second part, and worth it. The last ledger entry is the best page I have heard this year. The rain never hurries.',
  ],
  'night-bus-to-ilam': [
    'sarita | 5 | 30 | Seat 17 | I take this bus four times a year and now I look at everyone. The empty seat has the best chapter.',
    'bikram | 4 | 18 | Forty people and I remember most of them | You need a pencil for the first twenty pages. After the tea stop you will not.',
    'dipesh | 3 | 9 | Uneven, as a bus is | Some seats are wonderful, some are only funny. The driver deserved more than one chapter.',
    'gita | 5 | 4 | Finished it on the road | I read it on the day bus and missed my stop, which the driver in the book would understand.',
    'pemba | 4 | 25 | Good company | Nobody in it is clever, and nobody is stupid. That is rare. The last bend is a little too neat.',
  ],
  'the-weavers-arithmetic': [
    'rojina | 5 | 40 | Weaves the way my grandmother counted | The counting songs are translated so that they can still be sung. I tried.',
    'kabir | 3 | 15 | Good, but read the original if you can | The translation is careful. Something of the quarrel between the sisters is lost, and the aunt is missing altogether.',
  ],
  'small-gods-of-the-courtyard': [
    'anita | 5 | 33 | Everyone in it wants something reasonable | Tenants, developer, stone: I was on every side in turn. I have lived in that courtyard, or in one with the same tap.',
    'dhanmaya | 4 | 17 | Funny until the last chapter | And then it is not, and that is right. I would have liked a family tree at the front.',
    'hari | 4 | 44 | The stone has the best lines | I am not a religious man. I have started to say good morning at the well.',
    'robin | 2 | 50 | Too many characters | I lost track of who owed whom a deposit. The ending is strong, but I was tired when I got there.',
  ],
  'letters-to-a-brick': [
    'pemba | 5 | 28 | A mason read it aloud to us | We read it at work, one letter at lunch. By the apology nobody was joking any more.',
    'laxmi | 5 | 11 | Short and exact | Ninety minutes, and then I walked round my house looking at the corners.',
    'bikram | 4 | 36 | Ask for the second letter | The middle letters repeat themselves a little, as a man does who is explaining. The last one is worth the wait.',
  ],
  'the-lift-operator': [
    'nabin | 4 | 23 | Twenty-six years of buttons | A whole life without leaving a lift, and it is never boring. I wish we had seen the seventh floor sooner.',
    'gita | 3 | 47 | A long short story | It would be perfect at half the length. Gambhir is worth knowing all the same.',
  ],
  'the-ferry-has-gone': [
    'sarita | 4 | 14 | My family, with a bigger river | Sixty years of shouting, and then someone has to cross. I laughed, then I called my cousin.',
    'dipesh | 5 | 29 | The bridge opens on page 211 | What happens there is the best scene I have read about two people with nothing left to shout.',
  ],
  'twelve-kinds-of-fog': [
    'sarita | 5 | 19 | Number nine | I am from Ilam and had only counted eight. The tax inspector is real, he came to us in March.',
    'kabir | 4 | 41 | For slow mornings | Not every poem stays. Mist and the last one do, and the paper is beautiful.',
    'rojina | 3 | 8 | I liked half of it | The weather poems are fine, the love poems less so. I would buy the next one.',
  ],
  'the-case-of-the-second-goat': [
    'hari | 5 | 22 | Two goats are worse than one | Rokaya is tired, honest and usually right, and nobody thanks him. I want ten more of these.',
    'dhanmaya | 4 | 45 | I guessed the thief, not the reason | A fair puzzle. The food is described so well that I had to stop twice.',
    'anita | 3 | 34 | Light | A pleasant afternoon. The second half leans on one coincidence too many.',
  ],
  'borrowed-umbrellas': [
    'gita | 4 | 13 | Eleven stories, nine good ones | The one at the bank could be cut. The tenth person who means to give it back is me.',
    'pemba | 5 | 37 | Just the right length | One story per bus stop. I returned an umbrella after the sixth.',
  ],
  'why-we-copy-by-hand': [
    'rojina | 5 | 16 | I bought a pen | The essay on carbon paper should be read in every office. I have copied two pages of it out already, by hand of course.',
    'nabin | 4 | 49 | Slow work, well argued | She does not preach, and she admits that she types. One essay on blotting paper too many.',
  ],
  'the-pickle-calendar': [
    'laxmi | 5 | 27 | Week 34 is exactly right | I made the radish on the day she says. My mother-in-law asked for the recipe. I have waited eleven years for that.',
    'bikram | 2 | 10 | No photographs | The recipes work, but I wanted to see what the jar should look like in week three. Mine was blue.',
    'anita | 4 | 42 | Useful and rude | She tells you the hour at which it is too late, and she is right about the lemons.',
  ],
  'a-field-guide-to-rooftops': [
    'dipesh | 5 | 7 | I walk slower now | Tin, slate, solar, marigold: I have marked ninety-one roofs. It fits the coat pocket, and it is a good coat.',
    'robin | 4 | 32 | For people who look up | Lovely drawings. An index by district would help.',
  ],
  'leech-season': [
    'pemba | 4 | 24 | Accurate, and I would know | I guide in the monsoon. She is right about the salt and right about the butterflies.',
  ],
}

const IN_NEPALI: Lines = {
  'the-rain-ledger': [
    'sunita | 5 | 19 | वर्षाको आवाज सुनिन्छ | अन्तिम पाना पढेर म धेरै बेर चुप बसेँ। भाषा सरल छ, तर भित्र धेरै गहिरो छ। अङ्ग्रेजीमा पढ्दा पनि टोल आफ्नै लाग्यो।',
    'rojina | 4 | 9 | बाल्टिनको अध्यायका लागि मात्रै पनि | बीचमा अलि ढिलो छ। तर सापटी बाल्टिनको अध्याय मैले घरमा सबैलाई पढेर सुनाएँ।',
  ],
  'barshako-bahikhata': [
    'sunita | 5 | 35 | छिमेकी बढी बोल्छन्, राम्रो भयो | अङ्ग्रेजी पनि पढेको थिएँ। नेपालीमा टोल अझ जिउँदो छ, झगडा पनि।',
    'gita | 4 | 21 | एउटा बाल्टिन बढी हरायो | दुवै किताब दाँजेर पढ्न मजा आयो। छपाइ राम्रो छ, अक्षर अलि सानो।',
    'bikram | 3 | 12 | राम्रो, तर बिस्तारै | पानीको हिसाब कहिलेकाहीँ धेरै भयो। अन्तिम दस पानाले भने पूरै मूल्य उठाउँछ।',
  ],
  'kuhiroko-ghar': [
    'sarita | 5 | 28 | इलामको कुहिरो यस्तै हो | हाम्रो घरमा पनि एउटा कोठा छ जहाँ कुहिरो बस्छ। भाडा भने अहिलेसम्म तिरेको छैन।',
    'hari | 4 | 15 | मास्टर पात्र मन पर्‍यो | भाडा नतिर्ने मास्टर सबैभन्दा जिउँदो पात्र हो। फोनमा पढेँ, अक्षर ठूलो पार्न मिल्यो।',
    'kabir | 2 | 40 | मलाई मन परेन | कथा सुरु हुन धेरै समय लाग्छ। भाषा मीठो छ, तर घटना कम भयो।',
    'anita | 5 | 5 | दुई पटक पढेँ | पहिलो पटक हाँसेँ, दोस्रो पटक रोएँ। विधवाको एक्लोपन कतै लेखिएको छैन, तैपनि हरेक पानामा छ।',
  ],
  'nun-bato': [
    'robin | 5 | 33 | तीन पुस्ता, एउटै बाटो | हजुरबुबाको भाग पढ्दा मेरै हजुरबुबा सम्झेँ। छोराको भाग तीतो छ, तर साँचो।',
    'pemba | 4 | 18 | बाटो चिनेको मान्छेले लेखेको | भञ्ज्याङका नाम सबै ठीक छन्। गाडीको भाग अलि छोटो भयो।',
  ],
  'chhanamathiko-jun': [
    'laxmi | 4 | 24 | एउटै रातमा यति धेरै | पाँच परिवार सम्झन गाह्रो भयो, तर खुर्सानी सुकाउने दृश्य बिर्सिन्नँ।',
    'dipesh | 3 | 39 | अन्त्य हतारमा | सुरु र बीच निकै राम्रो। सम्बन्धविच्छेदको भाग चाहिँ दुई पानामै सकियो।',
  ],
  'tanko-ganit': [
    'rojina | 5 | 30 | फुपूका लागि किन्नुहोस् | अनुवादमा काटिएकी फुपू नै यस किताबको मुटु हुन्। गीतका भाका पनि छन्।',
    'dhanmaya | 4 | 11 | तान बुन्नेलाई झन् मीठो | मेरी आमा तान बुन्नुहुन्छ। पढेर सुनाउँदा दुई ठाउँमा गल्ती समात्नुभयो, अरू सबै ठीक रे।',
  ],
  'chiyako-antim-ghutko': [
    'nabin | 5 | 26 | चिया सेलायो, थाहै पाइनँ | पसलको कथा हो भनेर किनेको, मान्छे सकिने कथा रहेछ। एकै बसाइमा पढेँ।',
    'gita | 4 | 43 | साहुनी जस्तो मान्छे भए | गाहकको कथा कहिलेकाहीँ लम्बिन्छ, तर उसलाई उठाउन मन लाग्दैन।',
  ],
  'amako-radio': [
    'sunita | 5 | 14 | आमालाई पढेर सुनाएँ | तार समातेर बस्ने कान्छो म नै हुँ। अन्तिम प्रश्न सोध्न मैले पनि धेरै ढिलो गरेँ।',
    'dipesh | 4 | 48 | सानो किताब, ठूलो कुरा | राजनीति कतै भनिएको छैन, तर सबै बुझिन्छ। मूल्य अलि बढी लाग्यो।',
  ],
  'kina-kina-kina': [
    'laxmi | 5 | 20 | छोरीले अब पोखरीसँग सोध्छे | चार वर्षकी छोरीलाई हरेक रात यही चाहिन्छ। मसँग जवाफ सकियो।',
    'anita | 3 | 37 | चित्र राम्रा, कागज पातलो | कथा मन पर्‍यो। तर दुई हप्तामै पाना च्यातिए, बच्चाको किताबमा बाक्लो कागज चाहिन्थ्यो।',
  ],
  'gundrukko-kitab': [
    'sarita | 4 | 16 | गन्ध पढ्दै आयो | दसौँ र बाह्रौँ तरिका हाम्रो घरकै हुन्। लिस्बनको रात्रिभोज पढेर पेट मिचीमिची हाँसेँ।',
  ],
}

const read = (lines: Lines, language: 'en' | 'ne'): WrittenReview[] =>
  Object.entries(lines).flatMap(([product, reviews]) =>
    reviews.map((line) => {
      const [reader = '', stars, days, title = '', text = ''] = line.split(' | ')
      return { product, reader: reader as Reader, stars: Number(stars), days: Number(days), language, title, text }
    }),
  )

export const REVIEWS: readonly WrittenReview[] = [...read(IN_ENGLISH, 'en'), ...read(IN_NEPALI, 'ne')]
