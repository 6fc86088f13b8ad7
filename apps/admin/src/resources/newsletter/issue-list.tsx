import type { NewsletterIssue } from '@dabali/api-client/staff'
import { ListBase, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useMay } from '../../data/auth-provider.ts'
import { useNameOf } from '../../fields/reference-field.tsx'
import { useFormat } from '../../i18n/format.ts'
import { Filters, SearchFilter, type View, Views } from '../../layout/filters.tsx'
import { PageHead, Status, type Tone } from '../../layout/parts.tsx'
import { RecordTable } from '../../layout/record-table.tsx'

const VIEWS: readonly View[] = [
  { label: 'resources.orders.views.all', filter: {} },
  ...['draft', 'sending', 'stopped', 'sent'].map((status) => ({
    label: `resources.newsletter-issues.status.${status}`,
    filter: { status },
  })),
]

export default function IssueList() {
  const translate = useTranslate()
  const may = useMay()
  const subjectOf = useSubject()
  const { number, time } = useFormat()
  return (
    <ListBase resource="newsletter-issues" perPage={25} exporter={false}>
      <PageHead
        title={translate('resources.newsletter-issues.name', { smart_count: 2 })}
        actions={
          may('newsletter.write') && (
            <Link className="button" aria-keyshortcuts="N" to="/newsletter-issues/create">
              {translate('resources.newsletter-issues.new')}
            </Link>
          )
        }
      />
      <Views views={VIEWS} />
      <Filters>
        <SearchFilter label="resources.newsletter-issues.fields.subject" />
      </Filters>
      <RecordTable<NewsletterIssue>
        caption="resources.newsletter-issues.caption"
        empty="resources.newsletter-issues.none"
        name={{
          label: 'resources.newsletter-issues.fields.subject',
          show: subjectOf,
          href: ({ id }) => `/newsletter-issues/${encodeURIComponent(id)}/show`,
        }}
        columns={[
          { label: 'resources.orders.fields.state', show: (issue) => <IssueStatus issue={issue} /> },
          {
            label: 'resources.newsletter-issues.fields.languages',
            show: ({ complete }) =>
              complete.map((language) => translate(`admin.languages.${language}`)).join(', ') || '–',
          },
          {
            label: 'resources.newsletter-issues.figures.sent',
            show: ({ figures }) => number(figures.sent),
            isNumber: true,
            isLabelled: true,
          },
          {
            label: 'resources.newsletter-issues.fields.changed',
            show: ({ sent_at: sent, updated_at: changed }) => time(sent ?? changed),
          },
        ]}
      />
    </ListBase>
  )
}

/** The subject in the language of the page, or in the other one. */
export function useSubject() {
  const translate = useTranslate()
  const nameOf = useNameOf()
  return ({ subject }: NewsletterIssue) =>
    nameOf({ slug: translate('resources.newsletter-issues.noSubject'), title: subject })
}

const TONES: Readonly<Record<NewsletterIssue['status'], Tone>> = { draft: 'o', sending: 'w', stopped: 'e', sent: 's' }

export function IssueStatus({ issue: { status } }: { issue: NewsletterIssue }) {
  const translate = useTranslate()
  return <Status tone={TONES[status]}>{translate(`resources.newsletter-issues.status.${status}`)}</Status>
}
