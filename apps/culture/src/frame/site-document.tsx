import type { Language } from '@dabali/domain'
import { ShopProviders } from '@dabali/shop/shop-providers'
import { ErrorTexts } from '@dabali/ui/error-texts'
import { ProgressBar } from '@dabali/ui/progress-bar'
import { Toaster } from '@dabali/ui/toaster'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import styles from './site-document.module.css'
import { THEME_SCRIPT } from './theme-script.ts'

const TOASTS = ['login', 'not_found', 'wrong', 'network', 'timeout'] as const

/** What is on every page, whatever the screen: the document, its language, and what floats above it. */
export async function SiteDocument({ language, children }: { language: Language; children: ReactNode }) {
  const [frame, error] = await Promise.all([getTranslations('frame'), getTranslations('error')])
  const texts = { heading: error('heading'), message: error('message'), home: error('home'), retry: error('retry') }
  const toasts = Object.fromEntries(TOASTS.map((key) => [key, error(`toast.${key}`)]))
  return (
    // The script writes on this element before React reads it.
    <html lang={language} data-site="culture" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
      </head>
      <body>
        <a className={styles.skip} href="#main">
          {frame('skip')}
        </a>
        <ProgressBar label={frame('loading')} />
        <ShopProviders language={language} errorToasts={toasts}>
          <ErrorTexts texts={{ ...texts, homeHref: language === 'ne' ? '/ne' : '/' }}>{children}</ErrorTexts>
        </ShopProviders>
        <Toaster closeText={frame('close')} />
      </body>
    </html>
  )
}
