import type { CheckIn } from '@dabali/api-client'
import { getTranslations } from 'next-intl/server'
import { readVenueTexts, type VenueTexts } from './venue-texts.ts'

type Result = CheckIn['result']

/** All texts of the check-in, which works offline. Placeholders are in braces. */
export type CheckInTexts = {
  camera: { start: string; stop: string; label: string; refused: string; none: string }
  typed: { label: string; hint: string; send: string }
  /** "{count} of {all} checked in" */
  counted: string
  connection: { open: string; closed: string; unauthorized: string; login: string }
  /** "{count} waiting to sync" */
  unsent: string
  unsaved: string
  verdict: Record<Result, string>
  /** What to do next after a refusal. */
  advice: Record<Exclude<Result, 'ok'>, string>
  scans: { heading: string; none: string; undo: string; undone: string; tooMany: string; waiting: string }
  venue: VenueTexts
}

/** The texts of the check-in with their placeholders. */
export async function readCheckInTexts(): Promise<CheckInTexts> {
  const t = await getTranslations('checkIn')
  return {
    camera: {
      start: t('cameraStart'),
      stop: t('cameraStop'),
      label: t('cameraLabel'),
      refused: t('cameraBlocked'),
      none: t('cameraNone'),
    },
    typed: { label: t('numberLabel'), hint: t('numberHint'), send: t('check') },
    counted: t('checkedInCount', { count: '{count}', all: '{all}' }),
    connection: { open: t('online'), closed: t('offline'), unauthorized: t('loggedOut'), login: t('login') },
    unsent: t('unsynced', { count: '{count}' }),
    unsaved: t('unsaved'),
    verdict: {
      ok: t('ok'),
      already: t('already'),
      revoked: t('revoked'),
      replaced: t('replaced'),
      wrong_event: t('wrong_event'),
      not_paid: t('not_paid'),
      unknown: t('unknown'),
      bad_signature: t('bad_signature'),
    },
    advice: {
      already: t('alreadyAdvice'),
      revoked: t('revokedAdvice'),
      replaced: t('replacedAdvice'),
      wrong_event: t('wrong_eventAdvice'),
      not_paid: t('not_paidAdvice'),
      unknown: t('unknownAdvice'),
      bad_signature: t('bad_signatureAdvice'),
    },
    scans: {
      heading: t('scansHeading'),
      none: t('scansNone'),
      undo: t('undo'),
      undone: t('undone'),
      tooMany: t('admittedByMistake'),
      waiting: t('waiting'),
    },
    venue: await readVenueTexts(),
  }
}
