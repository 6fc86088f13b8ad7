import { getProductFiles, listProductPictures } from '@dabali/api-client/staff'
import { needsFile } from '@dabali/domain'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { api } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { isLanguageMissing } from '../../fields/bilingual-field.tsx'
import { useNameOf } from '../../fields/reference-field.tsx'
import { useFormat } from '../../i18n/format.ts'
import { Section, Status, type Tone } from '../../layout/parts.tsx'
import { type Product, type ProductValues, TEXTS } from './product-values.ts'

export const usePictures = (id: number) =>
  useQuery({
    queryKey: ['pictures', id],
    queryFn: ({ signal }) => listProductPictures(api, { id: String(id) }, { signal, silent: true }),
    enabled: useMay()('pictures.read'),
  })

export const useFiles = (id: number) =>
  useQuery({
    queryKey: ['files', id],
    queryFn: ({ signal }) => getProductFiles(api, { id: String(id) }, { signal, silent: true }),
    enabled: useMay()('files.read'),
  })

/** What the product needs before it can be listed. Its files are uploaded beside the form, so what it has of them is known here first. */
export function useMissing({ id, product_class: productClass, missing }: Product): Product['missing'] {
  const { files } = useFiles(id).data ?? {}
  if (!files || !needsFile(productClass)) return missing
  const others = missing.filter((name) => name !== 'file')
  return files.length > 0 ? others : [...others, 'file']
}

type Check = { key: string; tone: Tone; count?: number; section?: string }

/** Red stops publishing and is what the API refuses; yellow does not. */
function checksOf(
  { missing, product_class: productClass }: Pick<Product, 'missing' | 'product_class'>,
  values: ProductValues,
  media: { pictures?: number | undefined; withoutAlt?: number | undefined },
): Check[] {
  const missingTexts = (language: 'en' | 'ne') =>
    TEXTS.filter((name) => isLanguageMissing(values[name], language)).length
  const texts = (['en', 'ne'] as const).map((language): Check => {
    const count = missingTexts(language)
    return { key: `texts.${language}`, tone: count > 0 ? 'w' : 's', count, section: 'texts' }
  })
  const isFree = Number(values.price.selling_price) === 0
  const { pictures, withoutAlt } = media
  return [
    ...missing.filter((name) => name !== 'file').map((name): Check => ({ key: `missing.${name}`, tone: 'e' })),
    ...texts,
    { key: 'price', tone: isFree ? 'w' : 's', section: 'prices' },
    ...(pictures === undefined ? [] : [{ key: 'cover', tone: pictures > 0 ? 's' : 'w', section: 'pictures' } as const]),
    ...(withoutAlt ? [{ key: 'alt', tone: 'w', count: withoutAlt, section: 'pictures' } as const] : []),
    ...(needsFile(productClass)
      ? [{ key: 'file', tone: missing.includes('file') ? 'e' : 's', section: 'files' } as const]
      : []),
    ...(values.categories.length === 0 ? [{ key: 'category', tone: 'w' } as const] : []),
  ]
}

export function BeforePublishing({ product, values }: { product: Product; values: ProductValues }) {
  const translate = useTranslate()
  const { number } = useFormat()
  const pictures = usePictures(product.id).data?.pictures
  const missing = useMissing(product)
  const checks = checksOf({ ...product, missing }, values, {
    pictures: pictures?.length,
    withoutAlt: pictures?.filter(({ alt }) => alt.en === '' || alt.ne === '').length,
  })
  return (
    <Section title={translate('resources.products.checks.title')}>
      <ul className="rows" id="before-publishing">
        {checks.map(({ key, tone, count = 0, section }) => (
          <li key={key} className="line between">
            <Status tone={tone}>
              {translate(`resources.products.checks.${key}${tone === 's' ? '.done' : '.open'}`, {
                smart_count: count,
                count: number(count),
              })}
            </Status>
            {tone !== 's' && section && (
              <a className="link small" href={`#${section}`}>
                {translate('resources.products.checks.goTo', {
                  key: translate(`resources.products.sections.${section}`),
                })}
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className="quiet small">{translate('resources.products.checks.text')}</p>
    </Section>
  )
}

const WITHOUT_EDITIONS: readonly string[] = ['Ticket', 'Subscription']

/** The other formats and languages of the work. */
export function Editions({ product }: { product: Product }) {
  const translate = useTranslate()
  const nameOf = useNameOf()
  const may = useMay()
  if (WITHOUT_EDITIONS.includes(product.product_class)) return null
  return (
    <Section
      title={translate('resources.products.editions')}
      action={
        may('products.write') && (
          <Link className="link small" to={`/products/create?edition_of=${product.id}`}>
            {translate('resources.products.actions.addEdition')}
          </Link>
        )
      }
    >
      <ul className="rows">
        {product.editions.map((edition) => (
          <li key={edition.id} className="line between">
            {edition.id === product.id ? (
              <b>{nameOf(edition)}</b>
            ) : (
              <Link to={`/products/${edition.id}/show`}>{nameOf(edition)}</Link>
            )}
            <span className="quiet small">
              {translate(`resources.orders.classes.${edition.product_class}`)}
              {edition.language && `, ${translate(`admin.languages.${edition.language}`)}`}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
