import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { Loading, Skeleton } from '../../web/ui/skeleton.tsx'

const ROWS = [0, 1, 2, 3]

/** The list's shapes while it is on the way. */
export function DocumentsSkeleton() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading the documents`}>
      <div className="documents">
        {['first', 'second'].map((group) => (
          <section key={group}>
            <Skeleton width={190} height={26} />
            <ul style={{ '--half': 2 } as CSSProperties}>
              {ROWS.map((row) => (
                <li className="document" key={row}>
                  <Skeleton width={46} height={56} radius="23px 23px 10px 10px" />
                  <div className="stack">
                    <Skeleton width="70%" height={20} />
                    <Skeleton width="50%" />
                  </div>
                  <span />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Loading>
  )
}
