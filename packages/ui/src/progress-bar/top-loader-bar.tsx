import { useTopLoader } from 'nextjs-toploader'
import { useEffect, useState } from 'react'
import { ROUTER_NAVIGATION, SAVES_FILE, type StartedNavigation } from './first-navigation.ts'
import { TOP_LOADER_LOOK, TopLoader } from './top-loader.ts'

/** What nextjs-toploader lets others do with its bar. */
type Loader = { start: () => void; done: () => void; remove: () => void; isStarted: () => boolean }

/** For what ends without a word all the same. */
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
  /** At once, without the run to the end that says that a page has come. */
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
    // The loader has begun with every link of this site, and ended with those that are not for this tab.
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
    // Browsers without the Navigation API do not tell of a navigation that was aborted, only of the key for it.
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

/** Whether the browser leaves this page for the link when nobody else does anything. */
function loadsPage(event: MouseEvent, link: HTMLAnchorElement) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false
  const isElsewhere = link.target !== '' && link.target !== '_self'
  if (isElsewhere || link.hasAttribute('download') || !/^https?:$/.test(link.protocol)) return false
  const [page] = link.href.split('#')
  return !link.hash || page !== location.href.split('#')[0]
}

type TopLoaderBarProps = { template: string; begun: () => StartedNavigation | undefined }

/** The bar of the library, loaded late, for the navigation that is under way and for all that follow. */
export function TopLoaderBar({ template, begun }: TopLoaderBarProps) {
  const current = useTopLoader()
  const [loader] = useState(current)
  // After the effect of the library, which is a child: its listeners come first, and ours correct what they began.
  useEffect(() => followNavigations(loader, begun()), [loader, begun])
  return <TopLoader {...TOP_LOADER_LOOK} template={template} />
}
