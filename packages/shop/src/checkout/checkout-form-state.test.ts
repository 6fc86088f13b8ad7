import { describe, expect, it } from 'vitest'
import {
  beginAttempt,
  claimDraft,
  draftIn,
  formOf,
  loadDraft,
  mergeDrafts,
  openAttempt,
  saveDraft,
  withoutPurchase,
} from './checkout-form-state.ts'

function storageWith(text: string | null) {
  const stored = new Map<string, string>(text === null ? [] : [['checkout', text]])
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}

const forbidden = {
  getItem: () => {
    throw new Error('forbidden')
  },
  setItem: () => {
    throw new Error('full')
  },
  removeItem: () => undefined,
}

describe('a draft of the checkout', () => {
  it('is stored as it was typed', () => {
    const storage = storageWith(null)
    const draft = { phone_number: '९८४१२३४५६७', line1: ' Mangal Bazaar 7 ' }
    saveDraft(storage, draft)
    expect(loadDraft(storage)).toEqual(draft)
    expect(draftIn(formOf(draft))).toEqual(draft)
  })

  it.each([
    { what: 'that is preselected', shown_slot: 'b', slot: {} },
    { what: 'that was chosen in place of it', shown_slot: 'a', slot: { shipping_slot: 'b' } },
    { what: 'that was chosen before', shown_slot: '', slot: { shipping_slot: 'b' } },
  ])('of a time $what is $slot', ({ shown_slot, slot }) => {
    expect(draftIn(formOf({ shipping_slot: 'b', shown_slot }))).toEqual(slot)
  })

  it.each([null, '', '{', 'null', '5', '{"line1":5}'])('is empty for the stored value %j', (text) => {
    expect(loadDraft(storageWith(text))).toEqual({})
  })

  it('works without session storage', () => {
    saveDraft(forbidden, { line1: 'a' })
    expect(loadDraft(forbidden)).toEqual({})
  })

  it('drops the gift fields after a purchase and keeps the contact', () => {
    const draft = {
      first_name: 'Maya',
      is_gift: 'on',
      recipient_name: 'Asha',
      gift_message: 'Read it.',
      saved_address: 'other',
      shipping_slot: '2026-11-24T10:00',
    }
    expect(withoutPurchase(draft)).toEqual({ first_name: 'Maya' })
  })
})

describe('the person at the checkout', () => {
  it.each([
    { who: 'a guest stays', before: '', now: '', isKept: true },
    { who: 'a guest logs in', before: '', now: 'maya', isKept: true },
    { who: 'a member stays', before: 'maya', now: 'maya', isKept: true },
    { who: 'a member logs out', before: 'maya', now: '', isKept: false },
    { who: 'another member logs in', before: 'maya', now: 'asha', isKept: false },
  ])('$who: draft and attempt are kept: $isKept', ({ before, now, isKept }) => {
    const storage = storageWith(null)
    claimDraft(storage, before)
    saveDraft(storage, { first_name: 'Maya' })
    beginAttempt(storage, { guest_phone: '9841234567' })
    claimDraft(storage, now)
    expect(loadDraft(storage)).toEqual(isKept ? { first_name: 'Maya' } : {})
    expect(openAttempt(storage) !== undefined).toBe(isKept)
  })

  it('is not the guest again after a login and a logout', () => {
    const storage = storageWith(null)
    claimDraft(storage, '')
    saveDraft(storage, { first_name: 'Maya' })
    claimDraft(storage, 'maya')
    claimDraft(storage, '')
    expect(loadDraft(storage)).toEqual({})
  })

  it('is unknown for a draft that was stored without one', () => {
    const storage = storageWith('{"first_name":"Maya"}')
    claimDraft(storage, '')
    expect(loadDraft(storage)).toEqual({})
  })

  it('needs no session storage', () => {
    claimDraft(forbidden, 'maya')
  })
})

describe('mergeDrafts', () => {
  const rendered = { country: 'NP', first_name: '', is_gift: '' }

  it("prefers the stored draft to the server's values", () => {
    expect(mergeDrafts({ country: 'IN', first_name: 'Maya' }, { country: 'NP', first_name: '' }, rendered)).toEqual({
      ...rendered,
      country: 'IN',
      first_name: 'Maya',
    })
  })

  it('prefers what was typed before hydration to both', () => {
    expect(mergeDrafts({ first_name: 'Maya' }, { country: 'NP', first_name: 'Asha' }, rendered)).toMatchObject({
      first_name: 'Asha',
    })
  })

  it.each([
    { basket: 'on', draft: '' },
    { basket: '', draft: 'on' },
  ])('takes from the basket whether it is a gift: $basket, with the stored draft $draft', ({ basket, draft }) => {
    const merged = mergeDrafts({ is_gift: draft, first_name: 'Maya' }, {}, { ...rendered, is_gift: basket })
    expect(merged).toEqual({ ...rendered, first_name: 'Maya', is_gift: basket })
  })

  it.each(['first_name', 'phone_number', 'email', 'recipient_name', 'recipient_email'])(
    'fills %s from the account where nothing was typed before the login',
    (field) => {
      expect(mergeDrafts({ [field]: '' }, {}, { [field]: 'Maya' })).toEqual({ [field]: 'Maya' })
    },
  )

  it('keeps a note that was cleared', () => {
    expect(mergeDrafts({ gift_message: '' }, {}, { gift_message: 'Read it.' })).toEqual({ gift_message: '' })
  })

  it('keeps the gift option that was ticked before hydration', () => {
    expect(mergeDrafts({ is_gift: '' }, { is_gift: 'on' }, rendered)).toMatchObject({ is_gift: 'on' })
  })
})
