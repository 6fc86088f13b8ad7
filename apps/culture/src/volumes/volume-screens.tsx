import { type ContentCard, getVolume, listVolumes, type Volume, type VolumeDetail } from '@dabali/api-client'
import { type Language, localPath, writeDigits } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import { cacheUnlessMissing } from '@dabali/site/load'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { Prose } from '@dabali/ui/prose'
import { SectionHead } from '@dabali/ui/section-head'
import { textLanguage } from '@dabali/ui/text'
import { cacheLife, cacheTag } from 'next/cache'
import { getTranslations } from 'next-intl/server'
import { ContentLink } from '../editorial/content-lists.tsx'
import { ContentPage, type ContentProps, contentMetadata, SharePage } from '../editorial/content-page.tsx'
import { VolumeNumber } from '../editorial/headings.tsx'
import { ListPage, listMetadata } from '../editorial/list-page.tsx'
import { type ListResult, toListResult } from '../editorial/queries.ts'
import { RelatedContentList } from '../editorial/related-content.tsx'
import { ShopItemsSection } from '../editorial/shop-items.tsx'
import { VOLUMES_PATH, volumePath } from '../paths.ts'
import { pageLanguage } from '../request-context.ts'
import { volumeJsonLd } from '../seo/json-ld/editorial.ts'
import { serverClient } from '../site.ts'
import styles from './volume-screens.module.css'

const PAGE_SIZE = 12

/** A page of the volumes, the newest first; undefined after the last page. */
async function readVolumeList(page: number, language: Language): Promise<ListResult<Volume> | undefined> {
  'use cache'
  cacheTag('volumes')
  cacheLife('kept')
  const query = { page: String(page), page_size: String(PAGE_SIZE) }
  return toListResult(await listVolumes(serverClient(), query, { language }), { page, size: PAGE_SIZE })
}

/** One volume; undefined when there is none with this slug. */
async function readVolume(slug: string, language: Language): Promise<VolumeDetail | undefined> {
  'use cache'
  cacheTag(`volume:${slug}`)
  const volume = await cacheUnlessMissing(() => getVolume(serverClient(), { slug }, { language }))
  // The slug may be a former one.
  if (volume) cacheTag(`volume:${volume.slug}`)
  return volume
}

export async function volumeMetadata(slug: string) {
  const language = await pageLanguage()
  return contentMetadata({
    kind: 'volume',
    pathOf: volumePath,
    read: () => readVolume(slug, language),
    type: 'article',
  })
}

/** One volume: its contents in order, and links to the previous and the next one. */
export async function VolumeScreen({ slug, draft }: ContentProps<VolumeDetail>) {
  const language = await pageLanguage()
  return (
    <ContentPage
      slug={slug}
      pathOf={volumePath}
      read={async () => draft ?? readVolume(slug, language)}
      list="volumes"
      describe={{ name: ({ title }) => title, about: volumeJsonLd }}
    >
      {(volume) => <VolumeContent volume={volume} />}
    </ContentPage>
  )
}

/** The content of a volume page. */
async function VolumeContent({ volume }: { volume: VolumeDetail }) {
  const t = await getTranslations('volumes')
  const language = await pageLanguage()
  const { body, contents, mentions, products, previous, next } = volume
  return (
    <>
      <article>
        <VolumeHead volume={volume} />
        <div className={`page ${styles.read}`}>
          {body && <Prose html={body} locale={language} />}
          {contents.length > 0 && (
            <section aria-labelledby="contents" className={styles.contents}>
              <SectionHead heading={t('contents')} id="contents" />
              <VolumeContents contents={contents} />
            </section>
          )}
        </div>
      </article>
      <VolumeNavigation previous={previous} next={next} />
      {mentions.length > 0 && (
        <section className={`page ${styles.mentions}`} aria-labelledby="mentions">
          <SectionHead heading={t('mentions')} id="mentions" />
          <RelatedContentList cards={mentions} />
        </section>
      )}
      <ShopItemsSection products={products} />
    </>
  )
}

/** Number, title, theme, summary and cover. */
async function VolumeHead({ volume }: { volume: VolumeDetail }) {
  const t = await getTranslations('volumes')
  const language = await pageLanguage()
  const { number, title, theme, summary, picture } = volume
  return (
    <header className={`page ${styles.head}`}>
      <VolumeNumber number={number} />
      <div>
        <p className={styles.headKind}>
          <IntentLink href={localPath(language, VOLUMES_PATH)}>{t('one')}</IntentLink>
          {theme && <span>{t('theme', { theme })}</span>}
        </p>
        <h1 className={styles.headTitle} lang={textLanguage(title, language)}>
          {title}
        </h1>
        <p className={styles.intro} lang={textLanguage(summary, language)}>
          {summary}
        </p>
        <SharePage path={volumePath(volume.slug)} title={title} />
      </div>
      <div className={styles.cover}>
        <Picture picture={picture} sizes="min(100vw, 78rem)" first />
      </div>
    </header>
  )
}

/** The contents of a volume in order, with their kinds. */
async function VolumeContents({ contents }: { contents: readonly ContentCard[] }) {
  const t = await getTranslations('mentions')
  const language = await pageLanguage()
  return (
    <ol>
      {contents.map((card, index) => (
        <li key={`${card.kind} ${card.slug}`} className={styles.item}>
          <span className={styles.position} aria-hidden="true">
            {writeDigits(index + 1, language)}
          </span>
          <div>
            <h3 className={styles.title}>
              <ContentLink card={card} />
            </h3>
            <p className="quiet" lang={textLanguage(card.summary, language)}>
              {card.summary}
            </p>
          </div>
          <span className={styles.kind}>{t(`kind.${card.kind}`)}</span>
        </li>
      ))}
    </ol>
  )
}

/** Links to the previous and the next volume. */
async function VolumeNavigation({ previous, next }: Pick<VolumeDetail, 'previous' | 'next'>) {
  if (!(previous || next)) return null
  const t = await getTranslations('volumes')
  return (
    <nav className={`page no-print ${styles.navigation}`} aria-label={t('neighbours')}>
      {previous && <NeighbourLink volume={previous} text={t('previous')} rel="prev" />}
      {next && <NeighbourLink volume={next} text={t('next')} rel="next" />}
    </nav>
  )
}

type NeighbourLinkProps = { volume: ContentCard; text: string; rel: 'prev' | 'next' }

async function NeighbourLink({ volume: { slug, title, picture }, text, rel }: NeighbourLinkProps) {
  const language = await pageLanguage()
  return (
    <IntentLink
      href={localPath(language, volumePath(slug))}
      rel={rel}
      className={rel === 'next' ? `${styles.neighbour} ${styles.next}` : styles.neighbour}
    >
      <Picture picture={picture} sizes="(min-width: 48rem) 12rem, 30vw" decorative />
      <span>
        <span className={styles.side}>{text}</span>
        <span className={styles.neighbourTitle} lang={textLanguage(title, language)}>
          {title}
        </span>
      </span>
    </IntentLink>
  )
}

/** The list of volumes. */
export async function VolumesPage({ searchParams }: { searchParams: URLSearchParams }) {
  const t = await getTranslations('volumes')
  const language = await pageLanguage()
  return (
    <ListPage
      path={VOLUMES_PATH}
      searchParams={searchParams}
      read={(page) => readVolumeList(page, language)}
      heading={t('heading')}
      description={t('intro')}
      empty={{ heading: t('none'), text: t('noneText'), link: { path: HOME_PATH, text: t('toHome') } }}
      toListedPage={({ title, slug }) => ({ name: title, path: volumePath(slug) })}
    >
      {(volumes) => <VolumeRows volumes={volumes} />}
    </ListPage>
  )
}

export async function volumesMetadata(searchParams: URLSearchParams) {
  const t = await getTranslations('volumes')
  const pageTitle = (page: string) => t('page', { page })
  return listMetadata({ path: VOLUMES_PATH, searchParams, heading: t('heading'), description: t('intro'), pageTitle })
}

/** A list of volumes: number, title, theme and summary. */
async function VolumeRows({ volumes }: { volumes: readonly Volume[] }) {
  const t = await getTranslations('volumes')
  const language = await pageLanguage()
  return (
    <ul>
      {volumes.map(({ slug, number, title, theme, summary, picture }, index) => (
        <li key={slug} className={styles.row}>
          <VolumeNumber number={number} />
          <div>
            <h2 className={styles.rowTitle} lang={textLanguage(title, language)}>
              <IntentLink href={localPath(language, volumePath(slug))}>{title}</IntentLink>
            </h2>
            {theme && <p className="quiet">{t('theme', { theme })}</p>}
            <p className={styles.summary} lang={textLanguage(summary, language)}>
              {summary}
            </p>
          </div>
          <div>
            <Picture picture={picture} sizes="(min-width: 62rem) 21rem, 92vw" decorative first={index === 0} />
          </div>
        </li>
      ))}
    </ul>
  )
}
