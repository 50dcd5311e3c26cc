import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { Language } from '../../kernel/language.ts'
import { useSession } from '../../membership/web/session/use-session.ts'
import { Button } from '../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../web/ui/dialog/dialog.tsx'
import { Checkbox } from '../../web/ui/fields/checkbox.tsx'
import { FormError } from '../../web/ui/fields/field.tsx'
import { Note } from '../../web/ui/note.tsx'
import { RestrictedNote } from '../../web/ui/restricted-note.tsx'
import { toast } from '../../web/ui/toast/toast-queue.ts'
import type { Promotion } from '../promotions.endpoints.ts'
import { PromotionTerms } from './promotion-terms.tsx'
import { type PromotionsOf, useAccept } from './use-promotions.ts'

interface DisclaimerDialogProps {
  promotion: Promotion
  of: PromotionsOf
  language: Language
  open: boolean
  onClose: () => void
}

/** A promotion's disclaimer: to accept once, and to read again. */
export function DisclaimerDialog({ promotion, language, open, ...rest }: DisclaimerDialogProps) {
  const { user } = useSession()
  const { onClose } = rest
  // What is accepted in it stays as it was until it has closed.
  const isAccepted = promotion.acceptedAt !== null
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={isAccepted ? <Trans>Terms of this promotion</Trans> : <Trans>Before you share</Trans>}
      lead={<span lang={language}>{promotion.title}</span>}
    >
      <PromotionTerms text={promotion.disclaimer} language={language} />
      {isAccepted ? (
        <DialogActions>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </DialogActions>
      ) : user.isAdmin ? (
        <>
          <RestrictedNote />
          <DialogActions>
            <Button onClick={onClose}>
              <Trans>Close</Trans>
            </Button>
          </DialogActions>
        </>
      ) : (
        <AcceptForm promotion={promotion} {...rest} />
      )}
    </Dialog>
  )
}

function AcceptForm({ promotion, of, onClose }: Pick<DisclaimerDialogProps, 'promotion' | 'of' | 'onClose'>) {
  const { t } = useLingui()
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [isTicked, setTicked] = useState(false)
  const [isMissed, setMissed] = useState(false)
  const { send, busy, failure } = useAccept(of, promotion)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setMissed(!isTicked)
    if (!isTicked) return box.current?.focus()
    // Where the terms are others by now, these are to be read and ticked.
    if (!(await send())) return setTicked(false)
    onClose()
    toast(t`Terms accepted`, { text: t`The promotion is yours to share.` })
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <div className="stack">
        <Checkbox
          ref={box}
          name="accepted"
          checked={isTicked}
          required
          aria-invalid={isMissed || undefined}
          aria-describedby={isMissed ? id : undefined}
          onChange={(event) => {
            setTicked(event.target.checked)
            if (event.target.checked) setMissed(false)
          }}
        >
          <Trans>I have read these terms and accept them.</Trans>{' '}
          <span className="field-required" aria-hidden>
            *
          </span>
        </Checkbox>
        {isMissed && (
          <div id={id}>
            <FormError>
              <Trans>Tick the box to accept the terms.</Trans>
            </FormError>
          </div>
        )}
        {failure && (
          <Note tone="bad" spoken title={<Trans>An error occurred with the request</Trans>}>
            {failure.message}
          </Note>
        )}
      </div>
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
        <Button type="submit" busy={busy}>
          <Trans>Accept the terms</Trans>
        </Button>
      </DialogActions>
    </form>
  )
}
