import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const repository = join(import.meta.dirname, '../../..')
let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lint-'))
  cpSync(join(repository, 'biome.json'), join(root, 'biome.json'))
})
afterEach(() => rmSync(root, { recursive: true }))

type Diagnostic = { category: string }

/** The rules that a file breaks, were it at this path of the repository. */
function rulesBrokenBy(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
  const biome = join(repository, 'node_modules/.bin/biome')
  try {
    execFileSync(biome, ['lint', '--vcs-enabled=false', '--reporter=json', '.'], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    })
    return []
  } catch (error) {
    const report: { diagnostics: Diagnostic[] } = JSON.parse((error as { stdout: string }).stdout)
    return report.diagnostics.map(({ category }) => category)
  }
}

describe('the linter', () => {
  it.each([
    {
      kind: 'a barrel',
      path: 'apps/store/src/home/all.ts',
      text: "export { a } from './a.ts'\n",
      rule: 'noBarrelFile',
    },
    { kind: 'a star', path: 'packages/ui/src/index.ts', text: "export * from './a.ts'\n", rule: 'noReExportAll' },
    { kind: 'a default export', path: 'apps/store/src/home/a.ts', text: 'export default 1\n', rule: 'noDefaultExport' },
    {
      kind: 'a raw redux hook',
      path: 'apps/store/src/home/a.ts',
      text: "import { useSelector } from 'react-redux'\nexport const a = useSelector\n",
      rule: 'noRestrictedImports',
    },
    { kind: 'a print', path: 'apps/api/src/a.ts', text: "console.log('a')\n", rule: 'noConsole' },
    {
      kind: 'a long file',
      path: 'packages/ui/src/a.ts',
      text: 'export const a = 1\n'.repeat(301),
      rule: 'noExcessiveLinesPerFile',
    },
    {
      kind: 'an interface',
      path: 'packages/ui/src/a.ts',
      text: 'export interface A {\n  b: 1\n}\n',
      rule: 'useConsistentTypeDefinitions',
    },
    { kind: 'an enum', path: 'packages/ui/src/a.ts', text: 'export enum A {\n  B = 1,\n}\n', rule: 'noEnum' },
    { kind: 'an any', path: 'packages/ui/src/a.ts', text: 'export const a = 1 as any\n', rule: 'noExplicitAny' },
    {
      kind: 'a file in camel case',
      path: 'packages/ui/src/aB.ts',
      text: 'export const a = 1\n',
      rule: 'useFilenamingConvention',
    },
    {
      kind: 'an import without extension',
      path: 'packages/ui/src/a.ts',
      text: "import { b } from './b'\nexport const a = b\n",
      extra: 'packages/ui/src/b.ts',
      rule: 'useImportExtensions',
    },
    {
      kind: 'a rule that fetches',
      path: 'packages/domain/src/money/a.ts',
      text: "export const a = () => fetch('/')\n",
      rule: 'noRestrictedGlobals',
    },
  ])('refuses $kind', ({ path, text, extra, rule }) => {
    if (extra) {
      mkdirSync(dirname(join(root, extra)), { recursive: true })
      writeFileSync(join(root, extra), 'export const b = 1\n')
    }
    expect(rulesBrokenBy(path, text).map((category) => category.split('/').at(-1))).toContain(rule)
  })

  it.each([
    { kind: 'the front door of a package', path: 'packages/domain/src/index.ts', text: "export { a } from './a.ts'\n" },
    {
      kind: 'the default export of a page',
      path: 'apps/store/src/app/[locale]/page.tsx',
      text: 'export default () => null\n',
    },
    {
      kind: 'a file of 300 lines',
      path: 'packages/ui/src/a.ts',
      text: `${'// a line\n'.repeat(299)}export const a = 1\n`,
    },
  ])('allows $kind', ({ path, text }) => {
    expect(rulesBrokenBy(path, text)).toEqual([])
  })
})
