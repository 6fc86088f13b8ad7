import { searchKey } from '@dabali/domain'

const MOST_REMEMBERED = 50_000

const keys = new Map<string, string>()

/** The key of a text, word by word: most words of a shop have been seen before. */
export const keyOf = (text: string) => text.split(' ').map(keyOfWord).filter(Boolean).join(' ')

function keyOfWord(word: string) {
  let key = keys.get(word)
  if (key === undefined) {
    if (keys.size === MOST_REMEMBERED) keys.clear()
    key = searchKey(word)
    keys.set(word, key)
  }
  return key
}
