type Sections = readonly { path: string }[]

/** The path of the section that a page is in: the longest that its own path goes through; a page may be in none. */
export function sectionAt(path: string, sections: Sections): string | undefined {
  const place = placeOf(path)
  return sections
    .map((section) => section.path)
    .filter((section) => `${place}/`.startsWith(`${section}/`))
    .sort((a, b) => b.length - a.length)[0]
}

/** What stands in `aria-current` of the way to a section while a page is shown. */
export function currentAt(section: string, { path, current }: { path: string; current: string | undefined }) {
  if (section !== current) return undefined
  return placeOf(path) === section ? 'page' : 'true'
}

/** A path without what is asked of it, and without the slash that some end with. */
const placeOf = (path: string) => path.replace(/[?#].*$/, '').replace(/\/$/, '')
