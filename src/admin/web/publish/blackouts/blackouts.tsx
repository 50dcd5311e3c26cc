import './blackouts.css'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { listClosedNights } from '../../../../reservations/publish-blackouts.endpoints.ts'
import { queryOf } from '../../../../web/query.ts'
import { useSearchOf } from '../../../../web/use-search-of.ts'
import { Opening } from '../opening.tsx'
import { publishSearch } from '../publish-search.ts'
import { ClosedNightsForm } from './closed-nights-form.tsx'
import { ClosedNightsShelf } from './closed-nights-shelf.tsx'

/** The nights on which a resort takes no reservations. */
export default function Blackouts() {
  const { edit } = useSearchOf(publishSearch)
  const query = useQuery(queryOf(listClosedNights))
  if (edit === undefined) return <ClosedNightsShelf query={query} />
  const before = edit === 'new' ? null : query.data?.data.find(({ id }) => id === edit)
  if (query.data && before !== undefined)
    return <ClosedNightsForm key={edit} before={before} all={query.data} />
  return (
    <Opening kind="blackouts" asked={[query]} isGone={query.data !== undefined}>
      <Trans>These nights are no longer closed</Trans>
    </Opening>
  )
}
