import { Trans } from '@lingui/react/macro'
import { Button } from '../../../web/ui/button.tsx'
import { DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { Report } from '../../reports.endpoints.ts'
import { monthName } from './month-name.ts'

/** The report was signed meanwhile, in another tab or on another device: nothing is left to do here. */
export function AlreadySigned({ report, onClose }: { report: Report; onClose: () => void }) {
  const month = monthName(report.month, useLanguage())
  return (
    <>
      <Note spoken>
        <Trans>The report of {month} has been signed meanwhile. Nothing was signed twice.</Trans>
      </Note>
      <DialogActions>
        <Button onClick={onClose}>
          <Trans>Back to the reports</Trans>
        </Button>
      </DialogActions>
    </>
  )
}
