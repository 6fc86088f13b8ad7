import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packAndInstall, publishedPackages, read, run } from './packed-package.ts'

const TSC = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc')

it('publishes these packages and no other', () => {
  expect(publishedPackages.map(({ manifest }) => manifest.name).toSorted()).toEqual([
    '@dabali/api-client',
    '@dabali/domain',
  ])
})

describe.each(publishedPackages)(
  '$manifest.name, packed and installed into an empty project',
  ({ folder, manifest }) => {
    let packed = { tarball: '', project: '' }
    const doors = Object.keys(manifest.publishConfig?.exports ?? {})
      .filter((door) => !door.endsWith('.json'))
      .map((door) => manifest.name + door.slice(1))

    beforeAll(() => {
      packed = packAndInstall(folder, manifest)
    })
    afterAll(() => rmSync(packed.project, { recursive: true, force: true }))

    function runFile(file: string, text: string, ...command: string[]) {
      writeFileSync(join(packed.project, file), text)
      return run(packed.project, process.execPath, ...command, file)
    }

    it('has the version and the exports of the published form', () => {
      const installed = read(join(packed.project, 'node_modules', manifest.name, 'package.json'))
      expect(installed).toMatchObject({ version: manifest.version, exports: manifest.publishConfig?.exports })
    })

    it('has nothing in its manifest that only this workspace can read', () => {
      const text = readFileSync(join(packed.project, 'node_modules', manifest.name, 'package.json'), 'utf8')
      expect(Object.keys(JSON.parse(text))).not.toContain('devDependencies')
      expect(text).not.toMatch(/workspace:|catalog:|@dabali\/tooling/)
    })

    it.each(doors)('%s is imported as an ES module', (door) => {
      const text = `import * as door from '${door}'\nprocess.stdout.write(String(Object.keys(door).length))\n`
      expect(Number(runFile('import.mjs', text))).toBeGreaterThan(0)
    })

    it.each(doors)('%s is required from CommonJS', (door) => {
      const text = `process.stdout.write(String(Object.keys(require('${door}')).length))\n`
      expect(Number(runFile('require.cjs', text))).toBeGreaterThan(0)
    })

    it.each([
      { resolution: 'node16', module: 'node16', file: 'typed.mts' },
      { resolution: 'node16', module: 'node16', file: 'typed.cts' },
      { resolution: 'bundler', module: 'esnext', file: 'typed.ts' },
    ])('gives its types to $file under $resolution resolution', ({ resolution, module, file }) => {
      // A door without types would be `any`, which has every key.
      const text = doors.flatMap((door, at) => [
        `import * as door${at} from '${door}'`,
        `export const absent${at}: 'absent' extends keyof typeof door${at} ? never : true = true`,
      ])
      const options = [
        '--noEmit',
        '--strict',
        '--target',
        'es2022',
        '--module',
        module,
        '--moduleResolution',
        resolution,
      ]
      expect(runFile(file, text.join('\n'), TSC, ...options)).toBe('')
    })

    const registerQuickStart = manifest.name === '@dabali/domain' ? it : () => undefined
    registerQuickStart('runs the quick start of its README', () => {
      const readme = readFileSync(join(packed.project, 'node_modules', manifest.name, 'README.md'), 'utf8')
      const [, code = ''] = /^```ts\n(.*?)^```/ms.exec(readme) ?? []
      const expected = [...code.matchAll(/^console\.log\(.*\) \/\/ (.*)$/gm)].map(([, text]) => text)
      expect(expected.length).toBeGreaterThan(0)
      const printed = runFile('quick-start.mjs', code).replaceAll('\u00a0', ' ')
      expect(printed.trim().split('\n')).toEqual(expected)
    })

    it('is in order for publint', async () => {
      const { messages, pkg } = await publint({ pack: { tarball: bytesOf(packed.tarball) }, strict: true })
      expect(messages.map((message) => formatMessage(message, pkg))).toEqual([])
    })

    it('has types that resolve for are-the-types-wrong', async () => {
      const result = await checkPackage(createPackageFromTarballData(new Uint8Array(bytesOf(packed.tarball))))
      const problems = result.types ? result.problems : [{ kind: 'NoTypes' }]
      // Node 10 knows no doors; nothing that we support resolves as it did.
      expect(
        problems.filter((problem) => !('resolutionKind' in problem && problem.resolutionKind === 'node10')),
      ).toEqual([])
    })
  },
)

function bytesOf(file: string): ArrayBuffer {
  return new Uint8Array(readFileSync(file)).buffer
}
