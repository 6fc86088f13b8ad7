import { useEffect, useState } from 'react'
import { useClient } from '../../store/store-hooks.ts'
import type { Availability } from './ticket-options.ts'

const ASK_AGAIN_MILLISECONDS = 20_000

/**
 * What is left, as it was last heard: asked for at once, for the page may have been made before the last purchase, when
 * somebody comes back to it, now and then while it is looked at, and when it is called. A failure leaves what was known.
 */
export function useAvailability(slug: string): [Availability, () => Promise<void>] {
  const client = useClient()
  const [places, setPlaces] = useState<Availability>({})

  const ask = async () => {
    const known = await import('./fetch-availability.ts')
      .then(({ fetchAvailability }) => fetchAvailability(client, slug))
      .catch(() => undefined)
    if (known) setPlaces(known)
  }
  useEffect(() => {
    const askIfSeen = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) ask()
    }
    // A page that comes back from the history is as old as the visit before.
    const askIfOld = (event: PageTransitionEvent) => event.persisted && askIfSeen()
    askIfSeen()
    const timer = setInterval(askIfSeen, ASK_AGAIN_MILLISECONDS)
    document.addEventListener('visibilitychange', askIfSeen)
    addEventListener('pageshow', askIfOld)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', askIfSeen)
      removeEventListener('pageshow', askIfOld)
    }
  }, [])
  return [places, ask]
}
