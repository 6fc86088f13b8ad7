import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ShareMenu } from './share-menu.tsx'

const url = 'https://dabali.example/ne/record/low-cloud'

function linksOf(title: string, language: 'en' | 'ne'): Record<string, URL> {
  const html = renderToStaticMarkup(<ShareMenu url={url} title={title} language={language} />)
  const links = [...html.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)</g)]
  return Object.fromEntries(links.map(([, href = '', name = '']) => [name, new URL(href.replaceAll('&amp;', '&'))]))
}

describe('ShareMenu', () => {
  it.each(['Low Cloud', 'Tea & more? 100%', 'तल झरेको बादल'])('shares %s with its address by plain links', (title) => {
    const { WhatsApp, Facebook, X, Email } = linksOf(title, 'en')
    expect(WhatsApp?.searchParams.get('text')).toBe(`${title}\n${url}`)
    expect(Facebook?.searchParams.get('u')).toBe(url)
    expect([X?.searchParams.get('text'), X?.searchParams.get('url')]).toEqual([title, url])
    expect([Email?.searchParams.get('subject'), Email?.searchParams.get('body')]).toEqual([title, url])
  })

  it('adds nothing else to the addresses', () => {
    const names = Object.values(linksOf('Low Cloud', 'en')).map((link) => [...link.searchParams.keys()])
    expect(names).toEqual([['text'], ['u'], ['text', 'url'], ['subject', 'body']])
  })

  it('speaks the language of the page', () => {
    expect(Object.keys(linksOf('Low Cloud', 'ne'))).toEqual(['WhatsApp', 'Facebook', 'X', 'इमेल'])
    expect(renderToStaticMarkup(<ShareMenu url={url} title="" language="ne" />)).toContain('सेयर गर्नुहोस्')
  })
})
