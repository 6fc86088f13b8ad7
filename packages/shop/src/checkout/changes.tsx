'use client'

import { changeBasketLine, type Quote, removeBasketLine } from '@dabali/api-client'
import { Button } from '@dabali/ui/button'
import { useState } from 'react'
import { useClient } from '../store/use-client.ts'
import type { Change } from './place-order.ts'
import styles from './press-notice.module.css'
import type { TillWords } from './till-words.ts'

type ChangesProps = { words: TillWords; changes: readonly Change[]; quote: Quote; onChanged: () => void }

/** What is not as the shopper saw it, and with what is short the way to go on. */
export function Changes({ words, changes, quote, onChanged }: ChangesProps) {
  // The new total is said for all of them together.
  const shown = changes.filter(({ kind }) => kind !== 'total')
  return (
    <ul className={styles.list}>
      {shown.map((change) => (
        <li key={`${change.kind} ${change.product_id} ${change.voucher}`} className={styles.change}>
          <span>{change.message}</span>
          <WayOn words={words} change={change} quote={quote} onChanged={onChanged} />
        </li>
      ))}
    </ul>
  )
}

type WayOnProps = Omit<ChangesProps, 'changes'> & { change: Change }

/** Takes as much of it as there is, or none. */
function WayOn({ words: { t }, change, quote, onChanged }: WayOnProps) {
  const client = useClient()
  const [isPending, setPending] = useState(false)
  const line = quote.lines.find(({ product_id }) => product_id === change.product_id)
  const left = change.kind === 'stock' ? Number(change.now) : 0
  const isShort = change.kind === 'unavailable' || (change.kind === 'stock' && left < (line?.quantity ?? 0))
  if (!line || !isShort) return null
  const named = { id: quote.id, line: line.id }

  async function take() {
    if (isPending) return
    setPending(true)
    const taken = left > 0 ? changeBasketLine(client, { ...named, quantity: left }) : removeBasketLine(client, named)
    await taken.then(onChanged, () => undefined)
    setPending(false)
  }

  return (
    <Button kind="plain" pending={isPending} onClick={take}>
      {left > 0 ? t('takeLess', { count: left }) : t('takeOut')}
    </Button>
  )
}
