'use client'

import { type BasketLine, holdTickets, type Quote } from '@dabali/api-client'
import { Button } from '@dabali/ui/button'
import { useEffect, useRef, useState } from 'react'
import { HoldCountdown } from '../payments/hold-countdown.tsx'
import { useClient } from '../store/store.ts'
import { type CheckoutI18n, isToHold, modeQuery } from './checkout-start.ts'
import styles from './ticket-hold.module.css'

type Hold = { kind: 'seats' | 'tickets'; until: string }

/** The hold that ends first. */
function firstHold(lines: readonly BasketLine[]): Hold | undefined {
  const holds = lines.flatMap(({ seats, held_until }): Hold[] => [
    ...seats.flatMap((seat): Hold[] => (seat.held_until ? [{ kind: 'seats', until: seat.held_until }] : [])),
    ...(held_until ? [{ kind: 'tickets' as const, until: held_until }] : []),
  ])
  return holds.sort((one, other) => Date.parse(one.until) - Date.parse(other.until))[0]
}

/** What came of holding tickets again; `short` says what is left. */
type Again = { kind: 'asking' | 'held' | 'failed' } | { kind: 'short'; warnings: readonly string[] }

function againOf(lines: readonly BasketLine[]): Again {
  const missing = lines.filter(isToHold)
  if (missing.length === 0) return { kind: 'held' }
  const warnings = missing.flatMap(({ product_title, warning }) => (warning ? [`${product_title}: ${warning}`] : []))
  return { kind: 'short', warnings }
}

const ACTIVE_MILLISECONDS = 60_000

/** Answers whether the visitor has typed or pressed something within the last minute. */
function useIsActive(): () => boolean {
  const last = useRef(0)
  useEffect(() => {
    const note = () => {
      last.current = Date.now()
    }
    addEventListener('keydown', note)
    addEventListener('pointerdown', note)
    return () => {
      removeEventListener('keydown', note)
      removeEventListener('pointerdown', note)
    }
  }, [])
  return () => Date.now() - last.current < ACTIVE_MILLISECONDS
}

type TicketHoldProps = { i18n: CheckoutI18n; quote: Quote; mode: string | undefined; refreshQuote: () => void }

/**
 * Until when tickets and seats are held; the hold that ends first counts. Tickets whose time is over while somebody fills in the form
 * are held again, and with nobody there only on demand: others may have them.
 */
export function TicketHold({ i18n: { t, language }, quote, mode, refreshQuote }: TicketHoldProps) {
  const client = useClient()
  const isActive = useIsActive()
  const [ended, setEnded] = useState<Hold>()
  const [again, setAgain] = useState<Again>()
  const hold = firstHold(quote.lines)
  const isHeld = hold !== undefined && hold.until !== ended?.until

  async function holdAgain() {
    setAgain({ kind: 'asking' })
    const basket = await holdTickets(client, modeQuery(mode), { silent: true }).catch(() => undefined)
    setAgain(basket ? againOf(basket.lines) : { kind: 'failed' })
    if (basket) refreshQuote()
  }
  function onOver() {
    setEnded(hold)
    setAgain(undefined)
    if (hold?.kind === 'tickets' && isActive()) holdAgain()
  }

  if (!hold && !ended) return null
  return (
    <div className={styles.hold}>
      <div role="status">
        {isHeld && again?.kind === 'held' && <p>{t('ticketsHeldAgain')}</p>}
        {!isHeld && <p>{t(ended?.kind === 'seats' ? 'seatsReleased' : 'ticketsReleased')}</p>}
        {again?.kind === 'short' && again.warnings.map((warning) => <p key={warning}>{warning}</p>)}
        {again?.kind === 'failed' && <p>{t('holdFailed')}</p>}
      </div>
      {isHeld && (
        <HoldCountdown
          until={hold.until}
          texts={{
            until: (time) => t(hold.kind === 'seats' ? 'seatsHeldUntil' : 'ticketsHeldUntil', { time }),
            left: (minutes) => t('minutesLeft', { minutes }),
          }}
          language={language}
          onOver={onOver}
        />
      )}
      {!isHeld && ended?.kind === 'tickets' && (
        <Button kind="plain" pending={again?.kind === 'asking'} onClick={holdAgain}>
          {t('holdAgain')}
        </Button>
      )}
    </div>
  )
}
