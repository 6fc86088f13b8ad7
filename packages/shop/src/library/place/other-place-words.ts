import { clockText } from '@dabali/ui/clock-text'
import type { SavedPlace } from './meet-places.ts'

/** What is asked about the place of another device; what stands in braces is filled in when it is known. */
export type OtherPlaceTexts = {
  /** `{device}`, `{place}` */
  other: string
  /** `{part}`, `{time}` */
  part: string
  goThere: string
  stayHere: string
  devices: { Phone: string; Tablet: string; Computer: string; another: string }
}

type Around = {
  parts: number
  own: string
  texts: OtherPlaceTexts
  language: string
  digits: (number: number) => string
}

/** Where another device is: "The phone is at part 3, 12:40." */
export function otherPlaceWords(
  { device, place = { part: 0, seconds: 0 } }: SavedPlace,
  { parts, own, texts, language, digits }: Around,
): string {
  const time = clockText(place.seconds, language)
  const where = parts > 1 ? fill(texts.part, { part: digits(place.part + 1), time }) : time
  return fill(texts.other, { device: nameOf(device, own, texts), place: where })
}

/** Of two phones, the other one is another device. */
function nameOf(device: string | null, own: string, { devices }: OtherPlaceTexts): string {
  const isNamed = device === 'Phone' || device === 'Tablet' || device === 'Computer'
  return isNamed && device !== own ? devices[device] : devices.another
}

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap)
