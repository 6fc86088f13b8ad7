import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const ops = join(import.meta.dirname, '../../../ops')

/** Replaces settings of a file; each must be in it once, so that a renamed one is not overlooked. */
export function withSettings(text: string, settings: Record<string, string | number>): string {
  return Object.entries(settings).reduce((written, [name, value]) => {
    const lines = new RegExp(`^${name} = .*$`, 'gm')
    if (written.match(lines)?.length !== 1) throw new Error(`The setting ${name} is not there exactly once.`)
    return written.replace(lines, () => `${name} = ${value}`)
  }, text)
}

type PgBouncerPlace = { port: number; users: string; socket: string; database: string }

/** The file that is shipped, for other addresses. `database` is the folder with the socket of PostgreSQL. */
export function pgbouncerConfig({ port, users, socket, database }: PgBouncerPlace, text = readOps('pgbouncer.ini')) {
  const connection = /^dabali = (.*)$/m.exec(text)?.[1] ?? ''
  return withSettings(text, {
    dabali: connection.replace(/host=\S+/, () => `host=${database}`),
    listen_port: port,
    auth_file: users,
  }).concat(`unix_socket_dir = ${socket}\n`)
}

type Backend = { name: string; port: number; servers: { name: string; port: number }[] }

/** The shipped file down to its addresses, followed by those of this machine. */
export function haproxyConfig(
  backends: readonly Backend[],
  { socket }: { socket: string },
  text = readOps('haproxy.cfg'),
) {
  const [head = '', addresses] = text.split('\n# Addresses')
  if (addresses === undefined) throw new Error('The line of addresses is missing in ops/haproxy.cfg.')
  const retries = 'http-request disable-l7-retry unless METH_GET'
  // So that the shipped rules are what is tested.
  if (!addresses.includes(retries)) throw new Error(`ops/haproxy.cfg does not have \`${retries}\`.`)
  const parts = backends.flatMap(({ name, port, servers }) => [
    `frontend ${name}`,
    `  bind 127.0.0.1:${port}`,
    ...frontendRules(addresses, name),
    `  default_backend ${name}`,
    `backend ${name}`,
    `  ${retries}`,
    ...servers.map((server) => `  server ${server.name} 127.0.0.1:${server.port}`),
  ])
  const shared = head
    .replace('global\n', () => `global\n  stats socket ${socket} mode 600 level admin\n`)
    .replaceAll('/etc/haproxy/', () => `${ops}/`)
  return `${shared}\n${parts.join('\n')}\n`
}

/** The lines of a shipped frontend between its address and its backend. */
function frontendRules(addresses: string, name: string): string[] {
  const [, rules] =
    new RegExp(`^frontend ${name}\\n  bind .*\\n((?:  .*\\n)*?)  default_backend ${name}$`, 'm').exec(addresses) ?? []
  if (rules === undefined) throw new Error(`The frontend ${name} is missing in ops/haproxy.cfg.`)
  return rules.split('\n').filter((line) => line !== '' && !line.startsWith('  #'))
}

const readOps = (name: string) => readFileSync(join(ops, name), 'utf8')

/** Settings of both PostgreSQL servers: reached over a socket that only their user and root can open. */
export const postgresSettings = (folder: string): Record<string, string> => ({
  listen_addresses: '',
  unix_socket_directories: folder,
  unix_socket_permissions: '0700',
  max_connections: '60',
  wal_level: 'replica',
  hot_standby: 'on',
  max_wal_senders: '4',
  wal_keep_size: '512MB',
  // The replica of a primary that is gone notices it soon.
  wal_receiver_timeout: '5s',
  wal_sender_timeout: '5s',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
})
