import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import FileUp from 'lucide-react/icons/file-up'
import { useRef, useState } from 'react'
import { call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { Button } from '../../../web/ui/button.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import { useLanguage } from '../../../web/words.ts'
import { type ReadFigures, readFigures } from '../../liquidations/figures.endpoints.ts'
import { monthName } from '../../web/reports/month-name.ts'
import { IssueDialog } from '../issue-dialog.tsx'
import { FiguresRead } from './figures-read.tsx'

/** A month's figures from a file: looked at beside the portal's books, and issued at once. */
export function BringFigures({ month }: { month: string }) {
  const { t } = useLingui()
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [file, setFile] = useState('')
  const [read, setRead] = useState<ReadFigures | null>(null)
  const [open, setOpen] = useState(false)
  const name = monthName(month, language)
  const { send, busy, failure, forget } = useSend({
    send: (csv: string) => call(readFigures, { body: { month, csv } }),
    done: ({ data }) => setRead(data),
  })
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return
    setFile(chosen.name)
    setRead(null)
    forget()
    // The field of the file is hidden and keeps no focus: the next key begins at the button that chose it.
    button.current?.focus()
    await send(await chosen.text())
  }
  const lines = read?.lines ?? []
  const clear = () => {
    setRead(null)
    setFile('')
  }
  return (
    <section aria-labelledby="figures-title">
      <SectionHead
        title={
          <span id="figures-title">
            <Trans>Figures from a file</Trans>
          </span>
        }
        lead={
          <Trans>
            A CSV with the columns contract_number, income and fees, and if you like nights and currency.
            Nothing is issued before you have seen it.
          </Trans>
        }
        action={
          <Button ref={button} kind="secondary" busy={busy} onClick={() => input.current?.click()}>
            <FileUp className="icon-small" aria-hidden /> <Trans>Choose the CSV of {name}</Trans>
          </Button>
        }
      />
      <input
        ref={input}
        hidden
        type="file"
        accept=".csv,text/csv"
        onChange={({ target }) => {
          void choose(target.files?.[0])
          target.value = ''
        }}
      />
      <div role="status">
        {failure && <FormError>{failure.message}</FormError>}
        {read && <FiguresRead read={read} file={file} />}
      </div>
      {lines.length > 0 && (
        <div className="row wrap figures-acts">
          <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t`${plural(lines.length, { one: 'Issue # report', other: 'Issue # reports' })}`}
          </Button>
          <Button kind="ghost" onClick={clear}>
            <Trans>Leave the file</Trans>
          </Button>
        </div>
      )}
      <IssueDialog
        open={open}
        month={month}
        chosen={lines.map(({ idContract, contract, owner, incomeCents, feesCents, currency }) => ({
          ...{ idContract, contract, owner },
          figures: { incomeCents, feesCents, currency },
        }))}
        onClose={() => setOpen(false)}
        onIssued={() => {
          setOpen(false)
          clear()
        }}
        label={t`Issue reports`}
      />
    </section>
  )
}
