/**
 * One thing for the whole process. Next loads the cache handlers by itself, more than once and beside our server file,
 * so the state of a module would exist several times.
 */
export function processSingleton<T>(name: string, make: () => T): T {
  const key = Symbol.for(`dabali.site.${name}`)
  // The global object has no types for what we put there; the key is ours alone.
  const home = globalThis as unknown as Record<symbol, T | undefined>
  home[key] ??= make()
  return home[key]
}
