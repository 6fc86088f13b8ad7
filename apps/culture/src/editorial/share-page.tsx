'use client'

import { useToast } from '@dabali/shop/store'
import { ShareLink } from '@dabali/ui/share-link'
import type { ComponentProps } from 'react'

/** A share link that shows a toast when the address was copied. */
export function SharePage(props: Omit<ComponentProps<typeof ShareLink>, 'onCopied'>) {
  const showToast = useToast()
  return <ShareLink {...props} onCopied={(text) => showToast({ kind: 's', text })} />
}
