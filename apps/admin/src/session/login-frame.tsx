import { type ReactNode, useEffect } from 'react'
import { Notification, useTranslate } from 'react-admin'
import { LanguageButton, StoreLink, usePageAppearance } from '../layout/appearance.tsx'

/** The frame of the screens without a login. */
export function LoginFrame({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  const translate = useTranslate()
  usePageAppearance()
  useEffect(() => {
    document.title = `${title} – ${translate('admin.name')}`
  }, [title, translate])
  return (
    <div className="login">
      <main className="in">
        <p className="lockup">
          <span className="up" lang="en">
            Dabali
          </span>
          <span className="down" lang="ne">
            डबली
          </span>
        </p>
        <div className="stack-2">
          <h1>{title}</h1>
          {text && <p className="quiet">{text}</p>}
        </div>
        {children}
      </main>
      <footer>
        <LanguageButton />
        <StoreLink />
      </footer>
      <Notification />
    </div>
  )
}
