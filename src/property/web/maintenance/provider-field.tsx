import { Trans, useLingui } from '@lingui/react/macro'
import { Field, FieldGroup } from '../../../web/ui/fields/field.tsx'
import { Option } from '../../../web/ui/fields/option.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import type { RequestDraft } from './request-draft.ts'

interface ProviderFieldProps {
  draft: RequestDraft
  error?: string
  onChange: (part: Partial<RequestDraft>) => void
}

/** Who does the work: the club, or somebody whom the owner names. */
export function ProviderField({ draft, error, onChange }: ProviderFieldProps) {
  const { t } = useLingui()
  return (
    <>
      <FieldGroup legend={t`Who does the work`} required>
        <div className="repair-providers">
          <Option
            name="providerType"
            value="club"
            title={<Trans>The club</Trans>}
            checked={draft.providerType === 'club'}
            onChange={() => onChange({ providerType: 'club' })}
          >
            <Trans>Our own technicians, by appointment.</Trans>
          </Option>
          <Option
            name="providerType"
            value="external"
            title={<Trans>A provider of mine</Trans>}
            checked={draft.providerType === 'external'}
            onChange={() => onChange({ providerType: 'external' })}
          >
            <Trans>You hire them; the club lets them in.</Trans>
          </Option>
        </div>
      </FieldGroup>
      {draft.providerType === 'external' && (
        <Field label={t`Name of the provider`} required error={error}>
          {(control) => (
            <TextInput
              {...control}
              name="provider"
              autoComplete="organization"
              maxLength={160}
              value={draft.provider}
              onChange={(event) => onChange({ provider: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  )
}
