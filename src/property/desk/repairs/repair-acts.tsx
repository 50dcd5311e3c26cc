import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, useState } from 'react'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog } from '../../../web/ui/dialog/dialog.tsx'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import type { DeskRepair } from '../../repairs/desk.endpoints.ts'
import { type ClubsRepairDeed, nextDeed, repairStanding } from '../../repairs/repair.ts'
import type { ActFormProps } from './act-form.ts'
import { BillForm } from './bill-form.tsx'
import { LinkForm } from './link-form.tsx'
import { NameForm } from './name-form.tsx'
import { NightsForm } from './nights-form.tsx'
import { PhotosForm } from './photos-form.tsx'
import { QuoteForm } from './quote-form.tsx'
import { CloseForm, FinishForm, StartForm } from './step-forms.tsx'
import { AcceptTimeForm, ProposeVisitForm } from './visit-forms.tsx'

interface Act {
  label: MessageDescriptor
  title: MessageDescriptor
  lead: MessageDescriptor
  form: ComponentType<ActFormProps>
  wide?: true
}

const ACTS: Record<ClubsRepairDeed, Act> = {
  name: {
    label: msg`Name a technician`,
    title: msg`Who does it?`,
    lead: msg`From now on the owner can comment on the request, but no longer change it.`,
    form: NameForm,
  },
  'propose-visit': {
    label: msg`Propose a time`,
    title: msg`When do they come?`,
    lead: msg`By the resort’s clock. The owner accepts it, or names another time.`,
    form: ProposeVisitForm,
  },
  'accept-counter': {
    label: msg`Accept the owner’s time`,
    title: msg`Accept the owner’s time?`,
    lead: msg`The owner reads that they come then.`,
    form: AcceptTimeForm,
  },
  quote: {
    label: msg`Send a quote`,
    title: msg`Quote`,
    lead: msg`Once sent it cannot be changed, only replaced by another one. The owner reads it in their language.`,
    form: QuoteForm,
    wide: true,
  },
  photograph: {
    label: msg`Add pictures`,
    title: msg`Add pictures`,
    lead: msg`The owner sees them at once, with the time. No email goes out for them.`,
    form: PhotosForm,
  },
  'send-link': {
    label: msg`Send a link`,
    title: msg`Send a link to the job?`,
    lead: msg`Whoever has it sees this job alone, adds pictures and says when the work is done. No owner’s name and no money. A link sent before stops working.`,
    form: LinkForm,
  },
  'close-nights': {
    label: msg`Close nights`,
    title: msg`Close nights of the residence?`,
    lead: msg`Nobody can book or be placed there on these nights. A stay that is there already stays there and is named. Once the work is done they are open again.`,
    form: NightsForm,
  },
  start: {
    label: msg`Begin the work`,
    title: msg`Begin the work?`,
    lead: msg`From now on the owner can no longer cancel.`,
    form: StartForm,
  },
  finish: {
    label: msg`The work is done`,
    title: msg`Is the work done?`,
    lead: msg`The owner reads it at once.`,
    form: FinishForm,
  },
  bill: {
    label: msg`Send the bill`,
    title: msg`Send the bill?`,
    lead: msg`It becomes a charge of the contract’s account, with the quote’s lines and the pictures behind it.`,
    form: BillForm,
  },
  close: {
    label: msg`Close without a bill`,
    title: msg`Close without a bill?`,
    lead: msg`It is closed permanently, and nothing is charged.`,
    form: CloseForm,
  },
}

/** What the club may do to a repair now; what comes next is the filled button. */
export function RepairActs({ repair }: { repair: DeskRepair }) {
  const { i18n } = useLingui()
  const [open, setOpen] = useState<ClubsRepairDeed | null>(null)
  const [drawn, setDrawn] = useState<ClubsRepairDeed>('name')
  const next = nextDeed(repairStanding(repair.job))
  if (repair.deeds.length === 0) return null
  const act = ACTS[drawn]
  const Form = act.form
  const close = () => setOpen(null)
  const first = repair.deeds.filter((deed) => deed === next)
  return (
    <section>
      <SectionHead title={<Trans>What comes next</Trans>} />
      <div className="desk-acts">
        {[...first, ...repair.deeds.filter((deed) => deed !== next)].map((deed) => (
          <Button
            key={deed}
            kind={deed === next ? 'primary' : 'secondary'}
            size="small"
            aria-haspopup="dialog"
            onClick={() => {
              setDrawn(deed)
              setOpen(deed)
            }}
          >
            {i18n._(ACTS[deed].label)}
          </Button>
        ))}
      </div>
      <Dialog
        open={open !== null}
        onClose={close}
        title={i18n._(act.title)}
        lead={i18n._(act.lead)}
        {...(act.wide && { wide: true })}
      >
        <Form key={drawn} repair={repair} onClose={close} />
      </Dialog>
    </section>
  )
}
