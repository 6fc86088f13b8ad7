'use client'

import { useEffect, useState } from 'react'
import { CACHES } from './caches.ts'

/** The title of a page without the site name at its end. */
export function stripSiteName(title: string, site: string | undefined): string {
  const ending = `: ${site}`
  return site && title.endsWith(ending) ? title.slice(0, -ending.length) : title
}

type CachedPage = { href: string; title: string }

type OfflinePageListProps = {
  /** The heading of the list, if it has entries. */
  heading: string
  className?: string | undefined
}

/** So many are offered, the newest first. */
const MAX_PAGES = 12

/** The pages that this device can open without a line. */
export function OfflinePageList({ heading, className }: OfflinePageListProps) {
  const [pages, setPages] = useState<CachedPage[]>([])

  useEffect(() => {
    let isOver = false
    readCachedPages().then((found) => {
      if (!isOver) setPages(found)
    })
    return () => {
      isOver = true
    }
  }, [])

  if (pages.length === 0) return null
  return (
    <section className={className}>
      <h2>{heading}</h2>
      <ul>
        {pages.map(({ href, title }) => (
          <li key={href}>
            {/* A whole page: the router of the site would look for it on the line. */}
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

async function readCachedPages(): Promise<CachedPage[]> {
  if (!('caches' in window)) return []
  const names = [CACHES.ownPages, CACHES.pages]
  const found = await Promise.all(names.map(readNames))
  const seen = new Set<string>()
  return found
    .flat()
    .filter(({ href }) => !seen.has(href) && seen.add(href))
    .slice(0, MAX_PAGES)
}

const STYLE = /<style>[\s\S]*?<\/style>/g

async function readNames(name: string): Promise<CachedPage[]> {
  const cache = await caches.open(name)
  const requests = [...(await cache.keys())].reverse().filter(({ url }) => !/\/offline\/?$/.test(url))
  return Promise.all(
    requests.slice(0, MAX_PAGES).map(async (request) => {
      const { pathname, search } = new URL(request.url)
      const text = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? ''
      // The style of that page is none of this one, whose policy would report it.
      const page = new DOMParser().parseFromString(text.replace(STYLE, ''), 'text/html')
      const site = page.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content
      return { href: pathname + search, title: stripSiteName(page.title, site) || pathname }
    }),
  )
}
