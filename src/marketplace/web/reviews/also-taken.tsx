import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { Picture } from '../../../web/ui/picture.tsx'
import { useLanguage } from '../../../web/words.ts'
import { listAlsoTaken } from '../../reviews/reviews.endpoints.ts'

/** What owners of the resort who took it also took; nothing where fewer than five did. */
export function AlsoTaken({ id }: { id: number }) {
  const language = useLanguage()
  const { id: idContract } = useContract()
  const { data } = useQuery(queryOf(listAlsoTaken, { query: { id, idContract } }))
  if (!data || data.data.length === 0) return null
  return (
    <section className="also">
      <h2 className="title">
        <Trans>Owners of your resort also took</Trans>
      </h2>
      <ul>
        {data.data.map(({ id: one, slug, name, metatag, picture, hotel }) => (
          <li key={one}>
            <Link to="/things-to-do/product/$slug" params={{ slug }} search={{}}>
              <Picture name={picture} sizes="96px" />
              <span>
                <b>{name[language]}</b>
                <span className="small muted">{metatag[language]}</span>
                <span className="small muted">{hotel ?? <Trans>At every resort</Trans>}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
