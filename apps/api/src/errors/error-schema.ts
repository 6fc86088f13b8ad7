import { Type } from 'typebox'

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
    description:
      'The first key holds the message for the visitor; a field that cannot be used is named by its own key.',
  },
)
