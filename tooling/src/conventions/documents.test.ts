import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const linesOf = (path: string) => readFileSync(join(root, path), 'utf8').trimEnd().split('\n')

describe('the decisions', () => {
  const pages = readdirSync(join(root, 'docs/decisions'))
    .filter((page) => page !== 'README.md')
    .toSorted()

  it('are numbered without a gap', () => {
    expect(pages.map((page) => Number(page.slice(0, 3)))).toEqual(pages.map((_, index) => index + 1))
  })

  it.each(pages)('%s has its number and a title in its first line, and at most 30 lines', (page) => {
    const lines = linesOf(`docs/decisions/${page}`)
    expect(lines[0]).toMatch(new RegExp(`^# ${page.slice(0, 3)}\\. \\S`))
    expect(lines.length).toBeLessThanOrEqual(30)
  })

  it('are all in the index', () => {
    const linked = [
      ...linesOf('docs/decisions/README.md')
        .join('\n')
        .matchAll(/\]\(([^)]+)\)/g),
    ].map(([, page]) => page)
    expect(linked.toSorted()).toEqual(pages)
  })
})

describe('the changesets', () => {
  const changesets = globSync('.changeset/*.md', { cwd: root })

  it('begin with the packages and the size of the change', () => {
    const text = changesets.map((file) => linesOf(file).join('\n'))
    expect(text.filter((lines) => !/^---\n('@dabali\/[a-z-]+': (patch|minor|major)\n)+---\n\n\S/.test(lines))).toEqual(
      [],
    )
  })
})

describe('the calls, rules and types in changesets', () => {
  const sources = globSync('packages/{domain,api-client}/src/**/*.{ts,tsx}', { cwd: root })
  const words = new Set(sources.flatMap((file) => linesOf(file).join('\n').match(/\w+/g) ?? []))
  // Of browsers.
  words.add('EventSource')

  it.each(globSync('.changeset/*.md', { cwd: root }))('%s names only what importing teams find', (file) => {
    const named = [
      ...linesOf(file)
        .join('\n')
        .matchAll(/`([\w.]+)`/g),
    ].flatMap(([, name = '']) => name.split('.'))
    expect(named.filter((name) => /[a-z][A-Z]/.test(name) && !words.has(name))).toEqual([])
  })
})

describe('the documents', () => {
  it('CONTRIBUTING has at most 80 lines', () => {
    expect(linesOf('CONTRIBUTING.md').length).toBeLessThanOrEqual(80)
  })

  it('name only commands that exist', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(linesOf('package.json').join('\n'))
    const texts = ['README.md', 'CONTRIBUTING.md'].map((file) => linesOf(file).join('\n')).join('\n')
    const named = [...texts.matchAll(/`(?:npx -y pnpm@12|pnpm) ([a-z:]+)`/g)].map(([, name = '']) => name)
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  it('lead only to files that exist', () => {
    const files = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/security.md']
    const text = files.map((file) => linesOf(file).join('\n')).join('\n')
    const named = [...text.matchAll(/`((?:apps|packages|tooling|docs|\.[a-z]+)[\w./-]*)`/g)].map(
      ([, path = '']) => path,
    )
    // `.data` exists where the project was started.
    const missing = named.filter((path) => path !== '.data' && globSync(path, { cwd: root }).length === 0)
    expect(missing).toEqual(['.browser.test.tsx'])
  })
})
