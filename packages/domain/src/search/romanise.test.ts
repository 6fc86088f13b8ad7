import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { romanise } from './romanise.ts'

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

  it('reads a word without end in one pass', () => {
    // A word that were looked through again for each of its letters would take minutes.
    expect(romanise('कमल'.repeat(100_000))).toHaveLength(600_000 - 1)
  }, 10_000)
})
