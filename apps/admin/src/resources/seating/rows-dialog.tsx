import { useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { latinDigits, useFormat } from '../../i18n/format.ts'
import { type FormField, FormFields, type FormValues, useDialogValues } from '../../layout/dialog-form.tsx'
import { Question } from '../../layout/question.tsx'
import { type Block, generateSeats, generateTables, MOST_SEATS, type PlanSeat, rowLabels } from './seating-plan.ts'

const DIRECTIONS = ['left', 'right'] as const
const CURVES = [0, 20, 40, 60, 80, 100] as const
const SHAPES = ['rows', 'tables'] as const
const MOST_IN_ROW = 200
const MOST_AT_TABLE = 24

const whole = (values: FormValues, name: string): number | undefined => {
  const text = latinDigits(String(values[name] ?? '').trim())
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined
}

const isTables = (values: FormValues) => values['shape'] === 'tables'
const mostInOne = (values: FormValues) => (isTables(values) ? MOST_AT_TABLE : MOST_IN_ROW)

/** What is written in the form, and what is wrong with it by field, as message keys. */
export function readBlock(values: FormValues): { block?: Block; problems: Record<string, string> } {
  const [from, to] = ['from', 'to'].map((name) => latinDigits(String(values[name] ?? '').trim()))
  const rows = rowLabels(from ?? '', to ?? '')
  const [seatsInRow, first, aisleAfter = 0] = ['seats', 'first', 'aisle'].map((name) => whole(values, name))
  const hasSeats = seatsInRow !== undefined && seatsInRow > 0 && seatsInRow <= mostInOne(values)
  // An aisle is optional, and not asked for at tables.
  const isAisleWrong =
    !isTables(values) && String(values['aisle'] ?? '').trim() !== '' && whole(values, 'aisle') === undefined
  const problems = {
    ...(!rows && { to: 'resources.seating.problems.rows' }),
    ...(!hasSeats && { seats: 'resources.seating.problems.seatsInRow' }),
    ...((first === undefined || first < 1) && { first: 'resources.seating.problems.first' }),
    ...(isAisleWrong && { aisle: 'resources.seating.problems.first' }),
    ...(rows && hasSeats && rows.length * seatsInRow > MOST_SEATS && { to: 'resources.seating.problems.tooMany' }),
  }
  if (!rows || !hasSeats || first === undefined || Object.keys(problems).length > 0) return { problems }
  const numbering = { first, from: values['direction'] === 'right' ? 'right' : 'left' } as const
  return { problems, block: { rows, seatsInRow, numbering, aisleAfter, curve: whole(values, 'curve') ?? 0 } }
}

/** The new seats behind those that a section has. */
export function seatsOf(values: FormValues, block: Block, before: readonly PlanSeat[]) {
  const { rows, seatsInRow, numbering } = block
  if (!isTables(values)) return generateSeats(block, before)
  return generateTables({ tables: rows, seatsAtTable: seatsInRow, first: numbering.first }, before)
}

type RowsDialogProps = {
  sectionId: string | number
  section: string
  /** The seats that the section has. */
  before: readonly PlanSeat[]
  onAdd: (seats: ReturnType<typeof seatsOf>) => void
  onClose: () => void
}

/** Rows of seats, or tables with seats around them, for a section. */
export function RowsDialog({ sectionId, section, before, onAdd, onClose }: RowsDialogProps) {
  const translate = useTranslate()
  const { number } = useFormat()
  const { id: venueId } = useParams()
  const form = useDialogValues<FormValues>(`seating.${venueId}.${sectionId}.rows`, () => ({
    ...{ shape: 'rows', from: 'A', to: 'J', seats: '12', first: '1', direction: 'left', aisle: '', curve: '0' },
  }))
  const { values, setValues } = form
  const { block, problems } = readBlock(values)
  const areTables = isTables(values)
  const forRows: FormField[] = [
    {
      ...{ name: 'direction', label: 'resources.seating.fields.direction', type: 'choice' },
      choices: DIRECTIONS.map((side) => [side, translate(`resources.seating.from.${side}`)] as const),
    },
    { name: 'aisle', label: 'resources.seating.fields.aisle', type: 'digits', isOptional: true },
    {
      ...{ name: 'curve', label: 'resources.seating.fields.curve', type: 'choice' },
      choices: CURVES.map((curve) => [
        String(curve),
        curve === 0 ? translate('resources.seating.straight') : `${number(curve)} %`,
      ]),
    },
  ]
  const fields: FormField[] = [
    {
      ...{ name: 'shape', label: 'resources.seating.fields.shape', type: 'choice' },
      choices: SHAPES.map((shape) => [shape, translate(`resources.seating.shapes.${shape}`)] as const),
    },
    { name: 'from', label: `resources.seating.fields.${areTables ? 'fromTable' : 'fromRow'}` },
    { name: 'to', label: `resources.seating.fields.${areTables ? 'toTable' : 'toRow'}` },
    {
      ...{ name: 'seats', type: 'digits' },
      label: `resources.seating.fields.${areTables ? 'seatsAtTable' : 'seatsInRow'}`,
    },
    { name: 'first', label: 'resources.seating.fields.first', type: 'digits' },
    ...(areTables ? [] : forRows),
  ]
  const shown = Object.fromEntries(
    Object.entries(problems).map(([name, key]) => [name, [translate(key, { most: number(mostInOne(values)) })]]),
  )
  return (
    <Question
      title={translate('resources.seating.addRowsTo', { section })}
      confirm={translate('resources.seating.addRows')}
      onConfirm={() => block && form.sentThen(() => onAdd(seatsOf(values, block, before)))()}
      onClose={onClose}
      typed={form}
      isDisabled={!block}
      isWide
    >
      <FormFields fields={fields} values={values} set={setValues} error={{ body: shown }} />
      <p className="hint" role="status">
        {block &&
          translate(`resources.seating.${areTables ? 'previewTables' : 'preview'}`, {
            smart_count: block.rows.length,
            rows: number(block.rows.length),
            seats: number(block.rows.length * block.seatsInRow),
          })}
      </p>
    </Question>
  )
}
