import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { todayIn } from '../../../kernel/day.ts'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { Segmented } from '../../../web/ui/fields/segmented.tsx'
import { useSearchOf } from '../../../web/use-search-of.ts'
import { shownYear, yearSearch, yearsFrom } from './year-search.ts'

/** Which year is shown: the one that runs at the resort, or the next. */
export function YearChoice() {
  const { t } = useLingui()
  const { zone } = useContract()
  const navigate = useNavigate()
  const search = useSearchOf(yearSearch)
  const today = todayIn(zone, new Date())
  return (
    <Segmented
      label={t`Year`}
      value={String(shownYear(search.year, today))}
      onChange={(year) =>
        void navigate({
          to: '/my-reservations',
          search: { ...search, year: Number(year) },
          replace: true,
          resetScroll: false,
        })
      }
      options={yearsFrom(today).map((year) => ({ value: String(year), label: year }))}
    />
  )
}
