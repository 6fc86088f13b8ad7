import { announceRouterNavigation } from '@dabali/ui/first-navigation'

/** Starts the progress bar when the router of Next begins to load a page. */
export function onRouterTransitionStart(): void {
  announceRouterNavigation()
}
