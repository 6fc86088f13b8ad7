import { type Static, Type } from 'typebox'
import { cleanLine } from '../../http/request-body.ts'
import { nullable, schemaRef } from '../../http/schemas.ts'
import { STAFF_PATH } from '../../staff/access.ts'
import { conflictSchema } from '../../staff/writes.ts'
import { PictureSources } from '../queries.ts'
import type { StaffPictureRow } from './queries.ts'

export const PICTURES_PATH = `${STAFF_PATH}pictures/`

const Words = Type.Object({ en: Type.String(), ne: Type.String() }, { description: 'Empty where it is missing.' })
export const Percent = Type.Integer({ minimum: 0, maximum: 100 })

const CropSide = Type.Number({ minimum: 0, maximum: 100 })
export const CropSchema = Type.Object(
  { x: CropSide, y: CropSide, width: CropSide, height: CropSide },
  { description: 'A part of the whole picture, in per cent of its sides from the left and the top.' },
)

export const StaffPictureSchema = Type.Object(
  {
    name: Type.String({ examples: ['upload:0f3a9c1b22de47aa90be1c55'] }),
    version: Type.Integer({ description: 'Grows with every change; send it as `If-Match: "7"`.' }),
    width: Type.Integer(),
    height: Type.Integer(),
    sources: PictureSources,
    alt: Words,
    credit: Words,
    focus: Type.Object(
      { x: Percent, y: Percent },
      { description: 'What stays visible when it is cropped, in per cent.' },
    ),
    crop: nullable(CropSchema),
    whole: nullable(
      Type.String({ description: 'Where staff can open the whole picture, from which it can be cropped anew.' }),
    ),
    num_uses: Type.Integer({ description: 'By how many products and contents it is used.' }),
    uploaded_at: nullable(Type.String({ format: 'date-time' })),
  },
  { $id: 'StaffPicture' },
)
export const PictureConflictSchema = conflictSchema(StaffPictureSchema)

export const ProductPicturesSchema = Type.Object(
  { version: Type.Integer(), pictures: Type.Array(schemaRef(StaffPictureSchema)) },
  { $id: 'ProductPictures', description: 'In their order; lists show the first.' },
)
export const ProductPicturesConflictSchema = conflictSchema(ProductPicturesSchema)

export const STAFF_PICTURE_SCHEMAS = [
  StaffPictureSchema,
  PictureConflictSchema,
  ProductPicturesSchema,
  ProductPicturesConflictSchema,
]

export type StaffPicture = Static<typeof StaffPictureSchema>
type BothWords = StaffPicture['alt']

/** What is not sent stays. */
export const mergeTexts = (before: BothWords, input: Partial<BothWords> = {}): BothWords => ({
  en: input.en === undefined ? before.en : cleanLine(input.en),
  ne: input.ne === undefined ? before.ne : cleanLine(input.ne),
})

export const toPicture = ({
  alt,
  credit,
  focus_x,
  focus_y,
  uploaded_at,
  whole_media,
  ...row
}: StaffPictureRow): StaffPicture => ({
  ...row,
  alt: { en: alt.en ?? '', ne: alt.ne ?? '' },
  credit: { en: credit.en ?? '', ne: credit.ne ?? '' },
  focus: { x: focus_x, y: focus_y },
  whole: whole_media === null ? null : `${PICTURES_PATH}${encodeURIComponent(row.name)}/whole/`,
  uploaded_at: uploaded_at?.toISOString() ?? null,
})
