import { useMemo, useState } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { useFormat } from '../../i18n/format.ts'
import { SeatPlan, type ShownSeat } from './seat-plan.tsx'
import { rowsOf } from './seat-rows.ts'
import type { SeatIds } from './seating-plan.ts'

export type ShownSection = {
  id: number
  name: { en: string; ne: string }
  seats: readonly ShownSeat[]
  /** How many people may stand in it, if it has no seats. */
  standing?: number | null
}
/** A number of the list: how many seats of a row are so. */
export type SeatCount = { label: string; isSo: (seat: ShownSeat) => boolean }

type SeatViewsProps = {
  sections: readonly ShownSection[]
  counts: readonly SeatCount[]
  selected: SeatIds
  onSelect: (ids: SeatIds) => void
}

const SCALES = [0.6, 0.8, 1, 1.3, 1.7, 2.2]
const USUAL_SCALE = 1.3

export function useSectionName() {
  const isNepali = useLocale() === 'ne'
  return ({ name }: Pick<ShownSection, 'name'>) => (isNepali ? name.ne || name.en : name.en || name.ne)
}

/** The seats as a drawn plan, or as a list that says the same. */
export function SeatViews({ sections, counts, selected, onSelect }: SeatViewsProps) {
  const translate = useTranslate()
  const { number } = useFormat()
  const nameOf = useSectionName()
  const [view, setView] = useState<'plan' | 'list'>('plan')
  const [scale, setScale] = useState(USUAL_SCALE)
  const total = sections.reduce((sum, { seats }) => sum + seats.length, 0)
  return (
    <div className="seat-views">
      {/* biome-ignore lint/a11y/useSemanticElements: they are views, not fields. */}
      <div className="views" role="group" aria-label={translate('resources.seating.view')}>
        {(['plan', 'list'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={view === one} onClick={() => setView(one)}>
            {translate(`resources.seating.views.${one}`)}
            {one === 'list' && <span className="count">{number(total)}</span>}
          </button>
        ))}
        {view === 'plan' && <Zoom scale={scale} setScale={setScale} />}
      </div>
      {sections.map((section) => (
        <section key={section.id} className="plan-section" aria-label={nameOf(section)}>
          <h2>
            {nameOf(section)}{' '}
            {!section.standing && (
              <span className="quiet">
                {translate('resources.seating.seats', {
                  smart_count: section.seats.length,
                  count: number(section.seats.length),
                })}
              </span>
            )}
          </h2>
          {section.standing ? (
            <p className="standing">
              {translate('resources.seating.standingFor', {
                smart_count: section.standing,
                count: number(section.standing),
              })}
            </p>
          ) : section.seats.length === 0 ? (
            <p className="quiet">{translate('resources.seating.noSeats')}</p>
          ) : view === 'plan' ? (
            <SeatPlan
              name={nameOf(section)}
              seats={section.seats}
              selected={selected}
              onSelect={onSelect}
              scale={scale}
            />
          ) : (
            <SeatList section={section} counts={counts} selected={selected} onSelect={onSelect} />
          )}
        </section>
      ))}
    </div>
  )
}

function Zoom({ scale, setScale }: { scale: number; setScale: (scale: number) => void }) {
  const translate = useTranslate()
  const { number } = useFormat()
  const at = SCALES.indexOf(scale)
  const step = (by: 1 | -1) => setScale(SCALES[at + by] ?? scale)
  return (
    <span className="zoom">
      <button
        type="button"
        aria-label={translate('resources.seating.zoomOut')}
        disabled={at === 0}
        onClick={() => step(-1)}
      >
        −
      </button>
      <output>{number(Math.round((scale / USUAL_SCALE) * 100))} %</output>
      <button
        type="button"
        aria-label={translate('resources.seating.zoomIn')}
        disabled={at === SCALES.length - 1}
        onClick={() => step(1)}
      >
        +
      </button>
    </span>
  )
}

type SeatListProps = Omit<SeatViewsProps, 'sections'> & { section: ShownSection }

/** The rows of a section as a table; each opens to its seats. */
function SeatList({ section, counts, selected, onSelect }: SeatListProps) {
  const translate = useTranslate()
  const { number } = useFormat()
  const nameOf = useSectionName()
  const rows = useMemo(() => rowsOf(section.seats), [section.seats])
  const [opened, setOpened] = useState<string>()
  const select = (ids: readonly number[], isSelected: boolean) => {
    const changed = new Set(selected)
    for (const id of ids) isSelected ? changed.add(id) : changed.delete(id)
    onSelect(changed)
  }
  return (
    <div className="scroll">
      <table className="grid seat-list">
        <caption className="visually-hidden">
          {translate('resources.seating.listOf', { section: nameOf(section) })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{translate('resources.seating.rowName')}</th>
            <th scope="col" className="num">
              {translate('resources.seating.seatsOfRow')}
            </th>
            {counts.map(({ label }) => (
              <th key={label} scope="col" className="num">
                {translate(label)}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ label, seats }) => {
          const chosen = seats.filter(({ id }) => selected.has(id)).length
          return (
            <tbody key={label}>
              <tr>
                <th scope="row">
                  <span className="line nowrap">
                    <input
                      type="checkbox"
                      aria-label={translate('resources.seating.row', { row: label })}
                      checked={chosen === seats.length}
                      ref={(box) => {
                        if (box) box.indeterminate = chosen > 0 && chosen < seats.length
                      }}
                      onChange={(event) =>
                        select(
                          seats.map(({ id }) => id),
                          event.target.checked,
                        )
                      }
                    />
                    <button
                      type="button"
                      className="link"
                      aria-expanded={opened === label}
                      onClick={() => setOpened(opened === label ? undefined : label)}
                    >
                      {translate('resources.seating.row', { row: label })}
                    </button>
                  </span>
                </th>
                <td className="num">{number(seats.length)}</td>
                {counts.map(({ label: count, isSo }) => (
                  <td key={count} className="num">
                    {number(seats.filter(isSo).length)}
                  </td>
                ))}
              </tr>
              {opened === label && (
                <tr>
                  <td colSpan={counts.length + 2}>
                    <div className="seat-checks">
                      {seats.map((seat) => (
                        <label key={seat.id} className="check">
                          <input
                            type="checkbox"
                            checked={selected.has(seat.id)}
                            onChange={(event) => select([seat.id], event.target.checked)}
                          />
                          {seat.label}
                        </label>
                      ))}
                    </div>
                  </td>
                </tr>
              )}
            </tbody>
          )
        })}
      </table>
    </div>
  )
}

const DRAWN = {
  free: <circle className="seat" cx="10" cy="10" r="8" />,
  used: <circle className="seat seat--taken" cx="10" cy="10" r="8" />,
  taken: <circle className="seat seat--taken" cx="10" cy="10" r="8" />,
  blocked: <circle className="seat seat--blocked" cx="10" cy="10" r="8" />,
  wheelchair: <rect className="seat" x="2" y="2" width="16" height="16" />,
  companion: <rect className="seat" x="2" y="2" width="16" height="16" />,
}
const SIGNS: Partial<Record<keyof typeof DRAWN, string>> = { wheelchair: 'W', companion: 'C' }

/** What the drawn seats mean. */
export function SeatKey({ shown }: { shown: readonly (keyof typeof DRAWN)[] }) {
  const translate = useTranslate()
  return (
    <p className="seat-key">
      {shown.map((name) => (
        <span key={name}>
          <svg viewBox="0 0 20 20" className="seats" aria-hidden="true">
            {DRAWN[name]}
            <text x="10" y="13.5">
              {SIGNS[name]}
            </text>
          </svg>
          {translate(`resources.seating.key.${name}`)}
        </span>
      ))}
    </p>
  )
}
