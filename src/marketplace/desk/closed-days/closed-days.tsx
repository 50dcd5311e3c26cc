import { useQuery } from '@tanstack/react-query'
import { PART } from '../../../reservations/desk/blackouts/closed-shelf.tsx'
import { queryOf } from '../../../web/calls/query.ts'
import { Edited } from '../../../web/desk/edited.tsx'
import type { EditedId as Named } from '../../../web/desk/publish-search.ts'
import { listClosedDays } from '../../publish/publish-closed-days.endpoints.ts'
import { ClosedDaysForm } from './closed-days-form.tsx'
import { ClosedDaysShelf } from './closed-days-shelf.tsx'

/** The days on which a product is not offered. */
export function ProductClosedDays({ edit }: { edit: Named | undefined }) {
  return edit === undefined ? <ClosedDaysShelf /> : <Closing edit={edit} />
}

function Closing({ edit }: { edit: Named }) {
  const query = useQuery(queryOf(listClosedDays))
  return (
    <Edited query={query} kind="blackouts" part={PART.days} edit={edit} numberOf={({ id }) => id}>
      {(before) => <ClosedDaysForm key={edit} before={before} />}
    </Edited>
  )
}
