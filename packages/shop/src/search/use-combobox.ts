import { type RefObject, useEffect, useState } from 'react'

const NONE = -1

type Combobox = {
  /** The field, which somebody else draws: what it says of the list is written on it here. */
  input: RefObject<HTMLInputElement | null>
  listId: string
  /** The addresses of the rows, in their order. */
  rows: readonly string[]
  close: () => void
}

/**
 * Makes a field with a list below it a combobox, after the pattern of ARIA: the focus stays in the field, the arrows go
 * through the rows, Enter presses the one that is marked, Escape closes the list.
 */
export function useCombobox({ input, listId, rows, close }: Combobox) {
  // By its address, so that no other row is marked when others come.
  const [marked, setMarked] = useState<string>()
  const active = marked === undefined ? NONE : rows.indexOf(marked)
  const count = rows.length
  const rowId = (index: number) => `${listId}-${index}`
  const activeId = active === NONE ? undefined : rowId(active)

  useEffect(() => {
    const field = input.current
    field?.setAttribute('role', 'combobox')
    field?.setAttribute('aria-autocomplete', 'list')
    return () => {
      for (const name of ATTRIBUTES) field?.removeAttribute(name)
    }
  }, [input])

  useEffect(() => {
    const field = input.current
    field?.setAttribute('aria-expanded', String(count > 0))
    set(field, 'aria-controls', count > 0 ? listId : undefined)
    set(field, 'aria-activedescendant', activeId)
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [input, listId, count, activeId])

  useEffect(() => {
    const answer = (event: KeyboardEvent) => {
      // While letters are being put together, the keys belong to the one who does that.
      if (event.isComposing || count === 0) return
      const move = MOVES[event.key]
      if (!move || (event.key === 'Enter' && activeId === undefined)) return
      event.preventDefault()
      if (event.key === 'Enter') press(activeId)
      if (event.key === 'Escape') close()
      setMarked(rows[move(active, count)])
    }
    const field = input.current
    field?.addEventListener('keydown', answer)
    return () => field?.removeEventListener('keydown', answer)
  })
  return { active, rowId }
}

/** Which row is marked next; above the first and below the last is the field itself. */
const MOVES: Record<string, (active: number, count: number) => number> = {
  ArrowDown: (active) => active + 1,
  ArrowUp: (active, count) => (active === NONE ? count - 1 : active - 1),
  Enter: () => NONE,
  Escape: () => NONE,
}

const press = (id = '') => document.getElementById(id)?.click()

const ATTRIBUTES = ['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls', 'aria-activedescendant']

function set(field: HTMLInputElement | null, name: string, value: string | undefined) {
  if (value === undefined) field?.removeAttribute(name)
  else field?.setAttribute(name, value)
}
