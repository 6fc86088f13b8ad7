import {
  type ChatMessage,
  getChatModeration,
  type ModeratedMessage,
  moderateChat,
  pinChatMessage,
  postStaffChatMessage,
  setSlowMode,
} from '@dabali/api-client'
import { type FormEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { api } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { useTypedValues } from '../../data/typed-values.ts'
import { useAction } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { ActionError, LoadError, LoadingRows, Section, StateMessage } from '../../layout/parts.tsx'
import { usePolled } from './use-polled.ts'

const REFRESH_MS = 3000
const SLOW_SECONDS = [0, 5, 10, 30, 60, 120]

const VIEWS = {
  all: () => true,
  reported: ({ num_reports: reports, is_hidden: isHidden }: ModeratedMessage) => reports > 0 && !isHidden,
  hidden: ({ is_hidden: isHidden }: ModeratedMessage) => isHidden,
  muted: ({ is_muted: isMuted }: ModeratedMessage) => isMuted,
} as const
type View = keyof typeof VIEWS
const VIEW_NAMES: readonly View[] = ['all', 'reported', 'hidden', 'muted']

/** The chat of viewers, reported messages first; staff write, pin and hide messages, mute authors and slow the chat. */
export function ChatPanel({ eventDateId: id }: { eventDateId: string }) {
  const translate = useTranslate()
  const may = useMay()
  const { number } = useFormat()
  const [view, setView] = useState<View>('all')
  const chat = usePolled(['live-chat', id], {
    ask: (options) => getChatModeration(api, { id }, { ...options, silent: true }),
    everyMs: REFRESH_MS,
  })
  const { data, error, isPending, isLost, refetch } = chat
  if (error && !data) return <LoadError error={error} retry={refetch} />
  if (isPending || !data) return <LoadingRows />
  const shown = data.messages.filter(VIEWS[view])
  return (
    <Section
      title={translate('resources.live-control.chat.title')}
      action={
        <span className="quiet small">
          {translate('resources.live-control.chat.count', {
            smart_count: data.num_messages,
            count: number(data.num_messages),
          })}
        </span>
      }
    >
      <div role="status">{isLost && <p className="error-text">{translate('resources.live-control.lost')}</p>}</div>
      {data.pinned && <Pinned id={id} message={data.pinned} />}
      <div className="line between">
        {/* biome-ignore lint/a11y/useSemanticElements: A fieldset is for fields. */}
        <div role="group" className="views" aria-label={translate('resources.live-control.chat.views')}>
          {VIEW_NAMES.map((name) => (
            <button key={name} type="button" aria-pressed={view === name} onClick={() => setView(name)}>
              {translate(`resources.live-control.chat.view.${name}`)}
              {name !== 'all' && <> {number(data.messages.filter(VIEWS[name]).length)}</>}
            </button>
          ))}
        </div>
        <SlowMode id={id} seconds={data.slow_seconds} />
      </div>
      {shown.length === 0 ? (
        <StateMessage kind="empty" title={translate(`resources.live-control.chat.none.${view}`)} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: The list scrolls, also by keyboard.
        <ol className="live-chat" tabIndex={0} aria-label={translate('resources.live-control.chat.title')}>
          {shown.map((message) => (
            <Message key={message.id} id={id} message={message} isPinned={message.id === data.pinned?.id} />
          ))}
        </ol>
      )}
      {may('chat.moderate') && <WriteForm key={id} id={id} />}
    </Section>
  )
}

/** Above the others, as viewers see it. */
function Pinned({ id, message: { name, text } }: { id: string; message: ChatMessage }) {
  const translate = useTranslate()
  const may = useMay()
  const unpin = useAction(() => pinChatMessage(api, { id, message: null }, { silent: true }))
  return (
    <div className="notice">
      <div className="stack-2">
        <p className="quiet small">
          {translate('resources.live-control.chat.pinned')}
          {name && `, ${name}`}
        </p>
        <p className="as-written">{text}</p>
        <ActionError error={unpin.error} />
      </div>
      {may('chat.moderate') && (
        <button type="button" className="link" disabled={unpin.isPending} onClick={() => unpin.mutate(undefined)}>
          {translate('resources.live-control.chat.unpin')}
        </button>
      )}
    </div>
  )
}

const LONGEST_TEXT = 300

/** Viewers see that staff wrote it. */
function WriteForm({ id }: { id: string }) {
  const translate = useTranslate()
  const field = useId()
  const typed = useTypedValues(`live-chat.${id}`, '')
  const text = typed.values
  const write = useAction(
    (sent: string, idempotencyKey) => postStaffChatMessage(api, { id, text: sent, idempotencyKey }, { silent: true }),
    { onDone: (_, sent) => typed.sent(sent) },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!write.isPending && text.trim() !== '') write.mutate(text)
  }
  return (
    <form className="message-form" onSubmit={submit}>
      <div className="field">
        <label htmlFor={field}>{translate('resources.live-control.chat.write')}</label>
        <input
          id={field}
          className="input"
          value={text}
          maxLength={LONGEST_TEXT}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => typed.set(event.target.value)}
        />
      </div>
      <button type="submit" className="button" disabled={write.isPending || text.trim() === ''}>
        {translate('resources.live-control.chat.send')}
      </button>
      <ActionError error={write.error} />
    </form>
  )
}

function SlowMode({ id, seconds }: { id: string; seconds: number }) {
  const translate = useTranslate()
  const may = useMay()
  const field = useId()
  const { number } = useFormat()
  const slow = useAction((wanted: number) => setSlowMode(api, { id, slow_seconds: wanted }, { silent: true }), {
    done: 'resources.live-control.chat.slowed',
    undo: (_, wanted) =>
      setSlowMode(api, { id, slow_seconds: seconds }, { silent: true, headers: { 'if-match': `"${wanted}"` } }),
  })
  const choices = [...new Set([...SLOW_SECONDS, seconds])].toSorted((one, other) => one - other)
  const shown = slow.isPending ? slow.variables : seconds
  return (
    <div className="field">
      <label htmlFor={field}>{translate('resources.live-control.chat.slow')}</label>
      <select
        id={field}
        className="input"
        value={String(shown)}
        disabled={!may('chat.moderate') || slow.isPending}
        onChange={(event) => slow.mutate(Number(event.target.value))}
      >
        {choices.map((choice) => (
          <option key={choice} value={String(choice)}>
            {choice === 0
              ? translate('resources.live-control.chat.slowOff')
              : translate('resources.live-control.chat.slowSeconds', { count: number(choice) })}
          </option>
        ))}
      </select>
      <ActionError error={slow.error} />
    </div>
  )
}

type PinButtonProps = { id: string; message: string; isPinned: boolean; who: string }

function PinButton({ id, message, isPinned, who }: PinButtonProps) {
  const translate = useTranslate()
  const pin = useAction(() => pinChatMessage(api, { id, message: isPinned ? null : message }, { silent: true }))
  return (
    <>
      <button type="button" className="link" disabled={pin.isPending} onClick={() => pin.mutate(undefined)}>
        {translate(`resources.live-control.chat.${isPinned ? 'unpin' : 'pin'}`)}
        <span className="visually-hidden">{translate('resources.live-control.chat.of', { who })}</span>
      </button>
      <ActionError error={pin.error} />
    </>
  )
}

type MessageProps = { id: string; message: ModeratedMessage; isPinned: boolean }

function Message({ id, message, isPinned }: MessageProps) {
  const translate = useTranslate()
  const may = useMay()
  const { time, number } = useFormat()
  const { name, text, said_at: at, is_hidden: isHidden, is_muted: isMuted, num_reports: reports } = message
  const moderate = useAction((change: { is_hidden?: boolean; is_muted?: boolean }) =>
    moderateChat(api, { id, message: message.id, ...change }, { silent: true }),
  )
  const who = name ?? translate(`resources.live-control.chat.${message.is_house ? 'team' : 'deleted'}`)
  const marks = [
    reports > 0 && translate('resources.live-control.chat.reports', { smart_count: reports, count: number(reports) }),
    isPinned && translate('resources.live-control.chat.isPinned'),
    isHidden && translate('resources.live-control.chat.isHidden'),
    isMuted && translate('resources.live-control.chat.isMuted'),
  ].filter(Boolean)
  return (
    <li data-flag={reports > 0 && !isHidden}>
      <div className="stack-2">
        <p>
          <b>{who}</b>{' '}
          {message.is_house && <span className="quiet small">{translate('resources.live-control.chat.house')}</span>}{' '}
          <time className="quiet small" dateTime={at}>
            {time(at)}
          </time>
          {marks.length > 0 && <span className="sub">{marks.join(', ')}</span>}
        </p>
        <p className="as-written">{text}</p>
        <ActionError error={moderate.error} />
      </div>
      {may('chat.moderate') && (
        <div className="line">
          {!isHidden && <PinButton id={id} message={message.id} isPinned={isPinned} who={who} />}
          <button
            type="button"
            className="link"
            disabled={moderate.isPending}
            onClick={() => moderate.mutate({ is_hidden: !isHidden })}
          >
            {translate(`resources.live-control.chat.${isHidden ? 'show' : 'hide'}`)}
            <span className="visually-hidden">{translate('resources.live-control.chat.of', { who })}</span>
          </button>
          {name !== null && (
            <button
              type="button"
              className="link"
              disabled={moderate.isPending}
              onClick={() => moderate.mutate({ is_muted: !isMuted })}
            >
              {translate(`resources.live-control.chat.${isMuted ? 'unmute' : 'mute'}`)}
              <span className="visually-hidden">{who}</span>
            </button>
          )}
        </div>
      )}
    </li>
  )
}
