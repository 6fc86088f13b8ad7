import { Button } from '@dabali/ui/button'
import { DownloadForm } from './download-form.tsx'
import { rememberKeeping } from './file/keeps-book.ts'
import { forgetBook, type KeptBook, keepBook } from './file/kept-books.ts'
import styles from './kept-copy.module.css'
import type { ReaderBook } from './reader-book.ts'

type KeptCopyProps = {
  book: ReaderBook
  id: string
  file: KeptBook
  isKept: boolean
  onChange: (isKept: boolean) => void
}

/** Whether this device keeps the book, and the file for elsewhere. */
export function KeptCopy({ book, id, file, isKept, onChange }: KeptCopyProps) {
  const { texts, name } = book
  async function change() {
    rememberKeeping(localStorage, name, !isKept)
    if (isKept) await forgetBook(id)
    onChange(!isKept && (await keepBook(id, file)))
  }
  return (
    <div className={styles.copy}>
      <p role="status">{isKept ? texts.kept : texts.notKept}</p>
      <div className={styles.ways}>
        <Button kind="plain" onClick={change}>
          {isKept ? texts.forget : texts.keep}
        </Button>
        <DownloadForm book={book} />
      </div>
    </div>
  )
}
