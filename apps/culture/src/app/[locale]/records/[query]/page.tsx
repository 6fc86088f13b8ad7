import { listRoute } from '@dabali/site/cached-route'
import { cultureNotFound } from '../../../../errors/error-screens.tsx'
import { RECORDS_PATH } from '../../../../paths.ts'
import { RecordsPage, recordsMetadata } from '../../../../records/records-page.tsx'

const route = listRoute(cultureNotFound, { Page: RecordsPage, metadata: recordsMetadata, path: RECORDS_PATH })

export const ensureStatic = 'navigation'
export const instant = false
export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page
