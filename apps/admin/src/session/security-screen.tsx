import { endLoginSession, endLoginSessions, listLoginSessions } from '@dabali/api-client'
import { removePasskey, removeTotp, renewRecoveryCodes, type StaffMe } from '@dabali/api-client/staff'
import { describeDevice } from '@dabali/ui/describe-device'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAuthenticated, useTranslate } from 'react-admin'
import { flushSync } from 'react-dom'
import { api } from '../data/api.ts'
import { loadMe } from '../data/auth-provider.ts'
import { useAction } from '../data/use-action.tsx'
import { useFormat } from '../i18n/format.ts'
import { ActionError, LoadError, LoadingRows, PageHead, Section } from '../layout/parts.tsx'
import { Question } from '../layout/question.tsx'
import { FactorSetup, RecoveryCodes } from './factor-setup.tsx'

/** The own second factors and logins. */
export default function SecurityScreen() {
  useAuthenticated()
  const translate = useTranslate()
  const me = useQuery({
    queryKey: ['me'],
    queryFn: () => loadMe({ again: true }),
  })
  // What is shown once, such as recovery codes, stays when a later attempt fails.
  if (me.error && !me.data) return <LoadError error={me.error} retry={me.refetch} />
  if (!me.data) return <LoadingRows />
  return (
    <>
      <PageHead title={translate('security.title')} meta={me.data.email} />
      <div className="side-by-side">
        <Factors me={me.data} />
        <OwnSessions />
      </div>
    </>
  )
}

type Asked = { kind: 'app' } | { kind: 'passkey'; id: string } | { kind: 'codes' }

function Factors({ me }: { me: StaffMe }) {
  const translate = useTranslate()
  const { time, number } = useFormat()
  const [asked, setAsked] = useState<Asked>()
  const [codes, setCodes] = useState<readonly string[]>([])
  const [isAdding, setAdding] = useState(false)
  const add = useRef<HTMLButtonElement>(null)
  const stopAdding = () => {
    flushSync(() => setAdding(false))
    add.current?.focus()
  }
  const remove = useAction(
    (one: Asked) =>
      one.kind === 'passkey'
        ? removePasskey(api, { id: one.id }, { silent: true })
        : removeTotp(api, {}, { silent: true }),
    { done: 'security.removed', onDone: () => setAsked(undefined) },
  )
  const renew = useAction((_: undefined) => renewRecoveryCodes(api, {}, { silent: true }), {
    onDone: ({ recovery_codes: fresh }) => {
      setAsked(undefined)
      setCodes(fresh)
    },
  })
  const { has_totp: hasApp, passkeys, recovery_codes: left } = me.second_factor
  if (codes.length > 0) {
    return (
      <Section title={translate('security.codes')}>
        <RecoveryCodes codes={codes} onSaved={() => setCodes([])} />
      </Section>
    )
  }
  return (
    <Section title={translate('security.factors')}>
      <ul className="rows">
        {passkeys.map(({ id, name, created_at: at }) => (
          <li key={id} className="line between">
            <span>
              {name} <span className="quiet small">{translate('security.since', { time: time(at) })}</span>
            </span>
            <button type="button" className="link" onClick={() => setAsked({ kind: 'passkey', id })}>
              {translate('security.remove')}
            </button>
          </li>
        ))}
        {hasApp && (
          <li className="line between">
            <span>{translate('security.app')}</span>
            <button type="button" className="link" onClick={() => setAsked({ kind: 'app' })}>
              {translate('security.remove')}
            </button>
          </li>
        )}
        {(hasApp || passkeys.length > 0) && (
          <li className="line between">
            <span>{translate('security.codesLeft', { count: number(left) })}</span>
            <button type="button" className="link" onClick={() => setAsked({ kind: 'codes' })}>
              {translate('security.newCodes')}
            </button>
          </li>
        )}
      </ul>
      {isAdding ? (
        <>
          <FactorSetup
            hasApp={hasApp}
            onAdded={(fresh) => {
              setAdding(false)
              setCodes(fresh)
            }}
          />
          <button type="button" className="button button--plain" onClick={stopAdding}>
            {translate('admin.action.cancel')}
          </button>
        </>
      ) : (
        <div className="line">
          <button ref={add} type="button" className="button" onClick={() => setAdding(true)}>
            {translate('security.add')}
          </button>
        </div>
      )}
      {asked && asked.kind !== 'codes' && (
        <Question
          title={translate('security.removeQuestion')}
          confirm={translate('security.remove')}
          onConfirm={() => remove.mutate(asked)}
          onClose={() => setAsked(undefined)}
          isBusy={remove.isPending}
          error={remove.error}
          isFinal
        />
      )}
      {asked?.kind === 'codes' && (
        <Question
          title={translate('security.newCodesQuestion')}
          confirm={translate('security.newCodes')}
          onConfirm={() => renew.mutate(undefined)}
          onClose={() => setAsked(undefined)}
          isBusy={renew.isPending}
          error={renew.error}
          isFinal
        />
      )}
    </Section>
  )
}

function OwnSessions() {
  const translate = useTranslate()
  const { time } = useFormat()
  const sessions = useQuery({
    queryKey: ['own sessions'],
    queryFn: ({ signal }) => listLoginSessions(api, {}, { signal }),
  })
  const endOne = useAction((id: string) => endLoginSession(api, { id }, { silent: true }), {
    done: 'security.sessionEnded',
  })
  const endOthers = useAction((_: undefined) => endLoginSessions(api, { keep: 'current' }, { silent: true }), {
    done: 'security.sessionEnded',
  })
  return (
    <Section
      title={translate('security.sessions')}
      action={
        <button
          type="button"
          className="link"
          disabled={endOthers.isPending}
          onClick={() => endOthers.mutate(undefined)}
        >
          {translate('security.endOthers')}
        </button>
      }
    >
      {sessions.error && <LoadError error={sessions.error} retry={sessions.refetch} />}
      <ActionError error={endOne.error ?? endOthers.error} />
      <ul className="rows">
        {sessions.data?.results.map(({ id, user_agent: agent, is_current: isCurrent, last_seen_at: at }) => (
          <li key={id} className="line between">
            <span className="stack-2">
              {describeDevice(agent) ?? agent}
              <span className="quiet small">
                {isCurrent ? translate('security.thisLogin') : translate('security.lastSeen', { time: time(at) })}
              </span>
            </span>
            {!isCurrent && (
              <button type="button" className="link" disabled={endOne.isPending} onClick={() => endOne.mutate(id)}>
                {translate('security.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
