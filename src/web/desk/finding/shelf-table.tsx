import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import type { ReactNode, Ref } from 'react'
import { Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import type { ShelfColumn, ShelfOrder } from './shelf-rows.ts'

interface ShelfTableProps {
  ref?: Ref<HTMLTableElement>
  /** By which columns it is sorted; left out where its order is its own. */
  orders?: readonly ShelfOrder[]
  onOrder?: (by: ShelfColumn) => void
  /** The rows, as `<ShelfItem>`. */
  children: ReactNode
}

/** The things of a shelf in a table: what it is, where it stands, who changed it last, and what can be done. */
export function ShelfTable({ ref, orders, onOrder, children }: ShelfTableProps) {
  const names = useColumns()
  const head = (by: ShelfColumn) => {
    const place = orders?.findIndex((one) => one.by === by) ?? -1
    const order = orders?.[place]
    const Icon = order?.down ? ArrowDown : ArrowUp
    if (!onOrder) return <th scope="col">{names[by]}</th>
    return (
      <th
        scope="col"
        aria-sort={order && place === 0 ? (order.down ? 'descending' : 'ascending') : undefined}
      >
        <button type="button" className="shelf-head" onClick={() => onOrder(by)}>
          {names[by]}
          {order && <Icon className={clsx('icon-small', place > 0 && 'shelf-second')} aria-hidden />}
        </button>
      </th>
    )
  }
  return (
    <table ref={ref} className="table shelf" tabIndex={-1}>
      <thead>
        <tr>
          {head('title')}
          {head('state')}
          {head('changed')}
          <td />
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

function useColumns(): Record<ShelfColumn, string> {
  const { t } = useLingui()
  return { title: t`Title`, state: t`State`, changed: t`Last changed` }
}

interface ShelfNarrowingProps {
  states: readonly string[]
  state: string | null
  onState: (state: string | null) => void
  orders: readonly ShelfOrder[]
  onOrder: (by: ShelfColumn) => void
}

/** Which state is shown; on a telephone, where the table has no head, the order too. */
export function ShelfNarrowing({ states, state, onState, orders, onOrder }: ShelfNarrowingProps) {
  const { t } = useLingui()
  const names = useColumns()
  return (
    <>
      {(states.length > 1 || state !== null) && (
        <Field label={t`State`}>
          {(control) => (
            <Select {...control} value={state ?? ''} onChange={({ target }) => onState(target.value || null)}>
              <option value="">{t`All states`}</option>
              {states.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <div className="shelf-order">
        <Field label={<Trans>Sorted by</Trans>}>
          {(control) => (
            <Select
              {...control}
              value={orders[0]?.by ?? ''}
              onChange={({ target }) => {
                if (target.value) onOrder(target.value as ShelfColumn)
              }}
            >
              {orders.length === 0 && <option value="">{t`As it came`}</option>}
              {(['title', 'state', 'changed'] as const).map((by) => (
                <option key={by} value={by}>
                  {names[by]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </>
  )
}
