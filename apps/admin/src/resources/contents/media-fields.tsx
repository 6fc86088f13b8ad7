import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useController, useFormContext } from 'react-hook-form'
import { MediaUploads, titleOfFile } from '../../fields/media-uploads.tsx'
import type { Field } from './content-kinds.ts'

type Media = Extract<Field, { type: 'media' }>

/** The path beside another one, `../` being one level up. */
function besidePath(path: string, relative: string): string {
  const parts = path.split('.').slice(0, -1)
  const steps = relative.split('/')
  const up = steps.filter((step) => step === '..').length
  return [...parts.slice(0, parts.length - up), ...steps.slice(up)].join('.')
}

type MediaFieldProps = { field: Media; isClosed: boolean; children: ReactNode }

/** A public sound or film: its address or name as the children, an upload, and a player of what is there. */
export function MediaField({ field, isClosed, children }: MediaFieldProps) {
  const translate = useTranslate()
  const { setValue } = useFormContext()
  const { field: control } = useController({ name: field.path })
  const name = typeof control.value === 'string' ? control.value : ''
  const src = /^https?:/.test(name) ? name : `/v1/media/${name}`
  return (
    <div className="stack-2">
      {children}
      {/^[0-9a-f]{24}\.(mp3|m4a|flac|ogg)$/.test(name) && (
        // biome-ignore lint/a11y/useMediaCaption: music, to be checked by who uploaded it.
        <audio controls preload="none" src={src} />
      )}
      {!isClosed && (
        <MediaUploads
          kind={field.kind}
          isPublic
          label={translate(`resources.contents.uploads.${field.kind}`)}
          onDone={({ upload }) => {
            control.onChange(upload.media)
            for (const path of field.seconds)
              setValue(besidePath(field.path, path), upload.duration_seconds, { shouldDirty: true })
          }}
        />
      )}
    </div>
  )
}

type UploadedTrack = {
  title: { en: string; ne: string }
  duration_seconds: number
  preview_media: string | null
  preview_seconds: number | null
}

/** Several tracks at once: each file becomes a track with a title and a length. */
export function TrackUploads({ onDone }: { onDone: (track: UploadedTrack) => void }) {
  const translate = useTranslate()
  return (
    <MediaUploads
      kind="audio"
      isPublic
      isMultiple
      label={translate('resources.contents.uploads.tracks')}
      onDone={({ upload, file }) =>
        onDone({
          title: { en: titleOfFile(file.name), ne: '' },
          duration_seconds: upload.duration_seconds ?? 1,
          preview_media: upload.media,
          preview_seconds: upload.duration_seconds,
        })
      }
    />
  )
}
