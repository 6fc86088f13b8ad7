/** The title of a page without the name of its site at the end; one that does not end in it stands as it is. */
export function ownTitle(title: string, site: string | undefined): string {
  const ending = `: ${site}`
  return site && title.endsWith(ending) ? title.slice(0, -ending.length) : title
}
