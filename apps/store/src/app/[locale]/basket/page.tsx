import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BasketPage } from '../../../basket/basket-page.tsx'

// Drawn for one visitor: nothing of it is made before somebody asks.
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('basket')
  return { title: t('title'), robots: { index: false } }
}

export default async function Page({ searchParams }: PageProps<'/[locale]/basket'>) {
  const { added } = await searchParams
  return <BasketPage added={added !== undefined} />
}
