/** The largest page that the API answers. */
export const PAGE_SIZE = 100
const AT_ONCE = 4

/** The results of several readings, in their order; a few are read at a time. */
export async function readPages<Page, Result>(pages: readonly Page[], read: (page: Page) => Promise<Result[]>) {
  const results: Result[] = []
  for (let at = 0; at < pages.length; at += AT_ONCE) {
    const some = await Promise.all(pages.slice(at, at + AT_ONCE).map(read))
    results.push(...some.flat())
  }
  return results
}
