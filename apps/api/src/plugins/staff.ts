import type { FastifyInstance } from 'fastify'
import { STAFF_OFFER_SCHEMAS, staffOfferRoutes } from '../basket/staff/offer-routes.ts'
import { STAFF_VOUCHER_SCHEMAS, staffVoucherRoutes } from '../basket/staff/voucher-routes.ts'
import { CUSTOMER_SCHEMAS } from '../customers/customer.ts'
import { customerRoutes } from '../customers/routes.ts'
import { STAFF_GIFT_CARD_SCHEMAS, staffGiftCardRoutes } from '../gift-cards/staff/routes.ts'
import type { SiteOrigins } from '../http/forwarded-headers.ts'
import type { ResponseStores } from '../http/response-cache.ts'
import { exportRoutes } from '../imports/exports.ts'
import { IMPORT_SCHEMAS } from '../imports/imports.ts'
import { importRoutes } from '../imports/routes.ts'
import { productFileRoutes } from '../library/staff/product-files.ts'
import { STAFF_FILE_SCHEMAS, staffFileRoutes } from '../library/staff/routes.ts'
import type { MediaStore } from '../media/media-store.ts'
import { NEWSLETTER_SCHEMAS, staffNewsletterRoutes } from '../newsletter/staff/routes.ts'
import { STAFF_PICTURE_SCHEMAS } from '../pictures/staff/picture.ts'
import { staffPictureRoutes } from '../pictures/staff/routes.ts'
import { rateLimitQueries } from '../rate-limit/queries.ts'
import { REPORT_SCHEMAS } from '../sales-reports/figures.ts'
import { reportQueries } from '../sales-reports/queries.ts'
import { reportRoutes } from '../sales-reports/routes.ts'
import { signingKeys } from '../signing-keys/queries.ts'
import { staffEventQueries } from '../staff/audit/queries.ts'
import { StaffEventSchema, staffEventRoutes } from '../staff/audit/routes.ts'
import { StaffInvitationSchema } from '../staff/invitations.ts'
import { listQueries } from '../staff/lists/queries.ts'
import { ListSettingsSchema, listRoutes, SavedFilterSchema } from '../staff/lists/routes.ts'
import { MemberConflictSchema, StaffMemberSchema, StaffRoleSchema, StaffSessionSchema } from '../staff/members.ts'
import { staffQueries } from '../staff/queries.ts'
import { staffRoutes } from '../staff/routes.ts'
import { StaffMeSchema } from '../staff/second-factor/factor.ts'
import { factorQueries } from '../staff/second-factor/queries.ts'
import { secondFactorRoutes } from '../staff/second-factor/routes.ts'
import { FACTOR_KEY } from '../staff/second-factor/totp.ts'
import { staffStockRoutes } from '../stock/staff/routes.ts'
import { STOCK_SCHEMAS } from '../stock/staff/stock.ts'
import { EmailSchema, EmailSummarySchema, emailRoutes } from '../system/emails.ts'
import { SystemHealthSchema, type SystemSettings, systemHealthRoutes } from '../system/health.ts'
import { JobCountsSchema, JobSchema, jobRoutes } from '../system/jobs.ts'
import { WebhookSchema, webhookRoutes } from '../system/webhooks.ts'
import { UPLOAD_SCHEMAS, uploadRoutes } from '../uploads/routes.ts'

export const STAFF_SCHEMAS = [
  StaffMemberSchema,
  StaffRoleSchema,
  MemberConflictSchema,
  StaffSessionSchema,
  StaffInvitationSchema,
  StaffMeSchema,
  StaffEventSchema,
  SavedFilterSchema,
  ListSettingsSchema,
  ...STOCK_SCHEMAS,
  ...STAFF_PICTURE_SCHEMAS,
  ...STAFF_FILE_SCHEMAS,
  ...UPLOAD_SCHEMAS,
  ...STAFF_VOUCHER_SCHEMAS,
  ...STAFF_OFFER_SCHEMAS,
  ...STAFF_GIFT_CARD_SCHEMAS,
  ...REPORT_SCHEMAS,
  ...CUSTOMER_SCHEMAS,
  ...NEWSLETTER_SCHEMAS,
  ...IMPORT_SCHEMAS,
  JobSchema,
  JobCountsSchema,
  EmailSummarySchema,
  EmailSchema,
  WebhookSchema,
  SystemHealthSchema,
]

type Database = Parameters<typeof staffQueries>[0]
type Origins = { sites: SiteOrigins; adminOrigin: string }

/** Members of staff, their second factors and what they have changed. */
export function registerStaff(
  app: FastifyInstance,
  { database, media }: { database: Database; media: MediaStore },
  { sites, adminOrigin }: Origins,
) {
  const limits = rateLimitQueries(database)
  app.register(staffRoutes, { queries: staffQueries(database), limits, adminOrigin })
  const keys = () => signingKeys(database, FACTOR_KEY)
  app.register(secondFactorRoutes, { queries: factorQueries(database), limits, sites: [...sites, adminOrigin], keys })
  app.register(staffEventRoutes, { queries: staffEventQueries(database) })
  app.register(listRoutes, { queries: listQueries(database) })
  app.register(staffStockRoutes, { database })
  app.register(staffPictureRoutes, { database, media })
  app.register(staffFileRoutes, { database, media })
  app.register(uploadRoutes, { database, media })
  app.register(productFileRoutes, { database })
  app.register(staffVoucherRoutes, { database })
  app.register(staffOfferRoutes, { database })
  app.register(reportRoutes, { queries: reportQueries(database), store: sites[0] })
  app.register(staffGiftCardRoutes, { database, store: sites[0] })
  app.register(customerRoutes, { database, limits })
  app.register(staffNewsletterRoutes, { database, site: sites[0] })
  app.register(importRoutes, { database })
  app.register(exportRoutes, { database })
}

type SystemParts = { settings: SystemSettings; cache: ResponseStores; services: Readonly<Record<string, boolean>> }

/** Jobs, emails, webhooks and the health of the system. */
export function registerSystem(app: FastifyInstance, database: Database, parts: SystemParts) {
  app.register(jobRoutes, { database })
  app.register(emailRoutes, { database })
  app.register(webhookRoutes, { database })
  app.register(systemHealthRoutes, { database, ...parts })
}
