import { type Language, localPath } from '@dabali/domain'
import { PageHeader } from '@dabali/ui/page-header'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PageLayout } from '../layout/page-layout.tsx'

type SectionPageProps = {
  /** The paths of this page and of the whole one, without a language. */
  path: string
  whole: string
  title: string
  language: Language
  children: ReactNode
}

/** One section of a page, under the title of the whole page, which it links to. */
export async function SectionPage({ path, whole, title, language, children }: SectionPageProps) {
  const t = await getTranslations('book')
  return (
    <PageLayout path={path}>
      <div className="page">
        <PageHeader
          title={title}
          intro=""
          locale={language}
          breadcrumbsLabel={t('youAreHere')}
          breadcrumbs={[{ href: localPath(language, whole), name: title }]}
          isBare
        />
      </div>
      {children}
    </PageLayout>
  )
}
