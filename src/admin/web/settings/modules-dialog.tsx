import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { call } from '../../../web/calls/call.ts'
import { useForm } from '../../../web/forms/use-form.ts'
import { Dialog } from '../../../web/ui/dialog/dialog.tsx'
import { Checkbox } from '../../../web/ui/fields/checkbox.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { type ContractModules, saveModules } from '../../settings/modules.endpoints.ts'
import { SettingFoot } from './setting-foot.tsx'
import { useSettingChanged } from './use-setting-changed.ts'

/** Opens parts of the portal to a contract, or closes them. */
export function ModulesDialog({
  contract,
  onClose,
}: {
  contract: ContractModules | null
  onClose: () => void
}) {
  const number = contract?.number ?? ''
  return (
    <Dialog
      open={contract !== null}
      onClose={onClose}
      title={<Trans>Modules of contract {number}</Trans>}
      lead={<Trans>It holds at once, on the next page that an owner of it opens.</Trans>}
    >
      {contract && <ModulesForm contract={contract} onClose={onClose} />}
    </Dialog>
  )
}

/** A box that is not ticked is not in the form. */
const SHAPE = z.object({
  property: z.optional(z.string()),
  promotions: z.optional(z.string()),
  exchanges: z.optional(z.string()),
})

function ModulesForm({ contract, onClose }: { contract: ContractModules; onClose: () => void }) {
  const { t } = useLingui()
  const changed = useSettingChanged()
  const { id, modules, seen } = contract
  const form = useForm({
    shape: SHAPE,
    send: ({ property, promotions, exchanges }) =>
      call(saveModules, {
        body: {
          idContract: id,
          value: {
            property: property !== undefined,
            promotions: promotions !== undefined,
            exchanges: exchanges !== undefined,
          },
          seen,
        },
      }),
    done: () => {
      onClose()
      toast(t`The modules are changed`)
    },
    changed,
  })
  return (
    <form {...form.props} className="stack stack-wide">
      <Checkbox name="property" value="yes" defaultChecked={modules.property}>
        <Trans>My Property</Trans>
      </Checkbox>
      <Checkbox name="promotions" value="yes" defaultChecked={modules.promotions}>
        <Trans>Promotions</Trans>
      </Checkbox>
      <Checkbox name="exchanges" value="yes" defaultChecked={modules.exchanges}>
        <Trans>Weeks Exchange</Trans>
      </Checkbox>
      <SettingFoot sending={form} onClose={onClose} />
    </form>
  )
}
