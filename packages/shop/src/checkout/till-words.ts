import type { Language } from '@dabali/domain'
import type { AddressFormProps } from '../account/address-form-props.ts'
import type { Talk } from '../texts/talk.ts'
import type { CheckoutTextKey } from './checkout-texts.ts'

/** What every part of the checkout speaks with. */
export type TillWords = { t: Talk<CheckoutTextKey>; language: Language; addressTexts: AddressFormProps['texts'] }
