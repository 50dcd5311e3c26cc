import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import FileText from 'lucide-react/icons/file-text'
import Trash2 from 'lucide-react/icons/trash'
import { Button, buttonClass } from '../../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../../web/ui/dialog/dialog.tsx'
import { FormError } from '../../../../web/ui/fields/field.tsx'
import { toast } from '../../../../web/ui/toast/toast-queue.ts'
import type { Person } from '../../../people.endpoints.ts'
import { fullName } from '../../../person.ts'
import { DayName } from './day-name.tsx'
import { useLast } from './use-last.ts'
import { useForgetPerson } from './use-people.ts'

interface ForgetDialogProps {
  person: Person | null
  onClose: () => void
  onForgotten: () => void
}

/** Asks once more before somebody is forgotten, and says what goes and what stays; who is in a stay to come stays. */
export function ForgetDialog({ person: asked, onClose, onForgotten }: ForgetDialogProps) {
  const person = useLast(asked)
  const whole = person ? fullName(person) : ''
  const title = person?.comingStay ? (
    <Trans>{whole} is in a stay to come</Trans>
  ) : (
    <Trans>Forget {whole}?</Trans>
  )
  return (
    <Dialog alert open={asked !== null} onClose={onClose} title={title}>
      {person?.comingStay ? (
        <InStay person={person} stay={person.comingStay} onClose={onClose} />
      ) : (
        person && <Asked person={person} onClose={onClose} onForgotten={onForgotten} />
      )}
    </Dialog>
  )
}

function Asked({ person, onClose, onForgotten }: Omit<ForgetDialogProps, 'person'> & { person: Person }) {
  const { t } = useLingui()
  const { send, busy, failure } = useForgetPerson()
  const { name, passes, pastStays } = person
  const press = async () => {
    if (!(await send(person.id))) return
    onForgotten()
    toast(t`${name} is forgotten`)
  }
  return (
    <>
      <p className="muted">
        <Trans>
          We delete the email address and the phone number, also where you gave them in past stays, visits and
          orders, and you can no longer choose {name}.
        </Trans>
      </p>
      <ul className="people-keeps">
        {passes > 0 && (
          <li>
            <Trash2 className="icon-small" aria-hidden />
            <span>
              <Plural
                value={passes}
                one="One visitor’s pass stops working at once."
                other="# visitor’s passes stop working at once."
              />
            </span>
          </li>
        )}
        {pastStays > 0 && (
          <li>
            <FileText className="icon-small" aria-hidden />
            <span>
              <Plural
                value={pastStays}
                one="The papers of one past stay keep the name, because the club must keep them."
                other="The papers of # past stays keep the name, because the club must keep them."
              />
            </span>
          </li>
        )}
      </ul>
      {failure && <FormError>{failure.message}</FormError>}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Keep {name}</Trans>
        </Button>
        <Button kind="danger" busy={busy} onClick={() => void press()}>
          <Trans>Forget {name}</Trans>
        </Button>
      </DialogActions>
    </>
  )
}

interface InStayProps {
  person: Person
  stay: NonNullable<Person['comingStay']>
  onClose: () => void
}

function InStay({ person, stay, onClose }: InStayProps) {
  const { name } = person
  const { resort } = stay
  const from = <DayName day={stay.first} />
  const to = <DayName day={stay.last} />
  return (
    <>
      <p className="muted">
        <Trans>
          The resort expects {name} at {resort}, {from} to {to}. Take the name out of that stay first, or
          forget {name} when it is over.
        </Trans>
      </p>
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Keep {name}</Trans>
        </Button>
        <Link className={buttonClass()} to="/my-reservations/$id" params={{ id: String(stay.id) }}>
          <Trans>Open the stay</Trans>
        </Link>
      </DialogActions>
    </>
  )
}
