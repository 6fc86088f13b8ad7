import { removeSubscriber, type Subscriber } from '@dabali/api-client/staff'
import { useState } from 'react'
import { ListBase, useTranslate } from 'react-admin'
import { api } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { useAction } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { Filters, SearchFilter, SelectFilter, type View, Views } from '../../layout/filters.tsx'
import { PageHead, Status, type Tone } from '../../layout/parts.tsx'
import { Question } from '../../layout/question.tsx'
import { RecordTable } from '../../layout/record-table.tsx'

const VIEWS: readonly View[] = [
  { label: 'resources.orders.views.all', filter: {} },
  ...['active', 'unconfirmed', 'unsubscribed'].map((state) => ({
    label: `resources.newsletter-subscribers.states.${state}`,
    filter: { state },
  })),
]
const TONES: Readonly<Record<Subscriber['state'], Tone>> = { active: 's', unconfirmed: 'w', unsubscribed: 'o' }

export default function SubscriberList() {
  const translate = useTranslate()
  const may = useMay()
  const { time } = useFormat()
  const [removing, setRemoving] = useState<Subscriber>()
  return (
    <ListBase resource="newsletter-subscribers" perPage={50} exporter={false}>
      <PageHead title={translate('resources.newsletter-subscribers.name', { smart_count: 2 })} />
      <Views views={VIEWS} />
      <Filters>
        <SearchFilter label="resources.orders.fields.email" />
        <SelectFilter
          source="language"
          label="resources.newsletter-subscribers.fields.language"
          all="resources.newsletter-subscribers.anyLanguage"
          choices={['en', 'ne']}
          names="admin.languages"
        />
      </Filters>
      <RecordTable<Subscriber>
        caption="resources.newsletter-subscribers.caption"
        empty="resources.newsletter-subscribers.none"
        name={{ label: 'resources.orders.fields.email', show: ({ email }) => email }}
        columns={[
          {
            label: 'resources.orders.fields.state',
            show: ({ state }) => (
              <Status tone={TONES[state]}>{translate(`resources.newsletter-subscribers.states.${state}`)}</Status>
            ),
          },
          {
            label: 'resources.newsletter-subscribers.fields.language',
            show: ({ language }) => translate(`admin.languages.${language}`),
          },
          {
            label: 'resources.newsletter-subscribers.fields.since',
            show: ({ confirmed_at: confirmed, created_at: created }) => time(confirmed ?? created),
          },
          ...(may('newsletter.write')
            ? [
                {
                  label: 'admin.actions',
                  isFixed: true,
                  show: (subscriber: Subscriber) => (
                    <button type="button" className="link" onClick={() => setRemoving(subscriber)}>
                      {translate('resources.newsletter-subscribers.remove')}
                      <span className="visually-hidden">{subscriber.email}</span>
                    </button>
                  ),
                },
              ]
            : []),
        ]}
      />
      {removing && <RemoveDialog subscriber={removing} onClose={() => setRemoving(undefined)} />}
    </ListBase>
  )
}

function RemoveDialog({ subscriber: { id, email }, onClose }: { subscriber: Subscriber; onClose: () => void }) {
  const translate = useTranslate()
  const remove = useAction(
    (_: undefined, idempotencyKey) => removeSubscriber(api, { id, idempotencyKey }, { silent: true }),
    { done: 'resources.newsletter-subscribers.removed', onDone: onClose },
  )
  return (
    <Question
      title={translate('resources.newsletter-subscribers.question', { email })}
      confirm={translate('resources.newsletter-subscribers.remove')}
      onConfirm={() => remove.mutate(undefined)}
      onClose={onClose}
      isBusy={remove.isPending}
      error={remove.error}
      isFinal
    >
      <p>{translate('resources.newsletter-subscribers.removeText')}</p>
    </Question>
  )
}
