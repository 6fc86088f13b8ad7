import { type StaffLive, setLiveState } from '@dabali/api-client/staff'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { api } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { useAction } from '../../data/use-action.ts'
import { useFormat } from '../../i18n/format.ts'
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
      {asked && <StateQuestion live={live} state={asked} onClose={() => setAsked(undefined)} />}
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

type StateQuestionProps = { live: StaffLive; state: Override; isMessage?: boolean; onClose: () => void }

/** Asks before viewers see another state or message. */
function StateQuestion({ live, state, isMessage = false, onClose }: StateQuestionProps) {
  const translate = useTranslate()
  const key = isMessage ? 'message' : state
  const form = useDialogValues<FormValues>(`live.${live.event_date_id}.${key}`, () => ({
    'message.en': isMessage ? live.message.en : '',
    'message.ne': isMessage ? live.message.ne : '',
  }))
  const { values, setValues } = form
  const set = useAction(
    (_: undefined) => {
      const message = { en: String(values['message.en'] ?? ''), ne: String(values['message.ne'] ?? '') }
      return setLiveState(api, { id: String(live.event_date_id), state, message }, { silent: true })
    },
    { done: 'resources.live-control.state.done', onDone: form.sentThen(onClose) },
  )
  return (
    <Question
      title={translate(`resources.live-control.state.ask.${key}`)}
      confirm={translate(`resources.live-control.state.set.${key}`)}
      onConfirm={() => set.mutate(undefined)}
      onClose={onClose}
      typed={form}
      isBusy={set.isPending}
      error={set.error}
      isFinal={!isMessage}
    >
      <p>{translate(`resources.live-control.state.effect.${key}`)}</p>
      <FormFields fields={MESSAGE_FIELDS} values={values} set={setValues} error={set.error} />
    </Question>
  )
}

/** A message is part of a state that staff have set, so that it begins with the state that viewers see. */
export function MessageButton({ live }: { live: StaffLive }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const state = OVERRIDES.find((one) => one === live.state)
  if (!live.can_override || state === undefined) return null
  return (
    <>
      <button type="button" className="button button--plain" onClick={() => setOpen(true)}>
        {translate('resources.live-control.state.writeMessage')}
      </button>
      {isOpen && <StateQuestion live={live} state={state} isMessage onClose={() => setOpen(false)} />}
    </>
  )
}
