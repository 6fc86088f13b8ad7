import type { Language } from '@dabali/domain'
import { getTranslations } from 'next-intl/server'
import { PlayerSlot } from './player-slot.tsx'

/** The audio player, outside of the pages, so that it plays on during navigation. */
export async function Player({ language }: { language: Language }) {
  const t = await getTranslations('player')
  return (
    <PlayerSlot
      language={language}
      texts={{
        name: t('name'),
        play: t('play'),
        pause: t('pause'),
        previous: t('previous'),
        next: t('next'),
        place: t('seek'),
        placeOf: t('position', { time: '{time}', whole: '{whole}' }),
        hour: t('hour'),
        hours: t('hours'),
        minute: t('minute'),
        minutes: t('minutes'),
        second: t('second'),
        seconds: t('seconds'),
        volume: t('volume'),
        mute: t('mute'),
        unmute: t('unmute'),
        excerpt: t('excerpt'),
        loading: t('loading'),
        lineLost: t('offline'),
        broken: t('playFailed'),
        retry: t('retry'),
        over: t('finished'),
        close: t('close'),
      }}
    />
  )
}
