import { getAccountOverview } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import type { Metadata } from 'next'
import { loadMessages } from '../i18n/load-messages.tsx'
import { createTranslator } from '../i18n/translator.ts'
import { nullOn404OrDenied, type Owned, type RequestContext } from '../server-request/request-context.ts'
import en from './messages/en.json'
import ne from './messages/ne.json'

export const overviewMessages = loadMessages({ en, ne })

export type OverviewMessageKey = keyof typeof en
export type Overview = Awaited<ReturnType<typeof getAccountOverview>>

export const overviewMetadata = (language: Language): Metadata => ({
  title: createTranslator(overviewMessages(language), language)('title'),
  robots: { index: false },
  referrer: 'same-origin',
})

export const loadOverview = ({ client }: RequestContext): Promise<Owned<Overview> | undefined> =>
  nullOn404OrDenied(getAccountOverview(client))
