/** One admission of a ticket by one device, at the time of its clock. */
export type Admission = {
  /** Created by the device, so that a repeated upload is recognised. */
  scan_id: string
  ticket_id: string
  /** ISO 8601 in UTC. */
  at: string
  door: string
  device: string
  is_undone: boolean
}

const isBefore = (one: Admission, other: Admission) =>
  one.at < other.at || (one.at === other.at && one.scan_id < other.scan_id)

const byTime = (one: Admission, other: Admission) => (isBefore(one, other) ? -1 : 1)

/** The same scan in two versions: an undo is final, and of two others the earlier counts. */
function mergeScan(one: Admission, other: Admission): Admission {
  const first = isBefore(other, one) || (other.at === one.at && textOf(other) < textOf(one)) ? other : one
  return { ...first, is_undone: one.is_undone || other.is_undone }
}

const textOf = ({ ticket_id, door, device }: Admission) => [ticket_id, door, device].join('\n')

/**
 * The admissions of two devices as one list, by time and then by id. The order of the two does not matter, and a list that is
 * merged again changes nothing: a scan counts once, and stays undone when one of them has undone it.
 *
 * @example
 * mergeAdmissions([], []) // => []
 */
export function mergeAdmissions(one: readonly Admission[], other: readonly Admission[]): Admission[] {
  const merged = new Map<string, Admission>()
  for (const scan of [...one, ...other]) {
    const known = merged.get(scan.scan_id)
    merged.set(scan.scan_id, known ? mergeScan(known, scan) : scan)
  }
  return [...merged.values()].sort(byTime)
}

/** A ticket that admitted more than one person. */
export type AdmissionConflict = { ticket_id: string; admissions: Admission[] }

/**
 * The tickets that were admitted more than once, as two doors without a connection can do, each with its admissions by time.
 * Undone admissions do not count.
 *
 * @example
 * findConflicts([]) // => []
 */
export function findConflicts(admissions: readonly Admission[]): AdmissionConflict[] {
  const byTicket = new Map<string, Admission[]>()
  for (const scan of mergeAdmissions(admissions, [])) {
    if (scan.is_undone) continue
    byTicket.set(scan.ticket_id, [...(byTicket.get(scan.ticket_id) ?? []), scan])
  }
  return [...byTicket]
    .filter(([, scans]) => scans.length > 1)
    .map(([ticket_id, scans]) => ({ ticket_id, admissions: scans }))
}
