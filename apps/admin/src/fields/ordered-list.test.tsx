// @vitest-environment happy-dom
import { act, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { DocumentFields } from '../resources/contents/document-fields.tsx'
import { render } from '../testing/render.tsx'
import { OrderedList, useOrder } from './ordered-list.tsx'

const NAMES = ['Rain', 'Fog', 'Snow']
const focused = () => document.activeElement
const press = (element: Element | null | undefined) =>
  act(async () => {
    const button = element as HTMLElement | null | undefined
    button?.focus()
    button?.click()
  })
const arrow = (element: Element | null | undefined, key: string) =>
  act(async () => {
    const grip = element as HTMLElement | null | undefined
    grip?.focus()
    grip?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })

async function openList() {
  function Screen() {
    const [items, setItems] = useState(NAMES)
    return (
      <OrderedList
        items={items}
        keyOf={(name) => name}
        nameOf={(name) => name}
        onChange={setItems}
        show={(name) => name}
        add={(id) => <input id={id} />}
      />
    )
  }
  const { container } = await render(<Screen />)
  const item = (name: string) =>
    Array.from(container.querySelectorAll('li')).find((one) => one.textContent?.includes(name))
  return { container, item }
}

it('the moved item keeps the focus', async () => {
  const { item } = await openList()
  await arrow(item('Rain')?.querySelector('.grip'), 'ArrowDown')
  await arrow(focused(), 'ArrowDown')
  expect(focused()).toBe(item('Rain')?.querySelector('.grip'))
  await arrow(focused(), 'ArrowUp')
  expect(focused()).toBe(item('Rain')?.querySelector('.grip'))
})

it('after an item was removed, the next one has the focus, and after the last one what adds another', async () => {
  const { container, item } = await openList()
  await press(item('Rain')?.querySelector('.icon-button'))
  expect(focused()).toBe(item('Fog')?.querySelector('.icon-button'))
  await press(item('Snow')?.querySelector('.icon-button'))
  expect(focused()).toBe(container.querySelector('input'))
})

it('the focus waits for an order that the API has to store, and its grips stay meanwhile', async () => {
  let store: () => void = () => undefined
  function Screen() {
    const [items, setItems] = useState(NAMES)
    const [isBusy, setBusy] = useState(false)
    const order = useOrder({
      ...{ items, isBusy, nameOf: (name: string) => name },
      onChange: (changed) => {
        setBusy(true)
        store = () => {
          setItems(changed)
          setBusy(false)
        }
      },
    })
    return items.map((name, at) => <div key={name}>{order.grip(at)}</div>)
  }
  const { container } = await render(<Screen />)
  const grips = () => Array.from(container.querySelectorAll('.grip'))
  const [first] = grips()
  await arrow(first, 'ArrowDown')
  expect(grips()).toHaveLength(NAMES.length)
  expect(focused()).toBe(first)
  await act(async () => store())
  expect(focused()).toBe(grips()[1])
})

it('items of a text keep the focus when they are moved or removed', async () => {
  function Screen() {
    const form = useForm({ defaultValues: { links: NAMES.map((label) => ({ label })) } })
    return (
      <FormProvider {...form}>
        <DocumentFields
          fields={[{ type: 'list', path: 'links', fields: [{ type: 'line', path: 'label' }], blank: { label: '' } }]}
          isClosed={false}
        />
      </FormProvider>
    )
  }
  const { container } = await render(<Screen />)
  const items = () => Array.from(container.querySelectorAll('.item'))
  const buttons = (at: number) => Array.from(items()[at]?.querySelectorAll('button:not(.grip)') ?? [])
  await press(buttons(0)[1])
  expect(focused()).toBe(buttons(1)[1])
  // At the end there is no way further down.
  await press(focused())
  expect(focused()).toBe(buttons(2)[0])
  await press(buttons(0)[2])
  expect(focused()).toBe(buttons(0)[2])
  await press(buttons(1)[2])
  expect(focused()).toBe(container.querySelector('.stack > button'))
})
