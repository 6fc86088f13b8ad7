import { ApiError } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'
import { cleanLine, cleanText } from '../http/request-body.ts'
import { ADDRESS_FIELDS, ADDRESS_LIMITS, type Address, type AddressField, type AddressInput } from './address.ts'
import { countryCode } from './country-code.ts'
import { latinDigits } from './latin-digits.ts'
import { phoneNumber } from './phone-number.ts'

const LAST_WARD = 33
const DIGITS = new Intl.NumberFormat('ne-u-nu-deva')

const MESSAGES = {
  en: {
    required: 'This field is required.',
    tooLong: (most: number) => `Ensure this field has no more than ${most} characters.`,
    wrong: {
      country: 'Choose a country.',
      phone_number: 'Enter a phone number, for example 9841234567.',
      ward: `A ward is a number from 1 to ${LAST_WARD}.`,
      postcode: 'A postcode of Nepal has five digits. It may be left out.',
    },
  },
  ne: {
    required: 'यो भर्नुपर्छ।',
    tooLong: (most: number) => `यहाँ ${DIGITS.format(most)} भन्दा बढी अक्षर अट्दैनन्।`,
    wrong: {
      country: 'देश छान्नुहोस्।',
      phone_number: 'फोन नम्बर लेख्नुहोस्, जस्तै ९८४१२३४५६७।',
      ward: `वडा १ देखि ${DIGITS.format(LAST_WARD)} सम्मको अङ्क हो।`,
      postcode: 'नेपालको हुलाक कोड पाँच अङ्कको हुन्छ। नलेखे पनि हुन्छ।',
    },
  },
}

type WrongField = keyof (typeof MESSAGES)['en']['wrong']
type Reading = { language: Language; required?: readonly AddressField[] }

/** An address as it is stored. Everything that is wrong with it is told at once, by field. */
export function readAddress(input: AddressInput, { language, required = ['country'] }: Reading): Address {
  const written = clean(input)
  const { address, wrong } = understand(written)
  const messages = MESSAGES[language]
  const messageOf = (field: AddressField) => {
    if (written[field] === '') return required.includes(field) ? messages.required : undefined
    if (written[field].length > ADDRESS_LIMITS[field]) return messages.tooLong(ADDRESS_LIMITS[field])
    return wrong.includes(field as WrongField) ? messages.wrong[field as WrongField] : undefined
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

/** What is written in many ways is stored in one. */
function understand(written: Address) {
  const country = countryCode(written.country)
  const isNepal = country === 'NP'
  const ward = latinDigits(written.ward)
  const postcode = latinDigits(written.postcode)
  const phone = phoneNumber(written.phone_number, country ?? '')
  const wrong: WrongField[] = []
  if (country === undefined) wrong.push('country')
  if (phone === undefined) wrong.push('phone_number')
  if (isNepal && !isWard(ward)) wrong.push('ward')
  if (isNepal && !/^\d{5}$/.test(postcode)) wrong.push('postcode')
  const address = { ...written, country: country ?? '', phone_number: phone ?? '', ward, postcode }
  return { address, wrong }
}

const isWard = (text: string) => /^[1-9]\d?$/.test(text) && Number(text) <= LAST_WARD
