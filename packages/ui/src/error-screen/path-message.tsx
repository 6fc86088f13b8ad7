// On every page: the memoization that the compiler adds would be a third of this code.
'use client'
'use no memo'

import { useEffect, useState } from 'react'

type PathMessageProps = { message: string; path: string; className: string | undefined }

/**
 * A message that names the path as the visitor asked for it. The page does not know every detail of that path, such as a slash at its
 * end: the server of the site writes it into the answer (`packages/site/src/page-status.ts`), the browser reads its address bar.
 */
export function PathMessage({ message, path, className }: PathMessageProps) {
  const [shown, setShown] = useState(message)
  useEffect(() => setShown(message.replace(path, () => addressBarPath(path))), [message, path])
  return (
    <p className={className} data-asked-path={path} suppressHydrationWarning>
      {shown}
    </p>
  )
}

/** With the query if the message contains one, as on the pages of a list. */
function addressBarPath(path: string) {
  return path.includes('?') ? location.pathname + location.search : location.pathname
}
