import { type RouteAccess, readLocalPath } from '@dabali/domain'

/** Who may open what: a path stands for itself and for everything under it, and the longest that fits decides. */
export type AccessTable = Readonly<Record<string, RouteAccess | 'open'>>

/** The mark of a page, however its path is written. */
export function accessOf(table: AccessTable, pathname: string): RouteAccess | undefined {
  const { path } = readLocalPath(asRouted(pathname))
  const fitting = Object.keys(table).filter((route) => path === route || path.startsWith(`${route}/`))
  const longest = fitting.reduce((one, other) => (other.length > one.length ? other : one), '')
  const access = table[longest]
  return access === 'open' ? undefined : access
}

/** As a router reads it: no spelling of a protected path slips by. */
function asRouted(pathname: string) {
  const { pathname: resolved } = new URL(pathname.replace(/[\\/]+/g, '/'), 'https://site.invalid')
  const parts = resolved.split('/').filter(Boolean).map(decoded)
  return `/${parts.join('/')}`
}

function decoded(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
