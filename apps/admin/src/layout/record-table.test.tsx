// @vitest-environment happy-dom
import { useState } from 'react'
import { ListContextProvider } from 'react-admin'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render, settle } from '../testing/render.tsx'
import { BulkBar, RecordTable } from './record-table.tsx'
import { type Chosen, chooseUpTo, toggleRow } from './row-keys.ts'
import { ShortcutsButton } from './shortcuts.tsx'

type Row = { id: number; name: string; city: string }
const ROWS: Row[] = ['Asha', 'Bishnu', 'Chandra', 'Deepa'].map((name, at) => ({ id: at + 1, name, city: `City ${at}` }))

function List({ isPlaceholderData = false }) {
  const [chosen, setChosen] = useState<Chosen<Row>>(new Map())
  const pages = { total: 4, page: 1, perPage: 25 }
  const list = { data: ROWS, isPending: false, isPlaceholderData, ...pages, resource: 'people', filterValues: {} }
  return (
    <main>
      <ShortcutsButton resources={[]} />
      <input aria-label="Search" />
      <ListContextProvider value={list as never}>
        <RecordTable<Row>
          caption="caption"
          empty="empty"
          name={{ label: 'people.name', show: ({ name }) => name }}
          columns={[{ label: 'people.city', show: ({ city }) => city }]}
          selection={{
            chosen,
            setChosen,
            label: ({ name }) => `Select ${name}`,
            bar: chosen.size > 0 && (
              <BulkBar count={`${chosen.size} selected`} clear={() => setChosen(new Map())}>
                <button type="button">Print</button>
              </BulkBar>
            ),
          }}
        />
      </ListContextProvider>
    </main>
  )
}

const names = () => Array.from(document.querySelectorAll<HTMLElement>('[data-row]'))
const preview = () => document.querySelector('aside')?.textContent
const chosen = () =>
  Array.from(document.querySelectorAll('tr[data-chosen="true"] th'), (cell) => cell.textContent).join(' ')

async function press(key: string, init: KeyboardEventInit = {}, target: Element | null = document.activeElement) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  await settle(() => target?.dispatchEvent(event))
}

beforeEach(() => void vi.stubGlobal('fetch', async () => Response.json({ columns: null, filters: [] })))
afterEach(() => vi.unstubAllGlobals())

async function open() {
  await render(<List />)
  await vi.waitFor(() => expect(names()).toHaveLength(4))
  await settle(() => names()[0]?.focus())
}

it('Space previews the row that has the focus, the preview goes with the focus, and Space or Escape close it', async () => {
  await open()
  await press(' ')
  expect(preview()).toContain('City 0')
  await press('j')
  expect(document.activeElement).toBe(names()[1])
  expect(preview()).toContain('City 1')
  await press(' ')
  expect(preview()).toBeUndefined()
  await press(' ')
  await press('Escape')
  expect(preview()).toBeUndefined()
  await press(' ')
  await settle(() => document.querySelector<HTMLButtonElement>('aside button')?.click())
  expect([preview(), document.activeElement]).toEqual([undefined, names()[1]])
})

it('the previous rows are marked as busy while the new ones are loading', async () => {
  for (const isPlaceholderData of [true, false]) {
    const { container } = await render(<List isPlaceholderData={isPlaceholderData} />)
    await vi.waitFor(() =>
      expect(container.querySelector('table')?.getAttribute('aria-busy')).toBe(String(isPlaceholderData)),
    )
  }
})

it('X chooses the row, Shift X all up to it, and Escape none', async () => {
  await open()
  await press('x')
  expect(chosen()).toBe('Asha')
  await press('j')
  await press('j')
  await press('X', { shiftKey: true })
  expect(chosen()).toBe('Asha Bishnu Chandra')
  await press('Escape')
  expect(chosen()).toBe('')
})

it('Control and the full stop choose the row and go to the actions', async () => {
  await open()
  await press('.', { ctrlKey: true })
  expect(chosen()).toBe('Asha')
  expect(document.activeElement?.textContent).toBe('Print')
})

it('no key acts where somebody types', async () => {
  await open()
  const search = document.querySelector<HTMLInputElement>('[aria-label="Search"]')
  search?.focus()
  for (const key of [' ', 'x', 'j']) await press(key)
  await press('.', { ctrlKey: true })
  expect([preview(), chosen(), document.activeElement]).toEqual([undefined, '', search])
})

it('rows are chosen up to another one in either direction, or alone where none was chosen before', () => {
  const [first, , third, fourth] = ROWS as [Row, Row, Row, Row]
  expect([...chooseUpTo(new Map(), ROWS, fourth.id, third).keys()]).toEqual([3, 4])
  expect([...chooseUpTo(toggleRow(new Map(), first), ROWS, 99, third).keys()]).toEqual([1, 3])
  expect([...toggleRow(toggleRow(new Map(), first), first).keys()]).toEqual([])
})
