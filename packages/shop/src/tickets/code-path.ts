import { encodeQR } from 'qr'

export type CodePath = { size: number; path: string }

/** The standard asks for four light squares around a code. */
const QUIET = 4

/** A QR code as one path of a drawing: each run of dark squares in a row is one stroke of it. */
export function codePath(code: string): CodePath {
  // A seventh of it may be under a thumb or worn off; more would make its squares too small for a phone.
  const rows = encodeQR(code, 'raw', { ecc: 'medium', border: QUIET })
  return { size: rows.length, path: rows.map((row, y) => rowPath(row, y)).join('') }
}

function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const start = x
    while (row[x]) x += 1
    path += `M${start} ${y}h${x - start}v1H${start}z`
  }
  return path
}
