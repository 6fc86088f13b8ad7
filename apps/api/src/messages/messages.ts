import type { Language } from '@dabali/domain'
import * as enErrors from './en/errors.ts'
import * as enImports from './en/imports.ts'
import * as enLabels from './en/labels.ts'
import * as enMails from './en/mails.ts'
import * as enShop from './en/shop.ts'
import * as enStaff from './en/staff.ts'
import * as enTickets from './en/tickets.ts'
import * as enUploads from './en/uploads.ts'
import * as neErrors from './ne/errors.ts'
import * as neImports from './ne/imports.ts'
import * as neLabels from './ne/labels.ts'
import * as neMails from './ne/mails.ts'
import * as neShop from './ne/shop.ts'
import * as neStaff from './ne/staff.ts'
import * as neTickets from './ne/tickets.ts'
import * as neUploads from './ne/uploads.ts'

const en = { ...enErrors, ...enImports, ...enLabels, ...enMails, ...enShop, ...enStaff, ...enTickets, ...enUploads }
const ne: typeof en = {
  ...neErrors,
  ...neImports,
  ...neLabels,
  ...neMails,
  ...neShop,
  ...neStaff,
  ...neTickets,
  ...neUploads,
}

/** All texts that the API sends, by language. */
export const MESSAGES: Readonly<Record<Language, typeof en>> = { en, ne }
