import type { Facet } from '@dabali/api-client'
import { hasLanguage } from '@dabali/domain'

/** A list is counted in titles where all that stands in it has words; a mug, a ticket and a pass are things. */
export function countsTitles(facets: readonly Facet[]): boolean {
  const classes = facets.find(({ field }) => field === 'product_class')?.values ?? []
  const chosen = classes.filter(({ selected }) => selected)
  return (chosen.length > 0 ? chosen : classes).every(({ value }) => hasLanguage(value))
}
