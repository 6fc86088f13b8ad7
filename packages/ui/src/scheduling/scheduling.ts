/** Runs once the browser has nothing else to do; Safari cannot tell. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act)
  else setTimeout(act)
}

/** Resolves once the next frame is on the screen, so that what follows does not delay it. A hidden page shows no frame. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const next = () => setTimeout(resolve)
    if (typeof requestAnimationFrame === 'undefined' || document.hidden) next()
    else requestAnimationFrame(next)
  })
