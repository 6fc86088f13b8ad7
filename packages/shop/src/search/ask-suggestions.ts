import { type Client, suggest } from '@dabali/api-client'

/** What is suggested, where it stands and what it is. */
export type Suggestion = { href: string; title: string; kind: string; thumbnail: string }

/** Asks what may be meant, and leaves out what this site has no page for. */
export async function askSuggestions(
  client: Client,
  { query, paths, signal }: { query: string; paths: Readonly<Record<string, string>>; signal: AbortSignal },
): Promise<Suggestion[]> {
  const { results } = await suggest(client, { q: query }, { signal, silent: true, retries: 0 })
  return results.flatMap(({ kind, slug, title, thumbnail }) => {
    const path = paths[kind]
    return path === undefined
      ? []
      : [{ kind, title, thumbnail, href: path.replace('{slug}', encodeURIComponent(slug)) }]
  })
}
