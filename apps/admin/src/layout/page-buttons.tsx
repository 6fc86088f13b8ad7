import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useFormat } from '../i18n/format.ts'

type PageProps = {
  page: number
  perPage: number
  total: number
  setPage: (page: number) => void
  children?: ReactNode
}

/** Which rows of how many are shown, and the way to the others. */
export function PageButtons({ page, perPage, total, setPage, children }: PageProps) {
  const translate = useTranslate()
  const { number } = useFormat()
  const [from, to] = [(page - 1) * perPage + 1, Math.min(page * perPage, total)]
  return (
    <nav className="pages" aria-label={translate('admin.pages.label')}>
      <p className="quiet small">
        {translate('admin.pages.range', { from: number(from), to: number(to), total: number(total) })}
      </p>
      {children}
      {total > perPage && (
        <div className="line">
          <button type="button" className="button button--plain" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {translate('admin.pages.previous')}
          </button>
          <button
            type="button"
            className="button button--plain"
            disabled={to >= total}
            onClick={() => setPage(page + 1)}
          >
            {translate('admin.pages.next')}
          </button>
        </div>
      )}
    </nav>
  )
}
