/** Keeps cookies between calls, as a browser does by itself; `CookieJar` of the package tough-cookie is one. */
export type CookieJar = {
  /** The cookies for an address, as the `Cookie` header has them. */
  getCookieString: (url: string) => Promise<string> | string
  /** Told of one `Set-Cookie` header; a cookie that it does not take is no failure of the call. */
  setCookie: (cookie: string, url: string, options: { ignoreError: boolean }) => unknown
}

/** Sends the cookies of the jar and puts those of the answer into it. A `cookie` header of the caller's own wins. */
export function fetchWithCookies(send: typeof globalThis.fetch, jar: CookieJar): typeof globalThis.fetch {
  return async (input, init) => {
    const url = String(input)
    const headers = new Headers(init?.headers)
    const cookies = await jar.getCookieString(url)
    if (cookies && !headers.has('cookie')) headers.set('cookie', cookies)
    const response = await send(input, { ...init, headers })
    for (const cookie of response.headers.getSetCookie()) await jar.setCookie(cookie, url, { ignoreError: true })
    return response
  }
}
