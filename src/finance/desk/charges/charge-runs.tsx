import './charges.css'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../web/calls/query.ts'
import { Edited } from '../../../web/desk/edited.tsx'
import { editSearch } from '../../../web/desk/publish-search.ts'
import { useSearchOf } from '../../../web/use-search-of.ts'
import { listChargeRuns } from '../../charges/charges.endpoints.ts'
import { RunEditor } from './run-editor.tsx'
import { RunPage } from './run-page.tsx'
import { RunShelf } from './run-shelf.tsx'

/** How often the list is read anew while somebody looks at it: others publish too; and while fees are being made. */
const AGAIN_MS = 60_000
const SOON_MS = 1000

/** The charge runs: all of them, or one being prepared or looked at. */
export default function ChargeRuns() {
  const { edit } = useSearchOf(editSearch)
  const query = useQuery({
    ...queryOf(listChargeRuns, {}),
    refetchInterval: ({ state }) =>
      state.data?.data.some((run) => run.state === 'publishing' || run.state === 'taking-back')
        ? SOON_MS
        : AGAIN_MS,
  })
  if (edit === undefined) return <RunShelf query={query} />
  return (
    <Edited query={query} kind="charges" edit={edit} numberOf={({ id }) => id}>
      {(run, { hotels, year }) =>
        run && run.state !== 'prepared' ? (
          <RunPage run={run} />
        ) : (
          <RunEditor key={edit} run={run} hotels={hotels} thisYear={year} />
        )
      }
    </Edited>
  )
}
