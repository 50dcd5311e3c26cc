import { Trans, useLingui } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { addMonths, todayIn } from '../../kernel/day.ts'
import { useSend } from '../../web/calls/use-send.ts'
import { OWN_ZONE } from '../../web/own-zone.ts'
import { saveFile } from '../../web/save-file.ts'
import { Button } from '../../web/ui/button.tsx'
import { Field, FormError } from '../../web/ui/fields/field.tsx'
import { Select } from '../../web/ui/fields/select.tsx'
import { useLanguage } from '../../web/words.ts'
import { exportMonthCfdi, readReceiptCfdi } from '../tax/tax.endpoints.ts'
import { monthName } from '../web/reports/month-name.ts'

/** How many months back the data are offered. */
const MONTHS = 12

/** Saves what the CFDI of a receipt needs. */
export function CfdiOfReceipt({ idPayment, receipt }: { idPayment: number; receipt: string }) {
  const { t } = useLingui()
  const { send, busy, failure } = useSend({
    send: () => saveFile(readReceiptCfdi, { query: { idPayment } }),
  })
  return (
    <>
      <Button
        kind="ghost"
        size="small"
        busy={busy}
        aria-label={t`CFDI data of ${receipt}`}
        onClick={() => void send()}
      >
        <Download className="icon-small" aria-hidden />
        <Trans>CFDI data</Trans>
      </Button>
      {failure && <FormError>{failure.message}</FormError>}
    </>
  )
}

/** Saves those of a month's receipts, for the club's invoicing system. */
export function CfdiOfMonth() {
  const { t } = useLingui()
  const language = useLanguage()
  const first = `${todayIn(OWN_ZONE, new Date()).slice(0, 7)}-01`
  const months = Array.from({ length: MONTHS }, (_, at) => addMonths(first, -at))
  const [month, setMonth] = useState(first)
  const { send, busy, failure } = useSend({
    send: () => saveFile(exportMonthCfdi, { query: { month: month.slice(0, 7) } }),
  })
  return (
    <>
      <Field
        label={t`CFDI data of a month`}
        hint={t`What each receipt’s CFDI needs, as JSON for your invoicing system. It names what the portal does not know.`}
      >
        {(control) => (
          <div className="row wrap">
            <Select {...control} value={month} onChange={({ target }) => setMonth(target.value)}>
              {months.map((each) => (
                <option key={each} value={each}>
                  {monthName(each, language, 'start')}
                </option>
              ))}
            </Select>
            <Button kind="secondary" busy={busy} onClick={() => void send()}>
              <Download className="icon-small" aria-hidden />
              <Trans>Download</Trans>
            </Button>
          </div>
        )}
      </Field>
      {failure && <FormError>{failure.message}</FormError>}
    </>
  )
}
