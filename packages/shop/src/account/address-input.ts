import { type AddressInput, ApiError, type UserAddress } from '@dabali/api-client'
import { COD_COUNTRY, INSIDE_VALLEY_LINES, type Language } from '@dabali/domain'
import type { Messages, Translator } from '../i18n/translator.ts'
import type { AddressMessageKey } from './account-messages.ts'

/** The fields of an address form, named as in the API. `area` fills `line` inside the valley. */
type AddressFieldName =
  | 'phone_number'
  | 'first_name'
  | 'country'
  | 'line'
  | 'district'
  | 'municipality'
  | 'ward'
  | 'line1'
  | 'landmark'
  | 'state'
  | 'postcode'

/** The `area` for places in Nepal outside the valley. */
export const OUTSIDE_VALLEY = 'outside'

export const isValleyLine = (text: string | undefined): boolean =>
  INSIDE_VALLEY_LINES.some((line) => line === text?.trim())

/** The names of the areas in the valley. */
export const AREA_TEXTS = {
  Kathmandu: 'addressKathmandu',
  Bhaktapur: 'addressBhaktapur',
  Lalitpur: 'addressLalitpur',
  'Kathmandu Valley': 'addressValley',
} as const

/** The town of an address. An area in the valley, which is stored as the delivery rule writes it, in the language. */
export function areaName({ country, line }: AddressInput, t: Translator<AddressMessageKey>): string | undefined {
  const area = country === COD_COUNTRY && INSIDE_VALLEY_LINES.find((name) => name === line)
  return area ? t(AREA_TEXTS[area]) : line
}

/** Reads the address from a form; fields that its country does not ask for are empty. */
export function readAddressInput(form: Pick<FormData, 'get'>): AddressInput {
  const text = (name: AddressFieldName | 'area') => String(form.get(name) ?? '').trim()
  const [country, area] = [text('country') || 'NP', text('area')]
  return {
    first_name: text('first_name'),
    // One field asks for the whole name.
    last_name: '',
    phone_number: text('phone_number'),
    country,
    line: country === 'NP' && isValleyLine(area) ? area : text('line'),
    district: text('district'),
    municipality: text('municipality'),
    ward: text('ward'),
    line1: text('line1'),
    landmark: text('landmark'),
    state: text('state'),
    postcode: text('postcode'),
  }
}

export type AddressErrors = Partial<Record<AddressFieldName, string>>

const FEWEST_DIGITS = 6
const DIGIT = /[\d०-९]/g
const FIELDS: readonly AddressFieldName[] = [
  'phone_number',
  'first_name',
  'country',
  'line',
  'district',
  'municipality',
  'ward',
  'line1',
  'landmark',
  'state',
  'postcode',
]

/** Finds missing required fields; the API validates the rest. */
export function findAddressErrors(address: AddressInput, t: Translator<AddressMessageKey>): AddressErrors {
  const errors: AddressErrors = {}
  if ((address.phone_number?.match(DIGIT)?.length ?? 0) < FEWEST_DIGITS) errors.phone_number = t('addressNeedsPhone')
  if (!address.first_name) errors.first_name = t('addressNeedsName')
  if (!address.line) errors.line = t('addressNeedsLine')
  if (!address.line1) errors.line1 = t('addressNeedsStreet')
  return errors
}

/** The API's field errors of an address; empty for any other failure. */
export function addressErrorsOf(error: unknown): AddressErrors {
  if (!(error instanceof ApiError) || error.status !== 400) return {}
  // Some calls nest the address in their body.
  const body = Object(Reflect.get(Object(error.body), 'shipping_address') ?? error.body)
  const fieldErrors = FIELDS.flatMap((field) => {
    // `line4` is the name that the API's own form has for it.
    const [text]: unknown[] = [Reflect.get(body, field) ?? (field === 'line' ? body['line4'] : undefined)].flat()
    return typeof text === 'string' ? [[field, text]] : []
  })
  return Object.fromEntries(fieldErrors)
}

export type AddressFieldsProps = {
  texts: Messages<AddressMessageKey>
  language: Language
  /** Where parcels go: `value` is the code of a country. */
  countries: readonly { value: string; text: string }[]
  /** What the fields begin with. */
  address?: AddressInput | undefined
  errors?: AddressErrors | undefined
  idPrefix?: string | undefined
}

/** The name of a country in the language. An old order may have a name in place of the code. */
export const countryName = (country: string, language: Language): string =>
  // `Intl.DisplayNames` knows two-letter codes only.
  (/^[A-Z]{2}$/.test(country) && new Intl.DisplayNames(language, { type: 'region' }).of(country)) || country

/** An address as it would be written on a parcel, line by line, beginning with who receives it. */
export function addressLines(address: UserAddress, language: Language): string[] {
  const joined = (...parts: string[]) => parts.filter(Boolean).join(', ')
  const ward = [address.municipality, address.ward].filter(Boolean).join(' ')
  return [
    [address.title, address.first_name, address.last_name].filter(Boolean).join(' '),
    joined(address.line1, address.line2, address.line3, address.landmark),
    joined(ward, address.line, address.district, address.state, address.postcode),
    joined(address.country === COD_COUNTRY ? '' : countryName(address.country, language), address.phone_number),
  ].filter(Boolean)
}
