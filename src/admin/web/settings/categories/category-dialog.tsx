import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { call } from '../../../../web/calls/call.ts'
import { useForm } from '../../../../web/forms/use-form.ts'
import { Dialog } from '../../../../web/ui/dialog/dialog.tsx'
import { Field } from '../../../../web/ui/fields/field.tsx'
import { TextArea, TextInput } from '../../../../web/ui/fields/text-input.tsx'
import { toast } from '../../../../web/ui/toast/toast-queue.ts'
import { useLanguage } from '../../../../web/words.ts'
import {
  type CategorySetting,
  categoryRules,
  kindText,
  LONGEST_KIND,
  LONGEST_TOLD,
  saveCategory,
} from '../../../settings/categories.endpoints.ts'
import { SettingFoot } from '../setting-foot.tsx'
import { useSettingChanged } from '../use-setting-changed.ts'

interface CategoryDialogProps {
  kind: CategorySetting | null
  onClose: () => void
}

/** Changes what a kind of residence is called, how it is told, and what a night in it takes. */
export function CategoryDialog({ kind, onClose }: CategoryDialogProps) {
  const language = useLanguage()
  const name = kind?.rules.name[language] ?? ''
  return (
    <Dialog
      open={kind !== null}
      onClose={onClose}
      title={name}
      lead={<Trans>It holds at once, for what is asked for from now on.</Trans>}
    >
      {kind && <CategoryForm kind={kind} onClose={onClose} />}
    </Dialog>
  )
}

/** The fields of a form have names in one row. */
const { squareMeters, nightPercent } = categoryRules.shape
const SHAPE = z.object({
  nameEn: kindText(LONGEST_KIND),
  nameEs: kindText(LONGEST_KIND),
  descriptionEn: kindText(LONGEST_TOLD),
  descriptionEs: kindText(LONGEST_TOLD),
  bedsEn: kindText(LONGEST_KIND),
  bedsEs: kindText(LONGEST_KIND),
  squareMeters,
  nightPercent,
})

function CategoryForm({ kind, onClose }: { kind: CategorySetting; onClose: () => void }) {
  const { t } = useLingui()
  const changed = useSettingChanged()
  const { id, rules, seen } = kind
  const form = useForm({
    shape: SHAPE,
    send: (typed) =>
      call(saveCategory, {
        body: {
          idCategory: id,
          value: {
            name: { en: typed.nameEn, es: typed.nameEs },
            description: { en: typed.descriptionEn, es: typed.descriptionEs },
            beds: { en: typed.bedsEn, es: typed.bedsEs },
            squareMeters: typed.squareMeters,
            nightPercent: typed.nightPercent,
          },
          seen,
        },
      }),
    done: () => {
      onClose()
      toast(t`The kind of residence is changed`)
    },
    changed,
  })
  const line = (name: 'nameEn' | 'nameEs' | 'bedsEn' | 'bedsEs', label: string, value: string) => (
    <Field label={label} required error={form.error(name)}>
      {(control) => <TextInput {...control} name={name} maxLength={LONGEST_KIND} defaultValue={value} />}
    </Field>
  )
  const text = (name: 'descriptionEn' | 'descriptionEs', label: string, value: string) => (
    <Field label={label} required error={form.error(name)}>
      {(control) => (
        <TextArea {...control} name={name} rows={3} maxLength={LONGEST_TOLD} defaultValue={value} />
      )}
    </Field>
  )
  const figure = (name: 'squareMeters' | 'nightPercent', label: string, hint?: string) => (
    <Field label={label} hint={hint} required error={form.error(name)}>
      {(control) => <TextInput {...control} name={name} inputMode="numeric" defaultValue={rules[name]} />}
    </Field>
  )
  return (
    <form {...form.props} className="stack stack-wide">
      <div className="settings-pair">
        {line('nameEn', t`Name in English`, rules.name.en)}
        {line('nameEs', t`Name in Spanish`, rules.name.es)}
      </div>
      {text('descriptionEn', t`What is told of it, in English`, rules.description.en)}
      {text('descriptionEs', t`What is told of it, in Spanish`, rules.description.es)}
      <div className="settings-pair">
        {line('bedsEn', t`Beds, in English`, rules.beds.en)}
        {line('bedsEs', t`Beds, in Spanish`, rules.beds.es)}
      </div>
      <div className="settings-pair">
        {figure('squareMeters', t`Size in m²`)}
        {figure(
          'nightPercent',
          t`A night takes of the balance, in percent`,
          t`100 is a night for a night. Of a stay the sum is rounded up.`,
        )}
      </div>
      <SettingFoot sending={form} onClose={onClose} />
    </form>
  )
}
