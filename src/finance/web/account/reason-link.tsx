import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { formatMoney, type Money } from '../../../kernel/money.ts'

interface ReasonLinkProps {
  /** The document of the statement; null where it lists none yet: then the amount alone is shown. */
  id: number | null
  money: Money
  /** The amount goes to the owner. */
  comes?: boolean
}

/** An amount that opens what it is made of. */
export function ReasonLink({ id, money, comes = false }: ReasonLinkProps) {
  const { t } = useLingui()
  const amount = formatMoney(money)
  const look = clsx('owe-amount numeric', comes && 'amount-in')
  if (id === null) return <span className={look}>{amount}</span>
  return (
    <Link to="/my-reports" search={{ why: id }} className={look} aria-label={t`${amount}: why this figure?`}>
      {amount}
    </Link>
  )
}
