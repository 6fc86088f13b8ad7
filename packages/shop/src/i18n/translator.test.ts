import { describe, expect, it } from 'vitest'
import { loadMessages } from './load-messages.tsx'
import { createTranslator } from './translator.ts'

const texts = loadMessages({
  en: {
    title: 'Cart',
    items: '{count, plural, one {# item} other {# items}}, tax included',
    each: '{amount} each',
    quoted: "It's kept for {days, number} days",
  },
  ne: {
    title: 'कार्ट',
    items: '{count, plural, other {# सामान}}, कर समेत',
    each: 'प्रति थान {amount}',
    quoted: '{days, number} दिन राखिन्छ',
  },
})

describe('createTranslator', () => {
  const english = createTranslator(texts('en'), 'en')
  const nepali = createTranslator(texts('ne'), 'ne')

  it('returns a plain text unchanged', () => {
    expect([english('title'), nepali('title')]).toEqual(['Cart', 'कार्ट'])
  })

  it('chooses plural forms, with the digits of the language', () => {
    expect(english('items', { count: 1 })).toBe('1 item, tax included')
    expect(english('items', { count: 1200 })).toBe('1,200 items, tax included')
    expect(nepali('items', { count: 12 })).toBe('१२ सामान, कर समेत')
  })

  it('interpolates values', () => {
    expect(english('each', { amount: 'Rs 585' })).toBe('Rs 585 each')
    expect(english('quoted', { days: 125000 })).toBe("It's kept for 1,25,000 days")
  })
})

describe('loadMessages', () => {
  it('compiles a language once, into serialisable messages', () => {
    expect(texts('ne')).toBe(texts('ne'))
    expect(JSON.parse(JSON.stringify(texts('ne')))).toEqual(texts('ne'))
  })
})
