import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import type { UploadKind } from '../../data/upload-parts.ts'
import { MediaUploads, titleOfFile } from '../../fields/media-uploads.tsx'
import { useOrder } from '../../fields/ordered-list.tsx'
import { useFormat } from '../../i18n/format.ts'
import { Question } from '../../layout/question.tsx'
import { type File, type Files, kept, sameFile, useFileChanges } from './file-changes.ts'
import type { Product } from './product-values.ts'

/** The classes whose files are uploaded in parts. */
export const UPLOADED_KINDS: Readonly<Record<string, UploadKind>> = {
  Audiobook: 'audio',
  'Digital Bundle': 'audio',
  'Pay Per View': 'video',
}
const SECONDS = 60
const LANGUAGES = ['en', 'ne'] as const

/** The audio files or the film that buyers play: upload, order, titles. */
export function ProductMedia({ product, files, mayWrite }: { product: Product; files: Files; mayWrite: boolean }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { number } = useFormat()
  const { change, isBusy } = useFileChanges(product.id)
  const [removed, setRemoved] = useState<File>()
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
    keyOf: ({ position }) => position,
    disabled: !mayWrite || isFilm,
    isBusy,
    onChange: (items) =>
      void change((now) => {
        const ordered = items.flatMap((item) => sameFile(now, item) ?? [])
        return [...ordered, ...now.filter((each) => !ordered.includes(each))].map(kept)
      }).catch(tell),
  })
  return (
    <>
      <ul className="ordered" aria-busy={isBusy}>
        {files.files.map((file, at) => (
          <li key={file.position} {...order.itemProps(at)}>
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
                        change((now) => {
                          const same = sameFile(now, file)
                          return now.map((each) =>
                            kept(each === same ? { ...each, titles: { ...each.titles, [language]: title } } : each),
                          )
                        }).catch(tell)
                      }}
                    />
                  ))}
                </div>
              )}
            </div>
            {mayWrite && (
              <button type="button" className="link" onClick={() => setRemoved(file)}>
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
                ...(isFilm ? [] : now.map(kept)),
                { upload: upload.id, titles: { en: isFilm ? '' : titleOfFile(file.name), ne: '' } },
              ],
              upload.id,
            )
          }
        />
      )}
      {removed && (
        <Question
          title={translate('resources.products.removeFile.title', { name: nameOf(removed) })}
          confirm={translate('resources.products.removeFile.confirm')}
          isBusy={isBusy}
          onClose={() => setRemoved(undefined)}
          onConfirm={() => {
            change((now) => {
              const same = sameFile(now, removed)
              return now.filter((each) => each !== same).map(kept)
            })
              .catch(tell)
              .finally(() => setRemoved(undefined))
          }}
        >
          <p>{translate('resources.products.removeFile.text')}</p>
        </Question>
      )}
    </>
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
