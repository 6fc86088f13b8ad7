import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { addressMessages } from '../account/account-messages.ts'
import { createTranslator } from '../i18n/translator.ts'
import { makeQuote } from '../testing/fixtures.ts'
import { ReviewStep } from './checkout-summary.tsx'
import { checkoutMessages } from './load-checkout.ts'

it.each([
  { language: 'en', is_shipping_required: true, gift: 'Yes, no prices in the parcel' },
  { language: 'en', is_shipping_required: false, gift: 'Yes' },
  { language: 'ne', is_shipping_required: true, gift: 'हो, पार्सलमा मूल्य हुँदैन' },
  { language: 'ne', is_shipping_required: false, gift: 'हो' },
] as const)('the review of a gift: $gift', ({ language, is_shipping_required, gift }) => {
  const quote = makeQuote({ is_gift: true, is_shipping_required })
  const html = renderToStaticMarkup(
    <ReviewStep
      i18n={{
        t: createTranslator(checkoutMessages(language), language),
        language,
        addressTexts: addressMessages(language),
      }}
      start={{
        ...{ mode: undefined, offer: undefined, account: undefined, attemptKey: 'key' },
        ...{ quote, countries: [], zones: [], addresses: [] },
      }}
      quote={quote}
      draft={{}}
    />,
  )
  expect(html).toContain(`<dd>${gift}</dd>`)
})
