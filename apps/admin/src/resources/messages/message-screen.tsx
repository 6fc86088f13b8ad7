import { newId } from '@dabali/api-client'
import { answerContactMessage, type ContactMessage, changeContactMessage } from '@dabali/api-client/staff'
import { type FormEvent, useId } from 'react'
import { ShowBase, useGetIdentity, useShowContext, useTranslate } from 'react-admin'
import { api, conflictOf } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { STAYS_SHOWN } from '../../data/resource.ts'
import { useTypedValues } from '../../data/typed-values.ts'
import { useAction } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { ActionError, Facts, LoadError, LoadingRows, PageHead, Section } from '../../layout/parts.tsx'
import { MessageStatus, subjectOf } from './message-list.tsx'

export default function MessageScreen() {
  return (
    <ShowBase resource="messages" {...STAYS_SHOWN}>
      <ShownMessage />
    </ShowBase>
  )
}

function ShownMessage() {
  const translate = useTranslate()
  const may = useMay()
  const { time } = useFormat()
  const { record: message, error, isPending, refetch } = useShowContext<ContactMessage>()
  if (error && !message) return <LoadError error={error} retry={refetch} />
  if (isPending || !message) return <LoadingRows />
  const { name, email, language, assigned_to: assigned } = message
  return (
    <>
      <PageHead
        title={subjectOf(message)}
        meta={
          <>
            <MessageStatus message={message} />
            <span>{time(message.created_at)}</span>
          </>
        }
        actions={may('messages.write') && <MessageActions message={message} reload={refetch} />}
      />
      <div className="side-by-side">
        <div className="stack-6">
          <Section title={translate('resources.messages.message')}>
            <p className="as-written" lang={language}>
              {message.message}
            </p>
          </Section>
          {message.answers.length > 0 && (
            <Section title={translate('resources.messages.answers')}>
              <ul className="rows">
                {message.answers.map(({ id, text, author, sent_at: at }) => (
                  <li key={id}>
                    <p className="as-written" lang={language}>
                      {text}
                    </p>
                    <p className="quiet small">{`${author}, ${time(at)}`}</p>
                  </li>
                ))}
              </ul>
            </Section>
          )}
          {may('messages.write') && <AnswerForm key={message.id} message={message} />}
        </div>
        <Section title={translate('resources.messages.from')}>
          <Facts
            facts={[
              [translate('resources.messages.sender'), name],
              [
                translate('resources.orders.fields.email'),
                <a key="email" href={`mailto:${email}`}>
                  {email}
                </a>,
              ],
              [translate('resources.messages.language'), translate(`resources.messages.languages.${language}`)],
              [
                translate('resources.messages.assigned'),
                assigned ? assigned.name || assigned.email : translate('resources.messages.nobody'),
              ],
              [translate('resources.messages.closedAt'), message.closed_at && time(message.closed_at)],
            ]}
          />
        </Section>
      </div>
    </>
  )
}

type Change = { status?: ContactMessage['status']; assigned_to?: string | null }

function MessageActions({ message, reload }: { message: ContactMessage; reload: () => unknown }) {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  const { id, version: ifMatch, status, assigned_to: assigned } = message
  const change = useAction(
    (changed: Change, idempotencyKey) =>
      changeContactMessage(api, { id, ifMatch, ...changed, idempotencyKey }, { silent: true }).catch(
        (error: unknown) => {
          // Shows what another member has changed, below the message that says so.
          if (conflictOf(error)) void reload()
          throw error
        },
      ),
    {
      done: 'resources.messages.changed',
      undo: (after, changed) => {
        const before = 'status' in changed ? { status } : { assigned_to: assigned?.account_id ?? null }
        const idempotencyKey = newId()
        return changeContactMessage(api, { id, ifMatch: after.version, ...before, idempotencyKey }, { silent: true })
      },
    },
  )
  const isMine = identity !== undefined && assigned?.account_id === identity.id
  return (
    <>
      <ActionError error={change.error} />
      {identity && (
        <button
          type="button"
          className="button button--plain"
          disabled={change.isPending}
          onClick={() => change.mutate({ assigned_to: isMine ? null : String(identity.id) })}
        >
          {translate(isMine ? 'resources.messages.release' : 'resources.messages.take')}
        </button>
      )}
      <button
        type="button"
        className="button button--plain"
        disabled={change.isPending}
        onClick={() => change.mutate({ status: status === 'open' ? 'closed' : 'open' })}
      >
        {translate(status === 'open' ? 'resources.messages.close' : 'resources.messages.reopen')}
      </button>
    </>
  )
}

const NO_ANSWER = { text: '', close: true }

function AnswerForm({ message }: { message: ContactMessage }) {
  const translate = useTranslate()
  const id = useId()
  const { values, set, sent } = useTypedValues(`answer.${message.id}`, NO_ANSWER)
  const { text, close: isClosed } = values
  const answer = useAction(
    (typed: typeof NO_ANSWER, idempotencyKey) =>
      answerContactMessage(api, { id: message.id, ...typed, idempotencyKey }, { silent: true }),
    { done: 'resources.messages.sent', onDone: (_, typed) => sent(typed) },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    answer.mutate(values)
  }
  return (
    <Section title={translate('resources.messages.answer')}>
      <form className="stack" onSubmit={submit}>
        <div className="field">
          <label htmlFor={id}>
            {translate('resources.messages.answerIn', {
              language: translate(`resources.messages.languages.${message.language}`),
            })}
          </label>
          <textarea
            id={id}
            className="input tall"
            lang={message.language}
            value={text}
            maxLength={10_000}
            aria-describedby={`${id}-hint`}
            onChange={(event) => set({ ...values, text: event.target.value })}
          />
          <p className="hint" id={`${id}-hint`}>
            {translate('resources.messages.answerHint', { email: message.email })}
          </p>
          <ActionError error={answer.error} field="text" />
        </div>
        <div className="line between">
          <label className="check">
            <input
              type="checkbox"
              checked={isClosed}
              onChange={(event) => set({ ...values, close: event.target.checked })}
            />
            {translate('resources.messages.closeToo')}
          </label>
          <button type="submit" className="button button--confirm" disabled={answer.isPending || text.trim() === ''}>
            {translate('resources.messages.send')}
          </button>
        </div>
      </form>
    </Section>
  )
}
