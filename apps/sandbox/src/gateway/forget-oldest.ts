/** Memory ends somewhere: what was kept first is forgotten first. */
export function forgetOldest<Value>(kept: Map<string, Value>, most: number, onForget?: (value: Value) => void) {
  for (const [name, value] of kept) {
    if (kept.size <= most) return
    kept.delete(name)
    onForget?.(value)
  }
}
