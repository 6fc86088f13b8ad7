'use client'

import { useEffect } from 'react'
import { useToast } from '../store/store-hooks.ts'

/** Shows the toast of a 404 on a page whose call was made on the server, where there are no toasts. */
export function NotFoundToast({ text }: { text: string }) {
  const showToast = useToast()
  useEffect(() => showToast({ kind: 'e', text }), [showToast, text])
  return null
}
