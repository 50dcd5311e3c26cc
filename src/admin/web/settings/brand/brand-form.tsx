import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { call } from '../../../../web/calls/call.ts'
import { useForm } from '../../../../web/forms/use-form.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { Field, FormError } from '../../../../web/ui/fields/field.tsx'
import { TextInput } from '../../../../web/ui/fields/text-input.tsx'
import { toast } from '../../../../web/ui/toast/toast-queue.ts'
import { type BrandSetting, brandRules, LONGEST_NAME, saveBrand } from '../../../settings/brand.endpoints.ts'
import { type BrandColour, contrastChecks, filledIn, HOUSE_COLOURS } from '../../../settings/colours.ts'
import { useSettingChanged } from '../use-setting-changed.ts'
import { BrandPreview } from './brand-preview.tsx'
import { ColourChecks } from './colour-checks.tsx'

const COLOURS: readonly BrandColour[] = ['accent', 'night', 'deep']
const IS_COLOUR = /^#[0-9a-f]{6}$/i

/** The brand as fields: names, phone and colours, with how well the colours read and how they are worn. */
export function BrandForm({ setting: { brand, house, sets, seen } }: { setting: BrandSetting }) {
  const { t } = useLingui()
  const changed = useSettingChanged()
  const [colours, setColours] = useState({ accent: brand.accent, night: brand.night, deep: brand.deep })
  // What is half typed is no colour yet: the last whole one is measured.
  const [worn, setWorn] = useState(colours)
  const faint = contrastChecks(worn).filter(({ reads }) => !reads)
  // Of what cannot be saved nobody will see anything.
  const [readable, setReadable] = useState(worn)
  // What the environment says is in no field of the form.
  const form = useForm({
    shape: brandRules,
    send: (value) => call(saveBrand, { body: { value, seen } }),
    done: () => toast(t`The brand is changed`),
    changed,
  })
  const choose = (which: BrandColour, value: string) => {
    setColours({ ...colours, [which]: value })
    if (value !== '' && !IS_COLOUR.test(value)) return
    const next = { ...worn, [which]: value.toLowerCase() }
    setWorn(next)
    if (contrastChecks(next).every(({ reads }) => reads)) setReadable(next)
  }
  const line = (
    part: 'name' | 'tagline' | 'promotions',
    name: 'name' | 'tagline' | 'taglineEs' | 'promotions' | 'promotionsEs',
    label: string,
  ) =>
    sets.includes(part) ? (
      <Fixed label={label} name={name} value={house[part]} kept={brand[name]} />
    ) : (
      <Field
        label={label}
        hint={name.endsWith('Es') ? t`Left empty, as in English.` : t`Left empty, it is ${house[part]}.`}
        error={form.error(name)}
      >
        {(control) => (
          <TextInput {...control} name={name} maxLength={LONGEST_NAME} defaultValue={brand[name]} />
        )}
      </Field>
    )
  const labels: Record<BrandColour, string> = {
    accent: t`Accent by day`,
    night: t`Accent by night`,
    deep: t`Deep panel`,
  }
  return (
    <form {...form.props} className="brand-form">
      <div className="stack stack-wide">
        <section className="stack stack-wide" aria-labelledby="brand-name">
          <h3 id="brand-name">
            <Trans>Names and phone</Trans>
          </h3>
          {line('name', 'name', t`Name of the club`)}
          <div className="settings-pair">
            {line('tagline', 'tagline', t`Line below the name, in English`)}
            {line('tagline', 'taglineEs', t`Line below the name, in Spanish`)}
          </div>
          <div className="settings-pair">
            {line('promotions', 'promotions', t`Program of promotions, in English`)}
            {line('promotions', 'promotionsEs', t`Program of promotions, in Spanish`)}
          </div>
          {sets.includes('phone') ? (
            <Fixed label={t`Call-center phone`} name="phone" value={house.phone} kept={brand.phone} />
          ) : (
            <Field
              label={t`Call-center phone`}
              hint={t`Left empty, it is ${house.phone}.`}
              error={form.error('phone')}
            >
              {(control) => <TextInput {...control} name="phone" type="tel" defaultValue={brand.phone} />}
            </Field>
          )}
        </section>
        <section className="stack stack-wide" aria-labelledby="brand-colours">
          <h3 id="brand-colours">
            <Trans>Colours</Trans>
          </h3>
          <div className="brand-colours">
            {COLOURS.map((which) => (
              <Field
                key={which}
                label={labels[which]}
                hint={t`Left empty, it is ${HOUSE_COLOURS[which]}.`}
                error={form.error(which)}
              >
                {(control) => (
                  <span className="brand-colour">
                    <i style={{ background: filledIn(worn)[which] }} aria-hidden />
                    <TextInput
                      {...control}
                      name={which}
                      maxLength={7}
                      spellCheck={false}
                      autoCapitalize="none"
                      placeholder={HOUSE_COLOURS[which]}
                      value={colours[which]}
                      onChange={({ target }) => choose(which, target.value.trim())}
                    />
                  </span>
                )}
              </Field>
            ))}
          </div>
          <ColourChecks colours={worn} onTake={choose} />
        </section>
        <p className="small muted">
          <Trans>
            The address of the site, the address that emails leave from and all keys are the environment’s.
            They are not changed here.
          </Trans>
        </p>
        {form.failure && !form.failure.fields && <FormError>{form.failure.message}</FormError>}
        <div className="row brand-foot">
          <Button type="submit" busy={form.busy} disabled={faint.length > 0}>
            <Trans>Save the brand</Trans>
          </Button>
          {faint.length > 0 && (
            <p className="small" role="status">
              <Trans>A colour is too faint. Until it reads, nothing is saved.</Trans>
            </p>
          )}
        </div>
      </div>
      <BrandPreview colours={readable} />
    </form>
  )
}

interface FixedProps {
  label: string
  name: string
  value: string
  /** What a manager said before the environment did: it is kept, and not shown. */
  kept: string
}

/** What the environment says: it is read here, not changed. */
function Fixed({ label, name, value, kept }: FixedProps): ReactNode {
  return (
    <div className="brand-fixed">
      <b className="small">{label}</b>
      <span>{value}</span>
      <span className="small muted">
        <Trans>Set by the environment of the server.</Trans>
      </span>
      <input type="hidden" name={name} value={kept} />
    </div>
  )
}
