import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import type { UploadKind } from '../../data/upload-parts.ts'
import { MediaUploads, titleOfFile } from '../../fields/media-uploads.tsx'
import { useOrder } from '../../fields/ordered-list.tsx'
import { useFormat } from '../../i18n/format.ts'
import { Question } from '../../layout/question.tsx'
import { type Edit, type File, type Files, toInput, useFileChanges } from './file-changes.ts'
import type { Product } from './product-values.ts'

/** The classes whose files are uploaded in parts. */
export const UPLOADED_KINDS: Readonly<Record<string, UploadKind>> = {
  Audiobook: 'audio',
  'Digital Bundle': 'audio',
  'Pay Per View': 'video',
}
const SECONDS = 60
const LANGUAGES = ['en', 'ne'] as const

type Format = File['formats'][number]
const FORMATS: readonly Format[] = ['mp3', 'flac']
const OWN_FORMATS: Readonly<Record<string, Format>> = { 'audio/mpeg': 'mp3', 'audio/flac': 'flac' }

/** The format besides its own that buyers can save a file as, and those that can be added while there is none. */
export function secondFormat({ type, formats }: Pick<File, 'type' | 'formats'>) {
  const others = FORMATS.filter((format) => format !== OWN_FORMATS[type])
  const second = others.find((format) => formats.includes(format))
  return { second, addable: second ? [] : others }
}

/** The files with another second format for one of them, wherever it is in the order by now. */
export function withSecond(files: readonly File[], id: string, also: string | null): ReturnType<Edit> {
  if (!files.some((file) => file.id === id)) throw new Error('admin.upload.fileGone')
  return files.map((file) => (file.id === id ? { ...toInput(file), also } : toInput(file)))
}

/** The audio files or the film that buyers play: upload, order, titles. */
export function ProductMedia({ product, files, mayWrite }: { product: Product; files: Files; mayWrite: boolean }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { number } = useFormat()
  const { change, isBusy } = useFileChanges(product.id)
  const [removed, setRemoved] = useState<{ file: File; format?: Format | undefined }>()
  const kind = UPLOADED_KINDS[product.product_class] ?? 'audio'
  const isFilm = kind === 'video'
  const nameOf = (file: File) =>
    file.titles.en ||
    file.titles.ne ||
    translate('resources.products.fileNumber', { number: number(file.position + 1) })
  const tell = (error: unknown) => notify(error instanceof Error ? error.message : 'ra.page.error', { type: 'error' })
  const order = useOrder({
    items: files.files,
    nameOf,
    keyOf: ({ id }) => id,
    disabled: !mayWrite || isFilm,
    isBusy,
    onChange: (items) =>
      void change((now) => {
        const ordered = items.flatMap(({ id }) => now.find((each) => each.id === id) ?? [])
        return [...ordered, ...now.filter((each) => !ordered.includes(each))].map(toInput)
      }).catch(tell),
  })
  return (
    <>
      <ul className="ordered" aria-busy={isBusy}>
        {files.files.map((file, at) => (
          <li key={file.id} {...order.itemProps(at)}>
            {order.grip(at)}
            <div className="what stack-2">
              <FileFacts file={file} name={nameOf(file)} />
              {mayWrite && !isFilm && (
                <div className="fields fields--2">
                  {LANGUAGES.map((language) => (
                    <TitleField
                      key={language}
                      language={language}
                      name={nameOf(file)}
                      value={file.titles[language]}
                      onSave={(title) => {
                        const renamed = (each: File) =>
                          each.id === file.id ? { ...each, titles: { ...each.titles, [language]: title } } : each
                        change((now) => now.map((each) => toInput(renamed(each)))).catch(tell)
                      }}
                    />
                  ))}
                </div>
              )}
              {mayWrite && !isFilm && (
                <SecondFormat
                  file={file}
                  name={nameOf(file)}
                  isOffered={product.product_class === 'Digital Bundle'}
                  onAdd={(upload) => change((now) => withSecond(now, file.id, upload), upload)}
                  onRemove={(format) => setRemoved({ file, format })}
                />
              )}
            </div>
            {mayWrite && (
              <button type="button" className="link" onClick={() => setRemoved({ file })}>
                {translate('resources.products.actions.removeFile')}
                <span className="visually-hidden"> {nameOf(file)}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {order.status}
      {mayWrite && (
        <MediaUploads
          kind={kind}
          isMultiple={!isFilm}
          label={translate(`resources.products.actions.upload.${kind}`)}
          onDone={({ upload, file }) =>
            change(
              (now) => [
                ...(isFilm ? [] : now.map(toInput)),
                { upload: upload.id, titles: { en: isFilm ? '' : titleOfFile(file.name), ne: '' } },
              ],
              upload.id,
            )
          }
        />
      )}
      {removed && (
        <RemoveQuestion
          name={nameOf(removed.file)}
          format={removed.format}
          isBusy={isBusy}
          onClose={() => setRemoved(undefined)}
          onConfirm={() => {
            const { id } = removed.file
            change((now) =>
              removed.format ? withSecond(now, id, null) : now.filter((file) => file.id !== id).map(toInput),
            )
              .catch(tell)
              .finally(() => setRemoved(undefined))
          }}
        />
      )}
    </>
  )
}

type RemoveProps = {
  name: string
  format: Format | undefined
  isBusy: boolean
  onClose: () => void
  onConfirm: () => void
}

function RemoveQuestion({ name, format, ...question }: RemoveProps) {
  const translate = useTranslate()
  const what = `resources.products.${format ? 'removeFormat' : 'removeFile'}`
  const words = { name, ...(format && { format: format.toUpperCase() }) }
  return (
    <Question title={translate(`${what}.title`, words)} confirm={translate(`${what}.confirm`, words)} {...question}>
      <p>{translate(`${what}.text`, words)}</p>
    </Question>
  )
}

type SecondFormatProps = {
  file: File
  name: string
  isOffered: boolean
  onAdd: (upload: string) => Promise<unknown>
  onRemove: (format: Format) => void
}

/** The same recording as a second format, of which buyers choose one. */
function SecondFormat({ file, name, isOffered, onAdd, onRemove }: SecondFormatProps) {
  const translate = useTranslate()
  const { second, addable } = secondFormat(file)
  if (second) {
    const format = second.toUpperCase()
    return (
      <p className="line between small">
        <span>{translate('resources.products.secondFormat', { format })}</span>
        <button type="button" className="link" onClick={() => onRemove(second)}>
          {translate('resources.products.actions.removeFormat', { format })}
          <span className="visually-hidden"> {name}</span>
        </button>
      </p>
    )
  }
  if (!isOffered) return null
  const formats = addable.map((format) => format.toUpperCase()).join(` ${translate('resources.products.or')} `)
  return (
    <MediaUploads
      kind="audio"
      isSmall
      label={translate('resources.products.actions.addFormat', { format: formats, name })}
      only={{
        endings: addable.map((format) => `.${format}`).join(','),
        types: translate('resources.products.secondFormatHint'),
      }}
      onDone={({ upload }) => onAdd(upload.id)}
    />
  )
}

function FileFacts({ file, name }: { file: File; name: string }) {
  const translate = useTranslate()
  const { number } = useFormat()
  const { duration_seconds: seconds, size, type, formats } = file
  const minutes =
    seconds === null ? '' : `${number(Math.floor(seconds / SECONDS))}:${padded(number, seconds % SECONDS)}`
  const megabytes = translate('resources.products.megabytes', { size: number(Math.ceil(size / 100_000) / 10) })
  const saved = formats.length > 0 ? formats.map((format) => format.toUpperCase()).join(', ') : type
  return (
    <span className="line between">
      <b>{name}</b>
      <span className="quiet small">{[minutes, saved, megabytes].filter(Boolean).join(' · ')}</span>
    </span>
  )
}

const padded = (number: (value: number) => string, seconds: number) => (seconds < 10 ? number(0) : '') + number(seconds)

type TitleFieldProps = { language: 'en' | 'ne'; name: string; value: string; onSave: (title: string) => void }

function TitleField({ language, name, value, onSave }: TitleFieldProps) {
  const translate = useTranslate()
  return (
    <div className="field">
      <input
        key={value}
        className="input"
        lang={language}
        maxLength={200}
        defaultValue={value}
        aria-label={`${translate('resources.products.fields.fileTitle')} ${language === 'ne' ? 'नेपाली' : 'English'}: ${name}`}
        placeholder={language === 'ne' ? 'नेपाली' : 'English'}
        onBlur={({ target }) => {
          if (target.value.trim() !== value) onSave(target.value.trim())
        }}
      />
    </div>
  )
}
