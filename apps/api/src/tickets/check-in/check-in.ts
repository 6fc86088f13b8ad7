import { DOOR_VERDICTS } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { nullable, stringEnum } from '../../http/schemas.ts'

const time = Type.String({ format: 'date-time' })
const UUID = '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$'
/** Several hundred bytes each: as many as the largest body holds. */
const MOST_SCANS = 150

export const ScanId = Type.String({ pattern: UUID, description: 'A UUID that the scanner makes for each scan.' })
const EventDateId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

const scanProperties = {
  code: Type.String({
    maxLength: 500,
    description: 'What the camera read, whatever it is, or the number of a ticket as somebody typed it.',
  }),
  scan_id: ScanId,
  scanned_at: Type.Optional(Type.String({ maxLength: 40, description: 'When it was read; now, if it is not said.' })),
}

export const ScanInput = Type.Object({ event_date_id: EventDateId, ...scanProperties })
export const ScansInput = Type.Object({
  event_date_id: EventDateId,
  scans: Type.Array(Type.Object(scanProperties), { maxItems: MOST_SCANS }),
})

export const CheckInSchema = Type.Object(
  {
    result: stringEnum([...DOOR_VERDICTS, 'bad_signature'] as const),
    scan_id: Type.String(),
    checked_in_at: nullable(Type.String({ format: 'date-time', description: 'When they were let in, now or before.' })),
    is_undone: Type.Boolean({ description: 'This scan let somebody in, and that was taken back.' }),
    ticket: Type.Union([
      Type.Object({
        id: Type.String(),
        ticket_type: Type.String(),
        holder: Type.String(),
        order_number: Type.String(),
        number: Type.Integer(),
      }),
      Type.Null(),
    ]),
  },
  { $id: 'CheckIn' },
)

export const DoorSchema = Type.Object(
  {
    event_date_id: Type.Integer(),
    event: Type.Object({ slug: Type.String(), title: Type.String() }),
    doors_at: time,
    starts_at: time,
    ends_at: time,
    public_key: Type.String({ description: 'Ed25519, 32 bytes in base64url: what signs codes today.' }),
    public_keys: Type.Array(Type.String(), {
      description: 'All keys that codes are checked with: one of them verifies a valid code.',
    }),
    at: Type.String({ format: 'date-time', description: 'As of when this is.' }),
    num_tickets: Type.Integer(),
    num_checked_in: Type.Integer(),
    ticket_types: Type.Array(
      Type.Object({
        id: Type.Integer(),
        title: Type.String(),
        num_tickets: Type.Integer(),
        num_checked_in: Type.Integer(),
      }),
    ),
    tickets: Type.Array(
      Type.Object({
        id: Type.String(),
        revision: Type.Integer({ description: 'A code of an older one is void.' }),
        ticket_type_id: Type.Integer(),
        initials: Type.String({ description: 'No more of the name lies on a telephone at the door.' }),
        checked_in_at: nullable(time),
      }),
    ),
    revoked: Type.Array(Type.String(), { description: 'Tickets that let nobody in any more.' }),
  },
  { $id: 'CheckInList' },
)

export type CheckIn = Static<typeof CheckInSchema>
export type Door = Static<typeof DoorSchema>
export type ScanOfDoor = Static<typeof ScanInput>
