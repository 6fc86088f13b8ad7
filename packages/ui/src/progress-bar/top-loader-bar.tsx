import { useTopLoader } from 'nextjs-toploader'
import { useEffect, useState } from 'react'
import type { BegunNavigation } from './first-navigation.ts'
import { followNavigations } from './follow-navigations.ts'
import { TOP_LOADER_LOOK, TopLoader } from './top-loader.ts'

type TopLoaderBarProps = { template: string; begun: () => BegunNavigation | undefined }

/** The bar of the library, loaded late, for the navigation that is under way and for all that follow. */
export function TopLoaderBar({ template, begun }: TopLoaderBarProps) {
  const current = useTopLoader()
  const [loader] = useState(current)
  // After the effect of the library, which is a child: its listeners come first, and ours correct what they began.
  useEffect(() => followNavigations(loader, begun()), [loader, begun])
  return <TopLoader {...TOP_LOADER_LOOK} template={template} />
}
