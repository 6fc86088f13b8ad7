import { createHash } from 'node:crypto'
import pg from 'pg'

const names = new Map<string, string>()

/** The same SQL has the same name on every connection. */
function nameOf(text: string) {
  let name = names.get(text)
  if (name === undefined) {
    name = createHash('sha256').update(text).digest('base64url')
    names.set(text, name)
  }
  return name
}

/**
 * A connection that sends every statement with parameters under a name, so that PostgreSQL parses and plans it once.
 * Kysely always passes the list of parameters; migrations pass none, and may hold several statements.
 */
export class NamedClient extends pg.Client {
  // The overloads of pg cannot be repeated here; what is passed on is what came in.
  override query = ((text: unknown, values?: unknown, ...rest: unknown[]) =>
    Reflect.apply(
      super.query,
      this,
      typeof text === 'string' && Array.isArray(values)
        ? [{ name: nameOf(text), text, values }, ...rest]
        : [text, values, ...rest],
    )) as pg.Client['query']
}
