const LOCK = 'dabali-basket'

let last: Promise<unknown> = Promise.resolve()

/** Does one thing after the other, over all tabs of this browser. */
export function oneAtATime<Result>(act: () => Promise<Result>): Promise<Result> {
  // TypeScript does not know that a page which came over an open line has no locks.
  const locks: LockManager | undefined = typeof navigator === 'undefined' ? undefined : navigator.locks
  if (locks) return locks.request(LOCK, act)
  const next = last.then(act, act)
  last = next.catch(() => undefined)
  return next
}
