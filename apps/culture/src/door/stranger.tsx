import { type Language, localPath } from '@dabali/domain'
import { LoginHere } from '@dabali/shop/login-here'
import { HOME_PATH } from '@dabali/shop/paths'
import { ButtonLink } from '@dabali/ui/button-link'
import { EmptyState } from '@dabali/ui/empty-state'
import { getTranslations } from 'next-intl/server'
import { PageLayout } from '../layout/page-layout.tsx'

/** Whoever does not work here, or whom the house does not know any more. */
export async function Stranger({ path, language }: { path: string; language: Language }) {
  const t = await getTranslations('door')
  return (
    <PageLayout path={path}>
      <div className="page">
        <EmptyState level={1} mark="not-found" heading={t('strangerHeading')} text={t('strangerText')}>
          <ButtonLink href={localPath(language, HOME_PATH)}>{t('home')}</ButtonLink>
          <LoginHere kind="plain" path={path} language={language} text={t('login')} />
        </EmptyState>
      </div>
    </PageLayout>
  )
}
