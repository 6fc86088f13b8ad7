import type { Language } from '@dabali/domain'
import type { FastifySchemaValidationError } from 'fastify'
import type { ErrorBody } from './api-error.ts'

/** What a schema did not accept, by field; a body that is no object at all has no field to name. */
export function validationBody(errors: FastifySchemaValidationError[], language: Language): ErrorBody {
  const [error] = errors
  if (!error) return { non_field_errors: [MESSAGES[language].request], code: 'invalid' }
  const field = fieldOf(error)
  const message = messageOf(error, language)
  // The name of the refusal stands under `code`, so that a field of this name cannot be named by its key.
  if (field === 'code') return { non_field_errors: [`code: ${message}`], code: 'invalid' }
  return field === ''
    ? { non_field_errors: [message], code: 'invalid' }
    : Object.assign({ [field]: [message] }, { code: 'invalid' })
}

function fieldOf({ keyword, instancePath, params }: FastifySchemaValidationError) {
  if (instancePath === '' && keyword === 'required')
    return firstOf(params['missingProperty'] ?? params['requiredProperties'])
  return instancePath.split('/')[1] ?? ''
}

const firstOf = (value: unknown) => String(Array.isArray(value) ? value[0] : value)

const DIGITS = new Intl.NumberFormat('ne-u-nu-deva')

const MESSAGES = {
  en: {
    request: 'The request cannot be used.',
    required: 'This field is required.',
    minimum: (limit: unknown) => `Ensure this value is greater than or equal to ${limit}.`,
    maximum: (limit: unknown) => `Ensure this value is less than or equal to ${limit}.`,
    maxLength: (limit: unknown) => `Ensure this field has no more than ${limit} characters.`,
    integer: 'A valid integer is required.',
    string: 'Not a valid string.',
    object: 'A JSON object is required.',
    // Validator messages are technical, but useful to API developers.
    other: (said?: string) => (said === undefined ? 'This value cannot be used.' : `This value ${said}.`),
  },
  ne: {
    request: 'यो अनुरोध बुझ्न सकिएन।',
    required: 'यो भर्नुपर्छ।',
    minimum: (limit: unknown) => `कम्तीमा ${DIGITS.format(Number(limit))} हुनुपर्छ।`,
    maximum: (limit: unknown) => `बढीमा ${DIGITS.format(Number(limit))} हुन सक्छ।`,
    maxLength: (limit: unknown) => `यहाँ ${DIGITS.format(Number(limit))} भन्दा बढी अक्षर अट्दैनन्।`,
    integer: 'पूर्ण संख्या लेख्नुपर्छ।',
    string: 'यहाँ अक्षर लेख्नुपर्छ।',
    object: 'JSON वस्तु पठाउनुपर्छ।',
    other: () => 'यो मान यहाँ मिल्दैन।',
  },
}

function messageOf({ keyword, params, message }: FastifySchemaValidationError, language: Language) {
  const messages = MESSAGES[language]
  switch (keyword) {
    case 'required':
      return messages.required
    case 'minimum':
    case 'maximum':
    case 'maxLength':
      return messages[keyword](params['limit'])
    case 'type': {
      const type = firstOf(params['type'])
      return type === 'integer' || type === 'string' || type === 'object' ? messages[type] : messages.other()
    }
    default:
      return messages.other(message)
  }
}
