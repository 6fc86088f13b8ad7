import type { AddressInput } from '@dabali/api-client'
import { INSIDE_VALLEY_LINES } from '@dabali/domain'

/** The fields of an address form, named as the API names them; besides them `area` fills `line` inside the valley. */
export type AddressFieldName =
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

/** The `area` of everything in Nepal that is not in the valley. */
export const OUTSIDE_VALLEY = 'outside'

export const isValleyLine = (text: string | undefined): boolean =>
  INSIDE_VALLEY_LINES.some((line) => line === text?.trim())

/** The address in a form that holds the fields of an address. What is not asked for in its country is emptied. */
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
