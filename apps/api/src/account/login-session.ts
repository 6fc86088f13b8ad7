import { type Static, Type } from 'typebox'

export const LoginSessionSchema = Type.Object(
  {
    id: Type.String(),
    url: Type.String(),
    user_agent: Type.String(),
    is_current: Type.Boolean(),
    created_at: Type.String({ format: 'date-time' }),
    last_seen_at: Type.String({ format: 'date-time', description: 'To the hour.' }),
    expires_at: Type.String({ format: 'date-time' }),
  },
  { $id: 'LoginSession' },
)

export type LoginSession = Static<typeof LoginSessionSchema>
