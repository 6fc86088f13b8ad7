import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Price } from './price.tsx'

const english = { printedPrice: 'Printed price', save: (amount: string) => `Save ${amount}` }
const nepali = { printedPrice: 'छापिएको मूल्य', save: (amount: string) => `${amount} बचत` }
const read = (markup: string) => markup.replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' ')

describe('Price', () => {
  it.each([
    { selling: '585.00', printed: '650.00', says: 'Rs 585 Printed price Rs 650 Save Rs 65' },
    { selling: '450.00', printed: '450.00', says: 'Rs 450' },
    { selling: '450.00', printed: '400.00', says: 'Rs 450' },
    { selling: '99.90', printed: '100.00', says: 'Rs 99.90 Printed price Rs 100 Save Rs 0.10' },
    { selling: '120000.00', printed: '120000.00', says: 'Rs 1,20,000' },
  ])('$selling, printed $printed, says "$says"', ({ selling, printed, says }) => {
    const markup = renderToStaticMarkup(<Price selling={selling} printed={printed} locale="en" texts={english} />)
    expect(read(markup)).toBe(says)
  })

  it('is the lowest of several', () => {
    const markup = renderToStaticMarkup(
      <Price selling="350.00" printed="400.00" locale="en" texts={english} from={(amount) => <>From {amount}</>} />,
    )
    expect(read(markup)).toBe('From Rs 350')
  })

  it('is written with the digits of the page', () => {
    const markup = renderToStaticMarkup(<Price selling="495.00" printed="550.00" locale="ne" texts={nepali} />)
    expect(read(markup)).toBe('रू ४९५ छापिएको मूल्य रू ५५० रू ५५ बचत')
  })
})
