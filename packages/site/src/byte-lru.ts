type Kept<T> = { value: T; bytes: number }

/** Keeps what was used last, up to a number of bytes. */
export class ByteLru<T> {
  readonly #entries = new Map<string, Kept<T>>()
  readonly #limit: number
  #bytes = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  get bytes(): number {
    return this.#bytes
  }

  get(key: string): T | undefined {
    const kept = this.#entries.get(key)
    if (!kept) return undefined
    // A map remembers the order of insertion, so what was just used goes to its end.
    this.#entries.delete(key)
    this.#entries.set(key, kept)
    return kept.value
  }

  set(key: string, value: T, bytes: number): void {
    this.delete(key)
    if (bytes > this.#limit) return
    this.#entries.set(key, { value, bytes })
    this.#bytes += bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#limit) return
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    const kept = this.#entries.get(key)
    if (!kept) return
    this.#entries.delete(key)
    this.#bytes -= kept.bytes
  }

  clear(): void {
    this.#entries.clear()
    this.#bytes = 0
  }
}
