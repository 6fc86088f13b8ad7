import { localPath } from '@dabali/domain'
import { BASKET_PATH } from '@dabali/shop/paths'
import { ServerBasket } from '@dabali/shop/server-basket'
import { pageLanguage } from '../i18n/language.ts'
import { bookPath, HOME_PATH } from '../paths.ts'
import { Frame } from '../site/frame.tsx'
import { BasketScreen } from './basket-screen.tsx'
import { basketTexts } from './basket-texts.ts'
import { readBasket } from './read-basket.ts'

/** The cart of whoever asks, drawn for them alone. */
export async function BasketPage({ added }: { added: boolean }) {
  const language = await pageLanguage()
  const basket = await readBasket()
  const count = basket?.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Frame path={BASKET_PATH} {...(count !== undefined && { count })}>
      {basket && <ServerBasket basket={basket} />}
      <BasketScreen
        basket={basket}
        added={added}
        locale={language}
        texts={await basketTexts()}
        home={localPath(language, HOME_PATH)}
        here={localPath(language, BASKET_PATH)}
        bookHref={(slug) => localPath(language, bookPath(slug))}
      />
    </Frame>
  )
}
