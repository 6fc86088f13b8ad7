import type { Answer, Outcome } from './requests.ts'

export type Counts = Record<Outcome, number> & { requests: number; slowestMs: number; examples: string[] }
/** What a phase promises of its requests: at most so many of each outcome. */
export type Promised = { refused: number; cut: number }

export const NONE: Promised = { refused: 0, cut: 0 }
/** As many requests as can be on their way to one process at once. */
export const RUNNING_ONES = (clients: number): Promised => ({ refused: 0, cut: clients })
export const ANY: Promised = { refused: Number.POSITIVE_INFINITY, cut: Number.POSITIVE_INFINITY }

export type Row = { phase: string; counts: Counts; checked: string[]; problems: string[] }

const EXAMPLES = 3

/** Counts requests by the phase in which they end, so that a fault counts those that it meets on their way. */
export function createLedger() {
  let current = emptyCounts()
  const running = new Set<Promise<unknown>>()
  return {
    /** The counts of the phase that begins now. */
    begin() {
      current = emptyCounts()
      return current
    },
    async count(what: string, send: () => Promise<Answer>): Promise<Answer> {
      const sent = send()
      running.add(sent)
      const answer = await sent
      running.delete(sent)
      record(current, what, answer)
      return answer
    },
    /** Waits for the requests that are on their way: what a phase has broken is not counted in the next one. */
    settle: () => Promise.all(running),
  }
}

function record(counts: Counts, what: string, { outcome, status, milliseconds, body }: Answer) {
  counts.requests += 1
  counts[outcome] += 1
  counts.slowestMs = Math.max(counts.slowestMs, milliseconds)
  if (outcome === 'answered' || counts.examples.length === EXAMPLES) return
  counts.examples.push(`${outcome}: ${what} ${status} ${body.slice(0, 120).replaceAll(/\s+/g, ' ')}`)
}

export type Ledger = ReturnType<typeof createLedger>

export const emptyCounts = (): Counts => ({
  requests: 0,
  answered: 0,
  refused: 0,
  cut: 0,
  failed: 0,
  slowestMs: 0,
  examples: [],
})

/** Where the requests of a phase break its promise. A phase without requests has shown nothing. */
export function brokenPromises(counts: Counts, promised: Promised): string[] {
  const problems = [
    counts.requests === 0 && 'there were no requests',
    counts.failed > 0 && `${counts.failed} requests failed`,
    counts.refused > promised.refused && `${counts.refused} requests were refused, at most ${promised.refused} may be`,
    counts.cut > promised.cut && `${counts.cut} requests were cut, at most ${promised.cut} may be`,
  ].filter((problem) => problem !== false)
  return problems.length === 0 ? [] : [...problems, ...counts.examples]
}

const HEAD = ['Phase', 'Requests', 'Refused', 'Cut', 'Failed', 'Slowest', 'Checked']

/** The rows as a table in Markdown, with the problems of each row below it. */
export function formatTable(rows: readonly Row[]): string {
  const cells = rows.map(({ phase, counts, checked, problems }) => [
    phase,
    String(counts.requests),
    String(counts.refused),
    String(counts.cut),
    String(counts.failed),
    `${(counts.slowestMs / 1000).toFixed(1)} s`,
    problems.length === 0 ? checked.join('; ') : `BROKEN: ${problems.join('; ')}`,
  ])
  const widths = HEAD.slice(0, -1).map((name, at) => Math.max(name.length, ...cells.map((row) => row[at]?.length ?? 0)))
  const line = (row: readonly string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|---|`
  return [line(HEAD), rule, ...cells.map(line)].join('\n')
}
