// @vitest-environment happy-dom
import type { CustomerDetail, StaffContent, StaffGiftCard, StaffOrder } from '@dabali/api-client/staff'
import { act, type ReactElement } from 'react'
import { Notification, ResourceContextProvider } from 'react-admin'
import { type FieldValues, useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SavedFilterActions } from './layout/list-settings.tsx'
import EntryList from './resources/catalogue/entry-list.tsx'
import { type Product, type ProductValues, toValues } from './resources/catalogue/product-values.ts'
import { useProductSave } from './resources/catalogue/use-product-save.ts'
import { Publishing } from './resources/contents/publishing.tsx'
import { useDraft } from './resources/contents/use-draft.ts'
import { CustomerNotes } from './resources/customers/customer-notes.tsx'
import { BlockDialog } from './resources/gift-cards/gift-card-dialogs.tsx'
import { QuotaDialog } from './resources/guest-list/guest-dialogs.tsx'
import GuestListScreen from './resources/guest-list/guest-list-screen.tsx'
import { ChatPanel } from './resources/live-control/chat-panel.tsx'
import MessageScreen from './resources/messages/message-screen.tsx'
import OfferList from './resources/offers/offer-list.tsx'
import { Notes } from './resources/orders/order-notes.tsx'
import { Parcels } from './resources/orders/parcels.tsx'
import DateSeatsScreen from './resources/seating/date-seats-screen.tsx'
import { render, settle } from './testing/render.tsx'

const AT = '2100-01-01T03:15:00.000Z'
const EMAIL = 'maya@example.com'
const at = (path: string, route = path) => ({ path, route })
const note = { id: 'n1', text: 'Rings twice.', author: EMAIL, created_at: AT, is_printed: true, version: 1 }
const order = { id: 'o1', notes: [note], lines: [{ id: 'l1', product_title: 'Fog' }], shipments: [] }
const toPack = { ...order, notes: [], lines_to_pack: [{ line: 'l1', quantity: 2 }] } as unknown as StaffOrder
const customer = { id: 'c1', notes: [note] } as unknown as CustomerDetail
const card = { id: 'g1', version: 3, ends_with: 'K3Q7' } as StaffGiftCard
const guests = [{ id: 'guest', name: 'Asha', people: 2, num_arrived: 0 }]
const guestList = { event_date_id: 5, guest_quota: 50, guests }
const message = {
  ...{ id: 'm1', version: 4, status: 'open', assigned_to: null, answers: [], subject: 'other', language: 'en' },
  ...{ created_at: AT, name: 'Asha', email: EMAIL, message: 'Hello' },
}
const named = (id: number, position: number) => ({
  id,
  version: 1,
  position,
  name: { en: `N${id}` },
  parent_id: null,
  product_classes: [],
})
const rule = { product_classes: [], starts_at: null, ends_at: null }
const offers = [named(1, 1), named(2, 2)].map((offer) => ({ ...offer, ...rule }))
const categories = [named(1, 0), named(2, 1), named(3, 2)]
const seatOf = (id: number, state: string) => ({ id, row: 'A', number: id, state, x: 0, y: 0 })
const seats = [seatOf(1, 'free'), seatOf(2, 'blocked')]
const dateSeats = { event_date_id: 5, starts_at: AT, version: 8, sections: [{ id: 1, name: { en: 'Hall' }, seats }] }
const content = {
  ...{ id: 7, version: 2, state: 'scheduled', published_at: AT },
  ...{ has_draft: false, problems: {}, document: {} },
}
const product = { id: 3, version: 7, is_listed: true, title: {}, authors: {}, contributors: [], categories: [] }
const listed = {
  ...{ ...product, subtitle: {}, description: {}, paper: {}, material: {}, included: {}, care: {}, related: [] },
  ...{ items: [], price: { mrp: '650.00', selling_price: '585.00', least_price: null, sale: null } },
  product_class: 'Book',
} as unknown as Product

function Content() {
  const form = useForm<FieldValues>({ defaultValues: content.document })
  return <Publishing draft={useDraft(form, content as unknown as StaffContent)} isClosed={false} />
}

function Unpublish() {
  const form = useForm<ProductValues>({ defaultValues: toValues(listed) })
  const { saving } = useProductSave(listed, form)
  return (
    <button type="button" onClick={() => saving.mutate({ values: form.getValues(), extra: false })}>
      unpublish
    </button>
  )
}

const button = (name: string) =>
  Array.from(document.querySelectorAll('button')).findLast(({ textContent }) => textContent === name)
const press = async (name: string) => {
  await act(() => vi.waitFor(() => expect(button(name)?.textContent).toBe(name)))
  await settle(() => button(name)?.click())
}
const confirm = () =>
  settle(() => Array.from(document.querySelectorAll<HTMLFormElement>('[role="dialog"] form')).at(-1)?.requestSubmit())
const fill = async (selector: string, text: string) => {
  await act(() => vi.waitFor(() => expect(document.querySelector(selector)).not.toBeNull()))
  await act(async () => {
    const field = Array.from(document.querySelectorAll<HTMLInputElement>(selector)).at(-1)
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
    field?.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  })
}
const moveDown = async () => {
  await act(() => vi.waitFor(() => expect(document.querySelector('.grip')).not.toBeNull()))
  const key = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true })
  await settle(() => document.querySelector('.grip')?.dispatchEvent(key))
}

type Kind = {
  name: string
  shown: ReactElement
  at?: { path: string; route: string }
  /** What the screen loads. */
  loaded?: unknown
  change: () => Promise<unknown>
  /** What the API answers to the change. */
  answer: object
  /** The request that puts the change back. */
  undone: readonly [method: string, path: string, version: string | null, body?: object]
}

const KINDS: Kind[] = [
  {
    ...{ name: 'an own note of an order that is removed', shown: <Notes order={order as unknown as StaffOrder} /> },
    ...{ change: () => press('resources.orders.notes.remove'), answer: {} },
    undone: ['POST', 'orders/o1/notes/', null, { text: 'Rings twice.', is_printed: true }],
  },
  {
    ...{
      name: 'a note of an order that is added',
      shown: <Notes order={{ ...order, notes: [] } as unknown as StaffOrder} />,
    },
    change: async () => {
      await fill('textarea', 'Call first.')
      await press('resources.orders.notes.add')
    },
    ...{ answer: { ...note, id: 'n2' }, undone: ['DELETE', 'orders/o1/notes/n2/', null] },
  },
  {
    ...{ name: 'a packed parcel', shown: <Parcels order={toPack} />, answer: { id: 's1', version: 1 } },
    change: () => press('resources.orders.parcels.pack').then(confirm),
    undone: ['DELETE', 'shipments/s1/', '"1"'],
  },
  {
    ...{ name: 'a note of a customer that is changed', shown: <CustomerNotes customer={customer} /> },
    change: async () => {
      await press('resources.customers.actions.changeNote')
      await fill('[role="dialog"] textarea', 'Rings once.')
      await confirm()
    },
    answer: { ...note, text: 'Rings once.', version: 2 },
    undone: ['PATCH', 'customers/c1/notes/n1/', '"2"', { text: 'Rings twice.' }],
  },
  {
    ...{ name: 'a note of a customer that is added', shown: <CustomerNotes customer={{ ...customer, notes: [] }} /> },
    change: async () => {
      await fill('textarea', 'Call first.')
      await press('resources.customers.actions.addNote')
    },
    ...{ answer: { ...note, id: 'n2' }, undone: ['DELETE', 'customers/c1/notes/n2/', null] },
  },
  {
    ...{ name: 'the order of offers', shown: <OfferList />, loaded: { results: offers, next: null } },
    ...{ change: moveDown, answer: { ...offers[0], version: 2, position: 2 } },
    undone: ['PATCH', 'offers/1/', '"2"', { position: 1 }],
  },
  {
    name: 'the order of categories',
    shown: (
      <ResourceContextProvider value="categories">
        <EntryList />
      </ResourceContextProvider>
    ),
    loaded: { results: categories, next: null },
    ...{ change: moveDown, answer: { ...categories[0], version: 2, position: 1 } },
    undone: ['PATCH', 'categories/1/', '"2"', { position: 0 }],
  },
  {
    ...{ name: 'a guest who has arrived', shown: <GuestListScreen />, at: at('/guest-list/5', '/guest-list/:id') },
    loaded: guestList,
    change: () => settle(() => document.querySelector<HTMLButtonElement>('td button')?.click()),
    ...{ answer: { result: 'ok' }, undone: ['POST', 'check-in/undo/', null, { scan_id: expect.any(String) }] },
  },
  {
    ...{ name: 'the quota of a guest list', answer: { ...guestList, guest_quota: 60 } },
    shown: <QuotaDialog list={guestList as never} onClose={() => undefined} />,
    change: () => fill('[role="dialog"] input', '60').then(confirm),
    undone: ['PUT', 'guest-list/5/quota/', '"60"', { guest_quota: 50 }],
  },
  {
    ...{ name: 'the slow mode of a chat', shown: <ChatPanel eventDateId="5" />, answer: { slow_seconds: 30 } },
    loaded: { slow_seconds: 10, num_messages: 0, pinned: null, messages: [] },
    change: () => fill('select', '30'),
    undone: ['POST', 'live/5/chat/', '"30"', { slow_seconds: 10 }],
  },
  {
    ...{ name: 'a message that is closed', shown: <MessageScreen />, at: at('/messages/m1', '/messages/:id') },
    ...{ change: () => press('resources.messages.close'), answer: { ...message, version: 5, status: 'closed' } },
    undone: ['PATCH', 'messages/m1/', '"5"', { status: 'open' }],
  },
  {
    ...{ name: 'a message that a member takes', shown: <MessageScreen />, at: at('/messages/m1', '/messages/:id') },
    ...{ change: () => press('resources.messages.take'), answer: { ...message, version: 5 } },
    undone: ['PATCH', 'messages/m1/', '"5"', { assigned_to: null }],
  },
  {
    ...{ name: 'a blocked gift card', answer: { ...card, version: 4 } },
    shown: <BlockDialog card={card} isBlocked reload={() => undefined} onClose={() => undefined} />,
    change: () => fill('textarea', 'Stolen').then(confirm),
    undone: ['POST', 'gift-cards/g1/unblock/', '"4"', { reason: 'resources.gift-cards.undone' }],
  },
  {
    ...{ name: 'an unblocked gift card', answer: { ...card, version: 4 } },
    shown: <BlockDialog card={card} isBlocked={false} reload={() => undefined} onClose={() => undefined} />,
    change: () => fill('textarea', 'Found').then(confirm),
    undone: ['POST', 'gift-cards/g1/block/', '"4"', { reason: 'resources.gift-cards.undone' }],
  },
  {
    ...{ name: 'a product that is unpublished', shown: <Unpublish />, change: () => press('unpublish') },
    ...{ answer: { ...listed, version: 8, is_listed: false } },
    undone: ['PUT', 'products/3/listing/', '"8"', { is_listed: true }],
  },
  {
    ...{ name: 'blocked seats', shown: <DateSeatsScreen />, loaded: dateSeats },
    at: at('/events/1/dates/5', '/events/:id/dates/:dateId'),
    change: async () => {
      await settle(() => document.querySelectorAll<HTMLButtonElement>('.views button')[1]?.click())
      await settle(() => document.querySelector<HTMLInputElement>('tbody input[type=checkbox]')?.click())
      await press('resources.seating.block')
    },
    answer: {
      ...dateSeats,
      version: 9,
      sections: [{ ...dateSeats.sections[0], seats: seats.map((seat) => ({ ...seat, state: 'blocked' })) }],
    },
    undone: ['PUT', 'event-dates/5/seats/', '"9"', { seat_ids: [2] }],
  },
  {
    ...{ name: 'another time of a content', shown: <Content />, answer: { ...content, version: 3 } },
    change: async () => {
      await press('resources.contents.actions.reschedule')
      await fill('[role="dialog"] input', '2027-02-01T09:00')
      await confirm()
    },
    undone: ['POST', 'contents/7/schedule/', '"3"', { at: AT }],
  },
  {
    ...{ name: 'a content that is not to be published', shown: <Content /> },
    change: () => press('resources.contents.actions.unschedule').then(confirm),
    answer: { ...content, version: 3, state: 'unpublished', published_at: null },
    undone: ['POST', 'contents/7/schedule/', '"3"', { at: AT }],
  },
  {
    ...{ name: 'a saved filter that is removed', answer: {} },
    shown: (
      <SavedFilterActions
        list="orders"
        saved={{ id: 'f1', name: 'Mine', filter: { q: 'tea' } }}
        filter={{ q: 'tea' }}
      />
    ),
    change: () => press('admin.savedFilters.remove').then(confirm),
    undone: ['POST', 'lists/orders/filters/', null, { name: 'Mine', filter: { q: 'tea' } }],
  },
]

type Sent = { method: string; path: string; version: string | null; body: unknown }
const sent: Sent[] = []
let kind: Kind | undefined
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  sent.length = 0
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', headers, body }: RequestInit) => {
    if (method === 'GET') return Response.json(kind?.loaded ?? {})
    const version = new Headers(headers).get('if-match')
    const json = body ? JSON.parse(String(body)) : undefined
    sent.push({ method, path: String(path).split('?')[0] ?? '', version, body: json })
    return Response.json(kind?.answer)
  })
})
afterEach(() => vi.unstubAllGlobals())

const authProvider = { getIdentity: async () => ({ id: 'maya', email: EMAIL }) }
const dataProvider = { getOne: async () => ({ data: message }) as never }
const PERMISSIONS = [
  ...['orders.write', 'customers.write', 'offers.write', 'catalogue.read', 'catalogue.write', 'check_in.write'],
  ...['chat.moderate', 'messages.write', 'gift_cards.write', 'events.write', 'contents.write'],
]

it.each(KINDS)('$name: the message of the change puts it back', async (tested) => {
  kind = tested
  await render(
    <>
      {tested.shown}
      <Notification />
    </>,
    { permissions: PERMISSIONS, authProvider, dataProvider, ...(tested.at && { at: tested.at }) },
  )
  await settle()
  await tested.change()
  await act(() => vi.waitFor(() => expect(sent).toHaveLength(1)))
  await press('ra.action.undo')
  await act(() => vi.waitFor(() => expect(sent).toHaveLength(2)))
  const [method, path, version, body] = tested.undone
  expect(sent[1]).toMatchObject({ method, version, ...(body && { body }) })
  expect(sent[1]?.path.endsWith(path)).toBe(true)
})
