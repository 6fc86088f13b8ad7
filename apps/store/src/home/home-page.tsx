import { load } from '@dabali/site/load'
import { localPath } from '@dabali/site/locale'
import { readProducts } from '../catalogue/products.ts'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { bookPath, HOME_PATH } from '../paths.ts'
import { Frame } from '../site/frame.tsx'
import { HomeScreen } from './home-screen.tsx'
import { homeTexts } from './home-texts.ts'

/** The front of the shop, whatever became of its books. */
export async function HomePage() {
  const language = await pageLanguage()
  const products = await load(() => readProducts(language))
  if (products.status !== 200) return <UnavailableScreen path={HOME_PATH} />
  return (
    <Frame path={HOME_PATH}>
      <HomeScreen
        products={products.value}
        locale={language}
        texts={await homeTexts()}
        bookHref={(slug) => localPath(language, bookPath(slug))}
      />
    </Frame>
  )
}
