import type { Quote } from '@dabali/api-client'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { makeQuote, makeQuoteLine } from '../testing/fixtures.ts'
import { PageFrame, pageServices } from '../testing/page-frame.tsx'
import { basketMessages } from './basket-messages.ts'
import { CartView, ServerBasket } from './cart-view.tsx'

async function show(rendered: Quote, language: 'en' | 'ne' = 'en', answered: object = rendered) {
  const { services } = pageServices(() => Response.json(answered))
  await render(
    <PageFrame services={services}>
      <ServerBasket basket={rendered} />
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

it('speaks of the parcel of a gift only where there is one', async () => {
  await show(makeQuote({ is_shipping_required: false }))
  await expect.element(page.getByText('Add a message at checkout.', { exact: true })).toBeVisible()
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

const RAIN = makeQuoteLine({ id: 'rain', product_title: 'The Rain Ledger' })
const SALT = makeQuoteLine({ id: 'salt', product_title: 'The Salt Road' })
const focused = () => document.activeElement?.textContent

it('moves the focus from a removed line to the button that restores it, and from there to the lines', async () => {
  localStorage.clear()
  const after = makeQuote({ version: 2, lines: [SALT] })
  await show(makeQuote({ lines: [RAIN, SALT] }), 'en', after)
  const remove = page.getByRole('button', { name: 'Remove The Rain Ledger' })
  remove.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(remove).not.toBeInTheDocument()
  expect(focused()).toBe('Undo')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Undo')).not.toBeInTheDocument()
  expect(document.activeElement?.tagName).toBe('UL')
})

it('moves the focus from the last line to the heading of the empty cart', async () => {
  localStorage.clear()
  await show(makeQuote({ lines: [RAIN] }), 'en', makeQuote({ version: 2, lines: [] }))
  page.getByRole('button', { name: 'Remove The Rain Ledger' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Your cart is empty' })).toHaveFocus()
})

it('moves the focus from a removed voucher to the button that applies another one', async () => {
  localStorage.clear()
  const voucher = { code: 'DASHAIN10', name: 'Dashain', warning: null } as Quote['vouchers'][number]
  await show(makeQuote({ vouchers: [voucher] }), 'en', makeQuote({ version: 2 }))
  const remove = page.getByRole('button', { name: 'Remove DASHAIN10' })
  remove.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(remove).not.toBeInTheDocument()
  expect(focused()).toBe('Apply')
})
