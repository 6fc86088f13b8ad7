import { type Static, Type } from 'typebox'
import { ApiError } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { cleanLine, cleanText, latinDigits } from '../http/request-body.ts'
import { MESSAGES } from '../messages/messages.ts'

/** The address fields of django-oscar and their maximum lengths. */
const ADDRESS_LIMITS = {
  title: 64,
  first_name: 255,
  last_name: 255,
  line1: 255,
  line2: 255,
  line3: 255,
  line4: 255,
  province: 100,
  district: 100,
  municipality: 100,
  ward: 10,
  landmark: 255,
  state: 255,
  postcode: 64,
  country: 64,
  phone_number: 40,
  notes: 1000,
} as const

export type AddressField = keyof typeof ADDRESS_LIMITS
export type Address = Record<AddressField, string>

export const ADDRESS_FIELDS = Object.keys(ADDRESS_LIMITS) as AddressField[]

const text = Type.Optional(Type.String({ maxLength: 2000 }))

// Lengths are checked in parseAddress, which reports them by field in the visitor's language.
export const AddressInputSchema = Type.Object(
  {
    ...(Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, text])) as Record<AddressField, typeof text>),
    line: Type.Optional(
      Type.String({ maxLength: 2000, description: 'The same as `line4`, the field that decides the delivery fee.' }),
    ),
    country: Type.Optional(
      Type.String({
        maxLength: 2000,
        description: 'A two-letter code, or the URL of a country.',
        examples: ['NP'],
      }),
    ),
  },
  { $id: 'AddressInput' },
)

export type AddressInput = Static<typeof AddressInputSchema>

const shown = Type.String()

export const ShippingAddressSchema = Type.Object(
  {
    ...(Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, shown])) as Record<AddressField, typeof shown>),
    country: Type.String({ description: 'A two-letter code.', examples: ['NP'] }),
    line: Type.String({ description: 'The same as `line4`.', examples: ['Kathmandu'] }),
  },
  { $id: 'ShippingAddress' },
)

export type ShippingAddress = Static<typeof ShippingAddressSchema>

const NEPAL_PREFIX = '+977'
const SEPARATORS = /[\s().-]/g

/** Normalises to international format; a number without country code is taken as Nepali when the address is. */
export function parsePhoneNumber(text: string, country: string): string | undefined {
  const digits = latinDigits(text).replace(SEPARATORS, '').replace(/^00/, '+')
  if (!/^\+?\d{6,15}$/.test(digits)) return undefined
  if (digits.startsWith(NEPAL_PREFIX)) return isNepali(digits.slice(NEPAL_PREFIX.length)) ? digits : undefined
  if (digits.startsWith('+') || country !== 'NP') return digits
  const local = digits.replace(/^0/, '')
  return isNepali(local) ? NEPAL_PREFIX + local : undefined
}

/** Ten digits for mobile, eight with area code for landlines. */
const isNepali = (digits: string) => /^(9\d{9}|[1-8]\d{7})$/.test(digits)

const REGION_NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** Region codes that are not countries. */
const NOT_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])
const NEPAL_NAMES = new Set(['nepal', 'नेपाल'])

/** Parses a country code, the name of Nepal, or a country URL as django-oscar writes it. */
export function parseCountryCode(text: string): string | undefined {
  if (NEPAL_NAMES.has(text.toLowerCase())) return 'NP'
  const [, code = text] = /(?:^|\/)countries\/([a-z]{2})\/?$/i.exec(text) ?? []
  const country = code.toUpperCase()
  if (!/^[A-Z]{2}$/.test(country) || NOT_COUNTRIES.has(country)) return undefined
  return REGION_NAMES.of(country) === undefined ? undefined : country
}

const LAST_WARD = 33

type WrongField = 'country' | 'phone_number' | 'ward' | 'postcode'
type ParseOptions = { language: Language; required?: readonly AddressField[] }

/** Validates and normalises an address; collects all field errors. */
export function parseAddress(input: AddressInput, { language, required = ['country'] }: ParseOptions): Address {
  const written = clean(input)
  const { address, wrong } = normalise(written)
  const { address: texts, validation } = MESSAGES[language]
  const wrongTexts: Record<WrongField, string> = {
    country: texts.country,
    phone_number: validation.phone,
    ward: texts.ward(LAST_WARD),
    postcode: texts.postcode,
  }
  const messageOf = (field: AddressField) => {
    if (written[field] === '') return required.includes(field) ? validation.required : undefined
    if (written[field].length > ADDRESS_LIMITS[field]) return validation.maxLength(ADDRESS_LIMITS[field])
    return wrong.includes(field as WrongField) ? wrongTexts[field as WrongField] : undefined
  }
  const errors = ADDRESS_FIELDS.flatMap((field) => {
    const message = messageOf(field)
    return message === undefined ? [] : [[field, [message]]]
  })
  if (errors.length > 0) throw new ApiError(400, { ...Object.fromEntries(errors), code: 'invalid' })
  return address
}

function clean({ line, ...fields }: AddressInput): Address {
  const texts: AddressInput = { ...fields, line4: line ?? fields.line4 ?? '' }
  const lines = ADDRESS_FIELDS.map((field) => [field, cleanLine(texts[field] ?? '')])
  return { ...Object.fromEntries(lines), notes: cleanText(texts.notes ?? '') }
}

/** Normalises country, phone number and digits. */
function normalise(written: Address) {
  const country = parseCountryCode(written.country)
  const isNepal = country === 'NP'
  const ward = latinDigits(written.ward)
  const postcode = latinDigits(written.postcode)
  const phone = parsePhoneNumber(written.phone_number, country ?? '')
  const wrong: WrongField[] = []
  if (country === undefined) wrong.push('country')
  if (phone === undefined) wrong.push('phone_number')
  if (isNepal && !isWard(ward)) wrong.push('ward')
  if (isNepal && !/^\d{5}$/.test(postcode)) wrong.push('postcode')
  const address = { ...written, country: country ?? '', phone_number: phone ?? '', ward, postcode }
  return { address, wrong }
}

const isWard = (text: string) => /^[1-9]\d?$/.test(text) && Number(text) <= LAST_WARD

const REGIONS = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  ne: new Intl.DisplayNames('ne', { type: 'region' }),
}

/** The lines of an address on a parcel, a mail or an invoice; the first is the name. */
export function addressLines(address: Partial<Record<string, string>>, language: Language): string[] {
  const field = (name: AddressField) => address[name] ?? ''
  const joined = (...names: AddressField[]) => names.map(field).filter(Boolean).join(' ')
  const area = (field('country') === 'NP' && MESSAGES[language].address.areas[field('line4')]) || field('line4')
  return [
    joined('title', 'first_name', 'last_name'),
    field('line1'),
    field('line2'),
    field('line3'),
    field('landmark'),
    joined('municipality', 'ward'),
    [area, field('postcode')].filter(Boolean).join(' '),
    [field('district'), field('province'), field('state')].filter(Boolean).join(', '),
    field('country') === '' ? '' : (REGIONS[language].of(field('country')) ?? ''),
    field('phone_number'),
  ].filter(Boolean)
}
