import { defineConfig, type Options } from 'tsup'

/** How a published package is built: each door as ES module, as CommonJS, and with types for both. */
export function buildConfig(doors: Record<string, string>): Options | Options[] | Promise<Options | Options[]> {
  return defineConfig({
    entry: doors,
    format: ['esm', 'cjs'],
    dts: true,
    clean: true,
    target: 'es2022',
    platform: 'neutral',
  }) as Options
}
