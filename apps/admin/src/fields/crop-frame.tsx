import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useFormat } from '../i18n/format.ts'
import { type Crop, pixelsOf, ratioOf, type Shape, shapeOf, toCrop, ZOOM, zoomAfter } from './crop.ts'

type Size = { width: number; height: number }
type CropFrameProps = {
  src: string
  shapes: readonly Shape[]
  /** What is shown of it so far; undefined begins with the first shape. */
  first?: Crop
  onChange: (crop: Crop) => void
  disabled: boolean
}

/** The crop until the frame reports one: the present part, or all of the picture. */
const startOf = (first: Crop | undefined, shapes: readonly Shape[]) =>
  first === undefined && shapes[0] === 'whole' ? null : first

/** The part of a picture that is shown: the frame has the shape of the site, and the picture is moved and zoomed behind it. */
export function CropFrame({ src, shapes, first, onChange, disabled }: CropFrameProps) {
  const translate = useTranslate()
  const { number, digits } = useFormat()
  const zoomId = useId()
  const [size, setSize] = useState<Size>()
  const [chosen, setChosen] = useState<Shape>()
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState<number>(ZOOM.min)
  const [crop, setCrop] = useState<Crop>(first ?? null)
  const [isBroken, setBroken] = useState(false)
  const begun = first === undefined || !size ? shapes[0] : shapeOf(first, size, shapes)
  const shape = chosen ?? begun ?? 'whole'
  const ratio = ratioOf(shape)
  const change = (next: Crop) => {
    setCrop(next)
    onChange(next)
  }
  const choose = (next: Shape) => {
    setChosen(next)
    setPlace({ x: 0, y: 0 })
    setZoom(ZOOM.min)
    if (next === 'whole') change(null)
  }
  const press = (event: KeyboardEvent) => {
    const next = zoomAfter(event.key, zoom)
    if (next === undefined || disabled) return
    event.preventDefault()
    setZoom(next)
  }
  const start = startOf(first, shapes)
  const measure = (loaded: Size) => {
    setSize(loaded)
    // A shape that is chosen loads it again.
    if (!size && start !== undefined) onChange(start)
  }
  if (isBroken) return <Broken isNew={first === undefined} />
  const pixels = size && pixelsOf(shape === 'whole' ? null : crop, size)
  return (
    <div className="stack-2">
      <Shapes shapes={shapes} shape={shape} choose={choose} disabled={disabled} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the frame in it has the focus. */}
      <div className="crop" data-crop={size ? 'ready' : 'loading'} onKeyDown={press}>
        {ratio === undefined || !size ? (
          <img
            src={src}
            alt=""
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => measure({ width, height })}
            onError={() => {
              setBroken(true)
              // A new picture can be sent whole; what is shown of a stored one stays.
              if (first === undefined) onChange(null)
            }}
          />
        ) : (
          <Cropper
            key={shape}
            image={src}
            aspect={ratio}
            crop={place}
            zoom={zoom}
            minZoom={ZOOM.min}
            maxZoom={ZOOM.max}
            keyboardStep={8}
            {...(first && chosen === undefined && { initialCroppedAreaPercentages: first })}
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropAreaChange={(area) => change(toCrop(area))}
            // The page allows no style elements but its own; these styles are in a file.
            disableAutomaticStylesInjection
            cropperProps={{ role: 'group', 'aria-label': translate('admin.picture.frame') }}
            mediaProps={{ alt: '' }}
          />
        )}
      </div>
      <div className="line between">
        {ratio !== undefined && (
          <span className="line">
            <label className="small" htmlFor={zoomId}>
              {translate('admin.picture.zoom')}
            </label>
            <input
              id={zoomId}
              type="range"
              {...ZOOM}
              value={zoom}
              disabled={disabled}
              aria-valuetext={translate('admin.picture.times', { times: number(zoom) })}
              onChange={({ target }) => setZoom(target.valueAsNumber)}
            />
          </span>
        )}
        {size && pixels && (
          <span className="quiet small" role="status">
            {translate('admin.picture.pixels', {
              ...{ width: digits(pixels.width), height: digits(pixels.height) },
              ...{ ofWidth: digits(size.width), ofHeight: digits(size.height) },
            })}
          </span>
        )}
      </div>
      {ratio !== undefined && <p className="quiet small">{translate('admin.picture.hint')}</p>}
    </div>
  )
}

function Broken({ isNew }: { isNew: boolean }) {
  const translate = useTranslate()
  return <p className="warn-text">{translate(`admin.picture.${isNew ? 'broken' : 'wholeBroken'}`)}</p>
}

type ShapesProps = { shapes: readonly Shape[]; shape: Shape; choose: (shape: Shape) => void; disabled: boolean }

function Shapes({ shapes, shape, choose, disabled }: ShapesProps) {
  const translate = useTranslate()
  const isChosen = shapes.length === 1 && shapes.includes(shape)
  if (isChosen) return null
  return (
    <fieldset className="shapes">
      <legend className="visually-hidden">{translate('admin.picture.shape')}</legend>
      {shapes.map((each) => (
        <button key={each} type="button" aria-pressed={each === shape} disabled={disabled} onClick={() => choose(each)}>
          {translate(`admin.picture.shapes.${each}`)}
        </button>
      ))}
    </fieldset>
  )
}
