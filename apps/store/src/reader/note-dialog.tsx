import { Button } from '@dabali/ui/button'
import { Dialog } from '@dabali/ui/dialog'
import { useEffect, useState } from 'react'
import { LINK_PATH } from './page/clean-chapter.ts'
import { geometryOf, READER_CSS, settingsCss } from './page/reader-css.ts'
import type { ReaderBook } from './reader-book.ts'
import type { ReaderSettings } from './settings.ts'

type NoteDialogProps = { book: ReaderBook; note: Element; settings: ReaderSettings; onClose: () => void }

/** A note above the page that it belongs to, so that nobody loses the line. */
export function NoteDialog({ book: { texts }, note, settings, onClose }: NoteDialogProps) {
  const [host, setHost] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (host) showNote(host, note, settings)
  }, [host, note, settings])
  return (
    <Dialog open onClose={onClose} title={texts.note} actions={<CloseButton text={texts.close} onClose={onClose} />}>
      <div ref={setHost} />
    </Dialog>
  )
}

const CloseButton = ({ text, onClose }: { text: string; onClose: () => void }) => (
  <Button kind="plain" onClick={onClose}>
    {text}
  </Button>
)

/** Its text stands in a tree of its own, as that of the book does; the way back from it is to close it. */
function showNote(host: HTMLElement, note: Element, settings: ReaderSettings) {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const [reader, look] = [new CSSStyleSheet(), new CSSStyleSheet()]
  reader.replaceSync(READER_CSS)
  look.replaceSync(settingsCss(settings, geometryOf(host, settings)))
  root.adoptedStyleSheets = [reader, look]
  const article = document.createElement('div')
  article.className = 'book'
  article.lang = note.closest('[lang]')?.getAttribute('lang') ?? ''
  article.append(...[...note.childNodes].map((node) => node.cloneNode(true)))
  for (const link of article.querySelectorAll(`a[${LINK_PATH}]`)) link.removeAttribute('href')
  root.replaceChildren(article)
}
