import { newId } from '@dabali/api-client'
import { createContentPreview, endContentPreview, listContentPreviews } from '@dabali/api-client/staff'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { api } from '../../data/api.ts'
import { useAction } from '../../data/use-action.tsx'
import { useFormat } from '../../i18n/format.ts'
import { ActionError, Section } from '../../layout/parts.tsx'
import type { Draft } from './use-draft.ts'

/** Links to the draft for people without a login. The token of a link is answered once, so only a new one can be copied. */
export function PreviewLinks({ draft }: { draft: Draft }) {
  const translate = useTranslate()
  const { time } = useFormat()
  const id = useId()
  const { content, save } = draft
  const [link, setLink] = useState<string>()
  const [isCopied, setCopied] = useState(false)
  const links = useQuery({
    queryKey: ['previews', content.id],
    queryFn: ({ signal }) => listContentPreviews(api, { id: content.id }, { signal }),
  })
  const key = useRef(newId())
  /** The same key would be answered with a link that was ended meanwhile. */
  const renewKey = () => {
    key.current = newId()
  }
  const create = useAction(
    async (_: undefined, idempotencyKey) => {
      if (!(await save())) throw new Error('resources.contents.saveFirst')
      return createContentPreview(api, { id: content.id, idempotencyKey }, { silent: true })
    },
    {
      keyOf: () => key.current,
      onDone: ({ url }) => {
        renewKey()
        setCopied(false)
        setLink(url)
      },
    },
  )
  const end = useAction((preview: string) => endContentPreview(api, { id: content.id, preview }, { silent: true }), {
    done: 'resources.contents.done.endPreview',
    onDone: () => {
      renewKey()
      setLink(undefined)
    },
  })
  return (
    <Section title={translate('resources.contents.preview')}>
      {link && (
        <div className="stack-2">
          <div className="field">
            <label htmlFor={id}>{translate('resources.contents.previewLink')}</label>
            <input id={id} className="input mono" readOnly value={link} onFocus={(event) => event.target.select()} />
          </div>
          <div className="line">
            <a className="link" href={link} target="_blank" rel="noreferrer">
              {translate('resources.contents.openPreview')}
            </a>
            <button
              type="button"
              className="link"
              onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
            >
              {translate(`resources.contents.${isCopied ? 'copied' : 'copyPreview'}`)}
            </button>
          </div>
        </div>
      )}
      <p className="hint">{translate('resources.contents.previewText')}</p>
      <ActionError error={create.error ?? end.error} />
      <div>
        <button
          type="button"
          className="button button--plain"
          disabled={create.isPending}
          onClick={() => create.mutate(undefined)}
        >
          {translate('resources.contents.createPreview')}
        </button>
      </div>
      <ul className="rows">
        {links.data?.results.map(({ id: preview, created_by: by, expires_at: until }) => (
          <li key={preview} className="line between">
            <span className="small">
              {by}
              <span className="sub">{translate('resources.contents.until', { time: time(until) })}</span>
            </span>
            <button type="button" className="link" disabled={end.isPending} onClick={() => end.mutate(preview)}>
              {translate('resources.contents.endPreview')}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
