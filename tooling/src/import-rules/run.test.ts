import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ImportReport, readImports } from './run.ts'

let root = ''

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'imports-'))
})

afterAll(() => rmSync(root, { recursive: true }))

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** A workspace that exports `value` and depends on the given workspaces. */
function workspace(path: string, name: string, dependencies: string[] = []) {
  const versions = Object.fromEntries(dependencies.map((dependency) => [dependency, '*']))
  write(`${path}/package.json`, JSON.stringify({ name, exports: './src/index.ts', dependencies: versions }))
  write(`${path}/src/index.ts`, 'export const value = 1\n')
  mkdirSync(join(root, path, 'node_modules/@dabali'), { recursive: true })
  for (const dependency of dependencies.filter((other) => other.startsWith('@dabali/'))) {
    const folder = dependency.replace('@dabali/', '')
    const target = ['store', 'culture', 'api', 'sandbox'].includes(folder) ? `apps/${folder}` : `packages/${folder}`
    symlinkSync(join(root, target), join(root, path, 'node_modules', dependency))
  }
}

function validRepository() {
  rmSync(root, { recursive: true })
  workspace('packages/domain', '@dabali/domain', ['entities'])
  workspace('packages/api-client', '@dabali/api-client', ['@dabali/domain', '@dabali/ui'])
  workspace('packages/ui', '@dabali/ui', ['@dabali/domain'])
  workspace('packages/shop', '@dabali/shop', ['@dabali/domain', '@dabali/api-client', '@dabali/ui', '@dabali/store'])
  workspace('packages/site', '@dabali/site', ['@dabali/domain', '@dabali/shop'])
  workspace('apps/store', '@dabali/store', ['@dabali/shop', '@dabali/site', '@dabali/domain', '@dabali/culture'])
  workspace('apps/culture', '@dabali/culture', ['@dabali/shop'])
  workspace('apps/api', '@dabali/api', ['@dabali/domain', '@dabali/ui', 'kysely'])
  workspace('apps/sandbox', '@dabali/sandbox', ['@dabali/domain'])
  write('packages/domain/node_modules/entities/package.json', '{"name":"entities","main":"index.js"}')
  write('packages/domain/node_modules/entities/index.js', 'exports.decodeHTML = (text) => text\n')
  write('apps/api/node_modules/kysely/package.json', '{"name":"kysely","main":"index.js"}')
  write('apps/api/node_modules/kysely/index.js', 'exports.sql = 1\n')
  write('apps/api/src/basket/staff/queries.ts', "import { sql } from 'kysely'\nexport const statement = sql\n")
  write(
    'packages/domain/src/text/meta-description.ts',
    "import { decodeHTML } from 'entities'\nexport const see = decodeHTML\n",
  )
  write('packages/domain/src/money/money.ts', 'export const one = 1\n')
  write('packages/domain/src/basket/basket.ts', "import { one } from '../money/money.ts'\nexport const two = one\n")
  write('packages/shop/src/index.ts', "export { value } from '@dabali/api-client'\n")
  write('apps/store/src/index.ts', "import { value } from '@dabali/shop'\nexport const seen = value\n")
  write('apps/api/src/database/client.ts', 'export const database = 1\n')
  write('apps/api/src/basket/queries.ts', 'export const query = 1\n')
}

const from = (path: string, specifier: string) => ({
  path,
  text: `import { it } from '${specifier}'\nexport const planted = it\n`,
})

type Violation = { kind: string; path: string; text: string; rule: string; also?: string; text2?: string }

const violations: Violation[] = [
  {
    kind: 'a package that imports one above it',
    ...from('packages/api-client/src/a.ts', '@dabali/ui'),
    rule: 'packages/api-client/src may import',
  },
  {
    kind: 'a package that imports an app',
    ...from('packages/shop/src/a.ts', '@dabali/store'),
    rule: 'packages/shop/src may import',
  },
  {
    kind: 'an app that imports an app',
    ...from('apps/store/src/a.ts', '@dabali/culture'),
    rule: 'apps/store/src may import',
  },
  {
    kind: 'the site package that imports the shop',
    ...from('packages/site/src/a.ts', '@dabali/shop'),
    rule: 'packages/site/src may import',
  },
  {
    kind: 'the API that imports the interface',
    ...from('apps/api/src/a.ts', '@dabali/ui'),
    rule: 'apps/api/src may import',
  },
  {
    kind: 'the sandbox that imports a workspace',
    ...from('apps/sandbox/src/a.ts', '@dabali/domain'),
    rule: 'apps/sandbox/src may import',
  },
  {
    kind: 'a workspace missing from the map',
    ...from('packages/surprise/src/a.ts', '../../domain/src/index.ts'),
    rule: 'packages/surprise/src may import',
  },
  {
    kind: 'a feature that imports one it is not given',
    ...from('packages/domain/src/money/a.ts', '../basket/basket.ts'),
    rule: 'packages/domain/src/money may import packages/domain/src/text',
  },
  {
    kind: 'a feature missing from the map',
    ...from('packages/domain/src/surprise/a.ts', '../money/money.ts'),
    rule: 'packages/domain/src/surprise may import nothing',
  },
  {
    kind: 'a rule that does I/O',
    ...from('packages/domain/src/money/a.ts', 'node:fs'),
    rule: 'domain may depend on entities only',
  },
  {
    kind: 'another module than meta-description.ts that decodes entities',
    ...from('packages/domain/src/money/a.ts', 'entities'),
    rule: 'only meta-description.ts may import entities',
  },
  {
    kind: 'SQL outside queries.ts',
    ...from('apps/api/src/basket/add-product.ts', '../database/client.ts'),
    rule: 'only queries.ts and files in queries/ may import the database',
  },
  {
    kind: 'SQL of staff outside queries',
    ...from('apps/api/src/basket/staff/offers.ts', 'kysely'),
    rule: 'of the parts for staff only queries.ts and files in queries/ may import kysely',
  },
  { kind: 'an import of nothing', ...from('apps/store/src/a.ts', './missing.ts'), rule: 'every import resolves' },
  {
    kind: 'a dependency that is not declared',
    ...from('packages/ui/src/a.ts', 'left-out'),
    rule: 'every import is a declared dependency',
  },
  {
    kind: 'an import past the exports of a package',
    ...from('apps/store/src/a.ts', '../../../packages/domain/src/index.ts'),
    rule: 'packages are imported by their exports',
  },
  {
    kind: 'a folder named utils',
    ...from('apps/store/src/b.ts', './utils/a.ts'),
    also: 'apps/store/src/utils/a.ts',
    rule: 'no folders or files named utils, helpers or the like',
  },
  {
    kind: 'a cycle',
    ...from('apps/store/src/c.ts', './d.ts'),
    also: 'apps/store/src/d.ts',
    text2: "import { planted } from './c.ts'\nexport const it = () => planted\n",
    rule: 'no cycles',
  },
  {
    kind: 'a cycle of types',
    path: 'apps/store/src/c.ts',
    text: "import type { It } from './d.ts'\nexport type Planted = It\n",
    also: 'apps/store/src/d.ts',
    text2: "import type { Planted } from './c.ts'\nexport type It = Planted | undefined\n",
    rule: 'no cycles',
  },
  {
    kind: 'a test that imports a foreign app',
    ...from('packages/shop/src/a.test.ts', '@dabali/store'),
    rule: 'tests may not import',
  },
]

describe('the import rules', () => {
  it('finds nothing in a repository that follows the rules', () => {
    validRepository()
    const report: ImportReport = readImports(root)
    expect(report.violations).toEqual([])
    expect(report.modules).toBeGreaterThan(10)
  })

  it.each(violations)('reports $kind', ({ path, text, also, text2, rule }) => {
    validRepository()
    write(path, text)
    if (also) write(also, text2 ?? 'export const it = 1\n')
    write('node_modules/left-out/package.json', '{"name":"left-out","main":"index.js"}')
    write('node_modules/left-out/index.js', 'exports.it = 1\n')
    expect(readImports(root).violations.filter((violation) => violation.startsWith(rule))).not.toEqual([])
  })

  it('reads no modules in an empty repository, which the gate treats as a failure', () => {
    rmSync(root, { recursive: true })
    mkdirSync(join(root, 'packages'), { recursive: true })
    expect(readImports(root).modules).toBe(0)
  })
})
