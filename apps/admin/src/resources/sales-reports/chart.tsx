import {
  Bar as BarShape,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { useFormat } from '../../i18n/format.ts'
import type { Bar } from './figures.ts'

type ChartProps = {
  bars: readonly Bar[]
  label: (key: string) => string
  value: (value: number) => string
  hasNames?: boolean
  hasBefore?: boolean
}

const AXIS = { stroke: 'var(--line-strong)', tick: { fill: 'var(--ink-2)', fontSize: 12 }, tickLine: false } as const
const LONGEST_NAME = 22
const shorten = (name: string) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name)
const MARGIN = { top: 8, right: 8, bottom: 0, left: 0 }

/** Bars by day with the period before as a dashed line, or lying bars by name. Colours are those of the theme. */
export function Chart({ bars, label, value, hasNames = false, hasBefore = false }: ChartProps) {
  const { short } = useFormat()
  const numbers = { ...AXIS, type: 'number' as const, tickFormatter: short, axisLine: false }
  const names = { ...AXIS, type: 'category' as const, dataKey: 'key' }
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        accessibilityLayer={false}
        data={[...bars]}
        layout={hasNames ? 'vertical' : 'horizontal'}
        margin={MARGIN}
      >
        <CartesianGrid stroke="var(--line)" vertical={hasNames} horizontal={!hasNames} />
        {hasNames ? (
          <>
            <XAxis {...numbers} />
            <YAxis {...names} width={140} interval={0} tickFormatter={(key: string) => shorten(label(key))} />
          </>
        ) : (
          <>
            <XAxis {...names} tickFormatter={label} minTickGap={24} />
            <YAxis {...numbers} width={56} />
          </>
        )}
        <Tooltip
          cursor={{ fill: 'var(--sunk)' }}
          isAnimationActive={false}
          content={<Hint label={label} value={value} />}
        />
        <BarShape dataKey="value" fill="var(--accent)" maxBarSize={32} isAnimationActive={false} />
        {hasBefore && (
          <Line
            dataKey="before"
            stroke="var(--ink)"
            strokeWidth={1.5}
            strokeDasharray="5 4"
            dot={false}
            activeDot={false}
            isAnimationActive={false}
          />
        )}
      </ComposedChart>
    </ResponsiveContainer>
  )
}

type HintProps = Pick<ChartProps, 'label' | 'value'> & { payload?: readonly { payload?: Bar }[] }

function Hint({ label, value, payload = [] }: HintProps) {
  const bar = payload[0]?.payload
  if (!bar) return null
  return (
    <div className="chart-hint">
      <p>{label(bar.key)}</p>
      <p>
        <b>{value(bar.value)}</b>
      </p>
      {bar.before !== undefined && <p className="quiet small">{value(bar.before)}</p>}
    </div>
  )
}
