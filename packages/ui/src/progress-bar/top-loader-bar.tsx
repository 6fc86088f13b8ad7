import { useTopLoader } from 'nextjs-toploader'
import { useEffect, useState } from 'react'
import { ROUTER_NAVIGATION, SAVES_FILE, type StartedNavigation } from './first-navigation.ts'
import { TOP_LOADER_LOOK, TopLoader } from './top-loader.ts'

/** The control interface of nextjs-toploader. */
type Loader = { start: () => void; done: () => void; remove: () => void; isStarted: () => boolean }

/** For navigations that end without an event. */
const MAX_DURATION_MS = 30_000

/**
 * Starts the bar for every navigation and stops it when one is aborted. nextjs-toploader knows clicks on links, and ends
 * the bar when an address is written into the history. It does not know forms, scripts, back and forward, nor whether
 * anything begins after a click.
 */
function followNavigations(loader: Loader, begun?: StartedNavigation): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasBegun = false
  let wasRunning = false

  const begin = () => {
    hasBegun = true
    loader.start()
    clearTimeout(timer)
    timer = setTimeout(stop, MAX_DURATION_MS)
  }
  /** Removes the bar at once, without the animation of a finished navigation. */
  const stop = () => {
    clearTimeout(timer)
    loader.done()
    loader.remove()
  }

  addEventListener(ROUTER_NAVIGATION, begin, { signal })
  followFullLoads({ begin, stop, signal, begun: begun?.event })
  if (begun) begin()
  addEventListener('pageshow', ({ persisted }) => persisted && stop(), { signal })

  const beforeClick = () => {
    hasBegun = false
    wasRunning = loader.isStarted()
  }
  const afterClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    // The library starts the bar for every link of this site, and stops it for links to other tabs.
    if (!link || hasBegun || loadsPage(event, link)) return
    if (wasRunning) loader.start()
    else stop()
  }
  document.addEventListener('click', beforeClick, { capture: true, signal })
  document.addEventListener('click', afterClick, { signal })

  return () => {
    listening.abort()
    clearTimeout(timer)
  }
}

type FullLoads = { begin: () => void; stop: () => void; signal: AbortSignal; begun: NavigateEvent | undefined }

/** Navigations that load a whole page: by links, forms and scripts. */
function followFullLoads({ begin, stop, signal, begun }: FullLoads) {
  let savesFile = false
  const submit = ({ target }: SubmitEvent) => {
    savesFile = target instanceof HTMLFormElement && target.hasAttribute(SAVES_FILE)
  }
  const leave = () => {
    if (!savesFile) begin()
    savesFile = false
  }
  document.addEventListener('submit', submit, { signal })
  if (!('navigation' in window)) {
    // Browsers without the Navigation API have no event for an aborted navigation, only the Escape key.
    addEventListener('beforeunload', leave, { signal })
    addEventListener('keydown', ({ key }) => key === 'Escape' && stop(), { signal })
    return
  }
  let latest: NavigateEvent | undefined
  const stopWith = (event: NavigateEvent) => {
    latest = event
    event.signal.addEventListener('abort', () => event === latest && stop(), { once: true })
  }
  const follow = (event: NavigateEvent) => {
    if (event.destination.sameDocument || event.downloadRequest !== null) return
    leave()
    stopWith(event)
  }
  if (begun) stopWith(begun)
  navigation.addEventListener('navigate', follow, { signal })
}

/** Whether the default action of the click leaves this page. */
function loadsPage(event: MouseEvent, link: HTMLAnchorElement) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false
  const isElsewhere = link.target !== '' && link.target !== '_self'
  if (isElsewhere || link.hasAttribute('download') || !/^https?:$/.test(link.protocol)) return false
  const [page] = link.href.split('#')
  return !link.hash || page !== location.href.split('#')[0]
}

type TopLoaderBarProps = { template: string; begun: () => StartedNavigation | undefined }

/** The bar of the library, loaded lazily, for the current navigation and all that follow. */
export function TopLoaderBar({ template, begun }: TopLoaderBarProps) {
  const current = useTopLoader()
  const [loader] = useState(current)
  // Runs after the effect of the library, a child, so that these listeners come second and can correct it.
  useEffect(() => followNavigations(loader, begun()), [loader, begun])
  return <TopLoader {...TOP_LOADER_LOOK} template={template} />
}
