import type { Language } from '../../http/language.ts'
import { completeCard, type Packed, unpack } from '../listing/catalogue-cache.ts'
import type { CatalogueIndex, IndexedProduct } from '../listing/catalogue-index.ts'
import { MOST_RELATED } from '../queries.ts'
import type { ProductRow } from './queries/product-row.ts'

/** The cards of a product's page as JSON. */
export type DetailCards = {
  related: { id: number; text: string }[]
  contents: string[]
  /** The next work of the series. */
  next: string | null
}

/** The formats of a work that are for sale. Products without a title have no card. */
const listedFormats = (index: CatalogueIndex, work: number) =>
  (index.works.get(work) ?? []).filter(({ hasTitle }) => hasTitle)

/** Of formats in their order the one that is shown: in stock, in the language of the page and printed, if there is one. */
function chooseFormat(formats: readonly IndexedProduct[], language: Language): IndexedProduct | undefined {
  const available = formats.filter(({ isAvailable }) => isAvailable)
  const chosen = available.length === 0 ? formats : available
  return chosen.find((format) => format.language === language) ?? chosen[0]
}

type WorkCard = { id: number; formats: readonly IndexedProduct[] }

function workCards(
  index: CatalogueIndex,
  works: readonly number[],
  { language, most }: { language: Language; most: number },
) {
  const cards: WorkCard[] = []
  for (const work of works) {
    if (cards.length === most) break
    const formats = listedFormats(index, work)
    const chosen = chooseFormat(formats, language)
    if (chosen) cards.push({ id: chosen.id, formats })
  }
  return cards
}

type Selection = Pick<ProductRow, 'related' | 'contents' | 'series'>

/** Which cards a page shows, and how they are made of the texts of these products. */
export function selectDetailCards(index: CatalogueIndex, row: Selection, language: Language) {
  const related = workCards(index, row.related, { language, most: MOST_RELATED })
  const next = workCards(index, row.series?.next ?? [], { language, most: 1 })
  const contents = row.contents.filter((id) => index.products.has(id))
  const selected = (texts: ReadonlyMap<number, Packed>): DetailCards => {
    const written = ({ id, formats }: WorkCard) => {
      const text = texts.get(id)
      return text === undefined ? [] : [{ id, text: unpack(completeCard(text, formats)) }]
    }
    return {
      related: related.flatMap(written),
      contents: contents.flatMap((id) => {
        const text = texts.get(id)
        return text === undefined ? [] : [unpack(completeCard(text))]
      }),
      next: next.flatMap(written)[0]?.text ?? null,
    }
  }
  return { selected, ids: [...new Set([...[...related, ...next].map(({ id }) => id), ...contents])] }
}
