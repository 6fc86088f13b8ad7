import type { Facet } from '@dabali/api-client'
import styles from './facet-panel.module.css'
import { FacetValues } from './facet-values.tsx'
import type { ListParts } from './list-parts.ts'
import { LIST_FIELDS, type ListField } from './list-query.ts'

type FacetPanelProps = ListParts & { about: readonly ListField[] }

/** The others are long and are opened by whoever looks for a name. */
const OPEN: readonly ListField[] = ['product_class', 'category', 'language', 'price', 'in_stock']

/** What the list can be narrowed by: at its side on a desk, folded above it on a phone. */
export function FacetPanel({ about, ...parts }: FacetPanelProps) {
  const { query, listing, texts } = parts
  const offered = LIST_FIELDS.flatMap((field) => {
    const facet = listing.facets.find((each) => each.field === field)
    return facet && !about.includes(field) && isOffered(facet) ? [{ field, values: facet.values }] : []
  })
  if (offered.length === 0) return <div />
  return (
    <details className={styles.panel}>
      <summary className={styles.fold}>{texts.narrow(query.chosen.length)}</summary>
      <h2 className="visually-hidden">{texts.narrow(0)}</h2>
      {offered.map(({ field, values }) => (
        <details
          key={field}
          className={styles.facet}
          open={OPEN.includes(field) || query.chosen.some((choice) => choice.field === field)}
        >
          <summary className={styles.name}>
            <h3>{texts.fieldName(field)}</h3>
          </summary>
          <FacetValues {...parts} field={field} values={values} />
        </details>
      ))}
    </details>
  )
}

/** One value is no choice, unless it was made. */
const isOffered = ({ values }: Facet) => values.length > 1 || values.some(({ selected }) => selected)
