import { announceRouterNavigation } from '@dabali/ui/first-navigation'

export function onRouterTransitionStart(): void {
  announceRouterNavigation()
}
