import { Trans, useLingui } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { saveFile } from '../../../web/save-file.ts'
import { Button } from '../../../web/ui/button.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { readTaxYear } from '../../tax/tax.endpoints.ts'

/** The year's summary for the tax adviser, to be saved. */
export function TaxYear({ year }: { year: number }) {
  const { t } = useLingui()
  const { id: idContract } = useContract()
  const { send, busy, underWay, failure } = useSend<'pdf' | 'csv'>({
    send: (format) => saveFile(readTaxYear, { query: { idContract, year, format } }),
  })
  const save = (format: 'pdf' | 'csv', name: string) => (
    <Button
      kind="ghost"
      aria-label={name}
      busy={busy && underWay === format}
      onClick={() => void send(format)}
    >
      <Download className="icon-small" aria-hidden />
      {format.toUpperCase()}
    </Button>
  )
  return (
    <>
      <div className="row wrap">
        <span>
          <Trans>{year} for your tax adviser</Trans>
        </span>
        <span className="row">
          {save('pdf', t`PDF, ${year} for your tax adviser`)}
          {save('csv', t`CSV, ${year} for your tax adviser`)}
        </span>
      </div>
      {failure && <FormError>{failure.message}</FormError>}
    </>
  )
}
