import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../web/ui/button.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import type { InboxColleague } from '../../inbox/inbox.endpoints.ts'
import { INBOX_AGES, INBOX_ARRIVALS, type InboxAge, type InboxArrival } from '../../inbox/kinds.ts'
import type { DeskSearch } from './desk-search.ts'

interface MoreProps {
  search: DeskSearch
  ask: (change: Partial<DeskSearch>) => void
  colleagues: readonly InboxColleague[]
  onSaveView: () => void
}

/** By how long it has waited, by arrival, by the colleague who has it; folded while none of it is asked for. */
export function MoreFilters({ search, ask, colleagues, onSaveView }: MoreProps) {
  const { t } = useLingui()
  const { age, arrival, staff } = search
  const ages: Record<InboxAge, string> = {
    late: t`Late`,
    soon: t`Lapses soon`,
    day: t`Waits for over a day`,
    'three-days': t`Waits for over 3 days`,
    week: t`Waits for over a week`,
  }
  const arrivals: Record<InboxArrival, string> = {
    today: t`Today or under way`,
    'three-days': t`Within 3 days`,
    week: t`Within 7 days`,
    month: t`Within 30 days`,
  }
  const count = [age, arrival, staff].filter((one) => one !== undefined).length
  return (
    <details className="inbox-more" open={count > 0 || undefined}>
      <summary>
        {count > 0 ? (
          <Plural value={count} one="More filters: # in use" other="More filters: # in use" />
        ) : (
          <Trans>More filters</Trans>
        )}
      </summary>
      <div className="inbox-choices">
        <Select
          aria-label={t`Age`}
          value={age ?? ''}
          onChange={({ target }) => ask({ age: (target.value || undefined) as InboxAge | undefined })}
        >
          <option value="">{t`Any age`}</option>
          {INBOX_AGES.map((one) => (
            <option key={one} value={one}>
              {ages[one]}
            </option>
          ))}
        </Select>
        <Select
          aria-label={t`Arrival`}
          value={arrival ?? ''}
          onChange={({ target }) => ask({ arrival: (target.value || undefined) as InboxArrival | undefined })}
        >
          <option value="">{t`Any arrival`}</option>
          {INBOX_ARRIVALS.map((one) => (
            <option key={one} value={one}>
              {arrivals[one]}
            </option>
          ))}
        </Select>
        <Select
          aria-label={t`Assigned to`}
          value={staff ?? ''}
          onChange={({ target }) => ask({ staff: target.value ? Number(target.value) : undefined })}
        >
          <option value="">{t`Assigned to anybody`}</option>
          {colleagues.map(({ id, name, lastname }) => (
            <option key={id} value={id}>
              {name} {lastname}
            </option>
          ))}
        </Select>
        <Button kind="secondary" onClick={onSaveView}>
          <Trans>Save this view…</Trans>
        </Button>
      </div>
    </details>
  )
}
