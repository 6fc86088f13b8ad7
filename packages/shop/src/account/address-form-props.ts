import type { AddressInput } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import type { Texts } from '../texts/talk.ts'
import type { AddressErrors } from './address-errors.ts'
import type { AddressTextKey } from './address-texts.ts'

export type AddressFormProps = {
  texts: Texts<AddressTextKey>
  language: Language
  /** Where parcels go: `value` is the code of a country. */
  countries: readonly { value: string; text: string }[]
  /** What the fields begin with. */
  address?: AddressInput | undefined
  /** What was chosen of the areas before a town was written. */
  area?: string | undefined
  errors?: AddressErrors | undefined
  idPrefix?: string | undefined
}
