'use client'

import { useEffect, useState } from 'react'
import { KEPT } from './kept.ts'
import { ownTitle } from './own-title.ts'

type KeptPage = { href: string; title: string }

type KeptPagesListProps = {
  /** Stands above the list, when there is one. */
  heading: string
  className?: string | undefined
}

/** So many are offered, the newest first. */
const MOST = 12

/** The pages that this device can open without a line. */
export function KeptPagesList({ heading, className }: KeptPagesListProps) {
  const [pages, setPages] = useState<KeptPage[]>([])

  useEffect(() => {
    let isOver = false
    readKeptPages().then((found) => {
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

async function readKeptPages(): Promise<KeptPage[]> {
  if (!('caches' in window)) return []
  const names = [KEPT.ownPages, KEPT.pages]
  const found = await Promise.all(names.map(readNames))
  const seen = new Set<string>()
  return found
    .flat()
    .filter(({ href }) => !seen.has(href) && seen.add(href))
    .slice(0, MOST)
}

async function readNames(name: string): Promise<KeptPage[]> {
  const cache = await caches.open(name)
  const requests = [...(await cache.keys())].reverse().filter(({ url }) => !/\/offline\/?$/.test(url))
  return Promise.all(
    requests.slice(0, MOST).map(async (request) => {
      const { pathname, search } = new URL(request.url)
      const text = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? ''
      const page = new DOMParser().parseFromString(text, 'text/html')
      const site = page.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content
      return { href: pathname + search, title: ownTitle(page.title, site) || pathname }
    }),
  )
}
