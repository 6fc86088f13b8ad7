import { getTranslations } from 'next-intl/server'

const KEYS = [
  ...(['toLibrary', 'toBook', 'contents', 'settings', 'mark', 'unmark', 'marks', 'forgetMark', 'noContents'] as const),
  ...(['close', 'previous', 'next', 'text', 'status', 'where', 'percent', 'minutes'] as const),
  ...(['size', 'face', 'serif', 'sans', 'lead', 'closeLines', 'evenLines', 'wideLines'] as const),
  ...(['light', 'device', 'paper', 'lokta', 'night', 'way', 'pages', 'scroll'] as const),
  ...(['kept', 'notKept', 'keep', 'forget', 'download', 'loading', 'loaded', 'loadedSoFar'] as const),
  ...(['lost', 'lostText', 'retry', 'broken', 'brokenText', 'contact', 'ended', 'endedText'] as const),
  ...(['revoked', 'revokedText', 'login', 'loginText', 'logIn', 'noScript'] as const),
  ...(['note', 'sample', 'sampleEnd', 'buy'] as const),
]

export type ReaderTexts = Record<(typeof KEYS)[number], string>

/** What the reader says; its gaps are filled in the browser. */
export async function readerTexts(): Promise<ReaderTexts> {
  const t = await getTranslations('reader')
  return Object.fromEntries(KEYS.map((key) => [key, t.raw(key) as string])) as ReaderTexts
}
