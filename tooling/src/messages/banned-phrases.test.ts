import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bannedPhrases } from './banned-phrases.ts'
import { type Language, readMessages } from './messages.ts'

const root = join(import.meta.dirname, '../../..')

const filesOf = (language: Language) =>
  globSync([`{apps,packages}/*/messages/${language}/*.json`, `{apps,packages}/*/src/**/messages/${language}.json`], {
    cwd: root,
  })

describe('bannedPhrases', () => {
  it.each([
    { text: 'There is no line', phrase: 'no line' },
    { text: 'You are in line', phrase: 'in line' },
    { text: 'E-mail address', phrase: 'E-mail' },
    { text: 'Look in your mail', phrase: 'mail' },
    { text: '{count, plural, one {One place left} other {# places left}}', phrase: 'One place' },
    { text: 'All nights', phrase: 'nights' },
    { text: 'The receipt lies with the order.', phrase: 'lies' },
    { text: 'It stands in the subject.', phrase: 'stands' },
    { text: 'The order is kept for you.', phrase: 'kept' },
    { text: 'Press this to log in.', phrase: 'Press' },
    { text: 'Ask whoever sent it.', phrase: 'whoever' },
    { text: 'may be left empty', phrase: 'may be left empty' },
    { text: 'Take 2 of it', phrase: 'of it' },
    { text: 'Keep this one', phrase: 'this one' },
    { text: 'To the till with these', phrase: 'To the till' },
    { text: 'This evening is called off.', phrase: 'called off' },
    { text: 'Given back', phrase: 'Given back' },
    { text: 'It is on its way', phrase: 'on its way' },
    { text: 'You need to login first.', phrase: 'to login' },
  ])('finds “$phrase” in “$text”', ({ text, phrase }) => {
    expect(bannedPhrases(new Map([['key', text]]), 'en')).toEqual([expect.stringContaining(`key: “${phrase}”`)])
  })

  it.each([
    { text: 'डोको रित्तै छ', phrase: 'डोको' },
    { text: 'एउटा मेल जान्छ।', phrase: 'मेल' },
    { text: 'ई-सेवाबाट तिर्नुहोस्', phrase: 'ई-सेवा' },
  ])('finds “$phrase” in the Nepali “$text”', ({ text, phrase }) => {
    expect(bannedPhrases(new Map([['key', text]]), 'ne')).toEqual([expect.stringContaining(`key: “${phrase}”`)])
  })

  it.each([
    'Place order',
    'Order placed.',
    'Line spacing',
    'By air mail, 10–20 days.',
    'Email me a link',
    'No more tickets left.',
    'Press kit',
    'You need to login to perform this action.',
  ])('accepts “%s”', (text) => {
    expect(bannedPhrases(new Map([['key', text]]), 'en')).toEqual([])
  })

  it('accepts the Nepali word for email', () => {
    expect(bannedPhrases(new Map([['key', 'इमेल हेर्नुहोस्']]), 'ne')).toEqual([])
  })
})

describe.each(['en', 'ne'] as const)('the message files in %s', (language) => {
  const files = filesOf(language)

  it('are found in both sites and the shop', () => {
    for (const folder of ['apps/culture/', 'apps/store/', 'packages/shop/']) {
      expect(files.some((file) => file.startsWith(folder))).toBe(true)
    }
  })

  it.each(files)('%s has no banned phrase', (file) => {
    expect(bannedPhrases(readMessages(join(root, file)), language)).toEqual([])
  })
})
