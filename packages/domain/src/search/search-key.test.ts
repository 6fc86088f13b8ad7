import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normaliseSearch, romanise, searchKey } from './search-key.ts'

describe('normaliseSearch', () => {
  it.each([
    { text: 'House of Fog', compared: 'house of fog' },
    { text: '  Rain,\tink & paper! ', compared: 'rain ink paper' },
    { text: 'Palpasa Café', compared: 'palpasa cafe' },
    { text: 'Cafe\u0301', compared: 'cafe' },
    { text: "the author's copy", compared: 'the authors copy' },
    { text: 'the author’s copy', compared: 'the authors copy' },
    { text: 'ﬁre', compared: 'fire' },
    { text: 'ᴬB', compared: 'ab' },
    { text: 'भाग २०७९', compared: 'भाग 2079' },
    { text: '०१२३४५६७८९', compared: '0123456789' },
    { text: 'गर्\u200dयो', compared: 'गर्यो' },
    { text: 'गर्\u200cयो', compared: 'गर्यो' },
    { text: 'रा\u00adम', compared: 'राम' },
    { text: 'पढ़ाइ', compared: 'पढाइ' },
    { text: '\u095b', compared: 'ज' },
    { text: 'घर।छाना', compared: 'घर छाना' },
    { text: 'a_b-c', compared: 'a b c' },
    { text: '978-9937-1', compared: '978 9937 1' },
    { text: 'a\0b', compared: 'a b' },
    { text: "') | & :* !", compared: '' },
    { text: '👨‍👩‍👧', compared: '' },
    { text: '\ud800', compared: '' },
    { text: '', compared: '' },
    { text: null, compared: '' },
    { text: undefined, compared: '' },
  ])('$text is compared as "$compared"', ({ text, compared }) => {
    expect(normaliseSearch(text)).toBe(compared)
  })

  const texts = fc.string({ unit: 'binary', maxLength: 40 })

  it('never throws, and separates words by single spaces', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(normaliseSearch(text)).toMatch(/^(?:[\p{L}\p{M}\p{N}]+(?: [\p{L}\p{M}\p{N}]+)*)?$/u)
      }),
      propertyRuns(3000),
    )
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(normaliseSearch(normaliseSearch(text))).toBe(normaliseSearch(text))
      }),
      propertyRuns(3000),
    )
  })
})

describe('romanise', () => {
  it.each([
    { devanagari: 'पल्पसा क्याफे', latin: 'palpasa kyaphe' },
    { devanagari: 'कुहिरोको घर', latin: 'kuhiroko ghar' },
    { devanagari: 'वर्षाको बहीखाता', latin: 'varshako bahikhata' },
    { devanagari: 'आफ्नै घर, २०७७।', latin: 'aphnai ghar, 2077.' },
    { devanagari: 'एक॥', latin: 'ek.' },
    { devanagari: 'Dabali (डबली) 2', latin: 'Dabali (dabali) 2' },
    { devanagari: '०१२३४५६७८९', latin: '0123456789' },
    { devanagari: 'Only Latin, ünchanged 👨‍👩‍👧', latin: 'Only Latin, ünchanged 👨‍👩‍👧' },
    { devanagari: 'गर्\u200dयो', latin: 'garyo' },
    { devanagari: 'रा\u200cम', latin: 'ram' },
    { devanagari: 'पढ़ाइ', latin: 'padhai' },
    { devanagari: '', latin: '' },
    { devanagari: null, latin: '' },
    { devanagari: undefined, latin: '' },
  ])('$devanagari is typed $latin', ({ devanagari, latin }) => {
    expect(romanise(devanagari)).toBe(latin)
  })

  it.each([
    ['क्का ख्खा ग्गा घ्घा', 'kka khkha gga ghgha'],
    ['च्चा छ्छा ज्जा झ्झा', 'chcha chhchha jja jhjha'],
    ['टा ठा डा ढा णा', 'ta tha da dha na'],
    ['ता था दा धा ना ऩा', 'ta tha da dha na na'],
    ['पा फा बा भा मा', 'pa pha ba bha ma'],
    ['या रा ऱा ला ळा ऴा वा', 'ya ra ra la la la va'],
    ['शा षा सा हा', 'sha sha sa ha'],
    ['ङा ञा', 'nga nya'],
    ['अ आ इ ई उ ऊ ऋ ऌ', 'a a i i u u ri li'],
    ['ऄ ऍ ऎ ए ऐ ऑ ऒ ओ औ', 'a e e e ai o o o au'],
    ['का कि की कु कू कृ कॄ', 'ka ki ki ku ku kri kri'],
    ['कॅ कॆ के कै कॉ कॊ को कौ क्', 'ke ke ke kai ko ko ko kau k'],
    ['हुँ हं नमः ऽ ॐ ॠ', 'hun han nama  om '],
    ['\u0900 \u0971 \u097f', '  '],
  ])('the letters %s are %s', (devanagari, latin) => {
    expect(romanise(devanagari)).toBe(latin)
  })

  it.each([
    {
      when: 'is silent at the end of a word',
      words: 'राम घर किताब ठाउँ हाँस इलम एक',
      latin: 'ram ghar kitab thaun hans ilam ek',
    },
    { when: 'is heard behind two consonants', words: 'पत्र कर्म शब्द अंक गर्छ', latin: 'patra karma shabda anka garchha' },
    { when: 'is heard where it is the only vowel', words: 'छ न त र', latin: 'chha na ta ra' },
    {
      when: 'is heard behind i and y alone',
      words: 'प्रिय राष्ट्रीय समय उपाय शिव',
      latin: 'priya rashtriya samay upay shiv',
    },
    {
      when: 'is silent before what follows a noun',
      words: 'घरको घरका घरकी घरमा घरले घरलाई',
      latin: 'gharko gharka gharki gharma gharle gharlai',
    },
    {
      when: 'and before longer ones',
      words: 'घरबाट घरसँग घरसम्म घरदेखि घरहरु घरहरूको',
      latin: 'gharbat gharsang gharsamma ghardekhi gharharu gharharuko',
    },
    {
      when: 'but not in words that only begin so',
      words: 'कमला ममता मकाले पत्रको',
      latin: 'kamala mamata makale patrako',
    },
    {
      when: 'is silent where compounds are joined',
      words: 'राजधानी सगरमाथा जनकपुर बादलपारि',
      latin: 'rajdhani sagarmatha janakpur badalpari',
    },
    {
      when: 'is heard in short words',
      words: 'साधना भावना मनकामना आराधना कविता सपना',
      latin: 'sadhana bhavana manakamana aradhana kavita sapana',
    },
  ])('an a $when', ({ words, latin }) => {
    expect(romanise(words)).toBe(latin)
  })

  it.each([
    ['ज्ञान विज्ञान', 'gyan vigyan'],
    ['गङ्गा शङ्ख पञ्चमी गञ्ज नेम्बाङ', 'ganga shankha panchami ganja nembang'],
    ['संसार संगीत संबन्ध संपादक संयोग', 'sansar sangit sambandha sampadak sanyog'],
    ['सिंह', 'singha'],
    ['काठमाडौँ काठमाडौंको', 'kathmandu kathmanduko'],
    ['विश्व स्वर द्वार त्वचा पक्व पर्व', 'vishwa swar dwar twacha pakwa parva'],
    ['क्षमा लक्ष्मी', 'kshama lakshmi'],
  ])('%s is typed %s', (devanagari, latin) => {
    expect(romanise(devanagari)).toBe(latin)
  })

  it('leaves no Devanagari, and never throws', () => {
    const devanagari = fc.integer({ min: 0x900, max: 0x97f }).map((code) => String.fromCharCode(code))
    fc.assert(
      fc.property(
        fc.string({ unit: fc.oneof(devanagari, fc.constantFrom(' ', '\u200d', 'a', '\ud800')), maxLength: 30 }),
        (text) => {
          expect(romanise(text)).not.toMatch(/[\u0900-\u097f]/)
        },
      ),
      propertyRuns(3000),
    )
  })

  it('reads a very long word in one pass', () => {
    // A word that were looked through again for each of its letters would take minutes.
    expect(romanise('कमल'.repeat(100_000))).toHaveLength(600_000 - 1)
  }, 10_000)
})

const keysOf = (spellings: string) => [...new Set(spellings.split(' / ').map(searchKey))]

describe('searchKey', () => {
  it.each([
    'पल्पसा क्याफे / palpasa cafe / Palpasa Café / palpasa kyaphe / palpasaa kyafe / palpsa caafe',
    'किताब / kitab / kitaab / kitaaba / kitab',
    'किताबहरू / kitabharu / kitaabharoo / किताबहरु',
    'छ / chha / cha / 6 / ६',
    'श्री / shree / sri / shri / shrii / स्री',
    'लक्ष्मी / laxmi / lakshmi / lachhmi / Lakshmee / lakchhmi',
    'क्षमा / kshama / xama / chhama / chhyama',
    'क्षेत्री / chhetri / kshetri / chetri',
    'ज्ञान / gyan / gyaan / gyaana',
    'विज्ञान / bigyan / vigyan / wigyaan',
    'सगरमाथा / sagarmatha / sagaramatha / sagarmaatha',
    'ममता / mamata / mamta / mamataa',
    'गङ्गा / गंगा / ganga / gangaa',
    'सम्बन्ध / संबन्ध / sambandha / sanbandh / sambandh',
    'स्वयम्भू / swayambhu / svayambhoo / swayanbhu',
    'विश्व / bishwa / vishwa / biswa / vishva / बिश्व',
    'वर्षा / barsha / varsha / barsaa',
    'फूल / phul / phool / fool / ful / फुल',
    'व्यक्ति / byakti / vyakti',
    'ट्याक्सी / taxi / tyaksi / taksi',
    'बच्चा / bachcha / baccha / bacha',
    'कृष्ण / krishna / krisna / Krishn',
    'दुःख / dukha / dukh / dukkha',
    'ज़िन्दगी / जिन्दगी / jindagi / zindagi / jindgi',
    'माया / maya / maaya / mayaa',
    'मौका / mauka / mouka',
    'काठमाडौँ / काठमाडौं / kathmandu / Kathmandu',
    'भाग २ / bhaag 2 / bhag 2',
    'प्रिय / priya / priy',
    'राष्ट्रिय / rashtriya / rastriya / raastriyaa',
    'सिँढी / sindhi / sindhee / सिंढी',
    'book / buk',
    'quick / kuik',
    'cycle / sykle',
    'city / sity',
  ])('%s have one key', (spellings) => {
    expect(keysOf(spellings)).toHaveLength(1)
  })

  it.each([
    'राम / रोम / रिम',
    'kitab / kitabi / katib / kitub',
    'maya / may be / mama',
    'घर / गाउँ / गीत / गोठ',
    'house / horse / hose',
    'पुल / फूल / कूल',
    'seto / sito / sati',
    'nadi / mandi / madi',
    'kamal / kamil',
    'tax / tab',
    '6 / 66 / 16',
    '16 / 1 chha / 1chha / chha1 / 61',
    '2077 / 207 / 2007',
  ])('%s have different keys', (spellings) => {
    expect(keysOf(spellings)).toHaveLength(spellings.split(' / ').length)
  })

  it.each([
    { text: 'पल्पसा क्याफे', key: 'palps kafe' },
    { text: 'The Rain Ledger', key: 'te rain ledger' },
    { text: 'Физика', key: 'физика' },
    { text: 'सेतो धरती', key: 'seto darti' },
    { text: 'xylophone', key: 'xlofone' },
    { text: 'nyano', key: 'nano' },
    { text: 'Hhh', key: 'h' },
    { text: 'yatra', key: 'yatr' },
    { text: ' !? ', key: '' },
    { text: 'a ् b', key: 'a b' },
    { text: '', key: '' },
    { text: null, key: '' },
    { text: undefined, key: '' },
  ])('$text has the key "$key"', ({ text, key }) => {
    expect(searchKey(text)).toBe(key)
  })

  const letters = fc.string({ unit: fc.constantFrom(...'aaeioubcdghkmnpqstvwxyz6 अआकखतमयरलवशषसह्ािीुूंँ'), maxLength: 14 })
  const texts = fc.oneof(letters, fc.string({ unit: 'binary', maxLength: 40 }))

  it('never throws, and is idempotent', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(searchKey(searchKey(text))).toBe(searchKey(text))
      }),
      propertyRuns(5000),
    )
  })

  it('is the same for a Devanagari word and for its Latin form', () => {
    const syllable = fc.stringMatching(/^[क-नप-यरलवशषसह](?:्[यरल])?[ािीुूेो]?$/)
    fc.assert(
      fc.property(fc.array(syllable, { minLength: 1, maxLength: 6 }), (syllables) => {
        const word = syllables.join('')
        expect(searchKey(word)).toBe(searchKey(word.replaceAll('ू', 'ु').replaceAll('ी', 'ि').replaceAll('ष', 'श')))
      }),
      propertyRuns(2000),
    )
  })
})
