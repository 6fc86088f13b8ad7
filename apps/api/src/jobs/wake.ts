const workers = new Set<() => void>()

/** Whoever listens is told when this process has added a job; what others add is found by looking. */
export function onNewJob(wake: () => void) {
  workers.add(wake)
  return () => {
    workers.delete(wake)
  }
}

export function tellWorkers() {
  for (const wake of workers) wake()
}
