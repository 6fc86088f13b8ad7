// Connections that are refused, cut or not answered; PostgreSQL while it starts or stops, after a statement or lock timeout,
// and without disk space, memory or connections.
const CODES = /^(ECONN(REFUSED|RESET)|ENOENT|EPIPE|ETIMEDOUT|57P0[123]|57014|55P03|53[1-3]00|08\d\d\d)$/
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed))/

const DISK_FULL = '53100'

export const isDiskFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === DISK_FULL

/** The database is away, which passes: it is being started again. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return CODES.test(code) || MESSAGES.test(error.message)
}
