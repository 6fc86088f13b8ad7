/** Nothing is inserted by a statement without rows, which PostgreSQL does not know. */
export const some = async <Row>(rows: readonly Row[], insert: (rows: readonly Row[]) => Promise<unknown>) => {
  if (rows.length > 0) await insert(rows)
}

export function found<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The demo names ${name}, which is not in it.`)
  return value
}
