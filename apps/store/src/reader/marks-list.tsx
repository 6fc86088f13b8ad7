import type { Locator } from '@dabali/api-client'
import { type Language, writeDigits } from '@dabali/domain'
import { fillGaps } from '@dabali/ui/fill-gaps'
import { textLanguage } from '@dabali/ui/text-language'
import contents from './contents-list.module.css'
import type { OpenedBook } from './file/open-source.ts'
import styles from './marks-list.module.css'
import { chapterTitle } from './place/book-progress.ts'
import bar from './reader-bar.module.css'
import type { ReaderBook } from './reader-book.ts'
import type { ReaderTexts } from './reader-texts.ts'
import { Sign } from './sign.tsx'
import type { Marks } from './use-marks.ts'
import type { Reading } from './use-reading.ts'

type MarksListProps = {
  book: ReaderBook
  opened: OpenedBook
  reading: Reading
  marks: Marks
  onChosen: () => void
}

/** The pages that were marked, by the words at their head. */
export function MarksList({ book, opened, reading, marks, onChosen }: MarksListProps) {
  const { texts, language } = book
  if (marks.all.length === 0) return null
  return (
    <section aria-labelledby="reader-marks">
      <h3 id="reader-marks" className={styles.head}>
        {texts.marks}
      </h3>
      <ul>
        {marks.all.map((mark) => {
          const place = placeText(mark, { opened, texts, language })
          const words = mark.text?.highlight?.trim() || place
          return (
            <li key={JSON.stringify(mark.locations)} className={styles.mark}>
              <button
                type="button"
                className={contents.line}
                onClick={() => {
                  onChosen()
                  reading.go(mark)
                }}
              >
                <span className={styles.words} lang={textLanguage(words, language)}>
                  {words}
                </span>
                <span className="quiet small">{place}</span>
              </button>
              <button
                type="button"
                className={bar.button}
                aria-label={fillGaps(texts.forgetMark, { place })}
                onClick={() => marks.takeOff(mark)}
              >
                <Sign shape="away" />
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const PERCENT = 100

type Around = { opened: Pick<OpenedBook, 'book'>; texts: ReaderTexts; language: Language }

/** A place as a reader knows it: its chapter, and how far into the book it is. */
export function placeText({ href, title, locations }: Locator, { opened, texts, language }: Around): string {
  const { contents, spine } = opened.book
  const chapter = chapterTitle(contents, spine, spine.indexOf(href)) || title
  const percent = writeDigits(Math.round((locations?.totalProgression ?? 0) * PERCENT), language)
  return chapter ? fillGaps(texts.where, { chapter, percent }) : fillGaps(texts.percent, { percent })
}
