import { redeemMagicCode, requestMagicLink } from '@dabali/api-client'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { api } from '../data/api.ts'
import { rememberLogin } from '../data/auth-provider.ts'
import { useAction } from '../data/use-action.tsx'
import { OneFieldForm } from './login-frame.tsx'

/** Logs in with an email address: by the link of the email, or by its code in this browser. */
export function EmailLogin({ next, onLogin }: { next: string; onLogin: () => void }) {
  const translate = useTranslate()
  const [email, setEmail] = useState<string>()
  const request = useAction((asked: string) => requestMagicLink(api, { email: asked, next }, { silent: true }))
  const redeem = useAction((code: string) => redeemMagicCode(api, { email: email ?? '', code }, { silent: true }), {
    onDone: () => {
      rememberLogin()
      onLogin()
    },
  })
  if (email === undefined) {
    return (
      <OneFieldForm
        key="email"
        label={translate('login.email')}
        hint={translate('login.afterEmail')}
        send={translate('login.sendLink')}
        type="email"
        autoComplete="username"
        isBusy={request.isPending}
        error={request.error}
        onSend={(asked) => request.mutate(asked, { onSuccess: () => setEmail(asked) })}
      />
    )
  }
  return (
    <div className="stack">
      <div className="notice" role="status">
        <p>{translate('login.sent', { email })}</p>
      </div>
      <OneFieldForm
        key="code"
        label={translate('login.code')}
        send={translate('login.logIn')}
        autoComplete="one-time-code"
        isNumeric
        isBusy={redeem.isPending}
        error={redeem.error}
        onSend={(code) => redeem.mutate(code)}
      />
      <button type="button" className="link" onClick={() => setEmail(undefined)}>
        {translate('login.otherEmail')}
      </button>
    </div>
  )
}
