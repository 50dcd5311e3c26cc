import './to-do.css'
import { useLingui } from '@lingui/react/macro'
import { useSession } from '../../../membership/web/session/use-session.ts'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { ToDoHead } from './to-do-strip.tsx'

const WIDTHS = ['72%', '58%', '64%', '50%', '60%']

/** What waits is on the way: the heading at once, and as many rows as there will be, at their height. */
export function ToDoSkeleton({ rows }: { rows: number }) {
  const { t } = useLingui()
  const { restricted } = useSession()
  if (restricted) {
    return (
      <div className="todo">
        <Loading label={t`Loading your to-do list`}>
          <div className="todo-waiting">
            <Skeleton height="100%" radius={20} />
          </div>
        </Loading>
      </div>
    )
  }
  return (
    <div className="todo">
      <ToDoHead />
      <Loading label={t`Loading your to-do list`}>
        <ul className="todo-list">
          {WIDTHS.slice(0, rows).map((width) => (
            <li key={width}>
              <span className="todo-row">
                <span className="todo-well todo-well-loading">
                  <Skeleton height="100%" radius={0} />
                </span>
                <span className="todo-text">
                  <Skeleton width={width} height={18} />
                </span>
                <span className="todo-due" />
                <span className="todo-verb todo-verb-loading">
                  <Skeleton height={46} radius={10} />
                </span>
              </span>
            </li>
          ))}
        </ul>
      </Loading>
    </div>
  )
}
