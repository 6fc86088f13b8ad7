import type { Language } from '@dabali/domain'
import type { PositionConflictTexts } from '@dabali/shop/position-conflict'
import { getTranslations } from 'next-intl/server'
import type { Source } from './file/open-file.ts'

/** A book as the server hands it to the reader. */
export type ReaderBook = {
  source: Source
  /** The key of the stored position. */
  name: string
  title: string
  author: string
  /** The language of the page around it. */
  language: Language
  /** The target of the back link. */
  back: { href: string; text: string }
  /** The player, if the audiobook is owned, too. */
  listen?: { href: string; text: string } | undefined
  contact: string
  /** The product page. */
  shopPage: string
  /** The form action that downloads the file, if the book is owned. */
  download: string | undefined
  texts: ReaderTexts
  otherPlace: PositionConflictTexts
}

const KEYS = [
  ...([
    'listenAudiobook',
    'toLibrary',
    'toBook',
    'contents',
    'settings',
    'addBookmark',
    'removeBookmark',
    'bookmarks',
    'removeBookmarkAt',
    'noContents',
  ] as const),
  ...(['close', 'previous', 'next', 'text', 'status', 'chapterProgress', 'percent', 'minutes'] as const),
  ...(['size', 'font', 'serif', 'sans', 'lineSpacing', 'tightLines', 'normalLines', 'looseLines'] as const),
  ...(['theme', 'device', 'paper', 'lokta', 'night', 'pageTurning', 'pages', 'scroll'] as const),
  ...(['saved', 'notSaved', 'save', 'removeSaved', 'download', 'loading', 'loaded', 'loadedSoFar'] as const),
  ...(['lost', 'lostText', 'retry', 'broken', 'brokenText', 'contact', 'ended', 'endedText'] as const),
  ...(['revoked', 'revokedText', 'login', 'loginText', 'logIn', 'noScript'] as const),
  ...(['note', 'sample', 'sampleEnd', 'buy'] as const),
]

export type ReaderTexts = Record<(typeof KEYS)[number], string>

/** The texts of the reader; placeholders are filled in the browser. */
export async function loadReaderTexts(): Promise<ReaderTexts> {
  const t = await getTranslations('reader')
  return Object.fromEntries(KEYS.map((key) => [key, t.raw(key) as string])) as ReaderTexts
}
