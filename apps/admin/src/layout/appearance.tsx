import { type ReactNode, useEffect } from 'react'
import { useLocale, useLocaleState, useTheme, useTranslate } from 'react-admin'
import { Icon } from './icons.tsx'

/** Tells the document the language and the theme, which styles and requests follow. */
export function usePageAppearance() {
  const locale = useLocale()
  const [theme] = useTheme()
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme === 'dark' ? 'night' : 'day'
  }, [theme])
}

export function LanguageButton() {
  const [locale, setLocale] = useLocaleState()
  const [other, name] = locale === 'ne' ? ['en', 'English'] : ['ne', 'नेपाली']
  return (
    <button type="button" className="link" lang={other} onClick={() => setLocale(other)}>
      {name}
    </button>
  )
}

export function ThemeButton() {
  const translate = useTranslate()
  const [theme, setTheme] = useTheme()
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={translate(`admin.theme.${other}`)}
      onClick={() => setTheme(other)}
    >
      <Icon name="sun" />
    </button>
  )
}

const originOf = (site: 'store' | 'culture') =>
  document.querySelector<HTMLMetaElement>(`meta[name="${site}-origin"]`)?.content
const storeOrigin = originOf('store')
const cultureOrigin = originOf('culture')

/** The address of a page of the culture site. */
export const cultureAddress = (path: string): string =>
  `${cultureOrigin?.startsWith('http') ? cultureOrigin : ''}${path}`

type CultureLinkProps = { path: string; className?: string; children: ReactNode }

/** A page of the culture site in a tab of its own, so that the screen stays open. */
export function CultureLink({ path, className, children }: CultureLinkProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  // The development server of Vite does not know the address.
  if (!cultureOrigin?.startsWith('http')) return null
  return (
    <a
      className={className}
      href={cultureAddress(locale === 'ne' ? `/ne${path}` : path)}
      target="_blank"
      rel="noopener"
    >
      {children}
      <span className="visually-hidden">{translate('admin.newTab')}</span>
    </a>
  )
}

/** The bookshop, for a look at what visitors see. */
export function StoreLink({ className }: { className?: string }) {
  const translate = useTranslate()
  // The development server of Vite does not know the address.
  if (!storeOrigin?.startsWith('http')) return null
  return (
    <a className={className} href={storeOrigin}>
      {translate('admin.goToStore')}
    </a>
  )
}
