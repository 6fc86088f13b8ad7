/** A browser's cookies: kept from every answer of a place, and sent with every request to the paths that they are for. */
export function browser() {
  const cookies = new Map<string, { value: string; path: string }>()
  return async (url: string | URL, init: RequestInit = {}) => {
    const { pathname } = new URL(url)
    const cookie = [...cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')
    const answer = await fetch(url, { redirect: 'manual', ...init, headers: { ...init.headers, cookie } })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, { value, path: /; path=([^;]+)/i.exec(set)?.[1] ?? '/' })
    }
    return answer
  }
}
