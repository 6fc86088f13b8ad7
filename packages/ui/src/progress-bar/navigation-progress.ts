let running = 0
const listeners = new Set<() => void>()

function change(by: 1 | -1) {
  running += by
  for (const listener of listeners) listener()
}

/** One navigation begins. The function that comes back ends it, once. */
export function beginNavigation(): () => void {
  let over = false
  change(1)
  return () => {
    if (over) return
    over = true
    change(-1)
  }
}

export function isNavigating(): boolean {
  return running > 0
}

export function onNavigationChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
