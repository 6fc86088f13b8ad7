import type { Locator } from '@dabali/api-client'
import { type Language, writeDigits } from '@dabali/domain'
import { Button } from '@dabali/ui/button'
import { Drawer } from '@dabali/ui/drawer'
import { interpolate, textLanguage } from '@dabali/ui/text'
import { useState } from 'react'
import bookmarkStyles from './bookmark-list.module.css'
import contentsStyles from './contents-list.module.css'
import contents from './contents-list.module.css'
import { deleteStoredBook, type OpenedBook, type StoredBook, setStoresBook, storeBook } from './file/open-file.ts'
import offlineStyles from './offline-copy.module.css'
import { type Bookmarks, chapterTitle } from './position.ts'
import bar from './reader-bar.module.css'
import type { ReaderBook, ReaderTexts } from './reader-book.ts'
import { DownloadForm, Icon } from './reader-frame.tsx'
import type { ReaderState } from './use-reading.ts'

type ContentsButtonProps = { book: ReaderBook; opened: OpenedBook; reading: ReaderState; marks: Bookmarks }

/** Opens the panel with contents, bookmarks and the offline copy. */
export function ContentsButton({ book, opened, reading, marks }: ContentsButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [isKept, setKept] = useState(opened.isKept)
  const { texts, source } = book
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" className={bar.button} aria-label={texts.contents} onClick={() => setOpen(true)}>
        <Icon shape="contents" />
      </button>
      <Drawer open={isOpen} onClose={close} title={texts.contents} closeText={texts.close}>
        <ContentsList book={book} opened={opened} reading={reading} onChosen={close} />
        <BookmarkList book={book} opened={opened} reading={reading} marks={marks} onChosen={close} />
        {source.kind === 'own' && (
          <OfflineCopy book={book} id={source.id} file={opened.file} isKept={isKept} onChange={setKept} />
        )}
      </Drawer>
    </>
  )
}

type ContentsListProps = { book: ReaderBook; opened: OpenedBook; reading: ReaderState; onChosen: () => void }

const MAX_DEPTH = 3

/** The contents of a book. */
function ContentsList({ book, opened, reading, onChosen }: ContentsListProps) {
  const { contents } = opened.book
  if (contents.length === 0) return <p className="quiet">{book.texts.noContents}</p>
  return (
    <ol>
      {contents.map(({ title, path, fragment, depth }) => (
        <li key={`${path}#${fragment} ${title}`}>
          <button
            type="button"
            className={contentsStyles.row}
            data-depth={Math.min(depth, MAX_DEPTH)}
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

type BookmarkListProps = {
  book: ReaderBook
  opened: OpenedBook
  reading: ReaderState
  marks: Bookmarks
  onChosen: () => void
}

/** The bookmarks with the first text of their pages. */
function BookmarkList({ book, opened, reading, marks, onChosen }: BookmarkListProps) {
  const { texts, language } = book
  if (marks.all.length === 0) return null
  return (
    <section aria-labelledby="reader-marks">
      <h3 id="reader-marks" className={bookmarkStyles.head}>
        {texts.bookmarks}
      </h3>
      <ul>
        {marks.all.map((mark) => {
          const place = positionText(mark, { opened, texts, language })
          const words = mark.text?.highlight?.trim() || place
          return (
            <li key={JSON.stringify(mark.locations)} className={bookmarkStyles.mark}>
              <button
                type="button"
                className={contents.row}
                onClick={() => {
                  onChosen()
                  reading.go(mark)
                }}
              >
                <span className={bookmarkStyles.words} lang={textLanguage(words, language)}>
                  {words}
                </span>
                <span className="quiet small">{place}</span>
              </button>
              <button
                type="button"
                className={bar.button}
                aria-label={interpolate(texts.removeBookmarkAt, { place })}
                onClick={() => marks.takeOff(mark)}
              >
                <Icon shape="away" />
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const PERCENT = 100

type PositionContext = { opened: Pick<OpenedBook, 'book'>; texts: ReaderTexts; language: Language }

/** A position as text: its chapter and the progress in the book. */
export function positionText(
  { href, title, locations }: Locator,
  { opened, texts, language }: PositionContext,
): string {
  const { contents, spine } = opened.book
  const chapter = chapterTitle(contents, spine, spine.indexOf(href)) || title
  const percent = writeDigits(Math.round((locations?.totalProgression ?? 0) * PERCENT), language)
  return chapter ? interpolate(texts.chapterProgress, { chapter, percent }) : interpolate(texts.percent, { percent })
}

type OfflineCopyProps = {
  book: ReaderBook
  id: string
  file: StoredBook
  isKept: boolean
  onChange: (isKept: boolean) => void
}

/** The offline copy of the book, and the download of its file. */
function OfflineCopy({ book, id, file, isKept, onChange }: OfflineCopyProps) {
  const { texts, name } = book
  async function change() {
    setStoresBook(localStorage, name, !isKept)
    if (isKept) await deleteStoredBook(id)
    onChange(!isKept && (await storeBook(id, file)))
  }
  return (
    <div className={offlineStyles.copy}>
      <p role="status">{isKept ? texts.saved : texts.notSaved}</p>
      <div className={offlineStyles.items}>
        <Button kind="plain" onClick={change}>
          {isKept ? texts.removeSaved : texts.save}
        </Button>
        <DownloadForm book={book} />
      </div>
    </div>
  )
}

/** Bookmarks the page that is shown, or takes its mark off. */
export function BookmarkButton({ book: { texts }, marks }: { book: ReaderBook; marks: Bookmarks }) {
  return (
    <button
      type="button"
      className={bar.button}
      aria-label={marks.isMarked ? texts.removeBookmark : texts.addBookmark}
      onClick={marks.toggle}
    >
      <Icon shape="mark" filled={marks.isMarked} />
    </button>
  )
}
