import { join } from 'node:path'
import { defineConfig, type ViteUserConfig } from 'vitest/config'

type TestOptions = NonNullable<ViteUserConfig['test']>

/** The Vitest configuration of a run that writes its counts to `reports/{name}.json`, where the gate adds them up. */
export function testConfig(name: string, options: TestOptions = {}): ViteUserConfig {
  return defineConfig({
    test: {
      name,
      include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
      setupFiles: [join(import.meta.dirname, 'fail-on-console.ts')],
      // A test is not a measure of time: a busy machine makes it late, not wrong.
      testTimeout: 60_000,
      hookTimeout: 120_000,
      reporters: ['default', ['json', { outputFile: `reports/${name}.json` }]],
      ...options,
    },
  })
}
