import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CookieJar } from 'tough-cookie'
import ts from 'typescript'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as apiClient from '../src/index.ts'

const root = join(import.meta.dirname, '..')
const readme = readFileSync(join(root, 'README.md'), 'utf8')

const examples = Array.from(readme.matchAll(/^```(tsx?)\n(.*?)^```/gms), ([, language, code = ''], at) => ({
  file: join(root, `test/readme-${at}.${language}`),
  code,
}))

const MODULES: Record<string, object> = { '@dabali/api-client': apiClient, 'tough-cookie': { CookieJar } }

// As strict as a team that imports the package may be.
const OPTIONS: ts.CompilerOptions = {
  allowImportingTsExtensions: true,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.Preserve,
  moduleDetection: ts.ModuleDetectionKind.Force,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noEmit: true,
  noUncheckedIndexedAccess: true,
  paths: {
    '@dabali/api-client': [join(root, 'src/index.ts')],
    '@dabali/api-client/react': [join(root, 'src/react.tsx')],
  },
  skipLibCheck: true,
  strict: true,
  target: ts.ScriptTarget.ES2023,
  types: ['node', 'react'],
}

/** The shop of the examples: it finds a basket by its cookie, and starts one for a client without a cookie. */
function makeShop(): typeof globalThis.fetch {
  const baskets = new Map<string, number>()
  return async (input, init) => {
    const { pathname } = new URL(String(input))
    if (pathname.startsWith('/v1/api/products/')) return Response.json({ url: pathname })
    const known = /dabali_basket=(\w+)/.exec(new Headers(init?.headers).get('cookie') ?? '')?.[1]
    const token = known ?? `basket${baskets.size}`
    const { quantity = 0 }: { quantity?: number } = JSON.parse(String(init?.body ?? '{}'))
    baskets.set(token, (baskets.get(token) ?? 0) + quantity)
    const headers = known
      ? undefined
      : { 'set-cookie': `dabali_basket=${token}; Max-Age=7776000; Path=/; HttpOnly; Secure; SameSite=Lax` }
    return Response.json({ num_items: baskets.get(token) }, headers && { headers })
  }
}

/** Runs an example: what it imports is lent to it, and each line that says what comes out is compared. */
async function run(code: string) {
  const compared: unknown[][] = []
  const body = code
    .replace(/^import (\{.*\}) from ('.*')$/gm, 'const $1 = modules[$2]')
    .replace(/^(.+) \/\/ => (.+)$/gm, 'compared.push([$1, $2])')
  const wrapped = ts.transpile(`const run = async (modules, compared) => {\n${body}\n}`, {
    target: ts.ScriptTarget.ES2023,
  })
  await new Function(`${wrapped}\nreturn run`)()(MODULES, compared)
  return compared
}

beforeEach(() => {
  vi.stubGlobal('fetch', makeShop())
})
afterEach(() => vi.unstubAllGlobals())

it('its examples compile', () => {
  const host = ts.createCompilerHost(OPTIONS)
  const { fileExists, readFile } = host
  const codeOf = (path: string) => examples.find(({ file }) => file === path)?.code
  host.fileExists = (path) => codeOf(path) !== undefined || fileExists(path)
  host.readFile = (path) => codeOf(path) ?? readFile(path)
  const files = examples.map(({ file }) => file)
  const faults = ts.getPreEmitDiagnostics(ts.createProgram(files, OPTIONS, host))
  expect(faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])
})

it.each(examples.filter(({ file }) => file.endsWith('.ts')))(
  'example $# has the documented result',
  async ({ code }) => {
    const compared = await run(code)
    expect(compared.length).toBeGreaterThan(0)
    expect(compared.map(([actual]) => actual)).toEqual(compared.map(([, expected]) => expected))
  },
)

it('without a jar each call of plain Node is another visitor', async () => {
  const alone = readme.replace(', cookieJar: new CookieJar()', '')
  const code = /^```ts\n(import \{ addProduct, createClient, getBasket.*?)^```/ms.exec(alone)?.[1] ?? ''
  expect(await run(code)).toEqual([[0, 3]])
})

it('a cookie of the caller wins over the jar, and one that the jar refuses fails nothing', async () => {
  const sent: (string | null)[] = []
  const fetch: typeof globalThis.fetch = async (_, init) => {
    sent.push(new Headers(init?.headers).get('cookie'))
    return Response.json({}, { headers: { 'set-cookie': 'a=1; Domain=elsewhere.example' } })
  }
  const cookieJar = new CookieJar()
  await cookieJar.setCookie('b=2', 'https://dabali.example')
  const client = apiClient.createClient({ baseUrl: 'https://dabali.example/v1/', fetch, cookieJar })
  await client.call('api/basket/')
  await client.call('api/basket/', { headers: { cookie: 'c=3' } })
  expect(sent).toEqual(['b=2', 'c=3'])
})
