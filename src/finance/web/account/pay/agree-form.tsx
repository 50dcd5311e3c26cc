import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import * as z from 'zod/mini'
import { addDays } from '../../../../kernel/day.ts'
import { formatMoney } from '../../../../kernel/money.ts'
import { useContract, useSession } from '../../../../membership/web/session/use-session.ts'
import { call } from '../../../../web/calls/call.ts'
import { leaveFor } from '../../../../web/calls/leave-for.ts'
import { useDraft } from '../../../../web/forms/use-draft.ts'
import { useForm } from '../../../../web/forms/use-form.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { KeptHere } from '../../../../web/ui/connection/kept-here.tsx'
import { FormError } from '../../../../web/ui/fields/field.tsx'
import { toast } from '../../../../web/ui/toast/toast-queue.ts'
import { useDayInWords } from '../../../../web/use-day-in-words.ts'
import type { ContractAccount } from '../../../account/account.endpoints.ts'
import type { Part } from '../../../account/account.ts'
import { openCardPage, type PayWay } from '../../../account/pay.endpoints.ts'
import type { PaymentWay } from '../../../account/payment.ts'
import { agreePlan, signerShape } from '../../../account/plans.endpoints.ts'
import { FREE_DAYS } from '../../../account/plans.ts'
import type { Plan } from '../../../account/terms.ts'
import { isWholeNameOf } from '../../../account/whole-name.shape.ts'
import { SignatureFields } from '../../signature-fields.tsx'

interface AgreeFormProps {
  account: ContractAccount
  parts: Part[]
  plan: Plan
  idTerms: number
  ways: readonly PaymentWay[]
}

const shapeFor = (account: { name: string; lastname: string }) =>
  z.object({ signer: signerShape.check(isWholeNameOf(account)), read: z.string() })

/** What is agreed to, the name, that one has read it, and the one button: it signs, and begins the first part's payment. */
export function AgreeForm({ account, parts, plan, idTerms, ways }: AgreeFormProps) {
  const { t } = useLingui()
  const inWords = useDayInWords()
  const navigate = useNavigate()
  const { user } = useSession()
  const contract = useContract()
  const idContract = contract.id
  const name = `${user.name} ${user.lastname}`
  const { currency } = account
  const key = `agree-plan-${idContract}-${currency}`
  const [draft, setDraft, clearDraft] = useDraft(key, { signer: name, read: false })
  const money = (cents: number) => formatMoney({ cents, currency })
  const way: PayWay = ways.includes('card') ? 'card' : ways.includes('link') ? 'link' : 'resort'
  const [first, ...later] = plan.parts
  const firstCents = first?.cents ?? 0
  const today = money(firstCents)
  const until = inWords(plan.parts.at(-1)?.due ?? '')
  const free = first ? inWords(addDays(first.due, FREE_DAYS)) : ''
  const body = {
    idContract,
    currency,
    parts,
    moneyCents: plan.baseCents,
    idTerms,
    totalCents: plan.totalCents,
    firstDay: first?.due ?? '',
    way,
  }
  const form = useForm({
    shape: shapeFor(user),
    // What is agreed to belongs to the intent: another choice is another agreement.
    wishOf: ({ signer }) => ({ signer, ...body }),
    send: ({ signer }, idempotencyKey) => call(agreePlan, { body: { ...body, signer }, idempotencyKey }),
    done: async ({ data: { idPlan, payment } }) => {
      clearDraft()
      const link = payment.way === 'card' ? await pageOf(idContract, payment.id) : payment.link
      // Whoever comes Back has agreed, and not paid yet: the plan says so.
      if (link) await leaveFor(link)
      else toast(t`Agreed. Thank you, ${user.name}.`)
      return navigate({ to: '/my-reports', search: { plan: idPlan } })
    },
  })
  return (
    <section className="card pad pay-sum" aria-label={t`Your agreement`}>
      <form {...form.props} className="agree">
        <h2 className="title">
          <Trans>Your agreement</Trans>
        </h2>
        <dl className="pay-sums">
          <div>
            <dt>
              <Trans>Today</Trans>
            </dt>
            <dd className="numeric">{today}</dd>
          </div>
          <div>
            <dt>
              <Plural value={later.length} one={`# more, until ${until}`} other={`# more, until ${until}`} />
            </dt>
            <dd className="numeric">{money(plan.totalCents - firstCents)}</dd>
          </div>
          <div className="pay-total">
            <dt>
              <Trans>Total ({currency})</Trans>
            </dt>
            <dd className="figure">{money(plan.totalCents)}</dd>
          </div>
        </dl>
        {contract.signing === 'all' && contract.coOwners.length > 0 && (
          <p className="small">
            <Trans>
              The owners of this contract sign together, but installments stand with one signature, yours. The
              others are told at once, and until the end of {free} each of you can end them free of charge.
            </Trans>
          </p>
        )}
        <SignatureFields
          form={form}
          value={draft}
          onChange={(changed) => setDraft({ ...draft, ...changed })}
          notRead={t`Confirm that you have read the dates and totals.`}
          consent={<Trans>I have read the dates and totals and accept them.</Trans>}
        />
        {form.failure && !form.failure.fields && <FormError>{form.failure.message}</FormError>}
        <KeptHere />
        <Button type="submit" block busy={form.busy}>
          {way === 'resort' ? (
            <Trans>Agree, and pay {today} at the resort</Trans>
          ) : (
            <>
              <Trans>Agree and pay {today}</Trans>
              <ArrowUpRight className="icon-small" aria-hidden />
            </>
          )}
        </Button>
        <p className="small muted">
          <Trans>
            Signed like a report: with your name, the day and these figures. The agreement is kept under
            Documents.
          </Trans>
        </p>
      </form>
    </section>
  )
}

/** The card page of the first part; null where the provider does not answer: what was agreed to stands, and the part is open. */
async function pageOf(idContract: number, id: number): Promise<string | null> {
  const opened = await call(openCardPage, { body: { idContract, id } })
  return opened.ok ? opened.value.data.link : null
}
