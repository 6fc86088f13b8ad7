import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useMay } from '../../data/auth-provider.ts'
import { upload } from '../../data/upload.ts'
import { currentOf } from '../../fields/merge-values.ts'
import { useFormat } from '../../i18n/format.ts'
import { LoadError, LoadingRows, Section, StateMessage } from '../../layout/parts.tsx'
import { ProductMedia, UPLOADED_KINDS } from './product-media.tsx'
import { useFiles } from './product-side.tsx'
import type { Product } from './product-values.ts'

type Files = NonNullable<ReturnType<typeof useFiles>['data']>

/** The classes whose products are files. */
export const WITH_FILES: readonly string[] = ['E-book', ...Object.keys(UPLOADED_KINDS)]
const BYTES_PER_MEGABYTE = 1_000_000

/** What buyers get, and the sample that everybody can open. */
export function ProductFiles({ product }: { product: Product }) {
  const translate = useTranslate()
  const may = useMay()
  const { number } = useFormat()
  const { data, error, refetch } = useFiles(product.id)
  if (error) return <LoadError error={error} retry={refetch} />
  if (!data) return <LoadingRows />
  const { files, sample, version } = data
  const size = (bytes: number) =>
    translate('resources.products.megabytes', { size: number(Math.ceil((bytes / BYTES_PER_MEGABYTE) * 10) / 10) })
  const takesUploads = product.product_class === 'E-book' && may('files.write')
  const isInParts = product.product_class in UPLOADED_KINDS
  return (
    <Section title={translate('resources.products.sections.files')}>
      <div className="stack" id="files">
        {files.length === 0 && !sample && <StateMessage kind="empty" title={translate('resources.products.noFiles')} />}
        {isInParts && <ProductMedia product={product} files={data} mayWrite={may('files.write')} />}
        <ul className="rows">
          {(isInParts ? [] : files).map(({ position, kind, size: bytes, titles }) => (
            <li key={position} className="line between">
              <b>{titles.en || titles.ne || translate(`resources.products.fileKinds.${kind}`)}</b>
              <span className="quiet small">{size(bytes)}</span>
            </li>
          ))}
          {sample && (
            <li className="line between">
              <a href={sample.src} download>
                {translate('resources.products.fileKinds.sample')}
              </a>
              <span className="quiet small">{size(sample.size)}</span>
            </li>
          )}
        </ul>
        {takesUploads && (
          <div className="fields fields--2">
            <FileUpload id={product.id} place="epub" version={version} />
            <FileUpload id={product.id} place="sample" version={version} />
          </div>
        )}
      </div>
    </Section>
  )
}

type FileUploadProps = { id: number; place: 'epub' | 'sample'; version: number }

function FileUpload({ id, place, version }: FileUploadProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const queries = useQueryClient()
  const input = useId()
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState('')
  const send = async (file: File) => {
    setProblem('')
    setProgress(0)
    try {
      const path = `api/staff/products/${id}/files/${place}/`
      const files = await upload<Files>({ method: 'PUT', path, file, version, onProgress: setProgress })
      queries.setQueryData(['files', id], files)
      notify(`resources.products.done.${place}`, { type: 'success' })
    } catch (error) {
      const current = currentOf<Files>(error)
      if (current) queries.setQueryData(['files', id], current)
      setProblem(error instanceof Error ? translate(error.message, { _: error.message }) : '')
    } finally {
      setProgress(undefined)
    }
  }
  return (
    <div className="stack-2">
      <label className="drop" htmlFor={input}>
        <b>{translate(`resources.products.actions.${place}`)}</b>
        <span className="small">{translate('resources.products.epubTypes')}</span>
        <input
          id={input}
          className="visually-hidden"
          type="file"
          accept=".epub,application/epub+zip"
          disabled={progress !== undefined}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file)
              void send(file).then(() => {
                target.value = ''
              })
          }}
        />
      </label>
      {progress !== undefined && (
        <>
          <progress value={progress} aria-label={translate('admin.upload.progress')} />
          <p className="hint" role="status">
            {translate(progress < 1 ? 'admin.upload.progress' : 'admin.upload.checking')}
          </p>
        </>
      )}
      {problem && (
        <p className="error-text" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
