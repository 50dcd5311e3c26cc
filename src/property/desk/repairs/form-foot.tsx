import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Form } from '../../../web/forms/use-form.ts'
import { Button } from '../../../web/ui/button.tsx'
import { DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'

interface FormFootProps {
  form: Pick<Form, 'failure' | 'busy'>
  onClose: () => void
  children: ReactNode
}

/** The foot of a dialog of the desk: why it was not done, the way back, and the deed. */
export function FormFoot({ form, onClose, children }: FormFootProps) {
  return (
    <>
      {form.failure && !form.failure.fields && <FormError>{form.failure.message}</FormError>}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Go back</Trans>
        </Button>
        <Button type="submit" busy={form.busy}>
          {children}
        </Button>
      </DialogActions>
    </>
  )
}
