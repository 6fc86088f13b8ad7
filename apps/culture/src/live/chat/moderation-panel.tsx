import {
  getChatModeration,
  type ModeratedMessage,
  type ChatModeration as Moderation,
  moderateChat,
  setSlowMode,
} from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { useClient } from '@dabali/shop/store'
import { Button } from '@dabali/ui/button'
import { SelectField } from '@dabali/ui/field'
import { textLanguage } from '@dabali/ui/text'
import { useEffect, useState } from 'react'
import { formatPlural } from '../format.ts'
import type { ChatTexts } from '../live-texts.ts'
import styles from './moderation-panel.module.css'

const REFRESH_MS = 15_000
const SLOW_MODE_SECONDS = [0, 5, 10, 30, 60, 120]

type ModerationPanelProps = {
  id: string
  slowSeconds: number
  language: Language
  texts: Pick<ChatTexts, 'moderation' | 'deletedUser'>
}

/** For staff: reported and hidden messages, and slow mode. */
export function ModerationPanel({
  id,
  slowSeconds,
  language,
  texts: { moderation: texts, deletedUser },
}: ModerationPanelProps) {
  const client = useClient()
  const [moderation, setModeration] = useState<Moderation>()

  useEffect(() => {
    const leaving = new AbortController()
    const refresh = () =>
      document.visibilityState === 'visible' &&
      getChatModeration(client, { id }, { signal: leaving.signal, silent: true, retries: 0 }).then(
        setModeration,
        () => undefined,
      )
    void refresh()
    const timer = setInterval(refresh, REFRESH_MS)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
      leaving.abort()
    }
  }, [client, id])

  // The client shows the error.
  const failed = () => undefined
  const change = (message: ModeratedMessage, change: { is_hidden?: boolean; is_muted?: boolean }) =>
    moderateChat(client, { id, message: message.id, ...change })
      .then(() => getChatModeration(client, { id }))
      .then(setModeration, failed)
  const pace = (seconds: number) => setSlowMode(client, { id, slow_seconds: seconds }).then(setModeration, failed)
  const every = (seconds: number) => (seconds === 0 ? texts.noPace : formatPlural(texts.every, seconds, language))
  const paces = [...new Set([...SLOW_MODE_SECONDS, slowSeconds])].sort((one, other) => one - other)
  const shown = moderation?.messages.filter(
    ({ is_hidden, is_muted, num_reports }) => is_hidden || is_muted || num_reports > 0,
  )

  return (
    <section className={styles.panel} aria-labelledby="chat-desk">
      <h3 id="chat-desk">{texts.heading}</h3>
      <SelectField
        name="pace"
        label={texts.pace}
        value={String(slowSeconds)}
        onChange={({ target }) => pace(Number(target.value))}
        options={paces.map((seconds) => ({ value: String(seconds), text: every(seconds) }))}
      />
      {shown?.length === 0 && <p className="quiet">{texts.calm}</p>}
      <ul>
        {shown?.map((message) => (
          <li key={message.id}>
            <p>
              <b lang={message.name === null ? undefined : textLanguage(message.name, language)}>
                {message.name ?? deletedUser}
              </b>{' '}
              {message.num_reports > 0 && (
                <span className="quiet">{formatPlural(texts.reports, message.num_reports, language)}</span>
              )}
            </p>
            <p lang={textLanguage(message.text, language)}>{message.text}</p>
            <p className={styles.actions}>
              <Button kind="plain" onClick={() => change(message, { is_hidden: !message.is_hidden })}>
                {message.is_hidden ? texts.show : texts.hide}
              </Button>
              {message.name !== null && (
                <Button kind="plain" onClick={() => change(message, { is_muted: !message.is_muted })}>
                  {message.is_muted ? texts.unmute : texts.mute}
                </Button>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
