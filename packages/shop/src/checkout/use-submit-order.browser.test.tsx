import type { Order } from '@dabali/api-client'
import { flushSync } from 'react-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render, renderHook } from 'vitest-browser-react'
import { addressMessages } from '../account/account-messages.ts'
import { saveStoreData } from '../account/store-data-storage.ts'
import { createTranslator } from '../i18n/translator.ts'
import { makeCart, makeQuote } from '../testing/fixtures.ts'
import { PageFrame, pageServices } from '../testing/page-frame.tsx'
import { checkoutMessages } from './load-checkout.ts'
import { useCheckoutDraft, useOneBuyer, useSubmitOrder } from './use-submit-order.ts'

const quote = makeQuote({ is_shipping_required: false })
const start = {
  mode: undefined,
  offer: undefined,
  quote,
  countries: [],
  account: undefined,
  addresses: [],
  zones: [],
  attemptKey: 'key',
}
const translators = {
  t: createTranslator(checkoutMessages('en'), 'en'),
  address: createTranslator(addressMessages('en'), 'en'),
}
const draft = { email: 'maya@example.com', phone_number: '9841234567', payment_method: 'esewa' }

afterEach(() => {
  vi.restoreAllMocks()
})

it('can be submitted again after an unexpected error', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { services, sent } = pageServices(() => Response.json({ hash: 'h', number: '100001' }))
  const placed: Order[] = []
  const onPlaced = (order: Order) => placed.push(order)
  const { result, act } = await renderHook(
    () => useSubmitOrder({ start, quote, draft, translators, onPlaced, refreshQuote: () => undefined }),
    { wrapper: ({ children }) => <PageFrame services={services}>{children}</PageFrame> },
  )
  vi.spyOn(crypto, 'getRandomValues').mockImplementationOnce(() => {
    throw new TypeError('unexpected failure')
  })
  await act(() => result.current.submit())
  expect(result.current).toMatchObject({ isSending: false, outcome: { kind: 'unanswered' } })
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'unexpected failure' }))
  await act(() => result.current.submit())
  expect(placed).toMatchObject([{ number: '100001' }])
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

/** The form of a person, with an empty name. */
async function openForm(id: string | undefined) {
  const account = id === undefined ? undefined : { id, email: '', name: '', phone: '' }
  const rendered = { first_name: '' }
  function Form() {
    const { form, draft, update } = useCheckoutDraft(rendered, { ...start, account })
    return (
      <form ref={form} onInput={() => update({})}>
        <input key={draft['first_name']} aria-label="Name" name="first_name" defaultValue={draft['first_name']} />
      </form>
    )
  }
  const { unmount } = await render(<Form />)
  return { name: page.getByRole('textbox', { name: 'Name' }), unmount }
}

it('shows what was typed to the same person only, also where the login has ended elsewhere', async () => {
  sessionStorage.clear()
  const guest = await openForm(undefined)
  await guest.name.fill('Maya')
  await guest.unmount()
  const member = await openForm('maya')
  await expect.element(member.name).toHaveValue('Maya')
  await member.unmount()
  const other = await openForm(undefined)
  await expect.element(other.name).toHaveValue('')
  await other.unmount()
})

it('loads the page again when its buyer logs out or another one logs in, and not for a login', async () => {
  const kinds: string[] = []
  const onNavigate = (event: NavigateEvent) => {
    kinds.push(event.navigationType)
    event.preventDefault()
  }
  navigation.addEventListener('navigate', onNavigate)
  saveStoreData({})
  const { services } = pageServices(() => Response.json(makeCart()))
  await renderHook(() => useOneBuyer(), {
    wrapper: ({ children }) => <PageFrame services={services}>{children}</PageFrame>,
  })
  flushSync(() => saveStoreData({ token: 'maya' }))
  expect(kinds).toEqual([])
  flushSync(() => saveStoreData({ token: 'asha' }))
  await expect.poll(() => kinds).toEqual(['reload'])
  flushSync(() => saveStoreData({}))
  await expect.poll(() => kinds).toEqual(['reload', 'reload'])
  navigation.removeEventListener('navigate', onNavigate)
})
