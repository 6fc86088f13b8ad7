import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { publishedPackages, read, run } from './packed-package.ts'

const root = join(import.meta.dirname, '../../..')
const CHANGESETS = join(root, 'node_modules/@changesets/cli/bin.js')
const MANIFESTS = '{apps,packages,tooling}/{,*/}package.json'
const published = publishedPackages.map(({ manifest }) => manifest.name)

type Changeset = { packages: string[]; text: string; file: string }

const copies: string[] = []
afterEach(() => {
  for (const copy of copies.splice(0)) rmSync(copy, { recursive: true, force: true })
})

/** The packages that a changeset names, and its text. */
function readChangeset(file: string): Changeset {
  const [, head = '', text = ''] = file.split('---\n')
  return { file, packages: [...head.matchAll(/'(@dabali\/[a-z-]+)'/g)].map(([, name = '']) => name), text: text.trim() }
}

const waiting = globSync(join(root, '.changeset/*.md')).map((path) => readChangeset(readFileSync(path, 'utf8')))

/** Versions a copy of the workspace with these changesets, and tells which packages have a new version or a changelog. */
function rehearse(changesets: readonly Changeset[]) {
  const copy = mkdtempSync(join(tmpdir(), 'versions-'))
  copies.push(copy)
  for (const file of [
    'package.json',
    'pnpm-workspace.yaml',
    '.changeset/config.json',
    ...globSync(MANIFESTS, { cwd: root }),
  ])
    cpSync(join(root, file), join(copy, file), { recursive: true })
  // As after an earlier release.
  for (const { folder, manifest } of publishedPackages) {
    const file = join(copy, relative(root, folder), 'CHANGELOG.md')
    writeFileSync(file, `# ${manifest.name}\n\n## 0.0.0\n`)
  }
  for (const [index, { file }] of changesets.entries()) writeFileSync(join(copy, `.changeset/change-${index}.md`), file)
  const textOf = (file: string) => readFileSync(join(copy, file), 'utf8')
  const changelogs = () => globSync('{apps,packages,tooling}/{,*/}CHANGELOG.md', { cwd: copy })
  const person = ['-c', 'user.name=Release', '-c', 'user.email=release@dabali.example', '-c', 'commit.gpgsign=false']
  run(copy, 'git', 'init', '--quiet')
  run(copy, 'git', 'add', '--all')
  run(copy, 'git', ...person, 'commit', '--quiet', '--message', 'before the release')
  const before = new Map(changelogs().map((file) => [file, textOf(file)]))
  run(copy, process.execPath, CHANGESETS, 'version')
  const manifests = globSync(MANIFESTS, { cwd: root })
  const hasNewVersion = (file: string) => read(join(root, file)).version !== read(join(copy, file)).version
  const nameOf = (file: string) => read(join(copy, dirname(file), 'package.json')).name
  return {
    left: globSync('.changeset/*.md', { cwd: copy }),
    versioned: manifests.filter(hasNewVersion).map(nameOf).toSorted(),
    written: changelogs()
      .filter((file) => textOf(file) !== before.get(file))
      .map(nameOf)
      .toSorted(),
    changelogOf: (name: string) => textOf(`packages/${name.replace('@dabali/', '')}/CHANGELOG.md`),
  }
}

if (waiting.length > 0)
  it('the next release uses up every changeset, and changes the packages that they name', () => {
    const named = [...new Set(waiting.flatMap(({ packages }) => packages))].toSorted()
    const release = rehearse(waiting)
    expect(published).toEqual(expect.arrayContaining(named))
    expect(release).toMatchObject({ left: [], versioned: named, written: named })
    for (const { packages, text } of waiting)
      for (const name of packages) expect(release.changelogOf(name)).toContain(text.split('\n', 1)[0])
  })

it.each(published)('a release of %s alone changes no other package', (name) => {
  const release = rehearse([readChangeset(`---\n'${name}': minor\n---\n\nOne change.\n`)])
  expect(release).toMatchObject({ left: [], versioned: [name], written: [name] })
  expect(release.changelogOf(name)).toContain('One change.')
})
