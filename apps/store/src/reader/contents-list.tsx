import { textLanguage } from '@dabali/ui/text-language'
import styles from './contents-list.module.css'
import type { OpenedBook } from './file/open-source.ts'
import type { ReaderBook } from './reader-book.ts'
import type { Reading } from './use-reading.ts'

type ContentsListProps = { book: ReaderBook; opened: OpenedBook; reading: Reading; onChosen: () => void }

const DEEPEST = 3

/** The contents of a book. */
export function ContentsList({ book, opened, reading, onChosen }: ContentsListProps) {
  const { contents } = opened.book
  if (contents.length === 0) return <p className="quiet">{book.texts.noContents}</p>
  return (
    <ol>
      {contents.map(({ title, path, fragment, depth }) => (
        <li key={`${path}#${fragment} ${title}`}>
          <button
            type="button"
            className={styles.line}
            data-depth={Math.min(depth, DEEPEST)}
            lang={textLanguage(title, book.language)}
            aria-current={title === reading.title ? 'location' : undefined}
            onClick={() => {
              onChosen()
              reading.open(path, fragment)
            }}
          >
            {title}
          </button>
        </li>
      ))}
    </ol>
  )
}
