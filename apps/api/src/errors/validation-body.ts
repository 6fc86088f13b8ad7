import type { FastifySchemaValidationError } from 'fastify'
import type { ErrorBody } from './api-error.ts'

/** What a schema did not accept, by field; a body that is no object at all has no field to name. */
export function validationBody(errors: FastifySchemaValidationError[]): ErrorBody {
  const [error] = errors
  if (!error) return { non_field_errors: ['The request cannot be used.'], code: 'invalid' }
  const field = fieldOf(error)
  // The name of the refusal stands under `code`, so that a field of this name cannot be named by its key.
  if (field === 'code') return { non_field_errors: [`code: ${messageOf(error)}`], code: 'invalid' }
  return field === ''
    ? { non_field_errors: [messageOf(error)], code: 'invalid' }
    : Object.assign({ [field]: [messageOf(error)] }, { code: 'invalid' })
}

function fieldOf({ keyword, instancePath, params }: FastifySchemaValidationError) {
  if (instancePath === '' && keyword === 'required')
    return firstOf(params['missingProperty'] ?? params['requiredProperties'])
  return instancePath.split('/')[1] ?? ''
}

const firstOf = (value: unknown) => String(Array.isArray(value) ? value[0] : value)

function messageOf({ keyword, params, message }: FastifySchemaValidationError) {
  switch (keyword) {
    case 'required':
      return 'This field is required.'
    case 'minimum':
      return `Ensure this value is greater than or equal to ${params['limit']}.`
    case 'maximum':
      return `Ensure this value is less than or equal to ${params['limit']}.`
    case 'maxLength':
      return `Ensure this field has no more than ${params['limit']} characters.`
    case 'type':
      return TYPE_MESSAGES[firstOf(params['type'])] ?? 'This value cannot be used.'
    default:
      return message === undefined ? 'This value cannot be used.' : `This value ${message}.`
  }
}

const TYPE_MESSAGES: Record<string, string> = {
  integer: 'A valid integer is required.',
  string: 'Not a valid string.',
  object: 'A JSON object is required.',
}
