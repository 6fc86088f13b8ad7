'use client'

import type { Client } from '@dabali/api-client'
import { type Language, writeDigits } from '@dabali/domain'
import { PositionConflictDialog } from '@dabali/shop/position-conflict'
import { createPositionSync, positionCalls } from '@dabali/shop/position-sync'
import { createKeepaliveClient } from '@dabali/shop/store'
import { Button, buttonClasses } from '@dabali/ui/button'
import { Dialog } from '@dabali/ui/dialog'
import { interpolate } from '@dabali/ui/text'
import { useEffect, useState } from 'react'
import { BookmarkButton, ContentsButton, positionText } from './contents-panel.tsx'
import { emptyDownload, type Progress } from './file/download-file.ts'
import {
  type Failure,
  type OpenedBook,
  openBookFile,
  refreshStored,
  type Source,
  storesBook,
  toFailure,
} from './file/open-file.ts'
import { LINK_PATH } from './page/clean-chapter.ts'
import { pageGeometry, READER_CSS, settingsCss } from './page/reader-css.ts'
import { isSamePosition, minutesLeft, useBookmarks } from './position.ts'
import frame from './reader.module.css'
import bar from './reader-bar.module.css'
import type { ReaderBook } from './reader-book.ts'
import footerStyles from './reader-footer.module.css'
import { Icon, ReaderBar, ReaderFailed, ReaderSkeleton } from './reader-frame.tsx'
import notice from './reader-notice.module.css'
import sampleEndStyles from './sample-end.module.css'
import { loadSettings, type ReaderSettings, SettingsPanel, saveSettings } from './settings-panel.tsx'
import { type ReaderState, useReading } from './use-reading.ts'

type OpenReaderProps = { book: ReaderBook; opened: OpenedBook; client: Client }

/** An open book: the page, the bars that can be hidden, and their panels. */
function OpenReader({ book, opened, client }: OpenReaderProps) {
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
        isSamePosition,
        isValidPosition: ({ href }) => opened.book.spine.includes(href),
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

/** The bar below the page: the progress, and buttons for the previous and next page. */
function ReaderFooter({ book, reading }: ReaderFooterProps) {
  const { texts, language } = book
  const { shown, title, progress, turn } = reading
  const percent = Math.round(progress * PERCENT)
  const digits = (number: number) => writeDigits(number, language)
  const where = interpolate(title ? texts.chapterProgress : texts.percent, { chapter: title, percent: digits(percent) })
  const rest = shown ? shown.text.length - shown.offset : 0
  const minutes = digits(minutesLeft(rest, reading.textLanguage))
  const page = shown && interpolate(texts.status, { page: digits(shown.page + 1), pages: digits(shown.pages) })
  return (
    <footer className={footerStyles.foot}>
      <button type="button" className={bar.button} aria-label={texts.previous} onClick={() => turn(-1)}>
        <Icon shape="back" />
      </button>
      <div className={footerStyles.where}>
        <progress className={footerStyles.track} max={PERCENT} value={percent} aria-hidden="true" />
        <p className={footerStyles.words}>
          <span className={footerStyles.chapter}>{where}</span>
          {title && <span className={footerStyles.more}>{interpolate(texts.minutes, { minutes })}</span>}
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

/** Renders the note into a shadow root, as chapters are; its links are disabled. */
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

/** A book, from the first byte to the last page. */
export function Reader({ book }: { book: ReaderBook }) {
  const [source] = useState(book.source)
  const [keeps] = useState(() => storesBook(localStorage, book.name))
  const { opened, failure, progress, client, retry } = useOpenBook(source, { language: book.language, keeps })
  if (failure) return <ReaderFailed book={book} failure={failure} onRetry={retry} />
  if (!opened) return <ReaderSkeleton book={book} progress={progress} />
  return <OpenReader book={book} opened={opened} client={client} />
}

type Opening = { progress?: Progress | undefined; opened?: OpenedBook; failure?: Failure }

/** Downloads a book; resumes a partial download on retry or when the connection is back. */
function useOpenBook(source: Source, { language, keeps }: { language: Language; keeps: boolean }) {
  const [opening, setOpening] = useState<Opening>({})
  const [tried, setTried] = useState(0)
  const [part] = useState(emptyDownload)
  const [client] = useState(() => createKeepaliveClient(language))

  useEffect(() => {
    const away = new AbortController()
    const { signal } = away
    const tell = (progress: Progress) => !signal.aborted && setOpening({ progress })
    openBookFile(source, { client, part, tell, signal, keeps })
      .then(async (opened) => {
        if (signal.aborted) return
        setOpening({ opened })
        if (source.kind !== 'own' || !opened.isKept) return
        const failure = await refreshStored(client, source.id, opened.file.version)
        if (failure && !signal.aborted) setOpening({ failure })
      })
      .catch((error: unknown) => !signal.aborted && setOpening({ failure: toFailure(error) }))
    return () => away.abort()
    // `tried` starts another attempt; `keeps` is decided once.
  }, [source, client, part, tried])

  const { failure } = opening
  useEffect(() => {
    if (failure !== 'lost') return
    const again = () => setTried((times) => times + 1)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [failure])

  return {
    ...opening,
    client,
    retry() {
      setOpening({})
      setTried((times) => times + 1)
    },
  }
}
