import { join } from 'node:path'
import { configDefaults, defineConfig, type ViteUserConfig } from 'vitest/config'

type TestOptions = NonNullable<ViteUserConfig['test']>

/** The setup file of workspaces with property tests. */
export const PROPERTY_RUNS = join(import.meta.dirname, 'property-runs.ts')

/** A property runs all its cases in the long tests. */
const TEST_TIMEOUT_MS = process.env['LONG_TESTS'] === 'true' ? 600_000 : 180_000

/** The Vitest configuration of a run that writes its counts to `reports/{name}.json`, where the gate adds them up. */
export function testConfig(name: string, { setupFiles = [], ...options }: TestOptions = {}): ViteUserConfig {
  return defineConfig({
    test: {
      name,
      include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
      // Browser tests have a configuration of their own.
      exclude: [...configDefaults.exclude, '**/*.browser.test.*'],
      setupFiles: [join(import.meta.dirname, 'fail-on-console.ts'), ...[setupFiles].flat()],
      // Loading the modules for each file takes longer than most tests.
      isolate: false,
      // A test is not a measure of time: a busy machine makes it late, not wrong.
      testTimeout: TEST_TIMEOUT_MS,
      hookTimeout: 120_000,
      reporters: ['default', ['json', { outputFile: `reports/${name}.json` }]],
      ...options,
    },
  })
}
