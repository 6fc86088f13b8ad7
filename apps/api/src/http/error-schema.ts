import { Type } from 'typebox'
import { schemaRef } from './schemas.ts'

const texts = Type.Array(Type.String())

export const ErrorSchema = Type.Object(
  {
    detail: Type.Optional(Type.String()),
    non_field_errors: Type.Optional(texts),
    reason: Type.Optional(Type.String()),
    code: Type.String(),
  },
  {
    $id: 'Error',
    additionalProperties: Type.Union([Type.String(), texts]),
    description: 'The first key is the message for the visitor; an invalid field has a key of its own.',
  },
)

/** The response schemas of a route for these statuses. */
export const errorResponses = (...statuses: number[]) =>
  Object.fromEntries(statuses.map((status) => [status, schemaRef(ErrorSchema)]))
