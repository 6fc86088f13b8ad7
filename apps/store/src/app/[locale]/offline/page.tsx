import { getTranslations } from 'next-intl/server'
import { OfflinePage } from '../../../errors/offline-page.tsx'

export const ensureStatic = 'navigation'
export const instant = false

export async function generateMetadata() {
  const t = await getTranslations('offline')
  return { title: t('heading'), robots: { index: false } }
}

export default function Page() {
  return <OfflinePage />
}
