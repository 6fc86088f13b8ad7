import { getStaffSeatingPlan, getStaffVenue, type StaffVenue } from '@dabali/api-client/staff'
import { seatLabel } from '@dabali/domain/seating'
import { useQuery } from '@tanstack/react-query'
import { memo, useEffect, useMemo, useRef } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { api } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { FoundDraft, LeaveQuestion, SaveBar, useDraft } from '../../fields/unsaved-changes.tsx'
import { useFormat } from '../../i18n/format.ts'
import { ActionButton, LoadError, LoadingRows, PageHead, StateMessage } from '../../layout/parts.tsx'
import { PlanProblems, PlanRefusals } from './plan-problems.tsx'
import { Revisions } from './plan-revisions.tsx'
import { PlanSide } from './plan-side.tsx'
import { type SeatCount, SeatKey, SeatViews, type ShownSection, useSectionName } from './seat-views.tsx'
import {
  addSection,
  countSeats,
  type Plan,
  type PlanSection,
  problemsOf,
  rebase,
  type StaffSeatingPlan,
} from './seating-plan.ts'
import { actionOfKey, type PressedKey, usePlan } from './use-plan.ts'

const COUNTS: readonly SeatCount[] = [
  { label: 'resources.seating.key.wheelchair', isSo: ({ kind }) => kind === 'wheelchair' },
  { label: 'resources.seating.key.companion', isSo: ({ kind }) => kind === 'companion' },
  { label: 'resources.seating.key.used', isSo: ({ isTaken }) => isTaken },
]

/** The seating plan of a venue. */
export default function PlanScreen() {
  const { id = '' } = useParams()
  const revision = useSearchParams()[0].get('revision') ?? undefined
  const { data, error, refetch } = useQuery({
    queryKey: ['seating-plan', id, revision],
    queryFn: async ({ signal }) => {
      const [venue, plan] = await Promise.all([
        getStaffVenue(api, { id }, { signal }),
        getStaffSeatingPlan(api, { id, ...(revision && { revision }) }, { signal }),
      ])
      return { venue, plan }
    },
  })
  const mayWrite = useMay()('events.write')
  if (!data) return error ? <LoadError error={error} retry={refetch} /> : <LoadingRows />
  const Screen = mayWrite ? PlanEditor : PlanReader
  // By what was asked for: a newer version of another member must not throw away what is not saved.
  return <Screen key={`${id} ${revision}`} venue={data.venue} newest={data.plan} />
}

type PlanProps = { venue: StaffVenue; newest: StaffSeatingPlan }

/** The same objects for sections that do not change. */
function useShownSections(plan: Plan): readonly ShownSection[] {
  const translate = useTranslate()
  const isNepali = useLocale() === 'ne'
  const known = useMemo(() => {
    const sections = new WeakMap<PlanSection, ShownSection>()
    return { language: isNepali ? ('ne' as const) : ('en' as const), sections }
  }, [isNepali])
  const used = translate('resources.seating.used')
  return plan.map((section) => {
    const before = known.sections.get(section)
    if (before) return before
    const seats = section.seats.map((seat) => ({
      ...seat,
      isTaken: seat.is_used,
      isBlocked: false,
      label: [seatLabel(seat, known.language), seat.is_used && used].filter(Boolean).join(', '),
    }))
    const shown = { id: section.id, name: section.name, standing: section.standing, seats }
    known.sections.set(section, shown)
    return shown
  })
}

function useHead({ name, slug }: StaffVenue, plan: Plan) {
  const translate = useTranslate()
  const { number } = useFormat()
  const venue = useSectionName()({ name }) || slug
  const total = countSeats(plan)
  return {
    title: translate('resources.seating.title', { venue }),
    meta: translate('resources.seating.seats', { smart_count: total, count: number(total) }),
  }
}

function VenuesLink() {
  const translate = useTranslate()
  return (
    <Link className="button button--plain" to="/venues">
      {translate('resources.venues.name', { smart_count: 2 })}
    </Link>
  )
}

/** For those who may not change it: the seats can be selected, and nothing more. */
function PlanReader({ venue, newest }: PlanProps) {
  const translate = useTranslate()
  const { selected, select } = usePlan(venue.id, newest)
  const sections = useShownSections(newest.sections)
  return (
    <>
      <PageHead area="culture" {...useHead(venue, newest.sections)} actions={<VenuesLink />} />
      <Revisions plan={newest} mayDraw={false} />
      {sections.length === 0 ? (
        <StateMessage kind="empty" title={translate('resources.seating.none')} />
      ) : (
        <>
          <SeatViews sections={sections} counts={COUNTS} selected={selected} onSelect={select} />
          <SeatKey shown={['free', 'used', 'wheelchair', 'companion']} />
        </>
      )}
    </>
  )
}

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input:not([type=checkbox]), select, textarea, [role=dialog]') !== null

type KeyPress = PressedKey & Pick<KeyboardEvent, 'target' | 'preventDefault'>

/** Hears the keys that are pressed while nothing has the focus: before the message of an earlier change, which has an undo too. */
function useKeysWithoutFocus(press: (event: KeyPress) => void) {
  const latest = useRef(press)
  useEffect(() => {
    latest.current = press
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.target === document.body) latest.current(event)
    }
    document.addEventListener('keydown', hear, true)
    return () => document.removeEventListener('keydown', hear, true)
  }, [])
}

function PlanEditor({ venue, newest }: PlanProps) {
  const translate = useTranslate()
  const editing = usePlan(venue.id, newest)
  const { plan, seen, isDirty, change, selected, select, acts, save, theirs } = editing
  const sections = useShownSections(plan)
  const problems = useMemo(() => problemsOf(plan), [plan])

  function press(event: KeyPress) {
    const action = actionOfKey(event)
    if (!action || save.isPending || isField(event.target)) return
    acts[action]()
    event.preventDefault()
  }
  useKeysWithoutFocus(press)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys act on the seats, which are inside.
    <div className="stack" inert={save.isPending} onKeyDown={press}>
      <PageHead
        area="culture"
        {...useHead(venue, plan)}
        actions={
          <>
            <VenuesLink />
            <ActionButton
              className="button button--plain"
              aria-keyshortcuts="Control+Z"
              isDisabled={!editing.canUndo}
              onClick={acts.undo}
            >
              {translate('resources.seating.undo')}
            </ActionButton>
            <ActionButton
              className="button button--plain"
              aria-keyshortcuts="Control+Shift+Z"
              isDisabled={!editing.canRedo}
              onClick={acts.redo}
            >
              {translate('resources.seating.redo')}
            </ActionButton>
          </>
        }
      />
      <Revisions plan={seen} mayDraw isDirty={isDirty} />
      <KeptDraft
        name={`seating-plan-${venue.id}-${seen.revision}`}
        version={seen.version}
        plan={plan}
        isDirty={isDirty}
        onTakeUp={(left, version) => change(version === seen.version ? left : rebase(left, seen.sections))}
      />
      <LeaveQuestion isDirty={isDirty} parameter="revision" />
      <PlanRefusals editing={editing} />
      <PlanProblems problems={problems} plan={plan} change={change} onSelect={select} />
      {plan.length === 0 ? (
        <StateMessage
          kind="empty"
          title={translate('resources.seating.none')}
          text={translate('resources.seating.noneText')}
        >
          <button type="button" className="button" onClick={() => change(addSection(plan, { en: 'Hall', ne: 'हल' }))}>
            {translate('resources.seating.addSection')}
          </button>
        </StateMessage>
      ) : (
        <div className="plan-editor">
          <div className="stack">
            <SeatViews sections={sections} counts={COUNTS} selected={selected} onSelect={select} />
            <SeatKey shown={['free', 'used', 'wheelchair', 'companion']} />
            <p className="quiet">{translate('resources.seating.keysShown')}</p>
          </div>
          <PlanSide plan={plan} change={change} selected={selected} onSelect={select} />
        </div>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate(plan)
        }}
      >
        <SaveBar
          changes={editing.changes}
          isBusy={save.isPending || problems.length > 0 || theirs !== undefined}
          error={theirs || editing.refusals.length > 0 ? undefined : save.error}
        />
      </form>
    </div>
  )
}

type KeptDraftProps = {
  name: string
  version: number
  plan: Plan
  isDirty: boolean
  onTakeUp: (plan: Plan, version: number) => void
}
type Draft = { version: number; plan: Plan }

/** By itself and only for a changed plan, because a large one takes long to write. */
const KeptDraft = memo(
  ({ name, version, plan, isDirty, onTakeUp }: KeptDraftProps) => {
    const base: Draft = { version, plan: [] }
    const { found, forget } = useDraft<Draft>(name, { base, values: { version, plan }, isDirty })
    if (!found) return null
    const takeUp = () => {
      forget()
      onTakeUp(found.values.plan, found.values.version)
    }
    return <FoundDraft at={found.at} onTakeUp={takeUp} onDiscard={forget} />
  },
  (before, after) => before.plan === after.plan && before.version === after.version && before.isDirty === after.isDirty,
)
KeptDraft.displayName = 'KeptDraft'
