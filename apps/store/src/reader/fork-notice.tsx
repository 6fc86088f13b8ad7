import type { ReadingPosition } from '@dabali/api-client'
import type { Book } from './epub/open-book.ts'
import { fillText } from './fill-text.ts'
import styles from './fork-notice.module.css'
import { placeText } from './marks-list.tsx'
import { DEVICES, type Device } from './place/device.ts'
import type { ReaderBook } from './reader-book.ts'
import type { Reading } from './use-reading.ts'

type ForkNoticeProps = { book: ReaderBook; contents: Book; fork: ReadingPosition; reading: Reading; device: Device }

/** Another device is elsewhere in the book: where, and two answers. Nothing moves before one of them is given. */
export function ForkNotice({ book, contents, fork, reading, device }: ForkNoticeProps) {
  const { texts, language } = book
  if (!fork.locator) return null
  const place = placeText(fork.locator, { opened: { book: contents }, texts, language })
  return (
    <div className={styles.notice} role="status">
      <p>{fillText(texts[wordOf(fork.device, device)], { place })}</p>
      <div className={styles.answers}>
        <button type="button" className={styles.go} onClick={reading.goThere}>
          {texts.goThere}
        </button>
        <button type="button" className={styles.stay} onClick={reading.stayHere}>
          {texts.stayHere}
        </button>
      </div>
    </div>
  )
}

/** Whoever has two phones is not told that the one in hand is elsewhere. */
function wordOf(other: string | null, own: Device) {
  const known = DEVICES.find((name) => name === other)
  return known && known !== own ? (`fork${known}` as const) : 'forkOther'
}
