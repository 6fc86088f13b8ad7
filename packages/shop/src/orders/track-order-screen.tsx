import { localPath } from '@dabali/domain'
import { EmptyState } from '@dabali/ui/empty-state'
import { HeadedPage } from '../lists/headed-page.tsx'
import { TRACK_ORDER_ACTION, TRACK_ORDER_PATH } from '../paths.ts'
import { talk } from '../texts/talk.ts'
import { failForm } from '../visit/form-problem.ts'
import type { Visit } from '../visit/visit.ts'
import { ordersTexts } from './orders-texts.ts'
import { TrackOrderForm } from './track-order-form.tsx'
import { isTrackProblem } from './track-problem.ts'

type TrackOrderScreenProps = {
  visit: Visit
  query: { sent?: string | string[] | undefined; problem?: string | string[] | undefined }
}

/** Finds an order for whoever has lost its link. */
export function TrackOrderScreen({ visit, query }: TrackOrderScreenProps) {
  const { language } = visit
  const texts = ordersTexts(language)
  const t = talk(texts, language)
  const problem = query.problem?.toString()
  if (query.sent !== undefined) {
    return (
      <div className="page">
        <EmptyState
          level={1}
          icon="waiting"
          heading={t('trackSent')}
          text={t('trackSentText')}
          link={{ href: localPath(language, TRACK_ORDER_PATH), text: t('trackAgain') }}
        />
      </div>
    )
  }
  failForm(visit, problem)
  return (
    <HeadedPage title={t('titleTrack')}>
      <TrackOrderForm
        action={TRACK_ORDER_ACTION}
        sent={`${localPath(language, TRACK_ORDER_PATH)}?sent=1`}
        language={language}
        problem={isTrackProblem(problem) ? problem : undefined}
        texts={{
          text: t('trackText'),
          number: t('number'),
          numberHint: t('numberHint'),
          contact: t('contact'),
          send: t('trackSend'),
          problems: {
            number: t('numberMissing'),
            contact: t('contactMissing'),
            slow: t('slowDown'),
            failed: t('notSent'),
          },
        }}
      />
    </HeadedPage>
  )
}
