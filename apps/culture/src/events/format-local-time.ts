import { displayDate, displayNepaliDate, type Language } from '@dabali/domain'

/** A moment in the time zone of this device, with its city. */
export function formatLocalTime(moment: string, language: Language, text: string): string {
  const time = new Date(moment)
  const written = new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
  const date = language === 'ne' ? displayNepaliDate(written) : displayDate(written)
  return text.replace('{date}', date).replace('{place}', timeZoneCity(Intl.DateTimeFormat().resolvedOptions().timeZone))
}

/** `America/New_York` is New York. */
const timeZoneCity = (zone: string) => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
