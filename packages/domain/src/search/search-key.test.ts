import { propertyRuns } from '@dabali/tooling/property-runs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchKey } from './search-key.ts'

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
  ])('%s have keys of their own', (spellings) => {
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

  it('never throws, and changes nothing the second time', () => {
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
