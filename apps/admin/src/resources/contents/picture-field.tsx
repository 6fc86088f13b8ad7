import { getStaffPicture, listStaffPictures } from '@dabali/api-client/staff'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useController } from 'react-hook-form'
import { api } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import type { Shape, StaffPicture } from '../../fields/crop.ts'
import { AltTextQuestion } from '../../fields/picture-texts.tsx'
import { CropQuestion, PictureUpload } from '../../fields/picture-upload.tsx'
import { Section } from '../../layout/parts.tsx'
import { Picker, RESULTS, titleOf } from './picker.tsx'

type PictureFieldProps = { path: string; title: string; shapes: readonly Shape[]; isClosed: boolean }

/** A picture of the page: uploaded here, or found in the library of pictures. */
export function PictureField({ path, title, shapes, isClosed }: PictureFieldProps) {
  const translate = useTranslate()
  const may = useMay()
  const { field, fieldState } = useController({ name: path })
  const name: string | null = field.value ?? null
  return (
    <Section title={title}>
      {name === null ? (
        <p className="quiet">{translate('resources.contents.noPicture')}</p>
      ) : (
        <Chosen name={name} shapes={shapes} change={field.onChange} isClosed={isClosed} />
      )}
      {fieldState.error?.message && <p className="error-text">{fieldState.error.message}</p>}
      {!isClosed && may('pictures.write') && (
        <PictureUpload
          label={translate('resources.contents.uploadPicture')}
          shapes={shapes}
          onDone={(picture) => field.onChange(picture.name)}
        />
      )}
      {!isClosed && (
        <Picker
          label={translate('resources.contents.findPicture')}
          find={async (q, signal) => {
            const { results } = await listStaffPictures(api, { q, page_size: RESULTS }, { signal })
            return results.map(({ name: key, alt, sources }) => ({
              key,
              title: titleOf(alt) || key,
              about: key,
              picture: sources[0]?.src,
            }))
          }}
          pick={({ key }) => field.onChange(key)}
        />
      )}
    </Section>
  )
}

type ChosenProps = {
  name: string
  shapes: readonly Shape[]
  change: (name: string | null) => void
  isClosed: boolean
}

function Chosen({ name, shapes, change, isClosed }: ChosenProps) {
  const translate = useTranslate()
  const mayWrite = useMay()('pictures.write') && !isClosed
  const [dialog, setDialog] = useState<'crop' | 'words'>()
  const { data: picture } = useQuery({
    queryKey: ['picture', name],
    queryFn: ({ signal }) => getStaffPicture(api, { name }, { signal }),
  })
  const close = () => setDialog(undefined)
  return (
    <div className="stack-2">
      {picture ? <Shown picture={picture} /> : <p className="mono">{name}</p>}
      {!isClosed && (
        <div className="line">
          {mayWrite && picture?.whole && (
            <button type="button" className="link" onClick={() => setDialog('crop')}>
              {translate('admin.picture.cropAnew')}
            </button>
          )}
          {mayWrite && picture && (
            <button type="button" className="link" onClick={() => setDialog('words')}>
              {translate('admin.picture.editWords')}
            </button>
          )}
          <button type="button" className="link" onClick={() => change(null)}>
            {translate('resources.contents.removePicture')}
          </button>
        </div>
      )}
      {dialog === 'crop' && picture && (
        <CropQuestion picture={picture} shapes={shapes} onDone={(part) => change(part.name)} onClose={close} />
      )}
      {dialog === 'words' && picture && <AltTextQuestion picture={picture} onClose={close} />}
    </div>
  )
}

function Shown({ picture: { sources, alt } }: { picture: StaffPicture }) {
  const translate = useTranslate()
  const isComplete = alt.en !== '' && alt.ne !== ''
  return (
    <>
      <img className="chosen-picture" src={sources.at(-1)?.src} alt={titleOf(alt)} />
      {!isComplete && <p className="warn-text">{translate('admin.picture.altMissing')}</p>}
    </>
  )
}
