import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bannedNames } from './banned-names.ts'

const root = join(import.meta.dirname, '../../..')

describe('names', () => {
  it.each([
    { path: 'packages/shop/src/house/about-screen.tsx', text: '', found: ['packages/shop/src/house/about-screen.tsx'] },
    { path: 'apps/store/src/told-of.ts', text: '', found: ['apps/store/src/told-of.ts'] },
    { path: 'a.ts', text: 'export async function askNobody() {}', found: ['a.ts: askNobody'] },
    { path: 'a.ts', text: 'export type OrderDesk = object', found: ['a.ts: OrderDesk'] },
    { path: 'a.ts', text: 'const veil = 1\nexport const warehouse = veil', found: [] },
    { path: 'apps/store/src/cart-summary.tsx', text: 'export function CartSummary() {}', found: [] },
  ])('$path with "$text": $found', ({ path, text, found }) => {
    expect(bannedNames([{ path, text }])).toEqual(found)
  })

  it('contain no banned word', () => {
    const paths = globSync('{apps,packages}/*/{src,test,e2e,bench}/**/*.{ts,tsx}', { cwd: root }).concat(
      globSync('{tooling,bench}/src/**/*.ts', { cwd: root }),
    )
    expect(paths.length).toBeGreaterThan(500)
    const files = paths
      .filter((path) => !path.startsWith('tooling/src/names/'))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    expect(bannedNames(files)).toEqual([])
  })
})
