import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One line `code // => expected` of the documentation. */
export type Example = { where: string; code: string; expected: string }

const root = join(import.meta.dirname, '..')

function linesWithResult(where: string, text: string): Example[] {
  return [...text.matchAll(/^(?: \* )?(.+?) \/\/ => (.+)$/gm)].map(([, code = '', expected = '']) => ({
    where,
    code,
    expected,
  }))
}

/** The examples beside the rules themselves. */
export const exampleOfRules = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .flatMap((path) => linesWithResult(`src/${path}`, readFileSync(join(root, 'src', path), 'utf8')))

/** The examples of the package's README. */
export const examplesOfReadme = linesWithResult('README.md', readFileSync(join(root, 'README.md'), 'utf8'))
