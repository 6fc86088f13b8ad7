import { changeStaffPicture, setProductPictures } from '@dabali/api-client/staff'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { FormProvider, useForm } from 'react-hook-form'
import { api, conflictOf } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { useAction } from '../../data/use-action.tsx'
import { BilingualField } from '../../fields/bilingual-field.tsx'
import type { Shape } from '../../fields/crop.ts'
import { useOrder } from '../../fields/ordered-list.tsx'
import { type PictureTexts, TextsConflict } from '../../fields/picture-texts.tsx'
import { CropQuestion, PictureUpload } from '../../fields/picture-upload.tsx'
import { useFormat } from '../../i18n/format.ts'
import { ActionError, LoadError, LoadingRows, Section } from '../../layout/parts.tsx'
import { Question } from '../../layout/question.tsx'
import { appendPictures } from './picture-order.ts'
import { usePictures } from './product-side.tsx'
import type { Product } from './product-values.ts'

type Pictures = NonNullable<ReturnType<typeof usePictures>['data']>
type Picture = Pictures['pictures'][number]

/** A cover is shown as it is, other pictures in the shapes of lists. */
const SHAPES: readonly Shape[] = ['whole', 'cover', 'square', 'photo']
/** The smallest source that is wide enough for a tile. */
const TILE_WIDTH = 320
const tileOf = ({ sources }: Picture) => (sources.find(({ width }) => width >= TILE_WIDTH) ?? sources.at(-1))?.src

/** The pictures of a product: the first is the cover. */
export function ProductPictures({ product }: { product: Product }) {
  const translate = useTranslate()
  const { data, error, refetch } = usePictures(product.id)
  if (error) return <LoadError error={error} retry={refetch} />
  if (!data) return <LoadingRows />
  return (
    <Section title={translate('resources.products.sections.pictures')}>
      <Tiles id={product.id} data={data} />
    </Section>
  )
}

function Tiles({ id, data }: { id: number; data: Pictures }) {
  const translate = useTranslate()
  const { number } = useFormat()
  const disabled = !useMay()('pictures.write')
  const queries = useQueryClient()
  const [edited, setEdited] = useState<string>()
  const [cropped, setCropped] = useState<Picture>()
  const { pictures, version } = data
  const setNames = (names: readonly string[], ifMatch: number, idempotencyKey: string) =>
    setProductPictures(api, { id: String(id), pictures: [...names], ifMatch, idempotencyKey }, { silent: true })
  const set = useAction((names: readonly string[], idempotencyKey) => setNames(names, version, idempotencyKey))
  const append = useAction((added: readonly string[], idempotencyKey) =>
    appendPictures(added, queries.getQueryData<Pictures>(['pictures', id]) ?? data, (names, ifMatch) =>
      setNames(names, ifMatch, idempotencyKey),
    ),
  )
  /** What was refused, as after a change by another member, is loaded again. */
  const reload = () => queries.invalidateQueries({ queryKey: ['pictures', id] })
  const reloadAndThrow = async (error: unknown) => {
    await reload()
    throw error
  }
  const change = (names: readonly string[]) => set.mutateAsync(names).catch(reload)
  const order = useOrder({
    items: pictures,
    nameOf: (picture) => translate('resources.products.picture', { number: number(pictures.indexOf(picture) + 1) }),
    onChange: (ordered) => {
      queries.setQueryData(['pictures', id], { ...data, pictures: ordered })
      void change(ordered.map(({ name }) => name))
    },
    keyOf: ({ name }) => name,
    disabled,
    isBusy: set.isPending || append.isPending,
  })
  const shownNames = useRef<readonly string[]>([])
  shownNames.current = pictures.map(({ name }) => name)
  const error = set.error ?? append.error
  const shown = pictures.find(({ name }) => name === edited)
  return (
    <>
      <ul className="tiles" id="pictures">
        {pictures.map((picture, at) => (
          <li key={picture.name} className="tile" {...order.itemProps(at)}>
            <div className="pic">
              <span className="tag">{at === 0 ? translate('resources.products.cover') : number(at + 1)}</span>
              <img src={tileOf(picture)} alt={picture.alt.en || picture.alt.ne} loading="lazy" />
            </div>
            <AltState picture={picture} />
            <div className="line between">
              <button
                type="button"
                id={order.focus.idOf(at, 'edit')}
                className="link small"
                onClick={() => setEdited(picture.name)}
              >
                {translate('resources.products.actions.editPicture', { number: number(at + 1) })}
              </button>
              {order.grip(at)}
            </div>
          </li>
        ))}
        {!disabled && (
          <li>
            <PictureUpload
              id={order.focus.addId}
              label={translate('resources.products.actions.addPictures')}
              shapes={SHAPES}
              isMultiple
              onDone={({ name }) => append.mutateAsync([name]).catch(reloadAndThrow)}
            />
          </li>
        )}
      </ul>
      {order.status}
      <ActionError error={error} />
      {shown && (
        <PictureDialog
          key={shown.name}
          picture={shown}
          disabled={disabled}
          onRemove={() => {
            const { name } = shown
            order.focus.removed(pictures.indexOf(shown), 'edit', () => !shownNames.current.includes(name))
            void change(pictures.filter(({ name }) => name !== shown.name).map(({ name }) => name))
            setEdited(undefined)
          }}
          onCrop={() => {
            setEdited(undefined)
            setCropped(shown)
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
      {cropped && (
        <CropQuestion
          picture={cropped}
          shapes={SHAPES}
          onDone={({ name }) => {
            const names = pictures.map((picture) => (picture.name === cropped.name ? name : picture.name))
            return set.mutateAsync([...new Set(names)]).catch(reloadAndThrow)
          }}
          onClose={() => setCropped(undefined)}
        />
      )}
    </>
  )
}

function AltState({ picture: { alt } }: { picture: Picture }) {
  const translate = useTranslate()
  const missing = alt.en === '' ? (alt.ne === '' ? 'both' : 'en') : alt.ne === '' ? 'ne' : undefined
  return (
    <span className={missing ? 'warn-text' : 'quiet small'}>
      {translate(`resources.products.alt.${missing ?? 'complete'}`)}
    </span>
  )
}

type PictureDialogProps = {
  picture: Picture
  disabled: boolean
  onRemove: () => void
  onCrop: () => void
  onClose: () => void
}

/** Alt text and credit in both languages, and what stays visible when a page needs another shape. */
function PictureDialog({ picture: opened, disabled, onRemove, onCrop, onClose }: PictureDialogProps) {
  const translate = useTranslate()
  const { number, digits } = useFormat()
  // As it was opened: what is typed stays when the pictures are loaded again.
  const [picture, setPicture] = useState(opened)
  const { name, version, width, height, num_uses: uses } = picture
  const form = useForm<PictureTexts>({ defaultValues: { alt: picture.alt, credit: picture.credit } })
  const [focus, setFocus] = useState(picture.focus)
  const save = useAction(
    (words: PictureTexts, idempotencyKey) =>
      changeStaffPicture(api, { name, ...words, focus, ifMatch: version, idempotencyKey }, { silent: true }),
    { done: 'resources.products.done.picture', onDone: onClose },
  )
  return (
    <Question
      title={translate('resources.products.editPicture')}
      confirm={translate('resources.products.actions.savePicture')}
      onConfirm={() => save.mutate(form.getValues())}
      onClose={onClose}
      isBusy={save.isPending}
      isDisabled={disabled || conflictOf(save.error) !== undefined}
      error={save.error}
      isWide
    >
      <TextsConflict
        error={save.error}
        form={form}
        base={picture}
        onChosen={(theirs) => {
          // The focus that only they have changed is theirs.
          if (focus.x === picture.focus.x && focus.y === picture.focus.y) setFocus(theirs.focus)
          setPicture(theirs)
          save.reset()
        }}
      />
      <FormProvider {...form}>
        <FocusPoint picture={picture} focus={focus} setFocus={disabled ? undefined : setFocus} />
        <p className="quiet small">
          {translate('resources.products.pictureFacts', {
            ...{ width: digits(width), height: digits(height), uses: number(uses) },
          })}
        </p>
        <BilingualField
          source="alt"
          label="resources.products.fields.alt"
          hint="resources.products.altHint"
          multiline
          disabled={disabled}
        />
        <BilingualField source="credit" label="resources.products.fields.credit" disabled={disabled} />
        {!disabled && (
          <div className="line">
            {picture.whole !== null && (
              <button type="button" className="link" onClick={onCrop}>
                {translate('admin.picture.cropAnew')}
              </button>
            )}
            <button type="button" className="link" onClick={onRemove}>
              {translate('resources.products.actions.removePicture')}
            </button>
          </div>
        )}
      </FormProvider>
    </Question>
  )
}

const STEP = 2
const within = (percent: number) => Math.max(0, Math.min(100, Math.round(percent)))
type FocusProps = {
  picture: Picture
  focus: Picture['focus']
  setFocus: ((focus: Picture['focus']) => void) | undefined
}

/** The point of a picture that is never cropped away: by a press, or by the arrow keys. */
function FocusPoint({ picture, focus, setFocus }: FocusProps) {
  const translate = useTranslate()
  const { number } = useFormat()
  const press = (event: MouseEvent) => {
    // The keyboard presses a button in its middle.
    if (event.detail === 0) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    setFocus?.({
      x: within(((event.clientX - left) / width) * 100),
      y: within(((event.clientY - top) / height) * 100),
    })
  }
  const key = (event: KeyboardEvent) => {
    const [x, y] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? []
    if (x === undefined || y === undefined) return
    event.preventDefault()
    setFocus?.({ x: within(focus.x + x * STEP), y: within(focus.y + y * STEP) })
  }
  const place = { x: number(focus.x), y: number(focus.y) }
  return (
    <div className="stack-2">
      <button
        type="button"
        className="focus-picture"
        aria-label={translate('resources.products.focus', place)}
        disabled={!setFocus}
        onClick={press}
        onKeyDown={key}
      >
        <img src={picture.sources.at(-1)?.src} alt="" width={picture.width} height={picture.height} />
        <i style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
      </button>
      <p className="quiet small">{translate('resources.products.focusHint')}</p>
    </div>
  )
}
