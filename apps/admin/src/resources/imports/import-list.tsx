import { newId } from '@dabali/api-client'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { ListBase, useLogoutIfAccessDenied, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { fieldError } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { useDownload } from '../../data/download.ts'
import { upload } from '../../data/upload.ts'
import { useFormat } from '../../i18n/format.ts'
import { PageHead, Section, Status } from '../../layout/parts.tsx'
import { RecordTable } from '../../layout/record-table.tsx'
import {
  type Import,
  isAtWork,
  isFailed,
  KINDS,
  type Kind,
  kindOf,
  POLL_MS,
  skippedRows,
  toneOf,
} from './import-state.ts'

type Loaded = { state: { data?: { data?: readonly Import[] } | undefined } }

export default function ImportList() {
  const translate = useTranslate()
  const refetchInterval = ({ state }: Loaded) => (state.data?.data?.some(isAtWork) ? POLL_MS : false)
  return (
    <ListBase resource="imports" perPage={25} exporter={false} queryOptions={{ refetchInterval } as object}>
      <PageHead
        area="store"
        title={translate('resources.imports.name', { smart_count: 2 })}
        meta={translate('resources.imports.text')}
      />
      <div className="side-by-side">
        <div className="stack-6">
          <UploadForm />
          <Section title={translate('resources.imports.earlier')}>
            <Imports />
          </Section>
        </div>
        <Files />
      </div>
    </ListBase>
  )
}

/** The state in one word; of rows that were left out their number. */
export function ImportStatus({ found }: { found: Import }) {
  const translate = useTranslate()
  const { number } = useFormat()
  const skipped = skippedRows(found)
  const unknown = isFailed(found) ? translate('resources.imports.status.failed') : found.status
  return (
    <Status tone={toneOf(found)}>
      {skipped > 0
        ? translate('resources.imports.doneSkipped', { smart_count: skipped, count: number(skipped) })
        : translate(`resources.imports.status.${found.status}`, { _: unknown })}
    </Status>
  )
}

function Imports() {
  const translate = useTranslate()
  const { number, time } = useFormat()
  return (
    <RecordTable<Import>
      caption="resources.imports.earlier"
      empty="resources.imports.none"
      name={{
        label: 'resources.imports.fields.file',
        show: ({ file_name: name }) => name || translate('resources.imports.noName'),
        href: ({ id }) => `/imports/${id}/show`,
      }}
      columns={[
        {
          label: 'resources.imports.fields.kind',
          show: ({ kind }) => translate(`resources.imports.kinds.${kind}`),
          isWide: true,
        },
        {
          label: 'resources.imports.fields.rows',
          show: ({ row_count: count }) => number(count),
          isNumber: true,
          isLabelled: true,
        },
        { label: 'resources.imports.fields.state', show: (found) => <ImportStatus found={found} />, isWide: true },
        {
          label: 'resources.imports.fields.by',
          show: ({ by, created_at: at }) => (
            <span className="quiet small">{[time(at), by].filter(Boolean).join(', ')}</span>
          ),
          isWide: true,
        },
      ]}
    />
  )
}

const ACCEPTED = '.csv,.xml,.onix,text/csv,application/xml,text/xml'

function UploadForm() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const id = useId()
  const [kind, setKind] = useState<Kind>('products')
  const [file, setFile] = useState<File>()
  const [share, setShare] = useState(0)
  const sent = useRef({ file, kind, idempotencyKey: newId() })
  const send = useMutation({
    networkMode: 'always',
    mutationFn: (chosen: File) => {
      // After a lost answer the same file must not become a second import.
      if (sent.current.file !== chosen || sent.current.kind !== kind)
        sent.current = { file: chosen, kind, idempotencyKey: newId() }
      const { idempotencyKey } = sent.current
      const query = new URLSearchParams({ kind, name: chosen.name.slice(-200) })
      const path = `api/staff/imports/?${query}`
      return upload<Import>({ method: 'POST', path, file: chosen, idempotencyKey, onProgress: setShare })
    },
    onError: (error) => logoutIfAccessDenied(error),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!file || send.isPending) return
    // Not a member who has gone on to another screen meanwhile.
    send.mutate(file, { onSuccess: ({ id: made }) => navigate(`/imports/${made}/show`) })
  }
  const choose = (chosen: File | undefined) => {
    setFile(chosen)
    send.reset()
    setShare(0)
    if (chosen) setKind(kindOf(chosen.name, kind))
  }
  const wrong =
    send.error && (fieldError(send.error, 'file') ?? translate(send.error.message, { _: send.error.message }))
  return (
    <Section title={translate('resources.imports.upload')}>
      <form className="stack" onSubmit={submit}>
        <fieldset className="stack-2">
          <legend className="legend">{translate('resources.imports.what')}</legend>
          <div className="line">
            {KINDS.map((name) => (
              <label key={name} className="check">
                <input type="radio" name="kind" checked={kind === name} onChange={() => setKind(name)} />
                <span>{translate(`resources.imports.kinds.${name}`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className={wrong ? 'field field--error' : 'field'}>
          <label htmlFor={id}>{translate('resources.imports.file')}</label>
          <input
            id={id}
            className="input"
            type="file"
            accept={ACCEPTED}
            required
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? `${id}-hint ${id}-error` : `${id}-hint`}
            onChange={({ target }) => choose(target.files?.[0])}
          />
          <p className="hint" id={`${id}-hint`}>
            {translate('resources.imports.fileTypes')}
          </p>
          {wrong && (
            <p className="error-text" id={`${id}-error`} role="alert">
              {wrong}
            </p>
          )}
        </div>
        {send.isPending && (
          <div role="status">
            <progress max={1} {...(share < 1 && { value: share })} aria-label={translate('admin.upload.progress')} />
            <p className="quiet small">{translate(share < 1 ? 'admin.upload.progress' : 'admin.upload.checking')}</p>
          </div>
        )}
        <div className="line">
          <button type="submit" className="button" disabled={!file || send.isPending}>
            {translate('resources.imports.send')}
          </button>
          <p className="quiet small">{translate('resources.imports.nothingYet')}</p>
        </div>
      </form>
    </Section>
  )
}

const EXPORTS = [
  { name: 'products', file: 'products.csv', permission: 'products.read', hasTemplate: true },
  { name: 'stock', file: 'stock.csv', permission: 'stock.read', hasTemplate: true },
  { name: 'onix', file: 'onix.xml', permission: 'products.read', hasTemplate: false },
] as const

/** Everything as a file, with the columns of an import, and empty files with these columns. */
function Files() {
  const translate = useTranslate()
  const may = useMay()
  const download = useDownload()
  const allowed = EXPORTS.filter(({ permission }) => may(permission))
  return (
    <div className="stack-6">
      <Section title={translate('resources.imports.exports')}>
        <p className="quiet small">{translate('resources.imports.exportsText')}</p>
        <ul className="rows">
          {allowed.map(({ name, file }) => (
            <li key={name}>
              <button
                type="button"
                className="link"
                disabled={download.isPending}
                onClick={() => download.mutate({ path: `staff/exports/${name}/`, name: file })}
              >
                {translate(`resources.imports.export.${name}`)}
              </button>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={translate('resources.imports.templates')}>
        <p className="quiet small">{translate('resources.imports.templatesText')}</p>
        <ul className="rows">
          {allowed
            .filter(({ hasTemplate }) => hasTemplate)
            .map(({ name }) => (
              <li key={name}>
                <button
                  type="button"
                  className="link"
                  disabled={download.isPending}
                  onClick={() =>
                    download.mutate({ path: `staff/exports/${name}/`, name: `${name}-template.csv`, isHead: true })
                  }
                >
                  {translate(`resources.imports.template.${name}`)}
                </button>
              </li>
            ))}
        </ul>
      </Section>
    </div>
  )
}
