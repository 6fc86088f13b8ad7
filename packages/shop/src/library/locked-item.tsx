import type { LibraryItem } from '@dabali/api-client'
import { cataloguePath, localPath } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { EmptyState } from '@dabali/ui/empty-state'
import { FailedPart } from '../errors/failed-part.tsx'
import { LIBRARY_PATH } from '../paths.ts'
import { LoginButton } from '../server-request/login-button.tsx'
import type { RequestContext } from '../server-request/request-context.ts'
import { accessTermsText, type LibraryTranslator, libraryTranslator } from './library-messages.ts'

type LibraryLoginProps = { path: string; visit: Pick<RequestContext, 'language' | 'fail'> }

/** The session is over: the way to log in again. */
export function LibraryLogin({ path, visit: { language, fail } }: LibraryLoginProps) {
  fail({ status: 401 })
  const t = libraryTranslator(language)
  return (
    <FailedPart language={language} status={401} message={t('sessionOver')} advice={t('sessionOverText')}>
      <LoginButton path={path} language={language} text={t('login')} />
    </FailedPart>
  )
}

type ClosedWorkProps = { item: LibraryItem; visit: RequestContext; t: LibraryTranslator }

/** A work that cannot be opened now: why, and what can be done. */
export function LockedItem({ item, visit: { language, site, origins }, t }: ClosedWorkProps) {
  const { product, state } = item
  const shop = localPath(language, cataloguePath({ slug: product.slug }))
  return (
    <div className="page">
      <EmptyState
        level={1}
        icon="waiting"
        heading={product.title}
        text={accessTermsText(item, language, t)}
        link={{ href: localPath(language, LIBRARY_PATH), text: t('back') }}
      >
        {state === 'ended' && (
          <ButtonLink kind="plain" href={site === 'store' ? shop : origins.store + shop}>
            {t('inShop')}
          </ButtonLink>
        )}
      </EmptyState>
    </div>
  )
}
