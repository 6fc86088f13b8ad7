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

/** A little longer than PostgreSQL itself lets a statement run: then nobody is there any more. */
const LONGEST_SILENCE_MS = 12_000
/** Whoever asks PostgreSQL for more time gets it here, too: for good, or until the transaction ends. */
const PATIENCE = /^set (local )?statement_timeout = 0/
const END = /^(commit|rollback)\b/

/**
 * A connection that sends every statement with parameters under a name, so that PostgreSQL parses and plans it once.
 * Kysely always passes the list of parameters; migrations pass none, and may hold several statements. A line over which no
 * answer comes is given up, so that the next one is not sent over it, too.
 */
export class NamedClient extends pg.Client {
  #patience: 'none' | 'transaction' | 'session' = 'none'

  // The overloads of pg cannot be repeated here; what is passed on is what came in.
  override query = ((text: unknown, values?: unknown, ...rest: unknown[]) => {
    if (typeof text === 'string') this.#heed(text)
    const answer: unknown = Reflect.apply(
      super.query,
      this,
      typeof text === 'string' && Array.isArray(values)
        ? [{ name: nameOf(text), text, values }, ...rest]
        : [text, values, ...rest],
    )
    if (this.#patience === 'none' && answer instanceof Promise) this.#giveUpAfterSilence(answer)
    return answer
  }) as pg.Client['query']

  #heed(text: string) {
    const asked = PATIENCE.exec(text)
    if (asked) this.#patience = asked[1] === undefined ? 'session' : 'transaction'
    else if (this.#patience === 'transaction' && END.test(text)) this.#patience = 'none'
  }

  #giveUpAfterSilence(answer: Promise<unknown>) {
    const timer = setTimeout(() => this.connection.stream.destroy(), LONGEST_SILENCE_MS)
    const rest = () => clearTimeout(timer)
    answer.then(rest, rest)
  }
}
