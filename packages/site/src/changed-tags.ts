import { oncePerProcess } from './once-per-process.ts'

// A page that was finished right after a change may have begun, and read its data, right before it.
const LONGEST_RENDER_MS = 1_000
// Every tag is remembered once; a shop has as many tags as things, and each costs about a hundred bytes.
const MOST_TAGS = 200_000

type Changes = { byTag: Map<string, number>; everything: number }

const changes = oncePerProcess<Changes>('changed-tags', () => ({ byTag: new Map(), everything: 0 }))

/** Remembers that what carries these tags is no longer true. */
export function markChanged(tags: Iterable<string>, at: number = Date.now()): void {
  for (const tag of tags) changes.byTag.set(tag, at)
  if (changes.byTag.size > MOST_TAGS) markEverythingChanged(at)
}

/** Nothing that was kept until now is true any more: changes may have been missed. */
export function markEverythingChanged(at: number = Date.now()): void {
  changes.byTag.clear()
  changes.everything = at
}

/** When one of the tags changed last; 0 when none did. */
export function lastChange(tags: readonly string[]): number {
  let last = changes.everything
  for (const tag of tags) {
    const changed = changes.byTag.get(tag)
    if (changed !== undefined && changed > last) last = changed
  }
  return last
}

/** Whether a page that was finished at this time shows what is true now. */
export function isPageCurrent(tags: readonly string[], finishedAt: number): boolean {
  const changed = lastChange(tags)
  return changed === 0 || finishedAt > changed + LONGEST_RENDER_MS
}
