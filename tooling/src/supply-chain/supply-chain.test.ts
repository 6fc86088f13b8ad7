import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ALLOWED_PACKAGES, type Licensed, refusedPackages } from './licences.ts'

const root = join(import.meta.dirname, '../../..')
const pnpm = (...argv: string[]) => execFileSync('pnpm', argv, { cwd: root, encoding: 'utf8', maxBuffer: 50_000_000 })

describe('the licences of the dependencies', () => {
  let packages: Licensed[] = []
  beforeAll(() => {
    const byLicence: Record<string, Licensed[]> = JSON.parse(pnpm('--recursive', 'licenses', 'list', '--json'))
    packages = Object.values(byLicence).flat()
  })

  it('are allowed', () => {
    expect(packages.length).toBeGreaterThan(500)
    expect(refusedPackages(packages)).toEqual([])
  })

  it('have no exception that is not needed any more', () => {
    const names = new Set(packages.map(({ name }) => name))
    expect(Object.keys(ALLOWED_PACKAGES).filter((name) => !names.has(name))).toEqual([])
  })

  it.each([
    { license: 'GPL-3.0-only', refused: true },
    { license: 'Unknown', refused: true },
    { license: 'MIT AND AGPL-3.0-only', refused: true },
    { license: '(GPL-2.0 OR LGPL-3.0)', refused: true },
    { license: '(BSD-3-Clause OR GPL-2.0)', refused: false },
    { license: '(MIT AND Zlib)', refused: false },
    { license: 'MIT', refused: false },
  ])('$license is refused: $refused', ({ license, refused }) => {
    const planted = { name: 'planted', versions: ['1.0.0'], license }
    expect(refusedPackages([planted])).toEqual(refused ? [`planted@1.0.0: ${license}`] : [])
  })
})

describe('the bill of materials', () => {
  it('lists every production dependency with its version, hash and licence', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sbom-'))
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    )
    const [, ...argv] = (scripts['sbom:write'] ?? '').split(' ')
    const file = join(folder, 'sbom.json')
    pnpm(...argv.slice(0, argv.indexOf('--out') + 1), file)
    const { bomFormat, components } = JSON.parse(readFileSync(file, 'utf8'))
    rmSync(folder, { recursive: true })
    expect(bomFormat).toBe('CycloneDX')
    const { version } = JSON.parse(readFileSync(join(root, 'apps/api/node_modules/fastify/package.json'), 'utf8'))
    const fastify = components.find(({ name }: { name: string }) => name === 'fastify')
    expect(fastify).toMatchObject({ version, licenses: [{ license: { id: 'MIT' } }] })
    expect(JSON.stringify(fastify)).toContain('SHA-512')
    // Its licence is in a file alone.
    const unknown = components.filter(({ licenses }: { licenses?: unknown }) => !licenses)
    expect(unknown.map(({ name }: { name: string }) => name)).toEqual(['png-js'])
    expect(components.map(({ name }: { name: string }) => name)).not.toContain('vitest')
  })
})

describe('the audit', () => {
  let registry: Server | undefined
  afterEach(() => registry?.close())

  async function audit(answer: object | undefined, env: Record<string, string> = {}) {
    registry = createServer((_request, response) => {
      response.writeHead(answer ? 200 : 405, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}))
    })
    await new Promise<void>((listening) => registry?.listen(0, '127.0.0.1', listening))
    // A server that listens on a port has an address of this kind.
    const url = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`
    const settings = { CI: '', pnpm_config_registry: url, npm_config_registry: url, ...env }
    return new Promise<{ code: number; output: string }>((resolve) => {
      const file = join(import.meta.dirname, 'audit.ts')
      execFile(process.execPath, [file], { env: { ...process.env, ...settings } }, (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
      )
    })
  }

  it('passes when nothing is known', async () => {
    const { code, output } = await audit({})
    expect([code, output]).toEqual([0, expect.stringContaining('No dependency has a known vulnerability')])
  })

  it('fails and names the package of a known vulnerability', async () => {
    const found = {
      id: 1,
      url: 'https://example.com/1',
      title: 'Planted',
      severity: 'critical',
      vulnerable_versions: '>=0.0.0',
      cwe: [],
      cvss: { score: 9, vectorString: null },
    }
    const { code, output } = await audit({ fastify: [found] })
    expect([code, output]).toEqual([1, expect.stringContaining('fastify')])
  })

  it('says that nothing was audited when the registry refuses, and fails where packages are published', async () => {
    const here = await audit(undefined)
    expect([here.code, here.output]).toEqual([0, expect.stringContaining('NOT AUDITED')])
    registry?.close()
    expect((await audit(undefined, { CI: 'true' })).code).toBe(1)
  })
})
