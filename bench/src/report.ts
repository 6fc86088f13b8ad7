import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { join } from 'node:path'

/** One line of the table: a subject and its figures, by the name of their column. */
export type Row = { name: string; figures: Record<string, number> }
type Goal = { most: number } | { least: number }
type Section = { title: string; rows: Row[] }

const RESULTS = join(import.meta.dirname, '../results.json')

/** For a section, by column, or by row and column. */
const GOALS: Record<string, Record<string, Goal>> = {
  'API, 10,000 products, 8 connections': {
    'detail, all in turn, computed: per second': { least: 6000 },
    'detail, all in turn, stored ahead: per second': { least: 6000 },
    'list of 24, never the same: per second': { least: 1500 },
    'search, never the same: per second': { least: 1000 },
    'search, never the same: p97.5 ms': { most: 15 },
    'add to a new basket: per second': { least: 2500 },
    'check out two books: per second': { least: 400 },
    'memory: at most MB': { most: 200 },
  },
  '240 kbps, 600 ms, CPU / 6': {
    'first paint ms': { most: 1800 },
    'largest paint ms': { most: 2500 },
    'usable ms': { most: 8000 },
  },
  '1.6 Mbps, 150 ms, CPU / 4': {
    'first paint ms': { most: 600 },
    'largest paint ms': { most: 800 },
    'usable ms': { most: 1600 },
  },
  'Taps at 1.6 Mbps, 150 ms, CPU / 4': {
    'list, tap to title: ms': { most: 150 },
    'Add to cart, longest delay: ms': { most: 64 },
  },
  'Lighthouse, mobile': {
    performance: { least: 98 },
    accessibility: { least: 100 },
    'best practices': { least: 100 },
    SEO: { least: 100 },
  },
  'Start and memory': { 'store: start ms': { most: 7000 }, 'culture: start ms': { most: 7000 } },
}

const sections: Section[] = []

/** Adds a row to a section of the table. */
export function record(title: string, name: string, figures: Record<string, number>): void {
  let section = sections.find((one) => one.title === title)
  if (!section) {
    section = { title, rows: [] }
    sections.push(section)
  }
  section.rows.push({ name, figures })
  process.stderr.write(`  ${title}: ${name}\n`)
}

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** Rounds to whole numbers from 10 on, and to two decimals below. */
const rounded = (value: number) => (Math.abs(value) >= 10 ? Math.round(value) : Math.round(value * 100) / 100)

/** What was measured with its goal behind it; `!` marks what misses it. */
function cellOf(title: string, { name, figures }: Row, column: string): string {
  const value = figures[column]
  if (value === undefined) return ''
  const goals = GOALS[title] ?? {}
  const goal = goals[`${name}: ${column}`] ?? goals[column]
  const text = rounded(value).toLocaleString('en-US')
  // The floor is what the goals are compared with, not a page that has to reach them.
  if (!goal || name.startsWith('floor')) return text
  if ('most' in goal) return `${text}${value > goal.most ? ' !' : ''} (≤ ${goal.most})`
  return `${text}${value < goal.least ? ' !' : ''} (≥ ${goal.least})`
}

function tableOf({ title, rows }: Section): string {
  const columns = [...new Set(rows.flatMap(({ figures }) => Object.keys(figures)))]
  const lines = [[title, ...columns], ...rows.map((row) => [row.name, ...columns.map((it) => cellOf(title, row, it))])]
  const widths = ['', ...columns].map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)))
  const written = lines.map((line) =>
    line
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
  const [head = '', ...others] = written
  return [head, '-'.repeat(Math.max(...written.map(({ length }) => length))), ...others].join('\n')
}

export const printTables = () => process.stdout.write(`\n${sections.map(tableOf).join('\n\n')}\n`)

/** Writes what was measured to `bench/results.json`, where sections that were not measured now stay. */
export function writeResults(seconds: number): void {
  const before: { sections?: Record<string, unknown> } = readResults()
  const measured = {
    date: new Date().toISOString().slice(0, 10),
    processor: `${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown'}`,
    node: process.version,
    load: rounded(loadavg()[2] ?? 0),
    seconds: Math.round(seconds),
  }
  const written = Object.fromEntries(
    sections.map(({ title, rows }) => [title, { measured, rows: Object.fromEntries(rows.map(roundedRow)) }]),
  )
  writeFileSync(RESULTS, `${JSON.stringify({ sections: { ...before.sections, ...written } }, undefined, 2)}\n`)
}

const roundedRow = ({ name, figures }: Row) =>
  [name, Object.fromEntries(Object.entries(figures).map(([column, value]) => [column, rounded(value)]))] as const

function readResults() {
  try {
    return JSON.parse(readFileSync(RESULTS, 'utf8'))
  } catch {
    return {}
  }
}
