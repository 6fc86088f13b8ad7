import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { latinDigits } from '../../i18n/format.ts'
import { useSectionName } from './seat-views.tsx'
import {
  canRemoveSection,
  type Plan,
  type PlanSection,
  removeSection,
  renameSection,
  resizeArea,
  type SeatIds,
} from './seating-plan.ts'

export type SideProps = {
  plan: Plan
  change: (plan: Plan, group?: string) => void
  selected: SeatIds
  onSelect: (ids: SeatIds) => void
}

type SectionFieldsProps = Pick<SideProps, 'plan' | 'change'> & { section: PlanSection; onFill: () => void }

const LANGUAGES = ['en', 'ne'] as const

export function SectionFields({ section, plan, change, onFill }: SectionFieldsProps) {
  const translate = useTranslate()
  const nameOf = useSectionName()
  const id = useId()
  const name = nameOf(section) || translate('resources.seating.newSection')
  const isFree = canRemoveSection(section)
  return (
    <fieldset className="section-names">
      <legend className="visually-hidden">{name}</legend>
      {LANGUAGES.map((language) => (
        <div key={language} className="field">
          <label htmlFor={`${id}${language}`}>
            <span>
              {translate('resources.seating.sectionName')}{' '}
              <span className="quiet">{language === 'ne' ? 'नेपाली' : 'English'}</span>
            </span>
          </label>
          <input
            id={`${id}${language}`}
            lang={language}
            className="input"
            maxLength={100}
            value={section.name[language]}
            onChange={({ target }) => {
              const name = { ...section.name, [language]: target.value }
              change(renameSection(plan, section.id, name), `name ${section.id} ${language}`)
            }}
          />
        </div>
      ))}
      {(section.standing || (section.seats.length === 0 && section.num_ticket_types === 0)) && (
        <StandingField
          value={section.standing}
          change={(standing) => change(resizeArea(plan, section.id, standing), `standing ${section.id}`)}
        />
      )}
      <div className="line">
        {!section.standing && (
          <button type="button" className="button button--plain" onClick={onFill}>
            {translate('resources.seating.addRows')}
            <span className="visually-hidden">{name}</span>
          </button>
        )}
        {isFree && (
          <button type="button" className="link" onClick={() => change(removeSection(plan, section.id))}>
            {translate('resources.seating.removeSection')}
            <span className="visually-hidden">{name}</span>
          </button>
        )}
      </div>
      {!isFree && <p className="hint">{translate('resources.seating.usedSection')}</p>}
    </fieldset>
  )
}

const MOST_STANDING = 100_000

/** Empty for a section with seats. */
function StandingField({ value, change }: { value: number | null; change: (value: number | null) => void }) {
  const translate = useTranslate()
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>
        <span>{translate('resources.seating.standing')}</span>
        <span className="opt">{translate('admin.optional')}</span>
      </label>
      <input
        id={id}
        className="input"
        inputMode="numeric"
        value={value ?? ''}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          const count = Number(latinDigits(target.value).replace(/\D/g, ''))
          change(count > 0 ? Math.min(count, MOST_STANDING) : null)
        }}
      />
      <p className="hint" id={`${id}-hint`}>
        {translate('resources.seating.standingHint')}
      </p>
    </div>
  )
}
