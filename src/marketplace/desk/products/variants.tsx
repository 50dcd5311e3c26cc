import { Trans, useLingui } from '@lingui/react/macro'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import { intentKey } from '../../../web/calls/intent-key.ts'
import type { EditedPart } from '../../../web/desk/use-editing.ts'
import { Button, IconButton } from '../../../web/ui/button.tsx'
import { Checkbox } from '../../../web/ui/fields/checkbox.tsx'
import { useLanguage } from '../../../web/words.ts'
import { mayRemoveVariant } from '../../publish/publish.ts'
import { MOST_VARIANTS, type WrittenProduct } from '../../publish/publish-products.endpoints.ts'
import { newVariant, type ProductValue } from './product-value.ts'
import { VariantFields } from './variant-fields.tsx'

interface VariantsProps extends EditedPart<ProductValue> {
  product: WrittenProduct | null
}

/** What one buys of a product, in the order in which owners see it. */
export function Variants({ value, change, error, product }: VariantsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { variants } = value
  const move = (index: number, by: 1 | -1) => {
    const moved = variants[index]
    if (moved) change({ variants: variants.toSpliced(index, 1).toSpliced(index + by, 0, moved) })
  }
  return (
    <section className="editor-part">
      <h2 className="title">
        <Trans>Variants and prices</Trans>
      </h2>
      <ul className="editor-list">
        {variants.map((variant, index) => {
          const place = index + 1
          const name = variant.name[language] || t`Variant ${place}`
          const stored = product?.variants.find(({ id }) => id === variant.id)
          const mayGo = !stored || !product || mayRemoveVariant(product, stored)
          const names = stored?.packages.map((one) => one.name[language]).join(', ')
          return (
            <li className="card variant" key={variant.key}>
              <header className="row wrap">
                <h3 className="title">{name}</h3>
                {index > 0 && (
                  <IconButton label={t`Further up: ${name}`} onClick={() => move(index, -1)}>
                    <ArrowUp className="icon" />
                  </IconButton>
                )}
                {place < variants.length && (
                  <IconButton label={t`Further down: ${name}`} onClick={() => move(index, 1)}>
                    <ArrowDown className="icon" />
                  </IconButton>
                )}
                {mayGo && variants.length > 1 && (
                  <IconButton
                    label={t`Remove: ${name}`}
                    onClick={() => change({ variants: variants.toSpliced(index, 1) })}
                  >
                    <Trash2 className="icon" />
                  </IconButton>
                )}
              </header>
              <VariantFields
                value={variant}
                at={`variants.${index}`}
                currency={value.currency}
                transfer={value.transfer}
                error={error}
                onChange={(some) => change({ variants: variants.with(index, { ...variant, ...some }) })}
              />
              <Checkbox
                checked={variant.active}
                onChange={({ target }) =>
                  change({ variants: variants.with(index, { ...variant, active: target.checked }) })
                }
              >
                <b>
                  <Trans>On sale</Trans>
                </b>{' '}
                {!mayGo && (
                  <span className="small muted">
                    <Trans>
                      It has been on sale, so orders and carts may name it: it can be taken off sale, not
                      removed.
                    </Trans>
                  </span>
                )}
              </Checkbox>
              {names && !variant.active && (
                <p className="small muted">
                  <Trans>While it is off sale, so are the packages that hold it: {names}.</Trans>
                </p>
              )}
            </li>
          )
        })}
      </ul>
      {variants.length < MOST_VARIANTS && (
        <p>
          <Button
            kind="secondary"
            size="small"
            onClick={() => change({ variants: [...variants, newVariant(intentKey())] })}
          >
            <Plus className="icon-small" aria-hidden /> <Trans>Add a variant</Trans>
          </Button>
        </p>
      )}
      <Checkbox checked={value.transfer} onChange={({ target }) => change({ transfer: target.checked })}>
        <b>
          <Trans>It is a transfer</Trans>
        </b>{' '}
        <span className="small muted">
          <Trans>Owners name who travels and how many more, and may have it in a cart more than once.</Trans>
        </span>
      </Checkbox>
    </section>
  )
}
