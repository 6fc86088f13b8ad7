import { type NewsletterIssue, previewNewsletterIssue } from '@dabali/api-client/staff'
import { useQuery } from '@tanstack/react-query'
import type { SyntheticEvent } from 'react'
import { useTranslate } from 'react-admin'
import { api } from '../../data/api.ts'
import { LoadError, LoadingRows } from '../../layout/parts.tsx'
import { separateStyles } from './issue-values.ts'

/** The saved emails of an issue as recipients see them, in both languages. */
export function MailPreview({ issue: { id, version } }: { issue: NewsletterIssue }) {
  const translate = useTranslate()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['newsletter-preview', id, version],
    queryFn: ({ signal }) => previewNewsletterIssue(api, { id }, { signal }),
  })
  if (error) return <LoadError error={error} retry={refetch} />
  if (isPending) return <LoadingRows />
  return (
    <div className="pair">
      {(['en', 'ne'] as const).map((language) => {
        const mail = data[language]
        return (
          <div key={language} className="stack-2">
            <h3>{translate(`admin.languages.${language}`)}</h3>
            {mail ? (
              <>
                <p lang={language}>{mail.subject}</p>
                <MailFrame
                  html={mail.html}
                  title={translate('resources.newsletter-issues.previewOf', {
                    language: translate(`admin.languages.${language}`),
                  })}
                />
              </>
            ) : (
              <p className="quiet">{translate(`resources.newsletter-issues.incomplete.${language}`)}</p>
            )}
          </div>
        )
      })}
    </div>
  )
}

/** An email in a frame without scripts; its links lead nowhere and show their address. */
function MailFrame({ html, title }: { html: string; title: string }) {
  const { html: shown, css } = separateStyles(html)
  const dress = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) => {
    const { contentDocument: mail, contentWindow: own } = frame
    if (!mail || !own) return
    for (const element of mail.querySelectorAll<HTMLElement>('[data-style]')) {
      element.style.cssText = element.dataset['style'] ?? ''
    }
    for (const link of mail.querySelectorAll('a')) {
      link.title = link.href
      link.removeAttribute('href')
    }
    const sheet = new (own as Window & typeof globalThis).CSSStyleSheet()
    sheet.replaceSync(css)
    mail.adoptedStyleSheets = [sheet]
    frame.style.height = `${mail.documentElement.scrollHeight}px`
  }
  return <iframe className="mail" title={title} sandbox="allow-same-origin" srcDoc={shown} onLoad={dress} />
}
