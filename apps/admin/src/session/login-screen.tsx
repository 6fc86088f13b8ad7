import { logOut } from '@dabali/api-client'
import type { StaffMe } from '@dabali/api-client/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { api } from '../data/api.ts'
import { forgetLogin, forgetSessionEnd, loadMe, sessionEnd } from '../data/auth-provider.ts'
import { LoadError } from '../layout/parts.tsx'
import { EmailLogin } from './email-login.tsx'
import { FactorSetup, RecoveryCodes } from './factor-setup.tsx'
import { LoginFrame } from './login-frame.tsx'
import { SecondFactor } from './second-factor.tsx'

type Step =
  | { name: 'checking' | 'email' | 'notStaff' }
  | { name: 'factor' | 'setup'; me: StaffMe }
  | { name: 'codes'; codes: string[] }
  | { name: 'failed'; error: unknown }

/** Log in by email, then the second factor, or its set-up the first time. */
export default function LoginScreen() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { state } = useLocation() as { state?: { nextPathname?: string; nextSearch?: string } | null }
  const [end] = useState(sessionEnd)
  const next = end?.path ?? `${state?.nextPathname ?? '/'}${state?.nextSearch ?? ''}`
  const [step, setStep] = useState<Step>({ name: 'checking' })

  const enter = useCallback(() => {
    // What an earlier member has loaded is not theirs.
    queries.clear()
    forgetSessionEnd()
    navigate(next.startsWith('/login') ? '/' : next, { replace: true })
  }, [queries, navigate, next])

  const check = useCallback(async () => {
    try {
      const me = await loadMe({ again: true })
      const { state: factor } = me.second_factor
      if (factor === 'passed') return enter()
      setStep({ name: factor === 'second_factor_required' ? 'factor' : 'setup', me })
    } catch (error) {
      setStep(stepAfter(error))
    }
  }, [enter])

  useEffect(() => void check(), [check])

  switch (step.name) {
    case 'email':
      return (
        <LoginFrame title={translate('login.title')} text={translate('login.forStaff')}>
          {end && (
            <p className="notice notice--w" role="status">
              {translate(`admin.session.${end.reason}`)}
            </p>
          )}
          <EmailLogin next={next} onLogin={() => void check()} />
        </LoginFrame>
      )
    case 'notStaff':
      return (
        <LoginFrame title={translate('login.notStaff')} text={translate('login.notStaffText')}>
          <button
            type="button"
            className="button button--wide"
            onClick={() =>
              void logOut(api, {}, { silent: true }).finally(() => {
                forgetLogin()
                setStep({ name: 'email' })
              })
            }
          >
            {translate('login.otherEmail')}
          </button>
        </LoginFrame>
      )
    case 'factor':
      return (
        <LoginFrame title={translate('login.factorTitle')} text={step.me.email}>
          <SecondFactor me={step.me} onPassed={() => void check()} />
        </LoginFrame>
      )
    case 'setup':
      return (
        <LoginFrame title={translate('security.setupTitle')} text={translate('security.setupText')}>
          <FactorSetup onAdded={(codes) => setStep({ name: 'codes', codes })} />
        </LoginFrame>
      )
    case 'codes':
      return (
        <LoginFrame title={translate('security.codes')}>
          <RecoveryCodes codes={step.codes} onSaved={() => void check()} />
        </LoginFrame>
      )
    case 'failed':
      return (
        <LoginFrame title={translate('login.title')}>
          <LoadError error={step.error} retry={check} />
        </LoginFrame>
      )
    case 'checking':
      return <LoginFrame title={translate('login.title')} text={translate('admin.state.loading')} />
  }
}

function stepAfter(error: unknown): Step {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  if (status === 401) return { name: 'email' }
  return status === 403 ? { name: 'notStaff' } : { name: 'failed', error }
}
