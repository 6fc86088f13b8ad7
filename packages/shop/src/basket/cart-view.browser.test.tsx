import type { Quote } from '@dabali/api-client'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { makeQuote, makeQuoteLine } from '../testing/fixtures.ts'
import { PageFrame, pageServices } from '../testing/page-frame.tsx'
import { basketMessages } from './basket-messages.ts'
import { CartView } from './cart-view.tsx'

async function show(rendered: Quote, language: 'en' | 'ne' = 'en') {
  const { services } = pageServices(() => Response.json(rendered))
  await render(
    <PageFrame services={services}>
      <CartView
        rendered={rendered}
        texts={basketMessages(language)}
        language={language}
        continueLink={{ href: '/', text: 'Continue shopping' }}
        productsAt=""
        refusedVoucher={false}
      />
    </PageFrame>,
  )
}

it('says where gift cards are entered', async () => {
  await show(makeQuote())
  await expect.element(page.getByText('Gift cards are entered at checkout.')).toBeVisible()
})

it('says so in Nepali', async () => {
  await show(makeQuote(), 'ne')
  await expect.element(page.getByText('उपहार कार्डको कोड चेकआउटमा लेख्नुहोस्।')).toBeVisible()
})

it('names the gift card that was entered before', async () => {
  await show(makeQuote({ gift_card: { ends_with: '01PD', balance: '500.00' } }))
  await expect.element(page.getByText('Your gift card ending in 01PD is used at checkout.')).toBeVisible()
})

it('shows the title of a work in its own script, and the one of the page below it', async () => {
  const line = makeQuoteLine({ product_title: 'The Salt Road', own_title: 'नुन बाटो' })
  await show(makeQuote({ lines: [line] }))
  const title = page.getByRole('link', { name: 'नुन बाटो' })
  await expect.element(title).toBeVisible()
  expect(title.element().closest('[lang]')?.getAttribute('lang')).toBe('ne')
  await expect.element(page.getByText('The Salt Road', { exact: true })).toHaveAttribute('lang', 'en')
})
