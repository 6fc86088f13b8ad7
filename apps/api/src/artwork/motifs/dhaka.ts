import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'
import { type Box, boxPath, filled, rectangle, stroked, trace } from '../shapes.ts'

type Kind = 'zigzag' | 'diamond' | 'stair' | 'merlon' | 'rule'
type Band = { kind: Kind; tall: number; repeat: number; main: string; other: string }

/** Where a knot lies: rows down its band, columns from the middle of the cloth, columns from the nearest turn of the pattern. */
type Place = { row: number; column: number; turn: number }

const knots: Record<Kind, (place: Place, band: Band) => string | null> = {
  zigzag: ({ row, turn }, { main, other }) => {
    const below = row - Math.round(turn)
    if (below === 0 || below === 1) return main
    return below === 2 ? other : null
  },
  diamond: ({ row, turn }, { tall, main, other }) => {
    const edge = (tall - 1) / 2
    const ring = turn + Math.abs(row - edge)
    if (ring > edge) return null
    return [main, null, other, main, null, other][Math.round(ring)] ?? null
  },
  stair: ({ row, column }, { repeat, main }) => ((column + row) % repeat < repeat / 2 ? main : null),
  merlon: ({ row, column }, { main }) => (row === 1 || column % 2 === (row === 0 ? 0 : 1) ? main : null),
  rule: ({ row }, { main }) => (row === 0 ? main : null),
}

const chooseBand = (random: Random, last: Kind | undefined, palette: Palette): Band => {
  const kinds: Kind[] = ['zigzag', 'diamond', 'diamond', 'stair', 'merlon', 'rule']
  const kind = random.pick<Kind>('diamond', ...kinds.filter((each) => each !== last))
  const { first, second, third, key } = palette
  const main = random.pick(first, second, third)
  const other = random.pick(first, second, third, key)
  const tall = { zigzag: 5, diamond: random.pick(7, 9, 11), stair: 4, merlon: 3, rule: 2 }[kind]
  const repeat = kind === 'diamond' ? tall + 1 : random.pick(4, 6)
  return { kind, tall, repeat, main, other }
}

const turnOf = (column: number, repeat: number): number =>
  Math.abs(((((column + repeat / 2) % repeat) + repeat) % repeat) - repeat / 2)

/** The weave of a Dhaka cloth: bands of zigzag, diamond, stair and merlon, the left half the mirror of the right. */
export const weaveDhaka = (random: Random, box: Box, palette: Palette): string => {
  // A wide cloth has more repeats, not larger ones; the number stays odd, so that there is a middle.
  const columns = random.pick(17, 19, 21) + 2 * Math.max(0, Math.round((box.width / box.height - 1) * 7))
  const side = box.width / columns
  const rows = Math.ceil(box.height / side)
  const inks = new Map<string, string>()
  let band: Band | undefined
  for (let row = 0, top = 0; row < rows; row++) {
    if (band === undefined || row - top >= band.tall) {
      band = chooseBand(random, band?.kind, palette)
      top = row
    }
    for (let index = 0; index < columns; index++) {
      const column = Math.abs(index - (columns - 1) / 2)
      const colour = knots[band.kind]({ row: row - top, column, turn: turnOf(column, band.repeat) }, band)
      if (colour === null) continue
      const knot = boxPath({ left: box.left + index * side, top: box.top + row * side, width: side, height: side })
      inks.set(colour, (inks.get(colour) ?? '') + knot)
    }
  }
  let threads = ''
  for (let thread = 0; thread < rows * 2; thread++) {
    threads += trace`M${box.left} ${box.top + ((thread + 0.5) * side) / 2}h${box.width}`
  }
  const cloth = [...inks].map(([colour, path]) => filled(path, colour))
  return rectangle(box, palette.ground) + cloth.join('') + stroked(threads, palette.ground, side * 0.09, 0.55)
}
