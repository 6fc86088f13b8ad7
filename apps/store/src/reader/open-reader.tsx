'use client'

import { type Client, getReadingPosition, saveReadingPosition } from '@dabali/api-client'
import { useState } from 'react'
import { ContentsButton } from './contents-button.tsx'
import type { OpenedBook } from './file/open-source.ts'
import { ForkNotice } from './fork-notice.tsx'
import { MarkButton } from './mark-button.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { thisDevice } from './place/device.ts'
import { keepPosition, keptPosition } from './place/kept-position.ts'
import { positionKeeper } from './place/position-keeper.ts'
import frame from './reader.module.css'
import { ReaderBar } from './reader-bar.tsx'
import type { ReaderBook } from './reader-book.ts'
import { ReaderFailed } from './reader-failed.tsx'
import { ReaderFoot } from './reader-foot.tsx'
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
  const [device] = useState(thisDevice)
  const reading = useReading({
    book: opened.book,
    settings,
    label: texts.text,
    makeKeeper: (onFork) =>
      positionKeeper({
        device,
        calls: source.kind === 'own' ? callsOf(client, source.id) : undefined,
        kept: keptPosition(localStorage, book.name),
        keep: (position) => keepPosition(localStorage, book.name, position),
        onFork,
      }),
  })
  const marks = useMarks(book.name, reading)

  function change(next: ReaderSettings) {
    setSettings(next)
    keepSettings(localStorage, next)
  }
  const { theme } = settings
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
        {reading.fork && (
          <ForkNotice book={book} contents={opened.book} fork={reading.fork} reading={reading} device={device} />
        )}
        {source.kind === 'sample' && reading.isAtEnd && <SampleEnd book={book} />}
      </div>
      <ReaderFoot book={book} reading={reading} />
      {reading.note && <NoteDialog book={book} note={reading.note} settings={settings} onClose={reading.closeNote} />}
    </div>
  )
}

const SILENT = { silent: true }
/** A book that this device keeps does not wait long for a line that is not there. */
const BRIEF = { retries: 1, timeoutMilliseconds: 5000 }

const callsOf = (client: Client, id: string) => ({
  get: () => getReadingPosition(client, { id }, { ...SILENT, ...BRIEF }),
  put: (input: Omit<Parameters<typeof saveReadingPosition>[1], 'id'>) =>
    saveReadingPosition(client, { id, ...input }, SILENT),
})
