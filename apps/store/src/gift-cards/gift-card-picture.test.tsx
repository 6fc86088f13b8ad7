import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { GiftCardPicture, shownIn } from './gift-card-picture.tsx'

const texts = {
  brand: 'Dabali',
  title: 'Gift card',
  forName: 'for {name}',
  picture: 'Gift card worth {amount}',
  pictureFor: 'Gift card worth {amount} for {name}',
}
const card = (initial: { amount: number; name: string }) =>
  renderToStaticMarkup(<GiftCardPicture form="gift-card" initial={initial} language="en" texts={texts} />)

describe('the picture of a gift card', () => {
  it('shows amount and recipient without scripts', () => {
    const html = card({ amount: 2000, name: 'Rita' })
    expect(html).toContain('aria-label="Gift card worth Rs\u00a02,000 for Rita"')
    expect(html).toContain('>for Rita<')
    expect(card({ amount: 500, name: '' })).toContain('aria-label="Gift card worth Rs\u00a0500"')
  })
})

describe('shownIn', () => {
  const form = (values: Record<string, string>) => {
    const data = new FormData()
    for (const [name, value] of Object.entries(values)) data.set(name, value)
    return data
  }
  it.each([
    [
      { amount: '1000', recipient_name: ' Rita ' },
      { amount: 1000, name: 'Rita' },
    ],
    [
      { amount: 'own', own_amount: '१,५००' },
      { amount: 1500, name: '' },
    ],
    [
      { amount: 'own', own_amount: '15' },
      { amount: 500, name: '' },
    ],
    [
      { amount: '1000', for: 'me', recipient_name: 'Rita' },
      { amount: 1000, name: '' },
    ],
  ])('of %j is %j', (values, shown) => {
    expect(shownIn(form(values), 500)).toEqual(shown)
  })
})
