import { useQuery } from '@tanstack/react-query'
import { listClosedDays } from '../../../../marketplace/publish-closed-days.endpoints.ts'
import { queryOf } from '../../../../web/query.ts'
import { Edited } from '../edited.tsx'
import type { Edited as Named } from '../publish-search.ts'
import { ClosedDaysForm } from './closed-days-form.tsx'
import { ClosedDaysShelf } from './closed-days-shelf.tsx'
import { PART } from './closed-shelf.tsx'

/** The days on which a product is not offered. */
export function ClosedDays({ edit }: { edit: Named | undefined }) {
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
