import { processWebhookAgain, type StaffWebhook } from '@dabali/api-client/staff'
import { ShowBase, useShowContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { api } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { STAYS_SHOWN } from '../../data/resource.ts'
import { useAction } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { ActionError, Facts, LoadError, LoadingRows, PageHead, Section } from '../../layout/parts.tsx'
import { PlainFacts } from './system-values.tsx'
import { WebhookStatus } from './webhook-list.tsx'

export default function WebhookScreen() {
  return (
    <ShowBase resource="webhooks" {...STAYS_SHOWN}>
      <ShownWebhook />
    </ShowBase>
  )
}

function ShownWebhook() {
  const translate = useTranslate()
  const { time } = useFormat()
  const may = useMay()
  const { record: webhook, error, isPending, refetch } = useShowContext<StaffWebhook>()
  if (error && !webhook) return <LoadError error={error} retry={refetch} />
  if (isPending || !webhook) return <LoadingRows />
  const { order_number: order, state, reference } = webhook
  const isDone = state === 'processed' || state === 'failed'
  return (
    <>
      <PageHead
        title={webhook.type}
        meta={
          <>
            <WebhookStatus state={state} />
            <span>{time(webhook.received_at)}</span>
          </>
        }
        actions={may('system.write') && isDone && <ProcessAgain id={webhook.id} />}
      />
      <div className="side-by-side">
        <Section title={translate('resources.webhooks.payload')}>
          <PlainFacts facts={webhook.facts} />
          <p className="quiet small">{translate('resources.webhooks.payloadText')}</p>
        </Section>
        <Section title={translate('resources.webhooks.payment')}>
          <Facts
            facts={[
              [translate('resources.webhooks.gateway'), translate(`resources.payments.methods.${webhook.gateway}`)],
              [
                translate('resources.webhooks.order'),
                order && (
                  <Link className="link" to={`/orders?filter=${encodeURIComponent(JSON.stringify({ q: order }))}`}>
                    {order}
                  </Link>
                ),
              ],
              [translate('resources.webhooks.reference'), reference && <span className="mono">{reference}</span>],
              [translate('resources.webhooks.id'), <span className="mono">{webhook.id}</span>],
              [translate('resources.webhooks.error'), webhook.error && <span className="mono">{webhook.error}</span>],
            ]}
          />
          {state === 'ignored' && <p className="quiet small">{translate('resources.webhooks.ignoredText')}</p>}
        </Section>
      </div>
    </>
  )
}

function ProcessAgain({ id }: { id: string }) {
  const translate = useTranslate()
  const process = useAction(
    (_: undefined, idempotencyKey) => processWebhookAgain(api, { id, idempotencyKey }, { silent: true }),
    { done: 'resources.webhooks.queued' },
  )
  return (
    <>
      <ActionError error={process.error} />
      <button type="button" className="button" disabled={process.isPending} onClick={() => process.mutate(undefined)}>
        {translate('resources.webhooks.processAgain')}
      </button>
    </>
  )
}
