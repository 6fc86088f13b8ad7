import { defineConfig, type Options } from 'tsup'

/** The tsup options of a published package: each entry point as ES module and CommonJS, with types for both. */
export function buildConfig(entries: Record<string, string>): Options | Options[] | Promise<Options | Options[]> {
  return defineConfig({
    entry: entries,
    format: ['esm', 'cjs'],
    dts: true,
    clean: true,
    target: 'es2022',
    platform: 'neutral',
  }) as Options
}
