import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The address of a unix socket holds so many bytes, on the strictest system that we know. */
const LONGEST_ADDRESS = 103
const SOCKET_NAME = '.s.PGSQL.5432'

export type SocketFolder = { path: string; remove: () => void }

/** A way to the socket in the cluster that is short enough: its own path, or a link to it in a folder of our own. */
export function socketFolder(cluster: string): SocketFolder {
  if (Buffer.byteLength(join(cluster, SOCKET_NAME)) <= LONGEST_ADDRESS)
    return { path: cluster, remove: () => undefined }
  const folder = mkdtempSync(join(tmpdir(), 'dabali-'))
  const path = join(folder, 'pg')
  symlinkSync(cluster, path)
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
