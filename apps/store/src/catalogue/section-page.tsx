import { cataloguePath, type Language, localPath } from '@dabali/domain'
import { load, mark404 } from '@dabali/site/load'
import { PageHeader } from '@dabali/ui/page-header'
import type { Metadata, Route } from 'next'
import { permanentRedirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PageLayout } from '../layout/page-layout.tsx'
import { NotFoundScreen, notFoundMetadata, UnavailableScreen } from '../layout/site-pages.tsx'
import { shareMetadata } from '../seo/structured-data.tsx'
import { pageLanguage } from '../site.ts'

type Asked = { slug: string; suffix: string }
/** A section, shown where the whole page has it. */
type Section<Thing> = { isIn: (thing: Thing) => boolean; show: (thing: Thing, language: Language) => ReactNode }

type SectionPagesOptions<Thing> = {
  kind?: 'article' | 'booklist'
  /** What the address of the whole page begins with. */
  base: string
  read: (slug: string, language: Language) => Promise<Thing | undefined>
  /** Sends an outdated address to the present one. */
  redirectMoved?: (thing: Thing, asked: Asked) => Promise<void>
  /** By the suffix of their address. */
  sections: Readonly<Record<string, Section<Thing>>>
}

/**
 * The pages of single sections of a product, an article or a booklist, such as `/book/{slug}/details/`. They are not indexed: the
 * canonical page is the whole one.
 */
export function sectionPages<Thing extends { slug: string; title: string }>(options: SectionPagesOptions<Thing>) {
  const { kind, base, read, sections } = options
  const pathOf = (slug: string, suffix?: string) =>
    cataloguePath({ ...(kind && { kind }), slug, ...(suffix && { suffix }) })
  const sectionOf = (thing: Thing, suffix: string) => {
    const section = Object.hasOwn(sections, suffix) ? sections[suffix] : undefined
    return section?.isIn(thing) ? section : undefined
  }

  const redirectMoved =
    options.redirectMoved ??
    (async ({ slug: own }: Thing, { slug, suffix }: Asked) => {
      if (own !== slug) permanentRedirect(localPath(await pageLanguage(), pathOf(own, suffix)) as Route)
    })

  async function Page({ slug, suffix }: Asked) {
    const language = await pageLanguage()
    const found = await load(() => read(slug, language))
    if (found.status === 'failed') return <UnavailableScreen path={pathOf(slug, suffix)} />
    if (found.status === 200) await redirectMoved(found.value, { slug, suffix })
    const section = found.status === 200 ? sectionOf(found.value, suffix) : undefined
    if (found.status === 404 || !section) {
      await mark404()
      return <NotFoundScreen path={`${base}${slug}/${suffix}/`} missing="thing" />
    }
    return (
      <SectionPage path={pathOf(slug, suffix)} whole={pathOf(slug)} title={found.value.title} language={language}>
        {section.show(found.value, language)}
      </SectionPage>
    )
  }

  async function metadata({ slug, suffix }: Asked): Promise<Metadata> {
    const language = await pageLanguage()
    const found = await load(() => read(slug, language))
    if (found.status === 'failed') return {}
    if (found.status === 404 || !sectionOf(found.value, suffix)) return notFoundMetadata()
    return shareMetadata({ path: pathOf(found.value.slug), title: found.value.title, isHidden: true })
  }
  return { Page, metadata }
}

type SectionPageProps = {
  /** The paths of this page and of the whole one, without a language. */
  path: string
  whole: string
  title: string
  language: Language
  children: ReactNode
}

/** One section of a page, under the title of the whole page, which it links to. */
async function SectionPage({ path, whole, title, language, children }: SectionPageProps) {
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
