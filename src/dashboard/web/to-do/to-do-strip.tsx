import type { SendResult } from '../../../web/calls/send-once.ts'
import './to-do.css'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useSession } from '../../../membership/web/session/use-session.ts'
import { Art } from '../../../web/ui/art.tsx'
import { Button } from '../../../web/ui/button.tsx'
import type { ToDo } from '../../to-do.endpoints.ts'
import { rowsShown, withDone } from '../../to-do-rows.ts'
import { TO_DO } from './to-do-place.ts'
import { ToDoRow } from './to-do-row.tsx'
import type { useAuthorize } from './use-authorize.ts'

/** What was done here: few do anything at each visit, and the home’s first load stays small. */
const AuthorizedRow = lazy(async () => ({ default: (await import('./authorized-row.tsx')).AuthorizedRow }))

interface ToDoRowsProps {
  rows: readonly ToDo[]
  deeds: ReturnType<typeof useAuthorize>
}

/** What waits for the owner, a line each, the most pressing first; what was done here stays where it stood. */
export function ToDoRows({ rows, deeds }: ToDoRowsProps) {
  const { t } = useLingui()
  const { done, authorize, takeBack } = deeds
  const [all, setAll] = useState(false)
  const [said, setSaid] = useState('')
  const [focused, setFocused] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const every = withDone(rows, done)
  const { shown, of } = rowsShown(every, all)
  const isDone = (key: string) => done.find((one) => one.row.key === key && !one.undone)
  const waiting = every.filter(({ key }) => !isDone(key))
  const first = waiting[0]?.key

  // The button that was pressed is gone with what it did: the focus stays with the row.
  useEffect(() => {
    if (focused === null) return
    list.current?.querySelector<HTMLElement>(`[data-row="${focused}"]`)?.focus()
    setFocused(null)
  }, [focused])

  const act = async (key: string, deed: () => Promise<SendResult<unknown>>, words: string) => {
    const result = await deed()
    if (!result.ok) return result
    setSaid(words)
    setFocused(key)
    return result
  }
  const more = () => {
    setAll(true)
    setFocused(every[shown.length]?.key ?? null)
  }
  return (
    <section className="todo" aria-labelledby={TO_DO}>
      <ToDoHead count={waiting.length} />
      <ul className="todo-list" ref={list}>
        {every.map((row, place) => {
          const was = isDone(row.key)
          return (
            <li key={row.key} data-row={row.key} tabIndex={-1} hidden={place >= shown.length}>
              {was ? (
                <Suspense fallback={null}>
                  <AuthorizedRow
                    done={was}
                    onUndo={() => act(row.key, () => takeBack(was.row), t`Undone. It is back on your list.`)}
                  />
                </Suspense>
              ) : (
                <ToDoRow
                  row={row}
                  primary={row.key === first}
                  onDo={
                    row.kind === 'authorize'
                      ? () => act(row.key, () => authorize(row, place), t`Authorized.`)
                      : undefined
                  }
                />
              )}
            </li>
          )
        })}
      </ul>
      {of !== null && (
        <Button kind="ghost" className="todo-more" onClick={more}>
          <Trans>See all {of}</Trans>
        </Button>
      )}
      <p className="hidden-text" role="status">
        {said}
      </p>
    </section>
  )
}

/** The heading, with how many things wait once that is known. */
export function ToDoHead({ count }: { count?: number }) {
  const { actingFor } = useSession()
  const name = actingFor?.name
  return (
    <header className="todo-head">
      <h2 className="title" id={TO_DO} tabIndex={-1}>
        {name ? <Trans>For {name} to do</Trans> : <Trans>For you to do</Trans>}
      </h2>
      {count !== undefined && (
        <span className="todo-count">
          <span aria-hidden>{count}</span>
          <span className="hidden-text">
            <Plural value={count} one="# thing" other="# things" />
          </span>
        </span>
      )}
    </header>
  )
}

/** Nothing waits. Said only when it is so: every rule of what waits was asked. */
export function NothingToDo() {
  const { actingFor } = useSession()
  const name = actingFor?.name
  return (
    <section className="todo" aria-labelledby={TO_DO}>
      <div className="todo-none">
        <span className="arch">
          <Art name="hammock" hour="dawn" night eager />
        </span>
        <div>
          <h2 id={TO_DO} tabIndex={-1}>
            {name ? <Trans>{name} is all caught up</Trans> : <Trans>You’re all caught up</Trans>}
          </h2>
          <p>
            <Trans>Nothing to sign, authorize, pay or answer. What comes up appears here.</Trans>
          </p>
        </div>
      </div>
    </section>
  )
}

interface ToDoFailedProps {
  busy: boolean
  onRetry: () => void
}

/** What waits could not be read; the rest of the page is there. */
export function ToDoFailed({ busy, onRetry }: ToDoFailedProps) {
  return (
    <section className="todo" aria-labelledby={TO_DO}>
      <ToDoHead />
      <div className="todo-failed" role="alert">
        <p>
          <b>
            <Trans>We couldn’t load your to-do list. Your account has not changed.</Trans>
          </b>
        </p>
        <Button kind="secondary" busy={busy} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </section>
  )
}
