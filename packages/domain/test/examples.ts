import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import * as main from '../src/index.ts'
import * as seating from '../src/tickets/seating.ts'

/** One line `code // => expected` of the documentation. */
export type Example = { where: string; code: string; expected: string }

/** Everything that has examples, of all entry points. */
export const documented = { ...main, ...seating }

const root = join(import.meta.dirname, '..')

// As strict as a team that imports the package may be, and without the types of any platform.
const OPTIONS: ts.CompilerOptions = {
  allowImportingTsExtensions: true,
  exactOptionalPropertyTypes: true,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noEmit: true,
  noUncheckedIndexedAccess: true,
  strict: true,
  target: ts.ScriptTarget.ES2023,
  types: [],
}

function parseExamples(where: string, text: string): Example[] {
  return [...text.matchAll(/^(?: \* )?(.+?) \/\/ => (.+)$/gm)].map(([, code = '', expected = '']) => ({
    where,
    code,
    expected,
  }))
}

/** The examples in the doc comments of the rules. */
export const sourceExamples = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .flatMap((path) => parseExamples(`src/${path}`, readFileSync(join(root, 'src', path), 'utf8')))

/** The examples of the package's README. */
export const readmeExamples = parseExamples('README.md', readFileSync(join(root, 'README.md'), 'utf8'))

/** The compiler errors of the examples, each with its location; empty when all compile. */
export function typeErrors(examples: readonly Example[]): string[] {
  const head = [
    `import { ${Object.keys(main).join(', ')} } from '../src/index.ts'`,
    `import { ${Object.keys(seating).join(', ')} } from '../src/tickets/seating.ts'`,
    `export { ${Object.keys(documented).join(', ')} }`,
  ]
  const lines = examples.flatMap(({ code, expected }) => [`void (${code});`, `void (${expected});`])
  const file = join(root, 'test/all-examples.ts')
  const host = ts.createCompilerHost(OPTIONS)
  const { fileExists, readFile } = host
  host.fileExists = (path) => path === file || fileExists(path)
  host.readFile = (path) => (path === file ? [...head, ...lines].join('\n') : readFile(path))
  const program = ts.createProgram([file], OPTIONS, host)
  return ts.getPreEmitDiagnostics(program).map(({ file: source, start = 0, messageText }) => {
    const line = (source?.getLineAndCharacterOfPosition(start).line ?? 0) - head.length
    const { where, code } = examples[Math.floor(line / 2)] ?? { where: source?.fileName, code: '' }
    return `${where}: ${code}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
  })
}
