import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CheckInScreen } from '../../../../check-in/check-in-screen.tsx'
import { readRequestContext } from '../../../../request-context.ts'

export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkIn')
  return { title: t('title'), robots: { index: false } }
}

export default async function Page({ params }: PageProps<'/[locale]/door/[eventDate]'>) {
  const { eventDate } = await params
  return <CheckInScreen eventDateId={decodeURIComponent(eventDate)} visit={await readRequestContext()} />
}
