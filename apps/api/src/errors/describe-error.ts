import pg from 'pg'

const ADDRESS = /[^\s@<>"']+@[^\s@<>"']+/g

/**
 * What is logged of an error: where and of what kind. PostgreSQL repeats values in its messages, and a value may be
 * somebody's name, so that only its code and the constraint are told.
 */
export function describeError(error: Error & { code?: string }) {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const where = frames.map((line) => line.trim())
  if (error instanceof pg.DatabaseError) {
    return { kind: 'database', code: error.code, table: error.table, constraint: error.constraint, where }
  }
  return { kind: error.name, code: error.code, message: error.message.replace(ADDRESS, '…'), where }
}
