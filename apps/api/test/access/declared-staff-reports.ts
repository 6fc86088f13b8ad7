import type { Role } from '../../src/staff/permissions.ts'
import type { Rule } from './rule.ts'

const asking = (query?: string): Rule => ({
  who: 'staff',
  leavesNoTrace: true,
  ...(query && { of: async () => ({ query }) }),
})
const DAYS = 'from=2026-01-01&to=2026-12-31'

/** Figures of sales, tax, tickets and stock. */
export const STAFF_REPORTS: Record<string, Rule> = {
  getSalesReport: asking(`${DAYS}&by=item`),
  exportSalesReport: asking(`${DAYS}&by=event`),
  getVatReport: asking('month=2026-11'),
  exportVatReport: asking('month=2026-11'),
  getTicketReport: asking(DAYS),
  exportTicketReport: asking(DAYS),
  exportStockValue: asking(),
}

const READERS: readonly Role[] = ['shopkeeper', 'finance']

export const ROLES_OF_REPORTS: Readonly<Record<string, readonly Role[]>> = Object.fromEntries(
  Object.keys(STAFF_REPORTS).map((id) => [id, READERS]),
)
