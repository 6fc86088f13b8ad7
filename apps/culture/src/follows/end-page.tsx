import { getFollowByToken, getReminderByToken } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { FailedPart } from '@dabali/shop/error-parts'
import { nullOn404, type RequestContext } from '@dabali/shop/request-context'
import { visitorPage } from '@dabali/shop/routes/visitor-page'
import { Button } from '@dabali/ui/button'
import { getTranslations } from 'next-intl/server'
import { END_ACTION, followingEndPath } from '../paths.ts'
import { followsMetadata } from './account-pages.tsx'
import styles from './follows.module.css'

/** What the link of an email would end: a follow or a reminder. */
async function readLink({ client }: RequestContext, token: string) {
  const follow = await nullOn404(getFollowByToken(client, { token }))
  if (follow) return { kind: 'follow' as const, name: follow.name, isOn: follow.is_followed, token }
  const reminder = await nullOn404(getReminderByToken(client, { token }))
  return reminder && { kind: 'reminder' as const, name: reminder.title, isOn: reminder.is_reminded, token }
}

export const followingEndPage = visitorPage({
  metadata: followsMetadata('followingTitle'),
  path: followingEndPath,
  read: ({ context, id }) => readLink(context, id),
  screen: ({ context, value }) => <EndScreen link={value} language={context.language} />,
})

type EndScreenProps = { link: Awaited<ReturnType<typeof readLink>>; language: Language }

/** The link of an email: one button ends these emails. */
async function EndScreen({ link, language }: EndScreenProps) {
  const t = await getTranslations('follows')
  if (!link) return <FailedPart language={language} message={t('problem-failed')} advice={t('failedText')} />
  const { kind, name, isOn, token } = link
  const headings =
    kind === 'follow' ? (['endFollow', 'followEnded'] as const) : (['endReminderOf', 'reminderEnded'] as const)
  return (
    <div className={`page ${styles.end}`}>
      <h1 className={styles.heading}>{t(headings[isOn ? 0 : 1], { name })}</h1>
      {isOn && (
        <form method="post" action={END_ACTION}>
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="token" value={token} />
          <Button type="submit" kind="main">
            {t('stop')}
          </Button>
        </form>
      )}
    </div>
  )
}
