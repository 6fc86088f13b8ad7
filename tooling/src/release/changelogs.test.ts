import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishedPackages, read, run } from './packed-package.ts'

const root = join(import.meta.dirname, '../../..')
const CHANGESETS = join(root, 'node_modules/@changesets/cli/bin.js')

describe('the next release, rehearsed in a copy', () => {
  const waiting = globSync('.changeset/*.md', { cwd: root })
  const copy = mkdtempSync(join(tmpdir(), 'versions-'))
  const textOf = (file: string) => readFileSync(join(copy, file), 'utf8')

  beforeAll(() => {
    const manifests = globSync('{apps,packages,tooling}/{,*/}package.json', { cwd: root })
    for (const file of ['package.json', 'pnpm-workspace.yaml', '.changeset', ...manifests])
      cpSync(join(root, file), join(copy, file), { recursive: true })
    for (const file of globSync('packages/*/CHANGELOG.md', { cwd: root })) cpSync(join(root, file), join(copy, file))
    const person = ['-c', 'user.name=Release', '-c', 'user.email=release@dabali.example', '-c', 'commit.gpgsign=false']
    run(copy, 'git', 'init', '--quiet')
    run(copy, 'git', 'add', '--all')
    run(copy, 'git', ...person, 'commit', '--quiet', '--message', 'before the release')
    run(copy, process.execPath, CHANGESETS, 'version')
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  it.skipIf(waiting.length === 0)('uses up every changeset', () => {
    expect(globSync('.changeset/*.md', { cwd: copy })).toEqual([])
  })

  it.skipIf(waiting.length === 0)('gives the published packages a version and a changelog, and no others', () => {
    const changed = globSync('{apps,packages,tooling}/{,*/}package.json', { cwd: root }).filter(
      (file) => read(join(root, file)).version !== read(join(copy, file)).version,
    )
    const published = publishedPackages.map(({ folder }) => join(folder, 'package.json').slice(root.length + 1))
    expect(published).toEqual(expect.arrayContaining(changed))
    const changelogs = globSync('{apps,packages}/*/CHANGELOG.md', { cwd: copy })
    expect(changelogs.map(dirname).toSorted()).toEqual(changed.map(dirname).toSorted())
  })

  it.skipIf(waiting.length === 0)('has the text of each changeset in the changelog of its packages', () => {
    for (const file of waiting) {
      const [, head = '', text = ''] = readFileSync(join(root, file), 'utf8').split('---\n')
      const [first = ''] = text.trim().split('\n')
      for (const [, name] of head.matchAll(/'@dabali\/([a-z-]+)'/g))
        expect(textOf(`packages/${name}/CHANGELOG.md`)).toContain(first)
    }
  })
})
