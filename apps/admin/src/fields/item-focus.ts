import { useEffect, useId, useRef } from 'react'

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
    /** The moved item keeps the focus; `isDone` says that it is shown at its new place. */
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
