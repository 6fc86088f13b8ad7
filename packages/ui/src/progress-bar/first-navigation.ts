import { afterPaint } from '../scheduling/scheduling.ts'

/** The window event that announces a navigation of Next's router. */
export const ROUTER_NAVIGATION = 'routernavigation'
/** Marks a form whose response is a download: the page stays open, and there is no event for that. */
export const SAVES_FILE = 'data-saves-file'

/** To be exported from `instrumentation-client.ts` as `onRouterTransitionStart`. */
export function announceRouterNavigation(): void {
  dispatchEvent(new Event(ROUTER_NAVIGATION))
}

/** A navigation that began before the bar was loaded; without an event if it was one of the router. */
export type StartedNavigation = { event?: NavigateEvent }

/** The events that precede a navigation by the visitor. */
const INTERACTION_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

/**
 * Loads the bar with the first interaction or navigation, and remembers the navigation that is under way when it is loaded.
 * Browsers without the Navigation API do not report the end of a router navigation: there the bar starts with the next one.
 */
export function watchFirstNavigation(load: () => void) {
  let begun: StartedNavigation | undefined
  const begin = (navigation: StartedNavigation) => {
    begun = navigation
    load()
  }
  const end = () => {
    begun = undefined
  }
  return {
    begun: () => begun,
    watch: () => {
      const listening = new AbortController()
      const { signal } = listening
      // What the visitor did is shown first.
      const loadLater = () => void afterPaint().then(load)
      for (const sign of INTERACTION_EVENTS) {
        document.addEventListener(sign, loadLater, { once: true, passive: true, signal })
      }
      addEventListener('pageshow', ({ persisted }) => persisted && end(), { signal })
      const hasNavigation = 'navigation' in window
      addEventListener(ROUTER_NAVIGATION, () => (hasNavigation ? begin({}) : load()), { signal })
      if (hasNavigation) navigation.addEventListener('navigate', follow, { signal })
      return () => listening.abort()
    },
  }

  function follow(event: NavigateEvent) {
    if (event.destination.sameDocument) return end()
    if (event.downloadRequest !== null || event.sourceElement?.closest('form')?.hasAttribute(SAVES_FILE)) return
    begin({ event })
    event.signal.addEventListener('abort', () => begun?.event === event && end(), { once: true })
  }
}
