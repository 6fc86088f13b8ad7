// Connections that are refused, cut or not answered; what PostgreSQL says while it starts and stops; and that it took
// too long or waited too long for somebody else.
const CODES = /^(ECONN(REFUSED|RESET)|ENOENT|EPIPE|ETIMEDOUT|57P0[123]|57014|55P03|53300|08\d\d\d)$/
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed))/

/** The database is away, which passes: it is being started again. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return CODES.test(code) || MESSAGES.test(error.message)
}
