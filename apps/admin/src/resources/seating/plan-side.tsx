import { SEAT_KINDS, SEAT_WIDTH } from '@dabali/domain/seating'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFormat } from '../../i18n/format.ts'
import { RowsDialog } from './rows-dialog.tsx'
import { useSectionName } from './seat-views.tsx'
import {
  addSeats,
  addSection,
  MOST_SECTIONS,
  markSeats,
  moveSeats,
  type PlanSeat,
  removeSeats,
  renameRow,
  renumber,
} from './seating-plan.ts'
import { SectionFields, type SideProps } from './section-fields.tsx'

/** What can be done with the selected seats; without any, with the sections. */
export function PlanSide(props: SideProps) {
  const chosen = props.plan.flatMap(({ seats }) => seats.filter(({ id }) => props.selected.has(id)))
  return (
    <div className="plan-side">
      {chosen.length > 0 ? (
        <Selection key={[...props.selected].join(' ')} {...props} chosen={chosen} />
      ) : (
        <Sections {...props} />
      )}
    </div>
  )
}

function Sections({ plan, change }: SideProps) {
  const translate = useTranslate()
  const [filled, setFilled] = useState<number>()
  const nameOf = useSectionName()
  const section = plan.find(({ id }) => id === filled)
  return (
    <>
      <h2>{translate('resources.seating.sections')}</h2>
      {plan.map((one) => (
        <SectionFields key={one.id} section={one} plan={plan} change={change} onFill={() => setFilled(one.id)} />
      ))}
      <div>
        <button
          type="button"
          className="button button--plain"
          disabled={plan.length >= MOST_SECTIONS}
          onClick={() => change(addSection(plan, { en: '', ne: '' }))}
        >
          {translate('resources.seating.addSection')}
        </button>
      </div>
      {section && (
        <RowsDialog
          sectionId={section.id}
          section={nameOf(section) || translate('resources.seating.newSection')}
          onClose={() => setFilled(undefined)}
          before={section.seats}
          onAdd={(seats) => {
            change(addSeats(plan, section.id, seats))
            setFilled(undefined)
          }}
        />
      )}
    </>
  )
}

type SelectionProps = SideProps & { chosen: readonly PlanSeat[] }

function Selection({ plan, change, selected, onSelect, chosen }: SelectionProps) {
  const translate = useTranslate()
  const { number } = useFormat()
  const used = chosen.filter(({ is_used: isUsed }) => isUsed).length
  const rows = [...new Set(chosen.map(({ row }) => row))]
  const kinds = [...new Set(chosen.map(({ kind }) => kind))]
  const kindId = useId()
  return (
    <>
      <div className="stack-2">
        <h2>
          {rows.length === 1
            ? translate('resources.seating.row', { row: rows[0] })
            : translate('resources.seating.rowsSelected', { count: number(rows.length) })}
        </h2>
        <p className="quiet" role="status">
          {translate('resources.seating.selected', { smart_count: chosen.length, count: number(chosen.length) })}
          {used > 0 && ` ${translate('resources.seating.usedSeats', { smart_count: used, count: number(used) })}`}
        </p>
      </div>
      <div className="field">
        <label htmlFor={kindId}>
          <span>{translate('resources.seating.kind')}</span>
        </label>
        <select
          id={kindId}
          className="input"
          value={kinds.length === 1 ? kinds[0] : ''}
          onChange={({ target }) => {
            const kind = SEAT_KINDS.find((one) => one === target.value)
            if (kind) change(markSeats(plan, selected, kind))
          }}
        >
          {kinds.length > 1 && <option value="">{translate('resources.seating.severalKinds')}</option>}
          {SEAT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {translate(`resources.seating.kinds.${kind}`)}
            </option>
          ))}
        </select>
      </div>
      {rows.length === 1 && (
        <RowFields
          row={rows[0] ?? ''}
          rename={(row) => change(renameRow(plan, selected, row))}
          number={(numbering) => change(renumber(plan, selected, numbering))}
          isAllUsed={used === chosen.length}
        />
      )}
      <div className="stack-2">
        <span className="legend">{translate('resources.seating.move')}</span>
        <span className="arrows">
          {MOVES.map(([direction, sign, x, y]) => (
            <button
              key={direction}
              type="button"
              className="button button--plain"
              aria-label={translate(`resources.seating.moves.${direction}`)}
              onClick={() => change(moveSeats(plan, selected, { x, y }))}
            >
              {sign}
            </button>
          ))}
        </span>
      </div>
      <div className="line">
        <button
          type="button"
          className="button button--plain"
          aria-keyshortcuts="Delete"
          disabled={used === chosen.length}
          onClick={() => {
            change(removeSeats(plan, selected))
            onSelect(new Set())
          }}
        >
          {translate('resources.seating.remove')}
        </button>
        <button type="button" className="link" aria-keyshortcuts="Escape" onClick={() => onSelect(new Set())}>
          {translate('resources.seating.clear')}
        </button>
      </div>
    </>
  )
}

const STEP = SEAT_WIDTH / 2
const MOVES = [
  ['left', '←', -STEP, 0],
  ['right', '→', STEP, 0],
  ['forward', '↑', 0, -STEP],
  ['back', '↓', 0, STEP],
] as const

type RowFieldsProps = {
  row: string
  rename: (row: string) => void
  number: (numbering: { first: number; from: 'left' | 'right' }) => void
  isAllUsed: boolean
}

const LONGEST_ROW_NAME = 10

function RowFields({ row, rename, number, isAllUsed }: RowFieldsProps) {
  const translate = useTranslate()
  const [name, setName] = useState(row)
  const [first, setFirst] = useState('1')
  const [from, setFrom] = useState<'left' | 'right'>('left')
  const id = useId()
  const isName = name.trim() !== '' && name.trim() !== row
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}-row`}>
          <span>{translate('resources.seating.rowName')}</span>
        </label>
        <div className="line nowrap">
          <input
            id={`${id}-row`}
            className="input"
            maxLength={LONGEST_ROW_NAME}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <button
            type="button"
            className="button button--plain"
            disabled={!isName || isAllUsed}
            onClick={() => rename(name.trim())}
          >
            {translate('resources.seating.rename')}
          </button>
        </div>
      </div>
      <div className="field-pair">
        <div className="field">
          <label htmlFor={`${id}-first`}>
            <span>{translate('resources.seating.fields.first')}</span>
          </label>
          <input
            id={`${id}-first`}
            className="input num"
            type="number"
            min={1}
            max={9999}
            value={first}
            onChange={(event) => setFirst(event.target.value)}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}-from`}>
            <span>{translate('resources.seating.fields.direction')}</span>
          </label>
          <select
            id={`${id}-from`}
            className="input"
            value={from}
            onChange={(event) => setFrom(event.target.value === 'right' ? 'right' : 'left')}
          >
            <option value="left">{translate('resources.seating.from.left')}</option>
            <option value="right">{translate('resources.seating.from.right')}</option>
          </select>
        </div>
      </div>
      <div>
        <button
          type="button"
          className="button button--plain"
          disabled={isAllUsed || !(Number(first) >= 1)}
          onClick={() => number({ first: Math.trunc(Number(first)), from })}
        >
          {translate('resources.seating.renumber')}
        </button>
      </div>
    </>
  )
}
