/** Runs once the browser has nothing else to do; Safari cannot tell. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act)
  else setTimeout(act)
}

/** A page that is hidden meanwhile shows no frame. */
const LONGEST_FRAME_MS = 200

/** Resolves once the next frame is on the screen, so that what follows does not delay it. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const next = () => setTimeout(resolve)
    if (typeof requestAnimationFrame === 'undefined' || document.hidden) next()
    else {
      requestAnimationFrame(next)
      setTimeout(resolve, LONGEST_FRAME_MS)
    }
  })
