import type { CheckIn } from '@dabali/api-client'
import { getTranslations } from 'next-intl/server'

type Result = CheckIn['result']

/** All texts of the check-in, which works offline. Placeholders are in braces. */
export type CheckInTexts = {
  camera: { start: string; stop: string; label: string; refused: string; none: string }
  typed: { label: string; hint: string; send: string }
  /** "{count} of {all} are in" */
  counted: string
  connection: { open: string; closed: string; unauthorized: string; login: string }
  /** "{count} not sent yet" */
  unsent: string
  unsaved: string
  verdict: Record<Result, string>
  /** What to do next; `already` holds "{time}". */
  advice: Record<Result, string>
  scans: { heading: string; none: string; undo: string; undone: string; tooMany: string; waiting: string }
}

/** The texts of the check-in with their placeholders. */
export async function readCheckInTexts(): Promise<CheckInTexts> {
  const t = await getTranslations('door')
  return {
    camera: {
      start: t('cameraStart'),
      stop: t('cameraStop'),
      label: t('cameraLabel'),
      refused: t('cameraRefused'),
      none: t('cameraNone'),
    },
    typed: { label: t('typedLabel'), hint: t('typedHint'), send: t('typedSend') },
    counted: t('counted', { count: '{count}', all: '{all}' }),
    connection: { open: t('lineOpen'), closed: t('lineClosed'), unauthorized: t('lineStranger'), login: t('login') },
    unsent: t('unsent', { count: '{count}' }),
    unsaved: t('unsaved'),
    verdict: {
      ok: t('ok'),
      already: t('already'),
      revoked: t('revoked'),
      wrong_event: t('wrong_event'),
      not_paid: t('not_paid'),
      unknown: t('unknown'),
      bad_signature: t('bad_signature'),
    },
    advice: {
      ok: t('okAdvice'),
      already: t('alreadyAdvice', { time: '{time}' }),
      revoked: t('revokedAdvice'),
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
      tooMany: t('tooMany'),
      waiting: t('waiting'),
    },
  }
}
