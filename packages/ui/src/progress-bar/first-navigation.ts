/** The event of the window by which a site tells that Next's router begins to load a page. */
export const ROUTER_NAVIGATION = 'routernavigation'
/** A form whose answer is saved as a file leaves its page open, and no browser tells when that is so. */
export const SAVES_FILE = 'data-saves-file'

/** To be exported from `instrumentation-client.ts` as `onRouterTransitionStart`. */
export function announceRouterNavigation(): void {
  dispatchEvent(new Event(ROUTER_NAVIGATION))
}

/** A navigation that began before the code of the bar was loaded; by the router, where there is no event. */
export type StartedNavigation = { event?: NavigateEvent }

/** Whoever leaves a page by hand does one of these first. */
const INTERACTION_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

/**
 * Asks for the code of the bar with the first sign of a visitor or of a navigation, and knows which navigation is under way
 * when it comes. Browsers without the Navigation API do not tell when the router has come to its page: there the bar begins
 * with the next navigation.
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
      for (const sign of INTERACTION_EVENTS) {
        document.addEventListener(sign, load, { once: true, passive: true, signal })
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
