import { Plural, Trans } from '@lingui/react/macro'
import { formatDay } from '../../../kernel/day.ts'
import { useLanguage } from '../../../web/words.ts'
import type { DocumentReason } from '../../ledger.endpoints.ts'

/** The order or the repair that the books name; what they do not name is said too. */
export function Named({ reason: { origin, order, repair } }: { reason: DocumentReason }) {
  const language = useLanguage()
  if (order)
    return (
      <Trans>
        It is for order <b>{order.number}</b> of {formatDay(order.day, language)}.
      </Trans>
    )
  if (repair)
    return (
      <>
        <Trans>
          It is for maintenance request <b>{repair.code}</b>, {formatDay(repair.firstDay, language)} to{' '}
          {formatDay(repair.lastDay, language)}.
        </Trans>{' '}
        {repair.files > 0 && (
          <Trans>
            The request has <Plural value={repair.files} one="# file" other="# files" />.
          </Trans>
        )}
      </>
    )
  if (origin === 'correction') return <Trans>It corrects another transaction of the statement.</Trans>
  if (origin === 'payment') return <Trans>It is in your favor.</Trans>
  if (origin === 'order') return <Trans>It is for something you ordered.</Trans>
  if (origin === 'repair') return <Trans>It is for a repair of your residence.</Trans>
  if (origin === 'instalment')
    return <Trans>It is a part of what was agreed to be paid in instalments.</Trans>
  if (origin === 'plan')
    return <Trans>It is what was open then; it moved into instalments, which add up to it.</Trans>
  if (origin === 'interest')
    return <Trans>It is the interest of a late charge, by the club’s rule that it names.</Trans>
  if (origin === 'discount')
    return <Trans>It is for a charge that was paid early, by the club’s rule that it names.</Trans>
  return <Trans>The club’s books name no order and no repair for it.</Trans>
}
