import { KeptPagesList } from '@dabali/site/kept-pages-list'
import { EmptyState } from '@dabali/ui/empty-state'
import { ReloadButton } from '@dabali/ui/reload-button'
import { getTranslations } from 'next-intl/server'
import { Frame } from '../site/frame.tsx'
import styles from './offline-page.module.css'

/** What stands in for a page while there is no line; it is kept on the device beforehand. */
export async function OfflinePage() {
  const [t, errors] = await Promise.all([getTranslations('offline'), getTranslations('errors')])
  return (
    <Frame path="/offline">
      <div className={`page ${styles.screen}`}>
        <EmptyState heading={t('heading')} text={t('text')} mark="offline" level={1}>
          <ReloadButton text={errors('retry')} />
        </EmptyState>
        <KeptPagesList heading={t('kept')} className={styles.kept} />
      </div>
    </Frame>
  )
}
