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

type Entry<T> = { value: T; bytes: number; group: string }
type Group = { keys: Set<string>; bytes: number }

/**
 * An LRU cache limited by bytes. An entry may belong to a group with a limit of its own: when the
 * group is full, only its own oldest entries are deleted.
 */
export class ByteLru<T> {
  readonly #entries = new Map<string, Entry<T>>()
  readonly #groups = new Map<string, Group>()
  readonly #limit: number
  readonly #groupLimit: number
  #bytes = 0

  constructor(limit: number, groupLimit: number = limit) {
    this.#limit = limit
    this.#groupLimit = groupLimit
  }

  get bytes(): number {
    return this.#bytes
  }

  get(key: string): T | undefined {
    const kept = this.#entries.get(key)
    if (!kept) return undefined
    // Maps and sets remember the order of insertion, so what was just used goes to the end.
    this.#entries.delete(key)
    this.#entries.set(key, kept)
    const keys = this.#groups.get(kept.group)?.keys
    if (keys?.delete(key)) keys.add(key)
    return kept.value
  }

  /** Without a group an entry may take all the room there is. */
  set(key: string, value: T, bytes: number, group = ''): void {
    this.delete(key)
    const limit = group === '' ? this.#limit : this.#groupLimit
    if (bytes > limit) return
    const mine = this.#groupOf(group)
    this.#entries.set(key, { value, bytes, group })
    mine.keys.add(key)
    mine.bytes += bytes
    this.#bytes += bytes
    this.#deleteOldest(mine.keys, () => mine.bytes > limit)
    this.#deleteOldest(this.#entries.keys(), () => this.#bytes > this.#limit)
  }

  delete(key: string): void {
    const kept = this.#entries.get(key)
    if (!kept) return
    this.#entries.delete(key)
    this.#bytes -= kept.bytes
    const group = this.#groups.get(kept.group)
    if (!group) return
    group.keys.delete(key)
    group.bytes -= kept.bytes
    if (group.keys.size === 0) this.#groups.delete(kept.group)
  }

  clear(): void {
    this.#entries.clear()
    this.#groups.clear()
    this.#bytes = 0
  }

  #groupOf(name: string): Group {
    const group = this.#groups.get(name) ?? { keys: new Set(), bytes: 0 }
    this.#groups.set(name, group)
    return group
  }

  #deleteOldest(keys: Iterable<string>, isOver: () => boolean) {
    if (!isOver()) return
    for (const oldest of keys) {
      this.delete(oldest)
      if (!isOver()) return
    }
  }
}
