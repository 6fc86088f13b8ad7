import {
  type ChatMessage,
  getChatModeration,
  type ModeratedMessage,
  moderateChat,
  pinChatMessage,
  postStaffChatMessage,
} from '@dabali/api-client'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { api } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { useTypedValues } from '../../data/typed-values.ts'
import { useAction } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { ActionButton, ActionError, LoadError, LoadingRows, Section, StateMessage } from '../../layout/parts.tsx'
import { SlowMode } from './slow-mode.tsx'
import { usePolled } from './use-polled.ts'

const REFRESH_MS = 3000

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
      <Messages>
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
      </Messages>
      {may('chat.moderate') && <WriteForm key={id} id={id} />}
    </Section>
  )
}

/** Has the focus when the control that had it is gone: a message was unpinned, or the view no longer shows it. */
function Messages({ children }: { children: ReactNode }) {
  const messages = useRef<HTMLDivElement>(null)
  const focused = useRef<Node>(undefined)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = target instanceof Node && messages.current?.contains(target) ? target : undefined
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  // After each rendering: an answer has removed the control.
  useEffect(() => {
    if (!focused.current || focused.current.isConnected || document.activeElement !== document.body) return
    focused.current = undefined
    const list = messages.current?.querySelector<HTMLElement>('.live-chat')
    ;(list ?? messages.current)?.focus({ preventScroll: true })
  })
  return (
    <div ref={messages} className="chat-messages sec" tabIndex={-1}>
      {children}
    </div>
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
        <ActionButton className="link" isDisabled={unpin.isPending} onClick={() => unpin.mutate(undefined)}>
          {translate('resources.live-control.chat.unpin')}
        </ActionButton>
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
      <ActionButton type="submit" className="button" isDisabled={write.isPending || text.trim() === ''}>
        {translate('resources.live-control.chat.send')}
      </ActionButton>
      <ActionError error={write.error} />
    </form>
  )
}

type PinButtonProps = { id: string; message: string; isPinned: boolean; who: string }

function PinButton({ id, message, isPinned, who }: PinButtonProps) {
  const translate = useTranslate()
  const pin = useAction(() => pinChatMessage(api, { id, message: isPinned ? null : message }, { silent: true }))
  return (
    <>
      <ActionButton className="link" isDisabled={pin.isPending} onClick={() => pin.mutate(undefined)}>
        {translate(`resources.live-control.chat.${isPinned ? 'unpin' : 'pin'}`)}
        <span className="visually-hidden">{translate('resources.live-control.chat.of', { who })}</span>
      </ActionButton>
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
          <ActionButton
            className="link"
            isDisabled={moderate.isPending}
            onClick={() => moderate.mutate({ is_hidden: !isHidden })}
          >
            {translate(`resources.live-control.chat.${isHidden ? 'show' : 'hide'}`)}
            <span className="visually-hidden">{translate('resources.live-control.chat.of', { who })}</span>
          </ActionButton>
          {name !== null && (
            <ActionButton
              className="link"
              isDisabled={moderate.isPending}
              onClick={() => moderate.mutate({ is_muted: !isMuted })}
            >
              {translate(`resources.live-control.chat.${isMuted ? 'unmute' : 'mute'}`)}
              <span className="visually-hidden">{who}</span>
            </ActionButton>
          )}
        </div>
      )}
    </li>
  )
}
