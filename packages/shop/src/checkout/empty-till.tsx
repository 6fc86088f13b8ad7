import { EmptyState } from '@dabali/ui/empty-state'
import type { TillWords } from './till-words.ts'

/** Nothing to pay for, and one way on. */
export function EmptyTill({ t, way }: { t: TillWords['t']; way: { href: string; text: string } }) {
  return <EmptyState heading={t('empty')} text={t('emptyText')} way={way} />
}
