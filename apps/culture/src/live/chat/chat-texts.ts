import { getTranslations } from 'next-intl/server'
import type { PluralText } from '../format-count.ts'

/** The texts of the chat for the browser, with placeholders in braces. */
export type ChatTexts = Readonly<{
  heading: string
  say: string
  send: string
  name: Readonly<{ label: string; hint: string; send: string }>
  opening: string
  empty: string
  lost: string
  refused: string
  muted: string
  /** `silent`: over without any message. */
  closed: Readonly<{ scheduled: string; over: string; silent: string; cancelled: string }>
  /** Instead of a name that went with its account. */
  nobody: string
  house: string
  /** "More: {name}" */
  more: string
  report: string
  reported: string
  /** "{count} new messages" */
  fresh: PluralText
  notSent: string
  /** "Again in {count} seconds." */
  again: PluralText
  /** "One message every {count} seconds." */
  slow: PluralText
  desk: ModerationTexts
}>

type ModerationTexts = Readonly<{
  heading: string
  pace: string
  noPace: string
  /** "{count} seconds" */
  every: PluralText
  calm: string
  /** "{count} reports" */
  reports: PluralText
  hide: string
  show: string
  mute: string
  unmute: string
  hidden: string
  /** "{name} can say nothing more tonight." */
  muted: string
}>

/** What is filled in the browser is left as a gap. */
const gap = (name: string) => ({ [name]: `{${name}}` })

/** The texts of the chat in the language of the page. */
export async function readChatTexts(): Promise<ChatTexts> {
  const t = await getTranslations('chat')
  return {
    heading: t('heading'),
    say: t('say'),
    send: t('send'),
    name: { label: t('nameLabel'), hint: t('nameHint'), send: t('nameSend') },
    opening: t('opening'),
    empty: t('empty'),
    lost: t('lost'),
    refused: t('refused'),
    muted: t('muted'),
    closed: {
      scheduled: t('closedScheduled'),
      over: t('closedOver'),
      silent: t('closedSilent'),
      cancelled: t('closedCancelled'),
    },
    nobody: t('nobody'),
    house: t('house'),
    more: t('more', gap('name')),
    report: t('report'),
    reported: t('reported'),
    fresh: { one: t('freshOne', gap('count')), other: t('freshOther', gap('count')) },
    notSent: t('notSent'),
    again: { one: t('againOne', gap('count')), other: t('againOther', gap('count')) },
    slow: { one: t('slowOne', gap('count')), other: t('slowOther', gap('count')) },
    desk: {
      heading: t('deskHeading'),
      pace: t('pace'),
      noPace: t('noPace'),
      every: { one: t('everyOne', gap('count')), other: t('everyOther', gap('count')) },
      calm: t('calm'),
      reports: { one: t('reportsOne', gap('count')), other: t('reportsOther', gap('count')) },
      hide: t('hide'),
      show: t('show'),
      mute: t('mute'),
      unmute: t('unmute'),
      hidden: t('hidden'),
      muted: t('mutedOne', gap('name')),
    },
  }
}
