import { type Language, localPath } from '@dabali/domain'
import { ErrorScreen } from '@dabali/ui/error-screen'
import { errorScreenTexts, errorTranslator } from './error-messages.ts'
import { NotFoundToast } from './not-found-toast.tsx'

type NotFoundPartProps = {
  site: 'store' | 'culture'
  language: Language
  /** The path as the visitor asked for it, without its language. */
  path: string
  /** No page has this path, or the page that has it does not find what it is about. */
  missing: 'page' | 'thing'
}

/** What is shown where nothing is; the two messages differ in their capitals, as the contract has them. */
export function NotFoundPart({ site, language, path, missing }: NotFoundPartProps) {
  const t = errorTranslator(language)
  const { headings, home, homeHref } = errorScreenTexts(language)
  const shown = { path: localPath(language, path) }
  return (
    <>
      {missing === 'thing' && <NotFoundToast text={t('not_found')} />}
      <ErrorScreen
        status={404}
        headings={headings}
        message={missing === 'thing' ? t('pageNotFoundFor', shown) : t('pageNotFoundAt', shown)}
        path={shown.path}
        advice={t(site === 'store' ? 'missingInStore' : 'missingInCulture')}
        home={{ href: homeHref, text: home }}
      />
    </>
  )
}
