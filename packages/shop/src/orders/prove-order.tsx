import { proveOrderAction } from '../paths.ts'
import { failForm } from '../visit/form-problem.ts'
import type { Visit } from '../visit/visit.ts'
import styles from './order-view.module.css'
import type { OrdersTalk } from './orders-talk.ts'
import { ProveOrderForm } from './prove-order-form.tsx'

type ProveOrderProps = { hash: string; problem: string | undefined; visit: Visit; t: OrdersTalk }

const PROBLEMS = { missing: 'contactMissing', wrong: 'proveWrong', slow: 'slowDown', failed: 'notSent' } as const
const isProblem = (name: string): name is keyof typeof PROBLEMS => name in PROBLEMS

/** What stands in the place of whom an old order went to. */
export function ProveOrder({ hash, problem = '', visit, t }: ProveOrderProps) {
  failForm(visit, problem)
  return (
    <section className={styles.prove} aria-labelledby="prove">
      <h2 id="prove" className={styles.heading}>
        {t('prove')}
      </h2>
      <p>{t('proveText')}</p>
      <ProveOrderForm
        hash={hash}
        action={proveOrderAction(hash)}
        language={visit.language}
        problem={isProblem(problem) ? t(PROBLEMS[problem]) : undefined}
        texts={{
          contact: t('contact'),
          hint: t('proveHint'),
          send: t('proveSend'),
          missing: t('contactMissing'),
          notSent: t('notSent'),
        }}
      />
    </section>
  )
}
