// @vitest-environment happy-dom
import type { ProductClass } from '@dabali/domain'
import { Form } from 'react-admin'
import { expect, it } from 'vitest'
import { render } from '../../testing/render.tsx'
import { Facts } from './product-fields.tsx'

async function fieldsOf(product_class: ProductClass) {
  const { container } = await render(
    <Form>
      <Facts product={{ product_class }} />
    </Form>,
  )
  return container.querySelector('#facts')?.textContent
}

const MOST = 'resources.products.fields.largest_quantity'

it.each(['E-book', 'Audiobook', 'Digital Bundle'] as const)(
  'the most in one order is no field of the class %s',
  async (name) => {
    const fields = await fieldsOf(name)
    expect(fields).toContain('resources.products.fields.slug')
    expect(fields).not.toContain(MOST)
  },
)

it.each(['Book', 'Subscription', 'Pay Per View', 'Dabali Merchandise'] as const)(
  'the most in one order is a field of the class %s',
  async (name) => {
    expect(await fieldsOf(name)).toContain(MOST)
  },
)
