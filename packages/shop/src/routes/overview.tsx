import { loadOverview, overviewMetadata } from '../overview/load-overview.ts'
import { OverviewScreen } from '../overview/overview-screen.tsx'
import { ACCOUNT_PATH } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const overviewPage = visitorPage({
  metadata: overviewMetadata,
  path: ACCOUNT_PATH,
  read: ({ context }) => loadOverview(context),
  screen: ({ context, value }) => <OverviewScreen owned={value} context={context} />,
})
