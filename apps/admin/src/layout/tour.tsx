import Dialog from '@mui/material/Dialog'
import { useEffect, useId, useRef, useState } from 'react'
import { useGetIdentity, usePermissions, useTranslate } from 'react-admin'
import { isAllowed } from '../data/auth-provider.ts'
import type { Permission } from '../data/resource.ts'
import { useFormat } from '../i18n/format.ts'

/** What a member works with; the first two that the permissions allow are shown. */
const WORK: readonly (readonly [step: string, permission: Permission])[] = [
  ['orders', 'orders.write'],
  ['products', 'products.write'],
  ['contents', 'contents.write'],
  ['events', 'check_in.read'],
  ['payments', 'payments.read'],
]
const MOST_OF_WORK = 2

/** The steps of the tour for a member: home, the own work, and what is the same on all screens. */
export function tourSteps(permissions: readonly string[] | undefined): string[] {
  const work = WORK.filter(([, permission]) => isAllowed(permissions, permission)).map(([step]) => step)
  return ['home', ...work.slice(0, MOST_OF_WORK), 'search', 'saving', 'help']
}

/** A short tour of the back office. It can be left at each step. */
export function Tour({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const { number } = useFormat()
  const { permissions } = usePermissions<Permission[]>()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [at, setAt] = useState(0)
  const steps = tourSteps(permissions)
  const step = steps[at] ?? 'home'
  const isLast = at === steps.length - 1
  // A screen reader reads each step.
  useEffect(() => {
    if (step) heading.current?.focus()
  }, [step])
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id} aria-describedby={`${id}-text`}>
      <div className="dialog-body">
        <p className="quiet small">{translate('admin.tour.step', { at: number(at + 1), of: number(steps.length) })}</p>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {translate(`admin.tour.steps.${step}.title`)}
        </h2>
        <p id={`${id}-text`}>{translate(`admin.tour.steps.${step}.text`)}</p>
        <div className="line between">
          {isLast ? (
            <span />
          ) : (
            <button type="button" className="link" onClick={onClose}>
              {translate('admin.tour.skip')}
            </button>
          )}
          <span className="line">
            {at > 0 && (
              <button type="button" className="button button--plain" onClick={() => setAt(at - 1)}>
                {translate('admin.tour.back')}
              </button>
            )}
            <button type="button" className="button" onClick={() => (isLast ? onClose() : setAt(at + 1))}>
              {translate(isLast ? 'admin.tour.done' : 'admin.tour.next')}
            </button>
          </span>
        </div>
      </div>
    </Dialog>
  )
}

const keyOf = (account: string) => `tour.${account}`

function hasSeen(account: string): boolean {
  try {
    return localStorage.getItem(keyOf(account)) !== null
  } catch {
    // It would be offered on each visit.
    return true
  }
}

/** Offers the tour to a member who has neither taken nor declined it in this browser. */
export function TourOffer() {
  const { data: identity } = useGetIdentity()
  if (!identity) return null
  return <OfferTo key={String(identity.id)} account={String(identity.id)} />
}

function OfferTo({ account }: { account: string }) {
  const translate = useTranslate()
  const [isOffered, setOffered] = useState(() => !hasSeen(account))
  const [isOpen, setOpen] = useState(false)
  const remember = () => {
    localStorage.setItem(keyOf(account), 'seen')
    setOffered(false)
  }
  return (
    <>
      {isOffered && (
        <div className="notice">
          <p>{translate('admin.tour.offer')}</p>
          <button type="button" className="button button--plain" onClick={remember}>
            {translate('admin.tour.decline')}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => {
              remember()
              setOpen(true)
            }}
          >
            {translate('admin.tour.start')}
          </button>
        </div>
      )}
      {isOpen && <Tour onClose={() => setOpen(false)} />}
    </>
  )
}
