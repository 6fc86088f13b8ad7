import { type Language, localPath } from '@dabali/domain'
import { BASKET_PATH } from '../paths.ts'
import { talk } from '../texts/talk.ts'
import type { AddAllTexts } from './add-all-form.tsx'
import { basketTexts } from './basket-texts.ts'

/** What is said where so many are put into the cart with one press; each number has its own sentence. */
export function addAllTexts(language: Language, most: number): AddAllTexts {
  const t = talk(basketTexts(language), language)
  const upToMost = Array.from({ length: most + 1 }, (_, count) => count)
  return {
    add: t('addAll', { count: most }),
    added: upToMost.map((count) => t('addedCount', { count })),
    hadAll: t('hadAll'),
    had: t('had'),
    stop: t('stop'),
    kept: t('kept'),
    notAdded: t('notAdded'),
    why: t('notAddedWhy'),
    toast: { text: t('added'), link: { href: localPath(language, BASKET_PATH), text: t('seeCart') } },
  }
}
