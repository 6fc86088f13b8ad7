import bar from './reader-bar.module.css'
import type { ReaderBook } from './reader-book.ts'
import { Sign } from './sign.tsx'
import type { Marks } from './use-marks.ts'

/** Marks the page that is shown, or takes its mark off. */
export function MarkButton({ book: { texts }, marks }: { book: ReaderBook; marks: Marks }) {
  return (
    <button
      type="button"
      className={bar.button}
      aria-label={marks.isMarked ? texts.unmark : texts.mark}
      onClick={marks.toggle}
    >
      <Sign shape="mark" filled={marks.isMarked} />
    </button>
  )
}
