import '../../../reservations/desk/blackouts/blackouts.css'
import '../../../marketplace/desk/goods.css'
import { useQuery } from '@tanstack/react-query'
import { ProductClosedDays } from '../../../marketplace/desk/closed-days/closed-days.tsx'
import { ClosedNightsForm } from '../../../reservations/desk/blackouts/closed-nights-form.tsx'
import { ClosedNightsShelf } from '../../../reservations/desk/blackouts/closed-nights-shelf.tsx'
import { listClosedNights } from '../../../reservations/publish-blackouts.endpoints.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { Edited } from '../../../web/desk/edited.tsx'
import type { EditedId as Named } from '../../../web/desk/publish-search.ts'
import { useSearchOf } from '../../../web/use-search-of.ts'
import { publishSearch } from './publish-search.ts'

/** What is closed: the nights of a resort, on which it takes no reservations, and the days of a product. */
export default function Blackouts() {
  const { edit, shelf } = useSearchOf(publishSearch)
  return shelf === 'product' ? <ProductClosedDays edit={edit} /> : <ClosedNights edit={edit} />
}

function ClosedNights({ edit }: { edit: Named | undefined }) {
  const query = useQuery(queryOf(listClosedNights))
  if (edit === undefined) return <ClosedNightsShelf query={query} />
  return (
    <Edited query={query} kind="blackouts" edit={edit} numberOf={({ id }) => id}>
      {(before, all) => <ClosedNightsForm key={edit} before={before} all={all} />}
    </Edited>
  )
}
