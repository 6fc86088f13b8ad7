import { readFileSync } from 'node:fs'

/** The messages of a file by the path of their names: `checkout.pay`. */
export function readMessages(file: string): Map<string, string> {
  return new Map(leaves(JSON.parse(readFileSync(file, 'utf8'))))
}

function leaves(value: unknown, path: readonly string[] = []): [string, string][] {
  if (typeof value === 'string') return [[path.join('.'), value]]
  if (typeof value !== 'object' || value === null) throw new Error(`${path.join('.')} is no text`)
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...path, name]))
}

/**
 * The gaps of a message. `{name}` and `{name, …}` are gaps; the braces after a plural form hold words, not a name, unless
 * a single word stands in them: `one {item}` is no gap, because the word before the brace is a form.
 */
export function placeholdersOf(message: string): string[] {
  const names = [...message.matchAll(/(\w+\s*)?\{\s*(\w+)\s*(?=[},])/g)]
    .filter(([, before = '']) => !FORMS.has(before.trim()) || !/\s$/.test(before))
    .map(([, , name = '']) => name)
  return [...new Set(names)].sort()
}

const FORMS = new Set(['zero', 'one', 'two', 'few', 'many', 'other'])
