import { type StaffEmail, sendEmailAgain } from '@dabali/api-client/staff'
import { GIFT_CARD_FILE } from '@dabali/domain'
import { useState } from 'react'
import { ShowBase, useRedirect, useShowContext, useTranslate } from 'react-admin'
import { api } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { STAYS_SHOWN } from '../../data/resource.ts'
import { useAction } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { Facts, LoadError, LoadingRows, PageHead, Section } from '../../layout/parts.tsx'
import { Question } from '../../layout/question.tsx'
import { EmailStatus } from './email-list.tsx'

export default function EmailScreen() {
  return (
    <ShowBase resource="emails" {...STAYS_SHOWN}>
      <ShownEmail />
    </ShowBase>
  )
}

/** Files that the page of the order has. A gift card is sent to its recipient, not to the buyer. */
const isOfOrder = ({ kind, attachments }: Pick<StaffEmail, 'kind' | 'attachments'>) =>
  kind === 'order' && attachments.length > 0 && !attachments.includes(GIFT_CARD_FILE)

function ShownEmail() {
  const translate = useTranslate()
  const { time, number } = useFormat()
  const may = useMay()
  const { record: email, error, isPending, refetch } = useShowContext<StaffEmail>()
  if (error && !email) return <LoadError error={error} retry={refetch} />
  // A row of the list is shown first, which has no text.
  if (isPending || email?.text === undefined) return <LoadingRows />
  const { subject, text, language, state, attachments } = email
  return (
    <>
      <PageHead
        title={subject}
        meta={
          <>
            <EmailStatus state={state} />
            <span>{translate(`resources.emails.kinds.${email.kind}`)}</span>
          </>
        }
        actions={may('system.write') && email.may_send_again && <SendAgain email={email} />}
      />
      <div className="side-by-side">
        <Section title={translate('resources.emails.content')}>
          {text ? (
            <p className="as-written" lang={language}>
              {text.trim()}
            </p>
          ) : (
            <p className="quiet">{translate('resources.emails.noContent')}</p>
          )}
          {text.includes('•••') && <p className="quiet small">{translate('resources.emails.blanked')}</p>}
        </Section>
        <Section title={translate('resources.emails.delivery')}>
          <Facts
            facts={[
              [
                translate('resources.emails.to'),
                <a key="to" href={`mailto:${email.to}`}>
                  {email.to}
                </a>,
              ],
              [translate('resources.emails.language'), translate(`resources.messages.languages.${language}`)],
              [translate('resources.emails.created'), time(email.created_at)],
              [translate('resources.emails.due'), email.due_at && time(email.due_at)],
              [translate('resources.emails.sentAt'), state === 'sent' && email.sent_at ? time(email.sent_at) : null],
              [translate('resources.emails.attempts'), number(email.attempts)],
              [translate('resources.emails.error'), email.error && <span className="mono">{email.error}</span>],
              [translate('resources.emails.attachments'), attachments.join(', ')],
            ]}
          />
          {state === 'sent' && !email.may_send_again && (
            <p className="quiet small">
              {translate(`resources.emails.${isOfOrder(email) ? 'filesRemoved' : 'notAgain'}`)}
            </p>
          )}
        </Section>
      </div>
    </>
  )
}

/** It goes to a person, so that it is asked before. */
function SendAgain({ email: { id, to } }: { email: StaffEmail }) {
  const translate = useTranslate()
  const redirect = useRedirect()
  const [isAsking, setAsking] = useState(false)
  const send = useAction(
    (_: undefined, idempotencyKey) => sendEmailAgain(api, { id, idempotencyKey }, { silent: true }),
    {
      done: 'resources.emails.queued',
      onDone: (queued) => {
        setAsking(false)
        if (queued.id !== id) redirect(`/emails/${queued.id}/show`)
      },
    },
  )
  return (
    <>
      <button type="button" className="button" onClick={() => setAsking(true)}>
        {translate('resources.emails.sendAgain')}
      </button>
      {isAsking && (
        <Question
          title={translate('resources.emails.question', { to })}
          confirm={translate('resources.emails.sendAgain')}
          onConfirm={() => send.mutate(undefined)}
          onClose={() => setAsking(false)}
          isBusy={send.isPending}
          error={send.error}
          isFinal
        />
      )}
    </>
  )
}
