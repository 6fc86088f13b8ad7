import { HOME_PATH } from '@dabali/shop/paths'
import { load } from '@dabali/site/load'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { PageLayout } from '../layout/page-layout.tsx'
import { ShopData } from '../seo/shop-data.tsx'
import { HomeScreen } from './home-screen.tsx'
import { readHome } from './read-home.ts'

/** The front of the shop, whatever became of its books. */
export async function HomePage() {
  const language = await pageLanguage()
  const home = await load(() => readHome(language))
  if (home.status !== 200) return <UnavailableScreen path={HOME_PATH} />
  return (
    <PageLayout path={HOME_PATH}>
      <HomeScreen home={home.value} language={language} />
      <ShopData />
    </PageLayout>
  )
}
