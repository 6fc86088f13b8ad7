import type { Language } from '@dabali/domain'
import { CopyDetails } from '@dabali/ui/copy-details'
import { loadMessages } from '../i18n/load-messages.tsx'
import { createTranslator } from '../i18n/translator.ts'
import en from './messages/en.json'
import ne from './messages/ne.json'
import styles from './share-menu.module.css'

const messages = loadMessages({ en, ne })

type ShareMenuProps = {
  /** The whole address of the page in its language, without anything that follows visitors. */
  url: string
  title: string
  language: Language
}

const written = encodeURIComponent

/** Shares a page: by the device where it can, else by plain links or by copying the address. */
export function ShareMenu({ url, title, language }: ShareMenuProps) {
  const t = createTranslator(messages(language), language)
  const links = [
    { name: 'WhatsApp', href: `https://wa.me/?text=${written(`${title}\n${url}`)}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${written(url)}` },
    { name: 'X', href: `https://x.com/intent/post?text=${written(title)}&url=${written(url)}` },
    { name: t('email'), href: `mailto:?subject=${written(title)}&body=${written(url)}` },
  ]
  return (
    <CopyDetails
      summary={
        <>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 14V3.5M7.5 8 12 3.5 16.5 8M5 12v8.5h14V12" />
          </svg>
          {t('share')}
        </>
      }
      text={url}
      texts={{ copy: t('copy'), copied: t('copied'), failed: t('failed') }}
      shared={{ url, title }}
    >
      <ul className={styles.links}>
        {links.map(({ name, href }) => (
          // In a tab of its own, so that music goes on.
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </CopyDetails>
  )
}
