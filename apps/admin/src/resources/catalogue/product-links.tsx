import { CLASS_FIELDS } from '@dabali/domain'
import { useInput, useTranslate } from 'react-admin'
import { useMay } from '../../data/auth-provider.ts'
import { type Named, ReferenceListField, ReferenceSearch, useNameOf } from '../../fields/reference-field.tsx'
import { Icon } from '../../layout/icons.tsx'
import { Section } from '../../layout/parts.tsx'
import type { ProductProps } from './product-fields.tsx'
import type { Contributor, Role } from './product-values.ts'

const label = (name: string) => `resources.products.fields.${name}`
const ROLES: readonly Role[] = ['author', 'translator', 'narrator', 'editor', 'illustrator']

/** Contributors, publisher, categories, contents of a bundle and related products. */
export function Links({ product }: ProductProps) {
  const translate = useTranslate()
  const disabled = !useMay()('products.write')
  const { has } = CLASS_FIELDS[product.product_class]
  return (
    <>
      {has.includes('contributors') && (
        <Section title={translate(label('contributors'))}>
          <ReferenceListField
            source="contributors"
            resource="contributors"
            search="resources.products.search.contributors"
            disabled={disabled}
            repeats
            toItem={(found): Contributor => ({ ...found, role: 'author' })}
            beside={(item, change) => (
              <RoleSelect contributor={item as Contributor} disabled={disabled} onChange={change} />
            )}
          />
        </Section>
      )}
      <Section title={translate(label('publisher'))}>
        <PublisherField disabled={disabled} />
      </Section>
      <Section title={translate(label('categories'))}>
        <ReferenceListField
          source="categories"
          resource="categories"
          search="resources.products.search.categories"
          disabled={disabled}
        />
      </Section>
      {has.includes('item_ids') && (
        <Section title={translate(label('items'))}>
          <ReferenceListField
            source="items"
            resource="products"
            search="resources.products.search.items"
            disabled={disabled}
          />
        </Section>
      )}
      <Section title={translate(label('related'))}>
        <ReferenceListField
          source="related"
          resource="products"
          search="resources.products.search.related"
          disabled={disabled}
        />
      </Section>
    </>
  )
}

type RoleSelectProps = { contributor: Contributor; disabled: boolean; onChange: (changed: Contributor) => void }

function RoleSelect({ contributor, disabled, onChange }: RoleSelectProps) {
  const translate = useTranslate()
  const name = useNameOf()(contributor)
  return (
    <select
      className="input"
      aria-label={translate('resources.products.roleOf', { name })}
      value={contributor.role}
      disabled={disabled}
      onChange={({ target }) => onChange({ ...contributor, role: target.value as Role })}
    >
      {ROLES.map((role) => (
        <option key={role} value={role}>
          {translate(`resources.products.roles.${role}`)}
        </option>
      ))}
    </select>
  )
}

function PublisherField({ disabled }: { disabled: boolean }) {
  const translate = useTranslate()
  const nameOf = useNameOf()
  const { field } = useInput<{ publisher: Named | null }>({ source: 'publisher' })
  const publisher: Named | null = field.value || null
  if (!publisher)
    return disabled ? null : (
      <ReferenceSearch
        resource="publishers"
        label="resources.products.search.publisher"
        onChoose={(found) => field.onChange(found)}
      />
    )
  return (
    <p className="line between">
      {nameOf(publisher)}
      {!disabled && (
        <button
          type="button"
          className="icon-button"
          aria-label={translate('admin.order.remove', { name: nameOf(publisher) })}
          onClick={() => field.onChange(null)}
        >
          <Icon name="close" />
        </button>
      )}
    </p>
  )
}
