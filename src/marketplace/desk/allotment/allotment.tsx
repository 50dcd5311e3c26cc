import './allotment.css'
import { useQuery } from '@tanstack/react-query'
import { CallError, queryOf } from '../../../web/calls/query.ts'
import { NotDrawnYet } from '../../../web/desk/not-drawn-yet.tsx'
import { editSearch } from '../../../web/desk/publish-search.ts'
import { useSearchOf } from '../../../web/use-search-of.ts'
import { readAllotment } from '../../publish/publish-allotment.endpoints.ts'
import { DaysForm } from './days-form.tsx'
import { VariantChoice } from './variants.tsx'

/** How many of a variant may be sold on a day. */
export default function Allotment() {
  const { edit } = useSearchOf(editSearch)
  return typeof edit === 'number' ? <DaysOf key={edit} idDetail={edit} /> : <VariantChoice />
}

function DaysOf({ idDetail }: { idDetail: number }) {
  const query = useQuery(queryOf(readAllotment, { query: { idDetail } }))
  if (query.data) return <DaysForm allotment={query.data.data} />
  const isGone = query.error instanceof CallError && query.error.code === 'NOT_FOUND'
  return <NotDrawnYet kind="allotment" asked={[query]} isGone={isGone} />
}
