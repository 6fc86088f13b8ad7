import { join } from 'node:path'
import { findBrowser } from '@dabali/tooling/browser'
import { EdgeVM } from '@edge-runtime/vm'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import * as main from '../src/index.ts'
import * as seating from '../src/tickets/seating.ts'
import { readmeExamples, sourceExamples } from './examples.ts'

const examples = [...sourceExamples, ...readmeExamples]

/** A script for any platform that evaluates every example and returns `[result, expected]` of each as JSON. */
async function exampleScript() {
  const pairs = examples.map(({ code, expected }) => `[${code}, ${expected}]`)
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { ${Object.keys(main)} } from './index.ts'
        import { ${Object.keys(seating)} } from './tickets/seating.ts'
        export const results = JSON.stringify([${pairs}])`,
      resolveDir: join(import.meta.dirname, '../src'),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'examples',
    platform: 'browser',
  })
  return `${outputFiles[0]?.text}\nexamples.results`
}

function expectResultsToMatch(results: string) {
  const pairs: [unknown, unknown][] = JSON.parse(results)
  expect(pairs).toHaveLength(examples.length)
  for (const [index, [result, expected]] of pairs.entries()) {
    expect({ ...examples[index], result }).toEqual({ ...examples[index], result: expected })
  }
}

describe('the examples of the documentation', () => {
  it('are correct in an edge runtime', async () => {
    expectResultsToMatch(new EdgeVM().evaluate(await exampleScript()))
  })

  it('are correct in a browser', async () => {
    const browser = await chromium.launch(await findBrowser())
    try {
      const page = await browser.newPage()
      expectResultsToMatch(await page.evaluate<string>(await exampleScript()))
    } finally {
      await browser.close()
    }
  })
})
