import { type Client, joinWaitingList } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { apiErrorText } from '../../i18n/api-error-text.ts'
import { createTranslator } from '../../i18n/translator.ts'
import type { SaleMessages } from '../tickets-messages.ts'
import type { Waiting } from './use-waiting-list.tsx'

type Wish = { slug: string; kind: number; form: FormData; language: Language; texts: SaleMessages }

/** Puts somebody in line, and says what came of it. */
export async function joinWaitingListFrom(
  client: Client,
  { slug, kind, form, language, texts }: Wish,
): Promise<Partial<Waiting>> {
  const t = createTranslator(texts, language)
  const email = String(form.get('email') ?? '').trim()
  const quantity = Number(form.get('quantity')) || 1
  try {
    const place = await joinWaitingList(client, { slug, ticket_type: kind, email, quantity }, { silent: true })
    return { joined: t('waitJoined', { email: place.email }) }
  } catch (error) {
    return { problem: apiErrorText(error, t('notSent')) }
  }
}
