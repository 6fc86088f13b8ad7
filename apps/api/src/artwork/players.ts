import type { Palette } from './palette.ts'
import type { Random } from './random.ts'
import { ellipse, filled, polygon, rectangle, rounded, stroked, trace } from './shapes.ts'

type Instrument = 'madal' | 'sarangi' | 'flute' | 'voice' | 'tungna'
/** A player on the boards: the middle, the boards, a unit of size, the crown of the head and which way it leans. */
type Player = { x: number; boards: number; unit: number; crown: number; lean: number }

const instruments: Record<Instrument, (player: Player, palette: Palette) => string> = {
  madal: ({ x, unit, crown }, { second, third }) => {
    const top = crown + unit * 1.75
    const head = (left: number) => rectangle({ left, top, width: unit * 0.16, height: unit * 0.9 }, second)
    return (
      rounded({ left: x - unit * 1.15, top, width: unit * 2.3, height: unit * 0.9 }, unit * 0.4, third) +
      head(x - unit * 0.7) +
      head(x + unit * 0.54)
    )
  },
  sarangi: ({ x, unit, crown }, { first, second }) =>
    filled(
      trace`M${x + unit * 0.1} ${crown + unit * 2.9}q${-unit * 0.75} ${-unit * 0.3} ${-unit * 0.28} ${-unit * 0.95}l${unit * 0.16} ${-unit * 1.35}h${unit * 0.24}l${unit * 0.16} ${unit * 1.35}q${unit * 0.5} ${unit * 0.65} ${-unit * 0.28} ${unit * 0.95}Z`,
      second,
    ) + stroked(trace`M${x - unit * 1.2} ${crown + unit * 2}L${x + unit} ${crown + unit * 2.4}`, first, unit * 0.1),
  flute: ({ x, unit, crown, lean }, { second }) =>
    stroked(
      trace`M${x - unit * 0.1 + lean} ${crown + unit * 0.62}L${x + unit * 1.35} ${crown + unit * 0.95}`,
      second,
      unit * 0.15,
    ),
  tungna: ({ x, unit, crown }, { second, third }) =>
    stroked(
      trace`M${x - unit * 0.2} ${crown + unit * 2.2}L${x + unit * 1.5} ${crown + unit * 1.2}`,
      second,
      unit * 0.16,
    ) + ellipse([x - unit * 0.5, crown + unit * 2.35], unit * 0.55, unit * 0.42, third),
  voice: ({ x, unit, crown, boards }, { second }) =>
    stroked(
      trace`M${x + unit * 0.9} ${boards}V${crown + unit * 0.95}l${-unit * 0.42} ${-unit * 0.2}`,
      second,
      unit * 0.1,
    ),
}

const body = ({ x, boards, unit, crown, lean }: Player): string =>
  trace`M${x - unit * 0.8} ${boards}L${x - unit * 0.86} ${crown + unit * 1.7}Q${x - unit * 0.84} ${crown + unit * 1.16} ${x - unit * 0.3 + lean} ${crown + unit * 1.08}V${crown + unit * 0.6}H${x + unit * 0.2 + lean}V${crown + unit * 1.08}Q${x + unit * 0.84} ${crown + unit * 1.16} ${x + unit * 0.86} ${crown + unit * 1.7}L${x + unit * 0.8} ${boards}Z`

const cap = ({ x, unit, crown, lean }: Player): string =>
  polygon([
    [x + lean - unit * 0.4, crown + unit * 0.24],
    [x + lean - unit * 0.3, crown - unit * 0.18],
    [x + lean + unit * 0.26, crown - unit * 0.26],
    [x + lean + unit * 0.4, crown + unit * 0.24],
  ])

const drawPlayer = (random: Random, player: Player, palette: Palette): string => {
  const { x, unit, crown, lean } = player
  const instrument = random.pick<Instrument>('madal', 'sarangi', 'flute', 'voice', 'tungna', 'madal')
  const head =
    ellipse([x + lean, crown + unit * 0.42], unit * 0.36, unit * 0.46, palette.key) +
    random.pick(
      '',
      '',
      filled(cap(player), palette.third),
      ellipse([x + lean, crown - unit * 0.08], unit * 0.22, unit * 0.2, palette.key),
    )
  return filled(body(player), palette.key) + head + instruments[instrument](player, palette)
}

type Boards = { middle: number; top: number; span: number; unit: number; count: number }

/** Players in a row on the boards, dark against the light behind them. */
export const drawPlayers = (random: Random, { middle, top, span, unit, count }: Boards, palette: Palette): string => {
  let art = ''
  for (let index = 0; index < count; index++) {
    const x = middle - span / 2 + (span * (index + 0.5)) / count
    const tall = random.between(3.1, 3.7) * unit
    art += drawPlayer(
      random,
      { x, boards: top, unit, crown: top - tall, lean: random.between(-0.16, 0.16) * unit },
      palette,
    )
  }
  return art
}
