/** Whether a form was sent from a page of this site: the browser says so itself, or its origin is the host that it asks. */
export function isOwnForm(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = request.headers.get('origin')
  // A browser that is too old for either header sends a form without them.
  return origin === null || URL.parse(origin)?.host === request.headers.get('host')
}
