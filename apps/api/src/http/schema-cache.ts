/**
 * What is compiled from a schema, made when it is first used and kept for the process: by the named schemas that it may
 * refer to, and by its own text.
 */
export function schemaCache<T>() {
  const all = new Map<string, Map<string, T>>()
  return (namedSchemas: unknown) => {
    let compiled: Map<string, T> | undefined
    return (schema: unknown, compile: () => T): T => {
      compiled ??= compiledWith(JSON.stringify(namedSchemas))
      const text = JSON.stringify(schema)
      const made = compiled.get(text) ?? compile()
      compiled.set(text, made)
      return made
    }
  }

  function compiledWith(namedSchemas: string) {
    const compiled = all.get(namedSchemas) ?? new Map<string, T>()
    all.set(namedSchemas, compiled)
    return compiled
  }
}
