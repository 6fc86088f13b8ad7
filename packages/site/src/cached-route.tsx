import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ComponentType } from 'react'
import { BUILD_PLACEHOLDER } from './load.ts'
import { readQuerySegment } from './routing.ts'

// Pages that are the same for every visitor and stay in the page cache until their tags change. A build knows no slug and no
// query, so it renders a placeholder that is thrown away.

type View<Props> = { Page: ComponentType<Props>; metadata: (props: Props) => Promise<Metadata> }
type ItemView = { Page: ComponentType<{ slug: string }>; metadata: (slug: string) => Promise<Metadata> }
type ListView = {
  Page: ComponentType<{ searchParams: URLSearchParams }>
  metadata: (searchParams: URLSearchParams) => Promise<Metadata>
}
type NotFoundView = { Page: ComponentType<{ path: string }>; metadata: () => Promise<Metadata> }
type Params<Name extends string> = { params: Promise<Record<Name, string>> }

/** One item by its slug. Where the list of all shares the route, its query is the dynamic part of the path. */
export function slugRoute({ Page, metadata, list }: ItemView & { list?: ListView }) {
  return {
    generateStaticParams: () => [{ slug: BUILD_PLACEHOLDER }],
    async generateMetadata({ params }: Params<'slug'>): Promise<Metadata> {
      const { slug } = await params
      if (slug === BUILD_PLACEHOLDER) return {}
      const searchParams = list && readQuerySegment(slug)
      return list && searchParams ? list.metadata(searchParams) : metadata(decodeURIComponent(slug))
    },
    async Page({ params }: Params<'slug'>) {
      const { slug } = await params
      if (slug === BUILD_PLACEHOLDER) notFound()
      const searchParams = list && readQuerySegment(slug)
      return list && searchParams ? <list.Page searchParams={searchParams} /> : <Page slug={decodeURIComponent(slug)} />
    },
  }
}

type SuffixView<Name extends string> = View<{ slug: string; suffix: string }> & {
  /** The dynamic part of the route that holds the suffix. */
  param?: Name
}

/** A part of an item, which the last part of the path names. */
export function suffixRoute<Name extends string = 'suffix'>({ Page, metadata, param }: SuffixView<Name>) {
  const name = (param ?? 'suffix') as Name
  const placeholders = { slug: BUILD_PLACEHOLDER, [name]: BUILD_PLACEHOLDER } as Record<'slug' | Name, string>
  const decode = (parts: Record<'slug' | Name, string>) => ({
    slug: decodeURIComponent(parts.slug),
    suffix: decodeURIComponent(parts[name]),
  })
  return {
    generateStaticParams: () => [placeholders],
    async generateMetadata({ params }: Params<'slug' | Name>): Promise<Metadata> {
      const parts = await params
      return parts.slug === BUILD_PLACEHOLDER ? {} : metadata(decode(parts))
    },
    async Page({ params }: Params<'slug' | Name>) {
      const parts = await params
      if (parts.slug === BUILD_PLACEHOLDER) notFound()
      return <Page {...decode(parts)} />
    },
  }
}

/** A list by its query; every other path below the list is none of the site. */
export function listRoute(missing: NotFoundView, { Page, metadata, path }: ListView & { path: string }) {
  return {
    generateStaticParams: () => [{ query: BUILD_PLACEHOLDER }],
    async generateMetadata({ params }: Params<'query'>): Promise<Metadata> {
      const searchParams = readQuerySegment((await params).query)
      return searchParams ? metadata(searchParams) : missing.metadata()
    },
    async Page({ params }: Params<'query'>) {
      const { query } = await params
      if (query === BUILD_PLACEHOLDER) notFound()
      const searchParams = readQuerySegment(query)
      return searchParams ? (
        <Page searchParams={searchParams} />
      ) : (
        <missing.Page path={`${path}/${decodeURIComponent(query)}`} />
      )
    },
  }
}

type SlugListView<Name extends string> = View<{ slug: string; searchParams: URLSearchParams }> & {
  /** The dynamic part of the route that holds the slug. */
  param: Name
  path: (slug: string) => string
}

/** The list of one category, author or the like, by its slug and its query. */
export function slugListRoute<Name extends string>(missing: NotFoundView, view: SlugListView<Name>) {
  const { Page, metadata, param, path } = view
  const placeholders = { [param]: BUILD_PLACEHOLDER, query: BUILD_PLACEHOLDER } as Record<Name | 'query', string>
  return {
    generateStaticParams: () => [placeholders],
    async generateMetadata({ params }: Params<Name | 'query'>): Promise<Metadata> {
      const parts = await params
      const searchParams = readQuerySegment(parts.query)
      return searchParams ? metadata({ slug: decodeURIComponent(parts[param]), searchParams }) : missing.metadata()
    },
    async Page({ params }: Params<Name | 'query'>) {
      const parts = await params
      if (parts.query === BUILD_PLACEHOLDER) notFound()
      const searchParams = readQuerySegment(parts.query)
      const slug = decodeURIComponent(parts[param])
      if (searchParams) return <Page slug={slug} searchParams={searchParams} />
      return <missing.Page path={`${path(slug)}/${decodeURIComponent(parts.query)}`} />
    },
  }
}

/** Every path that no other route has. */
export function unknownPathRoute(missing: NotFoundView) {
  return {
    generateStaticParams: () => [{ rest: [BUILD_PLACEHOLDER] }],
    generateMetadata: missing.metadata,
    async Page({ params }: { params: Promise<{ rest: string[] }> }) {
      const { rest } = await params
      if (rest[0] === BUILD_PLACEHOLDER) notFound()
      return <missing.Page path={`/${rest.join('/')}`} />
    },
  }
}
