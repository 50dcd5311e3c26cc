import { Trans, useLingui } from '@lingui/react/macro'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Copy from 'lucide-react/icons/copy'
import { useRef, useState } from 'react'
import { Button, buttonClass } from '../../../web/ui/button.tsx'
import { Field, FormError } from '../../../web/ui/fields/field.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'

/** The address, a button that copies it, and where to put it; the hint says what whoever has it sees. */
export function CalendarAddress({ url, hint }: { url: string; hint: string }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [failed, setFailed] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setFailed(false)
      toast(t`Link copied`)
    } catch {
      // Refused, or no clipboard without https: the address is selected, ready for the hand.
      setFailed(true)
      input.current?.select()
    }
  }
  return (
    <>
      <div className="feed-address">
        <Field label={t`Private address`} hint={hint}>
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              readOnly
              value={url}
              onFocus={(event) => event.currentTarget.select()}
            />
          )}
        </Field>
        <Button kind="secondary" onClick={() => void copy()}>
          <Copy className="icon-small" aria-hidden />
          <Trans>Copy</Trans>
        </Button>
      </div>
      <p>
        {/* Telephones and calendar programs open such an address themselves, and subscribe to it. */}
        <a className={buttonClass('secondary')} href={url.replace(/^https?:/, 'webcal:')}>
          <CalendarPlus className="icon-small" aria-hidden />
          <Trans>Add to this device’s calendar</Trans>
        </a>
      </p>
      {failed && (
        <FormError>
          <Trans>Error copying link. The address is selected: copy it with your keyboard or menu.</Trans>
        </FormError>
      )}
      <ul className="feed-ways small muted">
        <li>
          <Trans>Apple Calendar: File, New Calendar Subscription, and paste the address.</Trans>
        </li>
        <li>
          <Trans>Google Calendar: Other calendars, From URL, and paste the address.</Trans>
        </li>
        <li>
          <Trans>Outlook: Add calendar, Subscribe from web, and paste the address.</Trans>
        </li>
      </ul>
    </>
  )
}
