/** What no text field holds: control characters other than a tab or the end of a line, and halves of characters. */
const UNSEEN = /(?![\t\n])\p{Cc}|\p{Surrogate}/gu

/** Text as it is stored: whole characters in their composed form, nothing that cannot be seen, no blank ends. */
export const cleanText = (text: string): string => text.replace(UNSEEN, '').normalize('NFC').trim()

/** The same on one line. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ')
