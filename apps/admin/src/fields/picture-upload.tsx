import { changeStaffPicture, cropStaffPicture } from '@dabali/api-client/staff'
import { type DragEvent, lazy, type ReactNode, Suspense, useEffect, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { FormProvider, useForm } from 'react-hook-form'
import { api } from '../data/api.ts'
import { upload } from '../data/upload.ts'
import { useAction } from '../data/use-action.tsx'
import { useFormat } from '../i18n/format.ts'
import { LoadingRows } from '../layout/parts.tsx'
import { Question } from '../layout/question.tsx'
import { BilingualField, type BilingualText } from './bilingual-field.tsx'
import { type Crop, cropQuery, type Shape, type StaffPicture } from './crop.ts'

const CropFrame = lazy(() => import('./crop-frame.tsx').then(({ CropFrame: frame }) => ({ default: frame })))
const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
/** The API refuses more, but only once all of it is sent. */
const MOST_BYTES = 15_000_000

/** Why the API would refuse a file. Systems that do not know a type leave it empty. */
function problemOf({ type, size }: File) {
  if (type !== '' && !TYPES.includes(type)) return 'otherType'
  return size > MOST_BYTES ? 'tooLarge' : undefined
}

type PictureUploadProps = {
  /** Words of the field. */
  label: string
  /** The frames of the site; the first is chosen at the beginning. */
  shapes: readonly Shape[]
  isMultiple?: boolean
  id?: string
  /** Called for each picture that was stored. */
  onDone: (picture: StaffPicture) => Promise<unknown> | unknown
}

/** Chooses files; of each, a part and its alt text are chosen before it is stored. */
export function PictureUpload({ label, shapes, isMultiple = false, onDone, ...given }: PictureUploadProps) {
  const translate = useTranslate()
  const { number } = useFormat()
  const own = useId()
  const id = given.id ?? own
  const [files, setFiles] = useState<readonly File[]>([])
  const [count, setCount] = useState(0)
  const [refused, setRefused] = useState<File>()
  const [file] = files
  const add = (added: readonly File[]) => {
    const given = isMultiple ? added : added.slice(0, 1)
    const chosen = given.filter((each) => problemOf(each) === undefined)
    setRefused(given.find((each) => problemOf(each) !== undefined))
    setFiles(chosen)
    setCount(chosen.length)
  }
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    add([...event.dataTransfer.files])
  }
  const place = number(count - files.length + 1)
  return (
    <>
      <label className="drop" htmlFor={id} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <b>{label}</b>
        <span className="small">{translate('admin.picture.types')}</span>
        <input
          id={id}
          className="visually-hidden"
          type="file"
          multiple={isMultiple}
          accept={TYPES.join()}
          onChange={({ target }) => {
            add([...(target.files ?? [])])
            target.value = ''
          }}
        />
      </label>
      {refused && (
        <p className="error-text" role="alert">
          {translate(`admin.picture.${problemOf(refused)}`, { name: refused.name })}
        </p>
      )}
      {file && (
        <NewPicture
          // Two files can have one name.
          key={files.length}
          file={file}
          title={translate(count > 1 ? 'admin.picture.titleOfMany' : 'admin.picture.title', {
            ...{ place, count: number(count), name: file.name },
          })}
          shapes={shapes}
          onDone={async (picture) => {
            await onDone(picture)
            setFiles((left) => left.slice(1))
          }}
          onClose={() => setFiles((left) => left.slice(1))}
        />
      )}
    </>
  )
}

type NewPictureProps = {
  file: File
  title: string
  shapes: readonly Shape[]
  onDone: (picture: StaffPicture) => Promise<unknown>
  onClose: () => void
}

/** The languages that have a text; the same file may have been uploaded before, with words that stay. */
const filledOf = (text: BilingualText): BilingualText =>
  Object.fromEntries(Object.entries(text).filter(([, written]) => written?.trim()))

function NewPicture({ file, title, shapes, onDone, onClose }: NewPictureProps) {
  const translate = useTranslate()
  const src = useObjectUrl(file)
  const form = useForm<{ alt: BilingualText }>({ defaultValues: { alt: { en: '', ne: '' } } })
  /** Undefined until the picture is shown. */
  const [crop, setCrop] = useState<Crop>()
  const [progress, setProgress] = useState<number>()
  const send = useAction(async (part: Crop, idempotencyKey) => {
    setProgress(0)
    try {
      const path = `api/staff/pictures/${cropQuery(part)}`
      const stored = await upload<StaffPicture>({ method: 'POST', path, file, onProgress: setProgress })
      const alt = filledOf(form.getValues().alt)
      const { name, version: ifMatch } = stored
      const picture =
        Object.keys(alt).length > 0
          ? await changeStaffPicture(api, { name, alt, ifMatch, idempotencyKey }, { silent: true })
          : stored
      await onDone(picture)
    } finally {
      setProgress(undefined)
    }
  })
  return (
    <Question
      title={title}
      confirm={translate('admin.picture.upload')}
      onConfirm={() => crop !== undefined && send.mutate(crop)}
      onClose={onClose}
      isBusy={send.isPending}
      isDisabled={crop === undefined}
      error={send.error}
      isWide
    >
      <FormProvider {...form}>
        <Frame src={src} shapes={shapes} onChange={setCrop} disabled={send.isPending} />
        <BilingualField source="alt" label="admin.picture.alt" hint="admin.picture.altHint" multiline />
        {progress !== undefined && (
          <div className="stack-2" role="status">
            <progress value={progress} aria-label={translate('admin.upload.progress')} />
            <p className="hint">{translate(progress < 1 ? 'admin.upload.progress' : 'admin.picture.encoding')}</p>
          </div>
        )}
      </FormProvider>
    </Question>
  )
}

/** The address of a file of this device, for as long as it is shown. */
function useObjectUrl(file: File) {
  const [src, setSrc] = useState('')
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setSrc(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return src
}

type FrameProps = {
  src: string
  shapes: readonly Shape[]
  first?: Crop
  onChange: (crop: Crop) => void
  disabled: boolean
}

const Frame = (props: FrameProps): ReactNode => (
  <Suspense fallback={<LoadingRows />}>{props.src !== '' && <CropFrame {...props} />}</Suspense>
)

type CropQuestionProps = {
  picture: StaffPicture
  shapes: readonly Shape[]
  /** Called with the new part, which is a picture of its own. */
  onDone: (picture: StaffPicture) => Promise<unknown> | unknown
  onClose: () => void
}

/** Another part of a stored picture; its words stay. */
export function CropQuestion({ picture, shapes, onDone, onClose }: CropQuestionProps) {
  const translate = useTranslate()
  const { name, whole } = picture
  /** Undefined until the whole is shown. */
  const [crop, setCrop] = useState<Crop>()
  const send = useAction(
    async (part: Crop) => onDone(await cropStaffPicture(api, { name, crop: part }, { silent: true })),
    { done: 'admin.picture.done', onDone: onClose },
  )
  return (
    <Question
      title={translate('admin.picture.cropTitle')}
      confirm={translate('admin.picture.crop')}
      onConfirm={() => crop !== undefined && send.mutate(crop)}
      onClose={onClose}
      isBusy={send.isPending}
      isDisabled={crop === undefined}
      error={send.error}
      isWide
    >
      <Frame src={whole ?? ''} shapes={shapes} first={picture.crop} onChange={setCrop} disabled={send.isPending} />
    </Question>
  )
}
