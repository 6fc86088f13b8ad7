'use client'

import type { Client } from '@dabali/api-client'
import { writeDigits } from '@dabali/domain'
import { PositionConflictDialog } from '@dabali/shop/position-conflict-dialog'
import { createPositionSync, positionCalls } from '@dabali/shop/position-sync'
import { Button, buttonClasses } from '@dabali/ui/button'
import { Dialog } from '@dabali/ui/dialog'
import { interpolate } from '@dabali/ui/interpolate'
import { useEffect, useState } from 'react'
import { BookmarkButton, ContentsButton, positionText } from './contents-panel.tsx'
import type { OpenedBook } from './file/open-file.ts'
import { LINK_PATH } from './page/clean-chapter.ts'
import { pageGeometry, READER_CSS, settingsCss } from './page/reader-css.ts'
import { isSamePosition, minutesLeft } from './position/locator.ts'
import { useBookmarks } from './position/use-bookmarks.ts'
import frame from './reader.module.css'
import bar from './reader-bar.module.css'
import { Icon, ReaderBar } from './reader-bar.tsx'
import type { ReaderBook } from './reader-book.ts'
import styles from './reader-footer.module.css'
import notice from './reader-notice.module.css'
import { ReaderFailed } from './reader-skeleton.tsx'
import sampleEndStyles from './sample-end.module.css'
import { loadSettings, type ReaderSettings, saveSettings } from './settings.ts'
import { SettingsPanel } from './settings-panel.tsx'
import { type ReaderState, useReading } from './use-reading.ts'

type OpenReaderProps = { book: ReaderBook; opened: OpenedBook; client: Client }

/** An open book: the page, the bars that step aside for it, and what they open. */
export function OpenReader({ book, opened, client }: OpenReaderProps) {
  const { source, texts } = book
  const [settings, setSettings] = useState(() => loadSettings(localStorage))
  const reading = useReading({
    book: opened.book,
    settings,
    label: texts.text,
    createPositionSync: (onOther) =>
      createPositionSync({
        id: book.name,
        calls: source.kind === 'own' ? positionCalls(client, source.id) : undefined,
        isSamePlace: isSamePosition,
        isPlace: ({ href }) => opened.book.spine.includes(href),
        onOther,
      }),
  })
  const marks = useBookmarks(book.name, reading)

  function change(next: ReaderSettings) {
    setSettings(next)
    saveSettings(localStorage, next)
  }
  const { theme } = settings
  const { other } = reading
  const where = other?.locator && positionText(other.locator, { opened, texts, language: book.language })
  if (reading.isBroken) return <ReaderFailed book={book} failure="broken" onRetry={() => location.reload()} />
  return (
    <div className={frame.reader} data-theme={theme === 'device' ? undefined : theme} data-bare={reading.isBare}>
      <ReaderBar book={book}>
        <ContentsButton book={book} opened={opened} reading={reading} marks={marks} />
        <BookmarkButton book={book} marks={marks} />
        <SettingsPanel book={book} settings={settings} onChange={change} />
      </ReaderBar>
      <div className={frame.leaf}>
        <div ref={reading.setHost} className={frame.host} />
        <PositionConflictDialog
          other={other && where ? { device: other.device, where } : undefined}
          texts={book.otherPlace}
          className={notice.notice}
          onGoThere={reading.goThere}
          onStayHere={reading.stayHere}
        />
        {source.kind === 'sample' && reading.isAtEnd && <SampleEnd book={book} />}
      </div>
      <ReaderFooter book={book} reading={reading} />
      {reading.note && (
        <FootnoteDialog book={book} note={reading.note} settings={settings} onClose={reading.closeNote} />
      )}
    </div>
  )
}

const PERCENT = 100

type ReaderFooterProps = { book: ReaderBook; reading: ReaderState }

/** The bar below the page: how far the reader has come, and a button for each way. */
function ReaderFooter({ book, reading }: ReaderFooterProps) {
  const { texts, language } = book
  const { shown, title, progress, turn } = reading
  const percent = Math.round(progress * PERCENT)
  const digits = (number: number) => writeDigits(number, language)
  const where = interpolate(title ? texts.where : texts.percent, { chapter: title, percent: digits(percent) })
  const rest = shown ? shown.text.length - shown.offset : 0
  const minutes = digits(minutesLeft(rest, reading.textLanguage))
  const page = shown && interpolate(texts.status, { page: digits(shown.page + 1), pages: digits(shown.pages) })
  return (
    <footer className={styles.foot}>
      <button type="button" className={bar.button} aria-label={texts.previous} onClick={() => turn(-1)}>
        <Icon shape="back" />
      </button>
      <div className={styles.where}>
        <progress className={styles.track} max={PERCENT} value={percent} aria-hidden="true" />
        <p className={styles.words}>
          <span className={styles.chapter}>{where}</span>
          {title && <span className={styles.more}>{interpolate(texts.minutes, { minutes })}</span>}
        </p>
        <p className="visually-hidden" role="status">
          {page}
        </p>
      </div>
      <button type="button" className={bar.button} aria-label={texts.next} onClick={() => turn(1)}>
        <Icon shape="next" />
      </button>
    </footer>
  )
}

type FootnoteDialogProps = { book: ReaderBook; note: Element; settings: ReaderSettings; onClose: () => void }

/** A footnote in a dialog above its page. */
function FootnoteDialog({ book: { texts }, note, settings, onClose }: FootnoteDialogProps) {
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
  look.replaceSync(settingsCss(settings, pageGeometry(host, settings)))
  root.adoptedStyleSheets = [reader, look]
  const article = document.createElement('div')
  article.className = 'book'
  article.lang = note.closest('[lang]')?.getAttribute('lang') ?? ''
  article.append(...[...note.childNodes].map((node) => node.cloneNode(true)))
  for (const link of article.querySelectorAll(`a[${LINK_PATH}]`)) link.removeAttribute('href')
  root.replaceChildren(article)
}

/** After the last page of a sample: the whole book. */
function SampleEnd({ book: { texts, shopPage } }: { book: ReaderBook }) {
  return (
    <aside className={`${notice.notice} ${sampleEndStyles.end}`}>
      <p role="status">{texts.sampleEnd}</p>
      <a className={buttonClasses({ kind: 'main' })} href={shopPage}>
        {texts.buy}
      </a>
    </aside>
  )
}
