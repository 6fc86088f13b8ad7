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
    title: 'डोको',
    items: '{count, plural, other {# सामान}}, कर समेत',
    each: 'प्रति थान {amount}',
    quoted: '{days, number} दिन राखिन्छ',
  },
})

describe('talk', () => {
  const english = createTranslator(texts('en'), 'en')
  const nepali = createTranslator(texts('ne'), 'ne')

  it('says a plain text as it stands', () => {
    expect([english('title'), nepali('title')]).toEqual(['Cart', 'डोको'])
  })

  it('chooses the form for one and for several, with the digits of the language', () => {
    expect(english('items', { count: 1 })).toBe('1 item, tax included')
    expect(english('items', { count: 1200 })).toBe('1,200 items, tax included')
    expect(nepali('items', { count: 12 })).toBe('१२ सामान, कर समेत')
  })

  it('puts a value into its gap', () => {
    expect(english('each', { amount: 'Rs 585' })).toBe('Rs 585 each')
    expect(english('quoted', { days: 125000 })).toBe("It's kept for 1,25,000 days")
  })
})

describe('textsOf', () => {
  it('compiles a language once, into what can be sent to a browser', () => {
    expect(texts('ne')).toBe(texts('ne'))
    expect(JSON.parse(JSON.stringify(texts('ne')))).toEqual(texts('ne'))
  })
})
