import { EmptyState } from '@dabali/ui/empty-state'
import type { Translator } from '../i18n/translator.ts'

type EmptyCartProps = {
  t: Translator<'empty' | 'emptyText'>
  way: { href: string; text: string }
  /** 1 where it is all that the page has. */
  level?: 1
}

/** Nothing to buy, and one way on: on the page of the cart, in its drawer and at the checkout. */
export function EmptyCart({ t, way, level }: EmptyCartProps) {
  return <EmptyState {...(level && { level })} heading={t('empty')} text={t('emptyText')} link={way} />
}
