import { NEWS_PATH } from '../paths.ts'

/** The news that are filed under a tag; all of them without one. */
export const tagPath = (tag: string | undefined): string =>
  tag === undefined ? NEWS_PATH : `${NEWS_PATH}?tag=${encodeURIComponent(tag)}`

/** The tag that a query asks for. */
export const tagFromQuery = (asked: URLSearchParams): string | undefined => asked.get('tag') || undefined

export type CountedTag = { tag: string; count: number }

/** The tags of things and how many have each, the fullest first; of two as full, the one that was met first. */
export function countTags(things: readonly { tags: readonly string[] }[]): CountedTag[] {
  const counts = new Map<string, number>()
  for (const tag of things.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].map(([tag, count]) => ({ tag, count })).sort((one, other) => other.count - one.count)
}

type TaggedItem = { slug: string; tags: readonly string[] }

/** What the tags of one language are called in another: as the same thing is filed there, one tag in the place of the other. */
export function translateTags(here: readonly TaggedItem[], there: readonly TaggedItem[]): Map<string, string> {
  const own = new Map(here.map(({ slug, tags }) => [slug, tags]))
  const names = new Map<string, string>()
  for (const { slug, tags } of there) {
    const called = own.get(slug) ?? []
    if (called.length !== tags.length) continue
    tags.forEach((tag, place) => {
      const name = called[place]
      if (name !== undefined && !names.has(tag)) names.set(tag, name)
    })
  }
  return names
}
