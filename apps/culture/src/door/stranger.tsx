import { type Language, localPath } from '@dabali/domain'
import { HOME_PATH, loginPath } from '@dabali/shop/paths'
import { ButtonLink } from '@dabali/ui/button-link'
import { EmptyState } from '@dabali/ui/empty-state'
import { getTranslations } from 'next-intl/server'
import { Frame } from '../frame/frame.tsx'

/** Whoever does not work here, or whom the house does not know any more. */
export async function Stranger({ path, language }: { path: string; language: Language }) {
  const t = await getTranslations('door')
  return (
    <Frame path={path}>
      <div className="page">
        <EmptyState level={1} mark="not-found" heading={t('strangerHeading')} text={t('strangerText')}>
          <ButtonLink href={localPath(language, HOME_PATH)}>{t('home')}</ButtonLink>
          <a href={localPath(language, loginPath(localPath(language, path)))}>{t('login')}</a>
        </EmptyState>
      </div>
    </Frame>
  )
}
