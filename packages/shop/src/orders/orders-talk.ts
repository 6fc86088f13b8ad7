import type { Language } from '@dabali/domain'
import { talk } from '../texts/talk.ts'
import { ordersTexts } from './orders-texts.ts'

/** The words of orders on the server. */
export const ordersTalk = (language: Language) => talk(ordersTexts(language), language)

export type OrdersTalk = ReturnType<typeof ordersTalk>
