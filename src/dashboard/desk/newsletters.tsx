import { Edited } from '../../web/desk/edited.tsx'
import { editSearch } from '../../web/desk/publish-search.ts'
import { useQueue } from '../../web/desk/use-queue.ts'
import { useSearchOf } from '../../web/use-search-of.ts'
import { listEditions } from '../publish.endpoints.ts'
import { NewsletterEditor } from './newsletter-editor.tsx'
import { NewsletterShelf } from './newsletter-shelf.tsx'

/** The newsletters: all of them, or one being written. */
export default function Newsletters() {
  const { edit } = useSearchOf(editSearch)
  const query = useQueue(listEditions)
  if (edit === undefined) return <NewsletterShelf query={query} />
  return (
    <Edited query={query} kind="newsletters" edit={edit} numberOf={({ edition }) => edition}>
      {(edition, { today, byMail }) => (
        <NewsletterEditor key={edit} edition={edition} today={today} byMail={byMail} />
      )}
    </Edited>
  )
}
