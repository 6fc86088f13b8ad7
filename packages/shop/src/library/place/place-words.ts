import { type Language, writeDigits } from '@dabali/domain'
import { interpolate } from '@dabali/ui/interpolate'
import { clockText } from '@dabali/ui/time-text'
import type { Place } from './time-locator.ts'

type Around = { parts: number; language: Language; texts: { part: string } }

/** A place in what takes time: "part 3, 12:40"; what has one part is not counted. */
export function placeWords({ part, seconds }: Place, { parts, language, texts }: Around): string {
  const time = clockText(seconds, language)
  return parts > 1 ? interpolate(texts.part, { part: writeDigits(part + 1, language), time }) : time
}
