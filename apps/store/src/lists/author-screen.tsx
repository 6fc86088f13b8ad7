import { type Language, localPath } from '@dabali/domain'
import { EmptyState } from '@dabali/ui/empty-state'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { Prose } from '@dabali/ui/prose'
import { SectionHead } from '@dabali/ui/section-head'
import type { CellTexts } from '../catalogue/cell-texts.ts'
import { ProductGrid } from '../catalogue/product-grid.tsx'
import { AUTHORS_PATH, BOOKS_PATH } from '../paths.ts'
import type { AuthorWithRoles } from './author-page.tsx'
import styles from './author-screen.module.css'
import type { AuthorTexts } from './author-texts.ts'
import { ListHead } from './list-head.tsx'
import { writeListQuery } from './list-query.ts'
import makerStyles from './maker-words.module.css'

type AuthorScreenProps = AuthorWithRoles & { language: Language; texts: AuthorTexts; cell: CellTexts }

/** Who they are, and their works under what they did for each. */
export function AuthorScreen({ author, groups, language, texts, cell }: AuthorScreenProps) {
  const { slug, name, summary, description, picture, products, product_count } = author
  const books = localPath(language, BOOKS_PATH)
  const all = books + writeListQuery({ chosen: [{ field: 'author', value: slug }], sort: 'popular', page: 1 })
  return (
    <div className="page">
      <div className={picture.sources.length > 0 ? styles.author : undefined}>
        {picture.sources.length > 0 && (
          <div className={styles.portrait}>
            <Picture picture={picture} sizes="(min-width: 48rem) 18rem, 40vw" first />
          </div>
        )}
        <ListHead
          name={name}
          words={summary}
          locale={language}
          way={[{ href: localPath(language, AUTHORS_PATH), name: texts.authors }]}
          youAreHere={texts.youAreHere}
        >
          {description && <Prose html={description} locale={language} className={makerStyles.words} />}
        </ListHead>
      </div>
      {groups.map(({ role, cards }, index) => (
        <section key={role} className={styles.works} aria-labelledby={role}>
          <SectionHead heading={texts.role(role)} id={role}>
            {index === 0 && product_count > products.length && (
              <IntentLink href={all}>{texts.all(product_count)}</IntentLink>
            )}
          </SectionHead>
          <ProductGrid products={cards} language={language} texts={cell} />
        </section>
      ))}
      {groups.length === 0 && (
        <EmptyState heading={texts.bare.heading} text={texts.bare.text} way={{ href: books, text: texts.bare.way }} />
      )}
    </div>
  )
}
