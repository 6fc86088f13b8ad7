import { normaliseSearch, searchKey } from '@dabali/domain'
import styles from './highlight.module.css'

type MarkedPart = { text: string; isMarked: boolean }

const WORD = /([\p{L}\p{M}\p{N}]+)/u
/** A shorter beginning is that of many words. */
const SHORTEST_START = 3

/**
 * A text in parts, of which those are marked that were searched for: words that are, begin or sound like one of the words,
 * in either script. Common little words are none that anybody looks for.
 */
export function highlight(text: string, words: string): MarkedPart[] {
  const wanted = normaliseSearch(words)
    .split(' ')
    .filter((word) => word !== '' && !COMMON.has(word))
    .map((word) => ({ word, key: searchKey(word) }))
  const parts = text.split(WORD).filter((part) => part !== '')
  return wanted.length === 0
    ? [{ text, isMarked: false }]
    : joined(parts.map((part) => ({ text: part, isMarked: WORD.test(part) && isWanted(part, wanted) })))
}

const COMMON = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'on', 'the', 'to', 'ra', 'र'])

function isWanted(part: string, wanted: readonly { word: string; key: string }[]) {
  const plain = normaliseSearch(part)
  const key = searchKey(part)
  return wanted.some((each) => begins(plain, each.word) || begins(key, each.key))
}

const begins = (whole: string, start: string) =>
  start.length >= SHORTEST_START ? whole.startsWith(start) : start !== '' && whole === start

/** Parts alike that follow each other are one. */
function joined(parts: readonly MarkedPart[]): MarkedPart[] {
  const all: MarkedPart[] = []
  for (const part of parts) {
    const last = all.at(-1)
    if (last && last.isMarked === part.isMarked) last.text += part.text
    else all.push({ ...part })
  }
  return all
}

/** A text in which what was searched for is marked. */
export function HighlightedText({ text, words }: { text: string; words: string }) {
  return highlight(text, words).map((part, index) =>
    part.isMarked ? (
      <mark key={index} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
