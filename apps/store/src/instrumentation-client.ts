import { announceRouterNavigation } from '@dabali/ui/first-navigation'

/** The progress bar of the bookshop begins when Next's router begins to load a page. */
export function onRouterTransitionStart(): void {
  announceRouterNavigation()
}
