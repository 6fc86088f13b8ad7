const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** Known to the list of regions, and nowhere a parcel can go. */
const NOT_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])
const NEPAL = new Set(['nepal', 'नेपाल'])

/** The code of the country that a text names: a code, the name of Nepal, or the address of a country as oscar writes it. */
export function countryCode(text: string): string | undefined {
  if (NEPAL.has(text.toLowerCase())) return 'NP'
  const [, code = text] = /(?:^|\/)countries\/([a-z]{2})\/?$/i.exec(text) ?? []
  const country = code.toUpperCase()
  if (!/^[A-Z]{2}$/.test(country) || NOT_COUNTRIES.has(country)) return undefined
  return NAMES.of(country) === undefined ? undefined : country
}
