import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { useSentByCtrlEnter } from '../../../web/desk/use-sent-by-ctrl-enter.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { Field, FormError } from '../../../web/ui/fields/field.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { assignThings, type InboxColleague } from '../../inbox/inbox.endpoints.ts'
import { type InboxKind, whoMayDecide } from '../../inbox/kinds.ts'

export type Things = readonly { kind: InboxKind; id: number }[]

interface AssignProps {
  things: Things
  colleagues: readonly InboxColleague[]
  onClose: () => void
  done: () => void
}

/** Says whose the chosen things are: one's own first, then a colleague's, or nobody's. */
export default function AssignDialog(props: AssignProps) {
  return (
    <Dialog
      open={props.things.length > 0}
      onClose={props.onClose}
      title={<Trans>Whose is it?</Trans>}
      lead={
        <Plural
          value={props.things.length}
          one="One thing. The owner does not see this."
          other="# things. The owners do not see this."
        />
      }
    >
      <AssignForm {...props} />
    </Dialog>
  )
}

function AssignForm({ things, colleagues, onClose, done }: AssignProps) {
  const { t } = useLingui()
  const may = whoMayDecide(colleagues, things)
  const self = may.find((one) => one.self)?.id
  const sent = useSentByCtrlEnter()
  const [who, setWho] = useState(self === undefined ? '' : String(self))
  const assign = useSend({
    send: (idStaff: number | null) => call(assignThings, { body: { things: [...things], idStaff } }),
    done: () => {
      onClose()
      done()
    },
  })
  const others = may.filter(({ id }) => id !== self)
  return (
    <form
      ref={sent}
      className="stack stack-wide"
      onSubmit={(event) => {
        event.preventDefault()
        void assign.send(who === '' ? null : Number(who))
      }}
    >
      <Field label={t`Colleague`}>
        {(control) => (
          <Select {...control} value={who} onChange={({ target }) => setWho(target.value)}>
            {self !== undefined && <option value={self}>{t`Me`}</option>}
            {others.map(({ id, name, lastname }) => (
              <option key={id} value={id}>
                {name} {lastname}
              </option>
            ))}
            <option value="">{t`Nobody`}</option>
          </Select>
        )}
      </Field>
      {assign.failure && <FormError>{assign.failure.message}</FormError>}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Go back</Trans>
        </Button>
        <Button type="submit" busy={assign.busy}>
          <Trans>Assign</Trans>
        </Button>
      </DialogActions>
    </form>
  )
}
