import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useStore } from 'react-admin'
import { flushSync } from 'react-dom'

type Row = { id: string | number }
/** Rows by their ids, as they were seen last. */
export type Chosen<Chosable extends Row> = ReadonlyMap<Chosable['id'], Chosable>

/** The rows that a list has chosen, also on other pages of it. */
export type Selection<Chosable extends Row> = {
  chosen: Chosen<Chosable>
  setChosen: (chosen: Chosen<Chosable>) => void
  /** What the box of a row is called. */
  label: (row: Chosable) => string
}

export function toggleRow<Chosable extends Row>(chosen: Chosen<Chosable>, row: Chosable): Chosen<Chosable> {
  const next = new Map(chosen)
  if (!next.delete(row.id)) next.set(row.id, row)
  return next
}

/** Also those from the row that was chosen last up to this one, in either direction. */
export function chooseUpTo<Chosable extends Row>(
  chosen: Chosen<Chosable>,
  rows: readonly Chosable[],
  from: Chosable['id'] | undefined,
  to: Chosable,
): Chosen<Chosable> {
  const [at, end] = [rows.findIndex(({ id }) => id === from), rows.indexOf(to)]
  const between = at === -1 ? [to] : rows.slice(Math.min(at, end), Math.max(at, end) + 1)
  return new Map([...chosen, ...between.map((row) => [row.id, row] as const)])
}

/** Where Escape already means something else. */
const HAS_ESCAPE = 'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="menu"]'

/** What the focus goes to in a row. */
const isName = (target: EventTarget) => target instanceof HTMLElement && 'row' in target.dataset

/** A name that is no link leads to the first link of its row, or to the button in it. */
function openRow(target: EventTarget) {
  if (target instanceof HTMLElement && isName(target) && target.tagName !== 'A')
    target.closest('tr')?.querySelector<HTMLElement>('a, th button')?.click()
}

function rowOf<Shown extends Row>(target: EventTarget, rows: readonly Shown[]): Shown | undefined {
  const id = target instanceof HTMLElement && target.closest('tr')?.dataset['id']
  return rows.find((row) => String(row.id) === id)
}

type RowKeys = 'Ctrl+.' | 'Space' | 'X' | 'Shift+X' | 'Enter'

/** What of a pressed key a row answers to. */
function keysOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): RowKeys | undefined {
  if (ctrlKey || metaKey) return key === '.' && !altKey ? 'Ctrl+.' : undefined
  if (altKey) return undefined
  if (key === 'Enter') return 'Enter'
  if (key === ' ') return shiftKey ? undefined : 'Space'
  if (key.toLowerCase() === 'x') return shiftKey ? 'Shift+X' : 'X'
  return undefined
}

type Options<Shown extends Row> = {
  rows: readonly Shown[]
  previewed: Shown['id'] | undefined
  setPreviewed: (id: Shown['id'] | undefined) => void
  selection: Selection<Shown> | undefined
}

/** The keys of a focused row: Space previews it, Enter opens it, X chooses it, Shift X chooses up to it; Escape closes and clears. */
export function useRowKeys<Shown extends Row>({ rows, previewed, setPreviewed, selection }: Options<Shown>) {
  const [hasLetters] = useStore('shortcuts.letters', true)
  const chosenLast = useRef<Shown['id']>(undefined)
  const isChosen = (selection?.chosen.size ?? 0) > 0
  const clear = useRef<() => void>(undefined)
  clear.current = () => (previewed === undefined ? selection?.setChosen(new Map()) : setPreviewed(undefined))
  const isOpen = previewed !== undefined || isChosen
  useEffect(() => {
    if (!isOpen) return
    const press = ({ key, target, defaultPrevented }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented) return
      if (document.querySelector('[role="dialog"]') || (target instanceof Element && target.closest(HAS_ESCAPE))) return
      clear.current?.()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOpen])

  function choose(row: Shown, isRange: boolean) {
    if (!selection) return
    const { chosen, setChosen } = selection
    setChosen(isRange ? chooseUpTo(chosen, rows, chosenLast.current, row) : toggleRow(chosen, row))
    chosenLast.current = row.id
  }

  function act(keys: Exclude<RowKeys, 'Enter'>, row: Shown) {
    if (keys === 'Space') return setPreviewed(previewed === row.id ? undefined : row.id)
    if (keys !== 'Ctrl+.') return choose(row, keys === 'Shift+X')
    // The bar of actions, which the shortcut then opens, is there once a row is chosen.
    if (!isChosen) flushSync(() => choose(row, false))
  }

  function press(event: KeyboardEvent) {
    const keys = keysOf(event)
    const row = isName(event.target) ? rowOf(event.target, rows) : undefined
    if (keys === 'Enter') return openRow(event.target)
    const isLetter = keys !== 'Ctrl+.'
    if (!keys || !row || (isLetter && !hasLetters)) return
    if (isLetter) event.preventDefault()
    act(keys, row)
  }

  return {
    choose,
    onKeyDown: press,
    /** The preview goes with the focus. */
    onFocus: ({ target }: { target: EventTarget }) => {
      const row = previewed === undefined ? undefined : rowOf(target, rows)
      if (row) setPreviewed(row.id)
    },
  }
}
