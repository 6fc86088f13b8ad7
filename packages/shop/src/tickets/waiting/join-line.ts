import { type Client, joinWaitingList } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { refusalText } from '../../texts/refusal-text.ts'
import { talk } from '../../texts/talk.ts'
import type { SaleTexts } from '../choosing/sale-texts.ts'
import type { Waiting } from './use-waiting-line.ts'

type Wish = { slug: string; kind: number; form: FormData; language: Language; texts: SaleTexts }

/** Puts somebody in line, and says what came of it. */
export async function joinLine(client: Client, { slug, kind, form, language, texts }: Wish): Promise<Partial<Waiting>> {
  const t = talk(texts, language)
  const email = String(form.get('email') ?? '').trim()
  const quantity = Number(form.get('quantity')) || 1
  try {
    const place = await joinWaitingList(client, { slug, ticket_type: kind, email, quantity }, { silent: true })
    return { joined: t('waitJoined', { email: place.email }) }
  } catch (error) {
    return { problem: refusalText(error, t('notSent')) }
  }
}
