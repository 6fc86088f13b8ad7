import type { StaffContent } from '@dabali/api-client/staff'
import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The time now. It is renewed whenever a minute less is left until `at`, and last at that time. */
export function useTimeUntil(at: string | null): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    if (at === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    function renew() {
      clearTimeout(timer)
      setNow(new Date())
      const left = Date.parse(at ?? '') - Date.now()
      if (left > 0) timer = setTimeout(renew, left % MINUTE_MS || MINUTE_MS)
    }
    renew()
    // The timers of a computer that slept are late.
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [at])
  return now
}

/** A scheduled content is published from its time on, without a request that would tell. */
export function useContentNow(content: StaffContent): StaffContent {
  const at = content.state === 'scheduled' ? content.published_at : null
  const now = useTimeUntil(at)
  return at !== null && Date.parse(at) <= now.getTime() ? { ...content, state: 'published' } : content
}

/** Whether a schedule that is changed now can be put back as long as its message offers that: not in its last minute. */
export const canScheduleAgain = (at: string, now: Date): boolean => Date.parse(at) - now.getTime() > MINUTE_MS
