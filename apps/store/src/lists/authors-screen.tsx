import type { Author } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { pathOfPage } from '@dabali/shop/page-asked'
import { TurnPages } from '@dabali/shop/turn-pages'
import { EmptyState } from '@dabali/ui/empty-state'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text-language'
import { AUTHORS_PATH, authorPath, BOOKS_PATH } from '../paths.ts'
import styles from './authors-screen.module.css'
import { firstLetter } from './first-letter.ts'
import { ListHead } from './list-head.tsx'
import type { ListTexts } from './list-texts.ts'
import { AUTHORS_PER_PAGE } from './read-makers.ts'

type AuthorsScreenProps = {
  count: number
  results: readonly Author[]
  page: number
  language: Language
  head: { name: string; words: string; youAreHere: string }
  books: string
  letters: string
  texts: ListTexts
}

export function AuthorsScreen({ count, results, page, language, head, books, letters, texts }: AuthorsScreenProps) {
  const pages = Math.max(1, Math.ceil(count / AUTHORS_PER_PAGE))
  const groups = [...Map.groupBy(results, ({ name }) => firstLetter(name))]
  const toBooks = { href: localPath(language, BOOKS_PATH), name: books }
  const last = { href: localPath(language, pathOfPage(AUTHORS_PATH, pages)), text: texts.past.way }
  return (
    <div className="page">
      <ListHead {...head} locale={language} way={[toBooks]} />
      {groups.length > 1 && (
        <nav className={styles.letters} aria-label={letters}>
          {groups.map(([letter]) => (
            <a key={letter} href={`#${letter}`} className={styles.letter}>
              {letter}
            </a>
          ))}
        </nav>
      )}
      {groups.map(([letter, authors]) => (
        <section key={letter} className={styles.group} aria-labelledby={letter}>
          <h2 id={letter} className={styles.head} lang={textLanguage(letter, language)}>
            {letter}
          </h2>
          <ul className={styles.authors}>
            {authors.map((author) => (
              <Entry
                key={author.slug}
                author={author}
                language={language}
                titles={texts.titles(author.product_count)}
              />
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && page > 1 && (
        <EmptyState heading={texts.past.heading(page)} text={texts.past.text(pages)} way={last} />
      )}
      {groups.length === 0 && page === 1 && (
        <EmptyState
          heading={texts.bare.heading}
          text={texts.bare.text}
          way={{ href: toBooks.href, text: texts.bare.way }}
        />
      )}
      {groups.length > 0 && (
        <div className={styles.pages}>
          <TurnPages path={AUTHORS_PATH} page={page} pages={pages} language={language} />
        </div>
      )}
    </div>
  )
}

function Entry({ author, language, titles }: { author: Author; language: Language; titles: string }) {
  const { slug, name, summary, picture } = author
  return (
    <li className={styles.entry}>
      {picture.sources.length > 0 ? (
        <Picture picture={picture} sizes="4.5rem" decorative />
      ) : (
        <span className={styles.plate} lang={textLanguage(name, language)} aria-hidden="true">
          {firstLetter(name)}
        </span>
      )}
      <div>
        <h3 className={styles.name} lang={textLanguage(name, language)}>
          <IntentLink href={localPath(language, authorPath(slug))}>{name}</IntentLink>
        </h3>
        {summary && (
          <p className={styles.summary} lang={textLanguage(summary, language)}>
            {summary}
          </p>
        )}
        <p className={styles.count}>{titles}</p>
      </div>
    </li>
  )
}
