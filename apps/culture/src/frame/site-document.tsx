import type { Language } from '@dabali/domain'
import { ErrorTexts } from '@dabali/ui/error-texts'
import { ProgressBar } from '@dabali/ui/progress-bar'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import styles from './site-document.module.css'
import { showTheme } from './theme.ts'

/** What is on every page, whatever the screen: the document, its language, and what floats above it. */
export async function SiteDocument({ language, children }: { language: Language; children: ReactNode }) {
  const [frame, error] = await Promise.all([getTranslations('frame'), getTranslations('error')])
  const texts = { heading: error('heading'), message: error('message'), home: error('home'), retry: error('retry') }
  return (
    // The script writes on this element before React reads it.
    <html lang={language} data-site="culture" suppressHydrationWarning>
      <head>
        {/* The theme is there before anything is painted. On a page drawn for one visitor it would need the nonce. */}
        <script dangerouslySetInnerHTML={{ __html: `(${showTheme})()` }} />
      </head>
      <body>
        <a className={styles.skip} href="#main">
          {frame('skip')}
        </a>
        <ProgressBar label={frame('loading')} />
        <ErrorTexts texts={{ ...texts, homeHref: language === 'ne' ? '/ne' : '/' }}>{children}</ErrorTexts>
      </body>
    </html>
  )
}
