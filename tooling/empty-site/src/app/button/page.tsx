'use client'

import { useState } from 'react'

/** The least that React does for a tap: the benchmark compares the taps of our sites with it. */
export default function Page() {
  const [isShown, setShown] = useState(false)
  return (
    <main>
      <button type="button" onClick={() => setShown(true)}>
        Show the title
      </button>
      {isShown && <h1>Title</h1>}
    </main>
  )
}
