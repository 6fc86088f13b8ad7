import polyglotI18nProvider from 'ra-i18n-polyglot'
import englishMessages from 'ra-language-english'
import type { I18nProvider, TranslationMessages } from 'react-admin'
import en from './en.json'

export type AdminLanguage = 'en' | 'ne'

const LANGUAGES = [
  { locale: 'en', name: 'English' },
  { locale: 'ne', name: 'नेपाली' },
]
/** Where react-admin stores what a member has chosen. */
const STORED_LANGUAGE = 'RaStore.locale'

const english = { ...englishMessages, ...en, ra: englishMessages.ra }

/** Texts that react-admin shows and that have no translation here stay English. */
async function loadNepali(): Promise<TranslationMessages> {
  const { default: ne } = await import('./ne.json')
  const ra = Object.fromEntries(
    Object.entries(englishMessages.ra).map(([group, texts]) => [
      group,
      { ...(texts as object), ...(ne.ra as Record<string, object | undefined>)[group] },
    ]),
  )
  return { ...ne, ra } as unknown as TranslationMessages
}

/** The language of the address (`/ne/…` in emails) or the one that was chosen last. */
export function readLanguage(path: string, stored: string | null): AdminLanguage {
  if (path === '/ne' || path.startsWith('/ne/')) return 'ne'
  return stored === '"ne"' ? 'ne' : 'en'
}

/** Loads the messages of the first language before the first screen is drawn. */
export async function createI18nProvider(): Promise<I18nProvider> {
  const language = readLanguage(location.pathname, localStorage.getItem(STORED_LANGUAGE))
  if (/^\/ne(?:\/|$)/.test(location.pathname)) {
    localStorage.setItem(STORED_LANGUAGE, '"ne"')
    history.replaceState(null, '', `${location.pathname.replace(/^\/ne(?=\/|$)/, '') || '/'}${location.search}`)
  }
  document.documentElement.lang = language
  const first = language === 'ne' ? await loadNepali() : english
  const isFirst = { current: true }
  return polyglotI18nProvider(
    (asked: string) => {
      if (isFirst.current) {
        isFirst.current = false
        return first
      }
      return asked === 'ne' ? loadNepali() : english
    },
    language,
    LANGUAGES,
    { allowMissing: true },
  )
}
