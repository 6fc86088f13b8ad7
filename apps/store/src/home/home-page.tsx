import { type Language, localPath } from '@dabali/domain'
import { Letter } from '@dabali/shop/letter'
import { load } from '@dabali/site/load'
import { readProduct, readProducts } from '../catalogue/products.ts'
import { UnavailableScreen } from '../errors/unavailable-screen.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { bookPath, HOME_PATH } from '../paths.ts'
import { Frame } from '../site/frame.tsx'
import { HomeScreen } from './home-screen.tsx'
import { homeTexts } from './home-texts.ts'

const SHELF = 6

/** The front of the shop, whatever became of its books. */
export async function HomePage() {
  const language = await pageLanguage()
  const shelves = await load(() => readShelves(language))
  if (shelves.status !== 200) return <UnavailableScreen path={HOME_PATH} />
  return (
    <Frame path={HOME_PATH}>
      <HomeScreen
        {...shelves.value}
        locale={language}
        texts={await homeTexts()}
        bookHref={(slug) => localPath(language, bookPath(slug))}
        letter={<Letter language={language} />}
      />
    </Frame>
  )
}

/** What is asked for most stands on the ledge with its words, what comes next on the shelf. */
async function readShelves(language: Language) {
  const [first, ...others] = await readProducts(language)
  const lead = first && (await readProduct(first.slug, language))
  return { lead, others: others.slice(0, SHELF) }
}
