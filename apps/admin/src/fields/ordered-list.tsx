import { type DragEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFormat } from '../i18n/format.ts'
import { Icon } from '../layout/icons.tsx'
import { useItemFocus } from './item-focus.ts'

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
