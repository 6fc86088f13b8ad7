type Tagged = { slug: string; tags: readonly string[] }

/** What the tags of one language are called in another: as the same thing is filed there, one tag in the place of the other. */
export function namesOfTags(here: readonly Tagged[], there: readonly Tagged[]): Map<string, string> {
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
