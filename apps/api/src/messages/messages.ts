import type { Language } from '@dabali/domain'
import * as enCulture from './en/culture.ts'
import * as enErrors from './en/errors.ts'
import * as enLabels from './en/labels.ts'
import * as enMails from './en/mails.ts'
import * as enShop from './en/shop.ts'
import * as neCulture from './ne/culture.ts'
import * as neErrors from './ne/errors.ts'
import * as neLabels from './ne/labels.ts'
import * as neMails from './ne/mails.ts'
import * as neShop from './ne/shop.ts'

const en = { ...enCulture, ...enErrors, ...enLabels, ...enMails, ...enShop }
const ne: typeof en = { ...neCulture, ...neErrors, ...neLabels, ...neMails, ...neShop }

/** All texts that the API sends, by language. */
export const MESSAGES: Readonly<Record<Language, typeof en>> = { en, ne }
