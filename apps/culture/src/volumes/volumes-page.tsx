import type { Volume } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import { IntentLink } from '@dabali/ui/intent-link'
import { Picture } from '@dabali/ui/picture'
import { textLanguage } from '@dabali/ui/text-language'
import { getTranslations } from 'next-intl/server'
import { ListPage, listMetadata } from '../editorial/list-page.tsx'
import { VolumeNumber } from '../editorial/volume-number.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { VOLUMES_PATH, volumePath } from '../paths.ts'
import { readVolumeList } from './queries.ts'
import styles from './volumes-page.module.css'

/** The volumes, by their numbers. */
export async function VolumesPage({ asked }: { asked: URLSearchParams }) {
  const t = await getTranslations('volumes')
  const language = await pageLanguage()
  return (
    <ListPage
      path={VOLUMES_PATH}
      asked={asked}
      read={(page) => readVolumeList(page, language)}
      heading={t('heading')}
      words={t('words')}
      none={{ heading: t('none'), text: t('noneText'), way: { path: HOME_PATH, text: t('toStage') } }}
      named={({ title, slug }) => ({ name: title, path: volumePath(slug) })}
    >
      {(volumes) => <VolumeRows volumes={volumes} />}
    </ListPage>
  )
}

export async function volumesMetadata(asked: URLSearchParams) {
  const t = await getTranslations('volumes')
  const pageTitle = (page: string) => t('page', { page })
  return listMetadata({ path: VOLUMES_PATH, asked, heading: t('heading'), words: t('words'), pageTitle })
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
            <h2 className={styles.title} lang={textLanguage(title, language)}>
              <IntentLink href={localPath(language, volumePath(slug))}>{title}</IntentLink>
            </h2>
            {theme && <p className="quiet">{t('theme', { theme })}</p>}
            <p className={styles.summary} lang={textLanguage(summary, language)}>
              {summary}
            </p>
          </div>
          <div className={styles.cover}>
            <Picture picture={picture} sizes="(min-width: 62rem) 21rem, 92vw" decorative first={index === 0} />
          </div>
        </li>
      ))}
    </ul>
  )
}
