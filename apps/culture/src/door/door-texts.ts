import type { CheckIn } from '@dabali/api-client'

type Result = CheckIn['result']

/** Every word of the door, which goes on without the site. Braces are filled in where it is known what belongs there. */
export type DoorTexts = {
  camera: { start: string; stop: string; label: string; refused: string; none: string }
  typed: { label: string; hint: string; send: string }
  /** "{count} of {all} are in" */
  counted: string
  line: { open: string; closed: string; stranger: string; login: string }
  /** "{count} not sent yet" */
  unsent: string
  unsaved: string
  verdict: Record<Result, string>
  /** What to do next; `already` holds "{time}". */
  advice: Record<Result, string>
  scans: { heading: string; none: string; undo: string; undone: string; tooMany: string; waiting: string }
}
