import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import Bell from 'lucide-react/icons/bell'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import FileText from 'lucide-react/icons/file-text'
import MoonStar from 'lucide-react/icons/moon-star'
import Receipt from 'lucide-react/icons/receipt'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Shuffle from 'lucide-react/icons/shuffle'
import Star from 'lucide-react/icons/star'
import UserPlus from 'lucide-react/icons/user-plus'
import Wrench from 'lucide-react/icons/wrench'
import type { ReactNode } from 'react'
import { useSession } from '../../../membership/web/session/use-session.ts'
import { call } from '../../../web/calls/call.ts'
import { keyOf } from '../../../web/calls/query-key.ts'
import type { SendResult } from '../../../web/calls/send-once.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { Button, buttonClass } from '../../../web/ui/button.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { dismissRating, readToDo, type ToDo } from '../../to-do.endpoints.ts'
import { ToDoLink } from './to-do-link.tsx'
import { Due, ToDoAbout, ToDoDeed, Verb } from './to-do-words.tsx'

const ICONS: Record<ToDo['kind'], LucideIcon> = {
  offer: Bell,
  draw: Shuffle,
  authorize: ShieldCheck,
  fee: Receipt,
  charge: Receipt,
  guests: UserPlus,
  statement: FileText,
  nights: MoonStar,
  quote: Wrench,
  visit: CalendarCheck,
  rate: Star,
}

interface ToDoRowProps {
  row: ToDo
  /** The first of what waits has the page's primary button. */
  primary: boolean
  /** Does the deed; null when it is done, else what went wrong. Without it the button leads to the thing. */
  onDo?: () => Promise<SendResult<unknown>>
}

/** Something that waits: the deed with its thing, the day, one button. The row itself opens the thing. */
export function ToDoRow({ row, primary, onDo }: ToDoRowProps) {
  const { user } = useSession()
  const kind = primary && row.kind !== 'rate' ? 'primary' : 'secondary'
  if (row.kind === 'rate' && !user.isAdmin) return <RateRow row={row} />
  if (onDo && !user.isAdmin) return <RowWithDeed {...{ row, kind, onDo }} />
  // What only the owner may do (spec, section 6) an admin may look at.
  const ownersAlone =
    user.isAdmin && ['authorize', 'guests', 'statement', 'fee', 'charge', 'quote', 'visit'].includes(row.kind)
  return (
    <ToDoLink row={row} className="todo-row">
      <Well row={row} />
      <span className="todo-text">
        <Words row={row} />
      </span>
      <DueOf row={row} />
      <span className={buttonClass(kind, 'normal', 'todo-verb')}>
        {ownersAlone ? <Trans>See it</Trans> : <Verb row={row} />}
      </span>
      <ChevronRight className="icon todo-go" aria-hidden />
    </ToDoLink>
  )
}

interface RowWithDeedProps extends Pick<ToDoRowProps, 'row'> {
  kind: 'primary' | 'secondary'
  onDo: () => Promise<SendResult<unknown>>
}

function RowWithDeed({ row, kind, onDo }: RowWithDeedProps) {
  const { send, busy, failure } = useSend({ send: onDo })
  return (
    <>
      <div className="todo-row">
        <Well row={row} />
        <ToDoLink row={row} className="todo-text todo-open">
          <Words row={row} />
        </ToDoLink>
        <DueOf row={row} />
        <Button kind={kind} busy={busy} className="todo-verb" onClick={() => void send()}>
          <Verb row={row} />
          <span className="hidden-text"> {row.resort}</span>
        </Button>
        <ChevronRight className="icon todo-go" aria-hidden />
      </div>
      {failure && <FormError>{failure.message}</FormError>}
    </>
  )
}

/** Asked once: the row leads to where one says it, its button to never being asked again. */
function RateRow({ row }: { row: Extract<ToDo, { kind: 'rate' }> }) {
  const client = useQueryClient()
  const { send, busy, failure } = useSend({
    send: (_: undefined, idempotencyKey) =>
      call(dismissRating, { body: { idLine: row.idLine }, idempotencyKey }),
    changed: () => client.invalidateQueries({ queryKey: keyOf(readToDo) }),
  })
  return (
    <>
      <div className="todo-row todo-rate">
        <Well row={row} />
        <ToDoLink row={row} className="todo-text todo-open">
          <Words row={row} />
        </ToDoLink>
        <span className="todo-due" />
        <Button kind="ghost" busy={busy} className="todo-verb" onClick={() => void send(undefined)}>
          <Verb row={row} />
          <span className="hidden-text">
            {' '}
            <ToDoAbout row={row} />
          </span>
        </Button>
        <ChevronRight className="icon todo-go" aria-hidden />
      </div>
      {failure && <FormError>{failure.message}</FormError>}
    </>
  )
}

function Words({ row }: { row: ToDo }): ReactNode {
  return (
    <>
      <b>
        <ToDoDeed row={row} />
      </b>{' '}
      <span>
        <ToDoAbout row={row} />
      </span>
    </>
  )
}

const isLate = (row: ToDo) => (row.kind === 'charge' || row.kind === 'fee') && row.late

function Well({ row }: { row: ToDo }) {
  const Icon = ICONS[row.kind]
  return (
    <span
      className={clsx(
        'todo-well',
        row.kind === 'authorize' && 'is-authorize',
        isLate(row) && 'is-late',
        (row.kind === 'nights' || row.kind === 'offer') && 'is-gold',
      )}
    >
      <Icon className="icon-small" aria-hidden />
    </span>
  )
}

function DueOf({ row }: { row: ToDo }) {
  return (
    <span className={clsx('todo-due', row.due !== null && isLate(row) && 'is-late')}>
      <Due row={row} />
    </span>
  )
}
