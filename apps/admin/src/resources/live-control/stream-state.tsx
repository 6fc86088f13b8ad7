import { type StaffLive, setLiveState } from '@dabali/api-client/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { api, conflictOf } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { useAction } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { ConflictNotice } from '../../layout/conflict-notice.tsx'
import { FormFields, type FormValues, useDialogValues } from '../../layout/dialog-form.tsx'
import { Section } from '../../layout/parts.tsx'
import { Question } from '../../layout/question.tsx'

/** In the order of an evening; a break comes and goes. */
const SHOWN_STATES = ['scheduled', 'lobby', 'live', 'interrupted', 'ended', 'replay'] as const
const OVERRIDES = ['live', 'interrupted', 'ended'] as const
type Override = (typeof OVERRIDES)[number]

/** The state that viewers see, and the states that staff set. */
export function StreamState({ live }: { live: StaffLive }) {
  const translate = useTranslate()
  const may = useMay()
  const { time } = useFormat()
  const [asked, setAsked] = useState<Override>()
  const { state, said, replay_until: replay } = live
  return (
    <Section title={translate('resources.live-control.state.title')}>
      <ol className="live-states">
        {SHOWN_STATES.map((one) => (
          <li key={one} aria-current={one === state ? 'step' : undefined}>
            {translate(`resources.live-control.states.${one}`)}
          </li>
        ))}
      </ol>
      {state === 'cancelled' && <p className="notice">{translate('resources.live-control.states.cancelled')}</p>}
      {may('live.write') && live.can_override && (
        <div className="line">
          {OVERRIDES.filter((one) => one !== state).map((one) => (
            <button key={one} type="button" className="button button--plain" onClick={() => setAsked(one)}>
              {translate(`resources.live-control.state.set.${one}`)}
            </button>
          ))}
        </div>
      )}
      <p className="quiet small">
        {live.can_override
          ? translate(`resources.live-control.state.${said === null ? 'byClock' : 'bySaid'}`)
          : translate('resources.live-control.state.fromDoors', { time: time(live.doors_at) })}{' '}
        {replay
          ? translate('resources.live-control.state.replayUntil', { time: time(replay) })
          : translate('resources.live-control.state.noReplay')}
      </p>
      {asked && <StateQuestion live={live} wanted={asked} onClose={() => setAsked(undefined)} />}
    </Section>
  )
}

const MESSAGE_FIELDS = (['en', 'ne'] as const).map((lang) => ({
  name: `message.${lang}`,
  label: 'resources.live-control.state.message',
  type: 'long' as const,
  isOptional: true,
  lang,
}))

type StateQuestionProps = {
  live: StaffLive
  /** What is set; `message` leaves the state as it is. */
  wanted: Override | 'message'
  onClose: () => void
}

const readMessage = ({ message }: Pick<StaffLive, 'message'>) => ({
  'message.en': message.en,
  'message.ne': message.ne,
})
const NO_MESSAGE = { 'message.en': '', 'message.ne': '' }

/** Asks before viewers see another state or message; what another member has set meanwhile is shown before it is replaced. */
function StateQuestion({ live, wanted, onClose }: StateQuestionProps) {
  const translate = useTranslate()
  const queries = useQueryClient()
  const isMessage = wanted === 'message'
  // Not what the screen loads meanwhile: the question is about what was shown when it was opened.
  const [seen, setSeen] = useState(live)
  // A message belongs to the state that it is sent with.
  const read = (current: StaffLive) => (isMessage ? readMessage(current) : NO_MESSAGE)
  const form = useDialogValues<FormValues>(`live.${live.event_date_id}.${wanted}`, () => read(live), live)
  const { values, setValues } = form
  const set = useAction(
    (_: undefined, idempotencyKey) => {
      const message = { en: String(values['message.en'] ?? ''), ne: String(values['message.ne'] ?? '') }
      const change = { id: String(live.event_date_id), message, ifMatch: form.version, idempotencyKey }
      return setLiveState(api, isMessage ? change : { ...change, state: wanted }, { silent: true })
    },
    // A state that is set again after a cancelled attempt is meant anew: the answer to the first attempt says nothing about now.
    {
      done: 'resources.live-control.state.done',
      onDone: form.sentThen(onClose),
      ...(isMessage && { keyOf: form.keyOf }),
    },
  )
  const overtaken = conflictOf<StaffLive>(set.error)
  // A message may go on from an earlier version than the one on the screen.
  const known = isMessage ? form.start : readMessage(seen)
  const change = overtaken && changeOf({ state: seen.state, message: known }, overtaken)
  return (
    <Question
      title={translate(`resources.live-control.state.ask.${wanted}`)}
      confirm={translate(`resources.live-control.state.set.${wanted}`)}
      onConfirm={() => set.mutate(undefined)}
      onClose={onClose}
      typed={form}
      isBusy={set.isPending}
      isDisabled={overtaken !== undefined}
      error={set.error}
      isFinal={!isMessage}
    >
      {overtaken && (
        <p className="notice notice--w">
          {translate(`resources.live-control.state.overtaken.${change}`, {
            state: translate(`resources.live-control.states.${overtaken.state}`),
          })}
        </p>
      )}
      <ConflictNotice<StaffLive>
        error={set.error}
        fields={MESSAGE_FIELDS}
        values={values}
        // An empty message with a state would erase theirs, so that it is a choice too.
        {...(isMessage && { base: form.start })}
        read={isMessage || change !== 'state' ? readMessage : () => values}
        choose={(current, chosen) => {
          setSeen(current)
          form.goOnFrom(read(current), current.version, chosen)
          set.reset()
          void queries.invalidateQueries({ queryKey: ['live'] })
        }}
      />
      <p>{translate(`resources.live-control.state.effect.${wanted}`)}</p>
      <FormFields fields={MESSAGE_FIELDS} values={values} set={setValues} error={set.error} />
    </Question>
  )
}

/** What another member has changed; a state that was only confirmed counts as changed. */
function changeOf(known: { state: StaffLive['state']; message: FormValues }, current: StaffLive) {
  const isMessageSame = Object.entries(readMessage(current)).every(([name, text]) => known.message[name] === text)
  if (isMessageSame) return 'state'
  return known.state === current.state ? 'message' : 'both'
}

/** The state goes on following the clock, or what staff have set. */
export function MessageButton({ live }: { live: StaffLive }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  if (!live.can_override || !OVERRIDES.some((state) => state === live.state)) return null
  return (
    <>
      <button type="button" className="button button--plain" onClick={() => setOpen(true)}>
        {translate('resources.live-control.state.writeMessage')}
      </button>
      {isOpen && <StateQuestion live={live} wanted="message" onClose={() => setOpen(false)} />}
    </>
  )
}
