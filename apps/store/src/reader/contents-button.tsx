import { Drawer } from '@dabali/ui/drawer'
import { useState } from 'react'
import { ContentsList } from './contents-list.tsx'
import type { OpenedBook } from './file/open-source.ts'
import { KeptCopy } from './kept-copy.tsx'
import { MarksList } from './marks-list.tsx'
import bar from './reader-bar.module.css'
import type { ReaderBook } from './reader-book.ts'
import { Sign } from './sign.tsx'
import type { Marks } from './use-marks.ts'
import type { Reading } from './use-reading.ts'

type ContentsButtonProps = { book: ReaderBook; opened: OpenedBook; reading: Reading; marks: Marks }

/** Opens what stands at the side of a book: its contents, its marks, and what becomes of this copy. */
export function ContentsButton({ book, opened, reading, marks }: ContentsButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [isKept, setKept] = useState(opened.isKept)
  const { texts, source } = book
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" className={bar.button} aria-label={texts.contents} onClick={() => setOpen(true)}>
        <Sign shape="contents" />
      </button>
      <Drawer open={isOpen} onClose={close} title={texts.contents} closeText={texts.close}>
        <ContentsList book={book} opened={opened} reading={reading} onChosen={close} />
        <MarksList book={book} opened={opened} reading={reading} marks={marks} onChosen={close} />
        {source.kind === 'own' && (
          <KeptCopy book={book} id={source.id} file={opened.file} isKept={isKept} onChange={setKept} />
        )}
      </Drawer>
    </>
  )
}
