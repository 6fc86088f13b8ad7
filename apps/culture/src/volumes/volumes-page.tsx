import { HOME_PATH } from '@dabali/shop/paths'
import { getTranslations } from 'next-intl/server'
import { listMetadata } from '../content/list-metadata.ts'
import { ListPage } from '../content/list-page.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { VOLUMES_PATH, volumePath } from '../paths.ts'
import { VolumeRows } from './volume-rows.tsx'
import { readVolumeList } from './volumes.ts'

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
