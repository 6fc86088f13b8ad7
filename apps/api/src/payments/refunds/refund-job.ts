import type { NewJob } from '../../jobs/job.ts'

export const REFUND_TOPIC = 'payments.refund'

export const refundJob = (refundId: string): NewJob => ({
  topic: REFUND_TOPIC,
  payload: { refundId },
  key: `${REFUND_TOPIC} ${refundId}`,
})
