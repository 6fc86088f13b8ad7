import { getFollowByToken, type listFollowedAuthors } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { FailedPart } from '@dabali/shop/error-parts'
import { nullOn404 } from '@dabali/shop/request-context'
import { visitorPage } from '@dabali/shop/routes/visitor-page'
import { Button } from '@dabali/ui/button'
import { IntentLink } from '@dabali/ui/intent-link'
import { textLanguage } from '@dabali/ui/text'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { english, nepali } from '../i18n/messages.ts'
import { authorPath, UNFOLLOW_ACTION, unfollowPath } from '../paths.ts'
import { FollowButton } from './follow-button.tsx'
import styles from './wishlist.module.css'
import { followTexts } from './wishlist-actions.tsx'

// Not indexed, and the secret of a link is sent to no other site.
export const wishlistMetadata = (language: Language): Metadata => ({
  title: (language === 'ne' ? nepali : english).wishlist.title,
  robots: { index: false },
  referrer: 'same-origin',
})

type FollowedAuthorsProps = {
  authors: Awaited<ReturnType<typeof listFollowedAuthors>>['results']
  language: Language
}

/** The authors that the account follows. */
export async function FollowedAuthors({ authors, language }: FollowedAuthorsProps) {
  const t = await getTranslations('wishlist')
  const texts = { ...(await followTexts()), isFollowed: t('unfollow') }
  return (
    <section aria-labelledby="authors">
      <h2 className={styles.title} id="authors">
        {t('authors')}
      </h2>
      <ul className={styles.items}>
        {authors.map(({ slug, name }) => (
          <li key={slug} className={styles.author}>
            <IntentLink href={localPath(language, authorPath(slug))} lang={textLanguage(name, language)}>
              {name}
            </IntentLink>
            <FollowButton
              author={slug}
              language={language}
              texts={texts}
              isListed
              label={t('unfollowNamed', { author: name })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

export const unfollowPage = visitorPage({
  metadata: wishlistMetadata,
  path: unfollowPath,
  read: async ({ context, id }) => {
    const follow = await nullOn404(getFollowByToken(context.client, { token: id }))
    return follow && { ...follow, token: id }
  },
  screen: ({ context, value }) => <UnfollowScreen follow={value} language={context.language} />,
})

type UnfollowScreenProps = {
  follow: { name: string; is_followed: boolean; token: string } | undefined
  language: Language
}

/** The link of an email about an author: one button ends these emails. */
async function UnfollowScreen({ follow, language }: UnfollowScreenProps) {
  const t = await getTranslations('wishlist')
  if (!follow) return <FailedPart language={language} message={t('problem-failed')} advice={t('failedText')} />
  const { name: author, is_followed, token } = follow
  return (
    <div className={`page ${styles.wishlist}`}>
      <h1 className={styles.heading}>{t(is_followed ? 'unfollowHeading' : 'unfollowed', { author })}</h1>
      {is_followed && (
        <form method="post" action={UNFOLLOW_ACTION}>
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="token" value={token} />
          <Button type="submit" kind="main">
            {t('unfollow')}
          </Button>
        </form>
      )}
    </div>
  )
}
