import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { haproxyConfig, pgbouncerConfig, withSettings } from './configs.ts'
import { readStates } from './haproxy.ts'
import { MIN_HAPROXY, MIN_PGBOUNCER, MissingProgram, requireVersion } from './programs.ts'

const ops = join(import.meta.dirname, '../../../ops')

test('a setting is replaced where it is, and one that is not there exactly once is an error', () => {
  expect(withSettings('a = 1\nport = 5432\n', { port: 6000 })).toBe('a = 1\nport = 6000\n')
  expect(() => withSettings('# port = 5432\n', { port: 6000 })).toThrow('The setting port is not there exactly once.')
  expect(() => withSettings('port = 1\nport = 2\n', { port: 6000 })).toThrow(
    'The setting port is not there exactly once.',
  )
})

test('PgBouncer runs with the shipped file: named statements in transaction mode, and settings that clients cannot make', () => {
  const place = { port: 6500, users: '/run/users.txt', socket: '/run/1', database: '/run/primary' }
  const config = pgbouncerConfig(place)
  expect(config).toContain('dabali = host=/run/primary port=5432')
  expect(config).toContain(
    "connect_query='set statement_timeout = 10000; set idle_in_transaction_session_timeout = 10000; set plan_cache_mode = force_generic_plan'",
  )
  expect(config).toMatch(/^listen_port = 6500$/m)
  expect(config).toMatch(/^auth_file = \/run\/users\.txt$/m)
  expect(config).toMatch(/^unix_socket_dir = \/run\/1$/m)
  expect(config).toMatch(/^pool_mode = transaction$/m)
  expect(config).toMatch(/^max_prepared_statements = [1-9]\d*$/m)
})

test('HAProxy runs with the shipped file above its addresses, which are replaced', () => {
  const servers = [
    { name: 'api-1', port: 4001 },
    { name: 'api-2', port: 4002 },
  ]
  const config = haproxyConfig([{ name: 'api', port: 4000, servers }], { socket: '/run/haproxy.sock' })
  expect(config).toContain('stats socket /run/haproxy.sock mode 600 level admin')
  expect(config).toContain('option httpchk GET /readyz')
  expect(config).not.toContain('10.0.0.')
  expect(config.split('frontend ').slice(1)).toEqual([
    [
      'api',
      '  bind 127.0.0.1:4000',
      '  http-request set-var(txn.kind) str(-ne) if { req.hdr(accept-language) -m beg -i ne }',
      '  default_backend api',
      'backend api',
      '  http-request disable-l7-retry unless METH_GET',
      '  server api-1 127.0.0.1:4001',
      '  server api-2 127.0.0.1:4002',
      '',
    ].join('\n'),
  ])
  expect(config).toContain(`map(${join(ops, 'unavailable.map')})`)
  expect(() => haproxyConfig([], { socket: '' }, 'global\n')).toThrow('The line of addresses is missing')
})

test('the shipped files and the handbook name the versions that are required', () => {
  const [pgbouncer, haproxy] = [MIN_PGBOUNCER, MIN_HAPROXY].map((version) => version.join('.'))
  const read = (file: string) => readFileSync(join(ops, file), 'utf8')
  expect(read('pgbouncer.ini')).toMatch(new RegExp(`^; PgBouncer ${pgbouncer} or newer `))
  expect(read('haproxy.cfg')).toMatch(new RegExp(`^# HAProxy ${haproxy} or newer `))
  const named = (name: string) =>
    [...read('../docs/operations.md').matchAll(new RegExp(`${name} (\\d+\\.\\d+)`, 'g'))].map(([, version]) => version)
  expect(new Set(named('PgBouncer'))).toEqual(new Set([pgbouncer]))
  expect(new Set(named('HAProxy'))).toEqual(new Set([haproxy]))
})

test('the states of servers are read from the statistics of HAProxy', () => {
  const csv = '# pxname,svname,qcur,status,\napi,FRONTEND,0,OPEN,\napi,api-1,0,UP,\napi,api-2,0,UP 1/2,\n'
  expect(readStates(csv)).toEqual(
    new Map([
      ['FRONTEND', 'OPEN'],
      ['api-1', 'UP'],
      ['api-2', 'UP 1/2'],
    ]),
  )
})

test.each([
  ['PgBouncer 1.18.0', 'PgBouncer 1.23 or newer is needed, and this is 1.18'],
  [undefined, 'PgBouncer 1.23 or newer is needed: apt-get install -y pgbouncer'],
])('a program that is %s is refused with what to do', (text, sentence) => {
  const required = { name: 'PgBouncer', min: [1, 23] as const, setting: 'PGBOUNCER' }
  expect(() => requireVersion({ ...required, text })).toThrow(MissingProgram)
  expect(() => requireVersion({ ...required, text })).toThrow(sentence)
  for (const enough of ['PgBouncer 1.23.0', 'PgBouncer 2.0.1']) requireVersion({ ...required, text: enough })
})
