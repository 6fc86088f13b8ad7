import { join } from 'node:path'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import * as domain from '../src/index.ts'

const src = join(import.meta.dirname, '../src')

/** The files that contribute to a bundle that imports one name. */
async function filesBundledFor(name: string) {
  const { metafile } = await build({
    stdin: { contents: `export { ${name} } from './index.ts'`, resolveDir: src, loader: 'ts' },
    bundle: true,
    metafile: true,
    write: false,
    format: 'esm',
    treeShaking: true,
  })
  const [output] = Object.values(metafile.outputs)
  return Object.entries(output?.inputs ?? {})
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path]) => path.replace(/^.*src\//, ''))
}

describe('one name alone', () => {
  it.each(Object.keys(domain).filter((name) => name !== 'metaDescription'))(
    '%s bundles no dependency',
    async (name) => {
      expect((await filesBundledFor(name)).join()).not.toContain('node_modules')
    },
  )

  it('metaDescription bundles `entities`', async () => {
    expect((await filesBundledFor('metaDescription')).join()).toContain('entities')
  })

  it.each([
    { name: 'DEFAULT_QUANTITY', files: ['basket/basket.ts'] },
    { name: 'MERCHANDISE_CLASS', files: ['catalogue/product-class.ts'] },
    { name: 'isLoggedIn', files: ['account/store-data.ts'] },
    { name: 'slugify', files: ['text/text.ts'] },
    { name: 'displayDate', files: ['dates/display-date.ts'] },
    { name: 'roundToTwo', files: ['money/money.ts'] },
  ])('$name bundles only $files', async ({ name, files }) => {
    expect(await filesBundledFor(name)).toEqual(files)
  })
})
