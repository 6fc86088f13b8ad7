import { beginSecondFactor, passSecondFactor, type StaffMe } from '@dabali/api-client/staff'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { api } from '../data/api.ts'
import { useAction } from '../data/use-action.tsx'
import { Icon } from '../layout/icons.tsx'
import { OneFieldForm } from './login-frame.tsx'

type Proof = { code?: string; recovery_code?: string }

/** Asks for the second factor: a passkey first, then a code of the app, then a recovery code. */
export function SecondFactor({ me, onPassed }: { me: StaffMe; onPassed: () => void }) {
  const translate = useTranslate()
  const { has_totp: hasApp, passkeys } = me.second_factor
  const [isRecovery, setRecovery] = useState(!hasApp && passkeys.length === 0)
  const pass = useAction((proof: Proof) => passSecondFactor(api, proof, { silent: true }), { onDone: onPassed })
  const passkey = useAction(passWithPasskey, { onDone: onPassed })
  const kind = isRecovery ? 'recovery' : 'app'
  return (
    <div className="stack">
      {passkeys.length > 0 && (
        <>
          <button
            type="button"
            className="button button--wide"
            disabled={passkey.isPending}
            onClick={() => passkey.mutate(undefined)}
          >
            <Icon name="key" />
            {translate('login.withPasskey')}
          </button>
          {passkey.error && (
            <p className="error-text" role="alert">
              {translate('login.passkeyFailed')}
            </p>
          )}
          <p className="or">{translate('login.or')}</p>
        </>
      )}
      {(hasApp || isRecovery) && (
        <OneFieldForm
          key={kind}
          label={translate(`login.${kind}.label`)}
          hint={translate(`login.${kind}.hint`)}
          send={translate('login.continue')}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          isNumeric={!isRecovery}
          isPlain={passkeys.length > 0}
          isBusy={pass.isPending}
          error={pass.error}
          onSend={(code) => pass.mutate(isRecovery ? { recovery_code: code } : { code })}
        />
      )}
      <button type="button" className="link" onClick={() => setRecovery(!isRecovery)}>
        {translate(isRecovery ? 'login.recovery.back' : 'login.recovery.use')}
      </button>
      <p className="quiet small">{translate('login.lostBoth')}</p>
    </div>
  )
}

async function passWithPasskey() {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = (await beginSecondFactor(api, {}, { silent: true })) as unknown as Parameters<
    typeof startAuthentication
  >[0]['optionsJSON']
  const { clientExtensionResults: extensions, ...signed } = await startAuthentication({ optionsJSON })
  const passkey = { ...signed, clientExtensionResults: { ...extensions } }
  return passSecondFactor(api, { passkey }, { silent: true })
}
