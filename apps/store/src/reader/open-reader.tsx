'use client'

import type { Client } from '@dabali/api-client'
import { OtherPlaceNotice } from '@dabali/shop/other-place-notice'
import { positionCalls } from '@dabali/shop/position-calls'
import { positionKeeper } from '@dabali/shop/position-keeper'
import { useState } from 'react'
import { ContentsButton } from './contents-button.tsx'
import type { OpenedBook } from './file/open-source.ts'
import { MarkButton } from './mark-button.tsx'
import { placeText } from './marks-list.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { isSamePlace } from './place/locator.ts'
import frame from './reader.module.css'
import { ReaderBar } from './reader-bar.tsx'
import type { ReaderBook } from './reader-book.ts'
import { ReaderFailed } from './reader-failed.tsx'
import { ReaderFoot } from './reader-foot.tsx'
import notice from './reader-notice.module.css'
import { SampleEnd } from './sample-end.tsx'
import { keepSettings, type ReaderSettings, readSettings } from './settings.ts'
import { SettingsPanel } from './settings-panel.tsx'
import { useMarks } from './use-marks.ts'
import { useReading } from './use-reading.ts'

type OpenReaderProps = { book: ReaderBook; opened: OpenedBook; client: Client }

/** An open book: the page, the bars that step aside for it, and what they open. */
export function OpenReader({ book, opened, client }: OpenReaderProps) {
  const { source, texts } = book
  const [settings, setSettings] = useState(() => readSettings(localStorage))
  const reading = useReading({
    book: opened.book,
    settings,
    label: texts.text,
    makeKeeper: (onOther) =>
      positionKeeper({
        id: book.name,
        calls: source.kind === 'own' ? positionCalls(client, source.id) : undefined,
        isSamePlace,
        isPlace: ({ href }) => opened.book.spine.includes(href),
        onOther,
      }),
  })
  const marks = useMarks(book.name, reading)

  function change(next: ReaderSettings) {
    setSettings(next)
    keepSettings(localStorage, next)
  }
  const { theme } = settings
  const { other } = reading
  const where = other?.locator && placeText(other.locator, { opened, texts, language: book.language })
  if (reading.isBroken) return <ReaderFailed book={book} failure="broken" onRetry={() => location.reload()} />
  return (
    <div className={frame.reader} data-theme={theme === 'device' ? undefined : theme} data-bare={reading.isBare}>
      <ReaderBar book={book}>
        <ContentsButton book={book} opened={opened} reading={reading} marks={marks} />
        <MarkButton book={book} marks={marks} />
        <SettingsPanel book={book} settings={settings} onChange={change} />
      </ReaderBar>
      <div className={frame.leaf}>
        <div ref={reading.setHost} className={frame.host} />
        <OtherPlaceNotice
          other={other && where ? { device: other.device, where } : undefined}
          texts={book.otherPlace}
          className={notice.notice}
          onGoThere={reading.goThere}
          onStayHere={reading.stayHere}
        />
        {source.kind === 'sample' && reading.isAtEnd && <SampleEnd book={book} />}
      </div>
      <ReaderFoot book={book} reading={reading} />
      {reading.note && <NoteDialog book={book} note={reading.note} settings={settings} onClose={reading.closeNote} />}
    </div>
  )
}
