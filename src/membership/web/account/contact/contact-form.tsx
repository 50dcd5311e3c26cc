import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Form } from '../../../../web/forms/use-form.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { DialogActions } from '../../../../web/ui/dialog/dialog.tsx'
import { FormError } from '../../../../web/ui/fields/field.tsx'

interface ContactFormProps {
  form: Form
  /** What follows from the change. */
  lead: ReactNode
  /** What the button does. */
  deed: ReactNode
  onClose: () => void
  /** The one field. */
  children: ReactNode
}

/** The form of a dialog that changes an address or a telephone: what follows, the field, and the two buttons. */
export function ContactForm({ form, lead, deed, onClose, children }: ContactFormProps) {
  return (
    <form {...form.props}>
      <p className="muted">{lead}</p>
      {form.failure && !form.failure.fields && <FormError>{form.failure.message}</FormError>}
      {children}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" busy={form.busy}>
          {deed}
        </Button>
      </DialogActions>
    </form>
  )
}
