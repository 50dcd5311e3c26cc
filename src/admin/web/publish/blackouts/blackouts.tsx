import './blackouts.css'
import { useQuery } from '@tanstack/react-query'
import { listClosedNights } from '../../../../reservations/publish-blackouts.endpoints.ts'
import { queryOf } from '../../../../web/query.ts'
import { useSearchOf } from '../../../../web/use-search-of.ts'
import { Edited } from '../edited.tsx'
import { publishSearch } from '../publish-search.ts'
import { ClosedNightsForm } from './closed-nights-form.tsx'
import { ClosedNightsShelf } from './closed-nights-shelf.tsx'

/** The nights on which a resort takes no reservations. */
export default function Blackouts() {
  const { edit } = useSearchOf(publishSearch)
  const query = useQuery(queryOf(listClosedNights))
  if (edit === undefined) return <ClosedNightsShelf query={query} />
  return (
    <Edited query={query} kind="blackouts" edit={edit} numberOf={({ id }) => id}>
      {(before, all) => <ClosedNightsForm key={edit} before={before} all={all} />}
    </Edited>
  )
}
