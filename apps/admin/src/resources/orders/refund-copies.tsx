import type { Order } from '@dabali/api-client'
import { useTranslate } from 'react-admin'
import { useFormat } from '../../i18n/format.ts'

type CopiesProps = {
  order: Order
  copies: Readonly<Record<string, number>>
  setCopies: (copies: Record<string, number>) => void
}

/** How many copies of each line are refunded, of those that were not yet. */
export function RefundCopies({ order, copies, setCopies }: CopiesProps) {
  const translate = useTranslate()
  const { money, number } = useFormat()
  // Editions of one work have the same title.
  const nameOf = ({ product_title: title, product_class: kind }: Order['lines'][number]) =>
    order.lines.filter((line) => line.product_title === title).length > 1
      ? `${title}, ${translate(`resources.orders.classes.${kind}`)}`
      : title
  return (
    <table className="grid">
      <caption className="visually-hidden">{translate('resources.orders.items')}</caption>
      <thead>
        <tr>
          <th scope="col">{translate('resources.orders.fields.item')}</th>
          <th scope="col" className="num">
            {translate('resources.orders.fields.amount')}
          </th>
          <th scope="col" className="num">
            {translate('resources.orders.fields.copies')}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => {
          const { id, quantity, refunded_quantity: refunded, price_incl_tax: price } = line
          return (
            <tr key={id}>
              <th scope="row">
                {nameOf(line)}
                <br />
                <span className="quiet small">
                  {translate('resources.orders.bought', { count: number(quantity), left: number(quantity - refunded) })}
                </span>
              </th>
              <td className="num">{money(price)}</td>
              <td className="num">
                <input
                  className="input input--num"
                  type="number"
                  min={0}
                  max={quantity - refunded}
                  disabled={quantity === refunded}
                  aria-label={translate('resources.orders.copiesOf', { title: nameOf(line) })}
                  value={copies[id] ?? 0}
                  onChange={({ target }) => {
                    const wanted = Math.trunc(target.valueAsNumber || 0)
                    setCopies({ ...copies, [id]: Math.max(0, Math.min(quantity - refunded, wanted)) })
                  }}
                />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
