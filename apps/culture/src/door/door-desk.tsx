'use client'

import type { CheckInList } from '@dabali/api-client'
import { type Language, writeDigits } from '@dabali/domain'
import { fillGaps } from '@dabali/ui/fill-gaps'
import { StatusText } from '@dabali/ui/status-text'
import { CameraReader } from './camera-reader.tsx'
import styles from './door-desk.module.css'
import type { DoorTexts } from './door-texts.ts'
import { ScanList } from './scan-list.tsx'
import { countIn, waiting } from './scan-log.ts'
import { TypedNumber } from './typed-number.tsx'
import { useDoor } from './use-door.ts'
import { VerdictPanel } from './verdict-panel.tsx'

type DoorDeskProps = { door: CheckInList; language: Language; texts: DoorTexts; loginHref: string }

const LINE_CODES = { open: 's', closed: 'w', stranger: 'e' } as const

/** Where people are let in: the camera, the number, the word on whoever stands there, and who came before. */
export function DoorDesk({ door, language, texts, loginHref }: DoorDeskProps) {
  const { book, line, last, isSaved, scan, undo } = useDoor(door)
  const unsent = waiting(book.scans).length
  const digits = (count: number) => writeDigits(count, language)
  return (
    <div className={styles.desk}>
      <div className={styles.reading}>
        <VerdictPanel last={last} texts={texts} language={language} />
        <CameraReader texts={texts.camera} found={scan} />
        <TypedNumber texts={texts.typed} send={scan} />
      </div>
      <div className={styles.book}>
        <p className={styles.count}>
          {fillGaps(texts.counted, { count: digits(countIn(book)), all: digits(book.door.num_tickets) })}
        </p>
        <p className={styles.line} role="status">
          <StatusText code={LINE_CODES[line]}>{texts.line[line]}</StatusText>
          {unsent > 0 && <span className="quiet">{fillGaps(texts.unsent, { count: digits(unsent) })}</span>}
        </p>
        {!isSaved && (
          <p role="alert">
            <StatusText code="e">{texts.unsaved}</StatusText>
          </p>
        )}
        {line === 'stranger' && <a href={loginHref}>{texts.line.login}</a>}
        <ScanList scans={book.scans} texts={texts} language={language} undo={undo} />
      </div>
    </div>
  )
}
