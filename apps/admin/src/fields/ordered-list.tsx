import { type DragEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFormat } from '../i18n/format.ts'
import { Icon } from '../layout/icons.tsx'

type Button = 'grip' | 'up' | 'down' | 'remove' | 'edit'

/**
 * Where the focus goes when an item of a list was moved or removed: the browser takes it from an element that changes its
 * place or is gone. The buttons of the items have the ids of `idOf`, and what adds an item has `addId`.
 */
export function useItemFocus() {
  const id = useId()
  const wanted = useRef<{ isDone: () => boolean; ids: readonly string[] }>(undefined)
  const idOf = (at: number, button: Button) => `${id}-${at}-${button}`
  const addId = `${id}-add`

  // After each rendering: a change of the list may need an answer of the API.
  useEffect(() => {
    if (!wanted.current?.isDone()) return
    const { ids } = wanted.current
    wanted.current = undefined
    const { activeElement: active } = document
    // Somebody who has gone on to another field stays there.
    if (active && active !== document.body && !active.id.startsWith(`${id}-`)) return
    const found = ids
      .map((one) => document.getElementById(one))
      .find((element) => element && !element.hasAttribute('disabled'))
    found?.focus()
  })

  return {
    idOf,
    addId,
    /** The moved item keeps the focus; `isDone` tests whether it is shown at its new position. */
    moved: (to: number, button: Button, isDone = () => true) => {
      const other = { grip: [], edit: [], remove: [], up: ['down'], down: ['up'] } as const
      wanted.current = { isDone, ids: [button, ...other[button]].map((one) => idOf(to, one)) }
    },
    /** The next item, or what adds one. */
    removed: (at: number, button: Button = 'remove', isDone = () => true) => {
      wanted.current = { isDone, ids: [idOf(at, button), addId] }
    },
  }
}

/** The items with one of them at another place. */
function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = items[from]
  if (moved === undefined || to < 0 || to >= items.length) return [...items]
  return items.toSpliced(from, 1).toSpliced(to, 0, moved)
}

type Order<Item> = {
  items: readonly Item[]
  nameOf: (item: Item) => string
  onChange: (items: Item[], moved?: { item: Item; to: number }) => void
  disabled?: boolean | undefined
  /** A change is being sent: the grips stay, and move nothing. */
  isBusy?: boolean
  /** Which item it is, if several have one name. */
  keyOf?: (item: Item) => string | number
}

/** An order by drag and by arrow keys: what an item and its grip need, and what a screen reader says of the last move. */
export function useOrder<Item>(order: Order<Item>) {
  const { items, nameOf, keyOf = nameOf, onChange, disabled = false, isBusy = false } = order
  const translate = useTranslate()
  const { number } = useFormat()
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const [moved, setMoved] = useState('')
  const focus = useItemFocus()
  const shown = useRef(items)
  shown.current = items
  const move = (from: number, to: number) => {
    const item = items[from]
    if (isBusy || item === undefined || to < 0 || to >= items.length || from === to) return
    const key = keyOf(item)
    focus.moved(to, 'grip', () => {
      const there = shown.current[to]
      return there !== undefined && keyOf(there) === key
    })
    onChange(moveItem(items, from, to), { item, to })
    setMoved(translate('admin.order.moved', { name: nameOf(item), place: number(to + 1), of: number(items.length) }))
  }
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  return {
    focus,
    status: (
      <span className="visually-hidden" role="status">
        {moved}
      </span>
    ),
    itemProps: (at: number) =>
      disabled || isBusy
        ? {}
        : {
            draggable: true,
            'data-over': dragged !== undefined && over === at,
            onDragStart: () => setDragged(at),
            onDragEnd: end,
            onDragOver: (event: DragEvent) => {
              if (dragged === undefined) return
              event.preventDefault()
              setOver(at)
            },
            onDrop: (event: DragEvent) => {
              if (dragged === undefined) return
              event.preventDefault()
              move(dragged, at)
              end()
            },
          },
    grip: (at: number) => {
      const item = items[at]
      if (disabled || item === undefined || items.length < 2) return null
      return (
        <button
          type="button"
          id={focus.idOf(at, 'grip')}
          className="grip"
          aria-disabled={isBusy || undefined}
          aria-label={translate('admin.order.move', { name: nameOf(item) })}
          title={translate('admin.order.keys')}
          onKeyDown={(event: KeyboardEvent) => {
            const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key]
            if (step === undefined) return
            event.preventDefault()
            move(at, at + step)
          }}
        >
          <span aria-hidden="true">⠿</span>
        </button>
      )
    },
  }
}

type OrderedListProps<Item> = Order<Item> & {
  keyOf: (item: Item) => string | number
  show: (item: Item, at: number) => ReactNode
  /** What adds an item; it gets the id that it needs to have the focus after the last item was removed. */
  add?: (id: string) => ReactNode
}

/** Items in an order that can be changed, each with a button that takes it out. */
export function OrderedList<Item>({ show, add, ...order }: OrderedListProps<Item>) {
  const translate = useTranslate()
  const { itemProps, grip, status, focus } = useOrder(order)
  const { items, nameOf, keyOf, onChange, disabled } = order
  return (
    <>
      {items.length > 0 && (
        <ul className="ordered">
          {items.map((item, at) => (
            <li key={keyOf(item)} {...itemProps(at)}>
              {grip(at)}
              <div className="what">{show(item, at)}</div>
              {!disabled && (
                <button
                  type="button"
                  id={focus.idOf(at, 'remove')}
                  className="icon-button"
                  aria-label={translate('admin.order.remove', { name: nameOf(item) })}
                  onClick={() => {
                    focus.removed(at)
                    onChange(items.toSpliced(at, 1))
                  }}
                >
                  <Icon name="close" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {status}
      {add?.(focus.addId)}
    </>
  )
}
