import type { ProductCard } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { IntentLink } from '@dabali/ui/intent-link'
import { SectionHead } from '@dabali/ui/section-head'
import { cellTexts } from '../catalogue/cell-texts.ts'
import { Shelf } from '../catalogue/shelf.tsx'
import { bookPath } from '../paths.ts'

type HomeShelfProps = {
  id: string
  heading: string
  /** The language of the heading, where it is not that of the page. */
  headingLanguage?: Language
  /** Where there are more of its kind. */
  all: { path: string; text: string }
  products: readonly ProductCard[]
  language: Language
}

/** A row of covers and its head. */
export async function HomeShelf({ id, heading, headingLanguage, all, products, language }: HomeShelfProps) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} heading={heading} lang={headingLanguage} plain>
        <IntentLink href={localPath(language, all.path)}>{all.text}</IntentLink>
      </SectionHead>
      <Shelf
        products={products}
        locale={language}
        texts={await cellTexts()}
        bookHref={(slug) => localPath(language, bookPath(slug))}
      />
    </section>
  )
}
