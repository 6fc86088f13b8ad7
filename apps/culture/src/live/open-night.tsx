import type { Live } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { pageLanguage } from '../i18n/language.ts'
import { eventPath, livePath } from '../paths.ts'
import { readChatTexts } from './chat/read-chat-texts.ts'
import { LiveView } from './live-view.tsx'
import { NightHeading } from './night-heading.tsx'
import { NightOrder } from './night-order.tsx'
import type { ReadNight } from './read-night.ts'
import { readTexts } from './read-texts.ts'
import { ReplaceAddress } from './replace-address.tsx'
import veil from './veil.module.css'

type OpenNightProps = Pick<ReadNight, 'event' | 'night'> & { live: Live; poster: ReactNode }

/** The night of somebody who may watch it. */
export async function OpenNight({ event, night, live, poster }: OpenNightProps) {
  const t = await getTranslations('live')
  const language = await pageLanguage()
  const href = localPath(language, eventPath(event.slug))
  return (
    <>
      <ReplaceAddress path={localPath(language, livePath(event.slug, night.id))} />
      <LiveView
        slug={event.slug}
        id={String(night.id)}
        title={event.title}
        first={live}
        poster={poster}
        href={href}
        withoutScripts={
          <noscript>
            <div className={`${veil.veil} ${veil.cover}`}>
              <p>{t('needsScripts')}</p>
              <a href={href}>{t('toEvent')}</a>
            </div>
          </noscript>
        }
        heading={<NightHeading event={event} night={night} />}
        language={language}
        texts={await readTexts()}
        chatTexts={await readChatTexts()}
      >
        <NightOrder event={event} />
      </LiveView>
    </>
  )
}
