import { displayDate, displayNepaliDate, type Language } from '@dabali/domain'
import { deviceMinutes, timeAtOffset } from '@dabali/ui/time-at-offset'

/** A moment in the time zone of this device, with its city. */
export function formatLocalTime(moment: string, language: Language, text: string): string {
  const at = Date.parse(moment)
  const written = timeAtOffset(at, deviceMinutes(at))
  const date = language === 'ne' ? displayNepaliDate(written) : displayDate(written)
  return text.replace('{date}', date).replace('{place}', timeZoneCity(Intl.DateTimeFormat().resolvedOptions().timeZone))
}

/** `America/New_York` is New York. */
const timeZoneCity = (zone: string) => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
