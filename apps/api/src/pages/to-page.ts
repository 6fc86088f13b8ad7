import { toCardOf, toDetailOf } from '../content/to-content-detail.ts'
import type { Page, PageDetail } from './page.ts'
import type { PageDetailRow, PageRow } from './queries.ts'

export const toPage = (row: PageRow): Page => toCardOf('page', row)

export const toPageDetail = (row: PageDetailRow): PageDetail => toDetailOf('page', row)
