import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DockerfileParser, type From } from 'dockerfile-ast'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const TARGETS = ['api', 'worker', 'store', 'culture', 'admin', 'sandbox']

describe('the Dockerfile', () => {
  const file = DockerfileParser.parse(read('Dockerfile'))
  const stages = file.getFROMs().map((from: From, index, all) => {
    const next = all[index + 1]?.getRange().start.line ?? Number.POSITIVE_INFINITY
    const inside = file
      .getInstructions()
      .filter((each) => each.getRange().start.line >= from.getRange().start.line && each.getRange().start.line < next)
    return { name: from.getBuildStage() ?? '', image: from.getImage() ?? '', inside }
  })
  const stage = (name: string) => stages.find((each) => each.name === name)
  /** The last instruction of a kind in a stage or in those that it is made from. */
  const inherited = (name: string, keyword: string): string | undefined => {
    const own = stage(name)
    if (own === undefined) return undefined
    const last = own.inside.findLast((each) => each.getKeyword() === keyword)
    return last?.getArgumentsContent() ?? inherited(own.image, keyword)
  }

  it('runs the Node that the project pins, and its pnpm', () => {
    const { catalog }: { catalog: Record<string, string> } = parse(read('pnpm-workspace.yaml'))
    expect(read('Dockerfile')).toContain(`ARG NODE_IMAGE=node:${catalog['node']}-`)
    const { packageManager }: { packageManager: string } = JSON.parse(read('package.json'))
    expect(read('Dockerfile')).toContain(`npm install --global ${packageManager}\n`)
  })

  it.each(TARGETS)('%s runs without root, is drained by SIGTERM and checked for health', (target) => {
    expect(inherited(target, 'USER')).toBe('node')
    expect(inherited(target, 'STOPSIGNAL')).toBe('SIGTERM')
    expect(inherited(target, 'HEALTHCHECK')).toContain('CMD ["node"')
    // The form without a shell, which would not pass the signal on.
    expect(inherited(target, 'CMD')).toMatch(/^\["node", .*"apps\/\w+\/src\/(server|worker)\.[jt]s"\]$/)
  })

  it.each(TARGETS)('%s starts a file of the project', (target) => {
    const [started = ''] = /apps\/\w+\/src\/\w+/.exec(inherited(target, 'CMD') ?? '') ?? []
    expect(existsSync(join(root, `${started}.ts`))).toBe(true)
  })

  it('keeps to the main rules of hadolint', () => {
    const names = stages.map(({ name }) => name)
    for (const { image } of stages) {
      // DL3006 and DL3007: a fixed version, or another stage.
      expect(names.includes(image) || image.includes('NODE_IMAGE')).toBe(true)
    }
    for (const instruction of file.getInstructions()) {
      const content = instruction.getArgumentsContent() ?? ''
      // DL3020, DL3004, DL3000, DL4000.
      expect(['ADD', 'MAINTAINER']).not.toContain(instruction.getKeyword())
      expect(content).not.toMatch(/\bsudo\b/)
      if (instruction.getKeyword() === 'WORKDIR') expect(content).toMatch(/^\//)
      // DL3016: a version for each package.
      for (const [, name] of content.matchAll(/npm install --global (\S+)/g)) expect(name).toMatch(/@\d/)
    }
    // DL3022: files come from stages that exist.
    const sources = [...read('Dockerfile').matchAll(/COPY --from=(\S+)/g)].map(([, name = '']) => name)
    expect(sources.filter((name) => !names.includes(name))).toEqual([])
  })
})

// Installs the production dependencies of the API, which takes too long for the gate.
if (process.env['LONG_TESTS'] === 'true')
  describe('the files of the API image', () => {
    it('start the API without root, from a folder that it cannot write, with production dependencies alone', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'dabali-image-'))
      chmodSync(folder, 0o755)
      execFileSync(process.execPath, [join(root, 'tooling/src/deploy/collect.ts'), 'api', folder])
      execFileSync(
        'npx',
        [
          '-y',
          'pnpm@12',
          ...'install --prod --frozen-lockfile --prefer-offline'.split(' '),
          '--filter-prod',
          '@dabali/api...',
        ],
        {
          cwd: folder,
        },
      )
      expect(existsSync(join(folder, 'node_modules/.pnpm/node_modules/vitest'))).toBe(false)
      const node = join(folder, 'node')
      // The Node of the project may lie where only root can read it.
      cpSync(process.execPath, node)
      const data = mkdtempSync(join(tmpdir(), 'dabali-image-data-'))
      chmodSync(data, 0o777)
      const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
      const api = spawn(node, ['apps/api/src/server.ts'], {
        ...user,
        cwd: folder,
        env: { PATH: process.env['PATH'], DATA_DIR: data, API_PORT: '0', METRICS_PORT: '0', DEMO_CATALOGUE: 'false' },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const [line] = await once(api.stdout, 'data')
      const [, origin] = /api ready at (http:\S+)\/v1\//.exec(String(line)) ?? []
      expect((await fetch(`${origin}/healthz`)).status).toBe(200)
      expect((await fetch(`${origin}/readyz`)).status).toBe(200)
      const gone = once(api, 'exit')
      api.kill('SIGTERM')
      expect(await gone).toEqual([0, null])
      for (const each of [folder, data]) rmSync(each, { recursive: true, force: true })
    }, 300_000)
  })
