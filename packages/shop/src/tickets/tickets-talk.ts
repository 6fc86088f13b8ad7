import type { Language } from '@dabali/domain'
import { talk } from '../texts/talk.ts'
import { ticketsTexts } from './tickets-texts.ts'

/** The words of tickets on the server. */
export const ticketsTalk = (language: Language) => talk(ticketsTexts(language), language)

export type TicketsTalk = ReturnType<typeof ticketsTalk>
