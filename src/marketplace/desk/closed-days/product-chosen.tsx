import { Trans, useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { Button } from '../../../web/ui/button.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { readProductDays } from '../../publish/publish-closed-days.endpoints.ts'
import { type FoundVariant, FoundVariants } from '../found-variants.tsx'

export type ClosedProductDays = AnswerOf<typeof readProductDays>['data']

interface ProductChosenProps {
  /** 0 while none is chosen. */
  idProduct: number
  /** What is known of it; undefined while it is read. */
  product: ClosedProductDays | undefined
  unread: Error | null
  /** Closed days stay with their product. */
  stays: boolean
  error: string | undefined
  onChange: (idProduct: number) => void
}

/** The product whose days are closed, with the way to another. */
export function ProductChosen({ idProduct, product, unread, stays, error, onChange }: ProductChosenProps) {
  const { t } = useLingui()
  const language = useLanguage()
  if (idProduct === 0)
    return (
      <FoundVariants
        name="idProduct"
        label={<Trans>Product</Trans>}
        hint={<Trans>By product, variant or resort.</Trans>}
        required
        error={error && t`Choose the product.`}
      >
        {(found) =>
          eachOnce(found).map((one) => (
            <Choice key={one.idProduct} found={one} onChoose={() => onChange(one.idProduct)} />
          ))
        }
      </FoundVariants>
    )
  if (unread) return <FormError>{unread.message}</FormError>
  if (!product) return <Skeleton height={72} radius={14} />
  return (
    <div className="editor-chosen">
      <div>
        <b>{product.product[language]}</b>
        <p className="small muted">{product.hotel ?? <Trans>Every resort</Trans>}</p>
      </div>
      {stays ? (
        <span className="small muted">
          <Trans>Closed days stay with their product.</Trans>
        </span>
      ) : (
        <Button kind="ghost" size="small" onClick={() => onChange(0)}>
          <Trans>Choose another</Trans>
        </Button>
      )}
    </div>
  )
}

/** The products of the variants that were found. */
function eachOnce(found: readonly FoundVariant[]): FoundVariant[] {
  return [...new Map(found.toReversed().map((one) => [one.idProduct, one])).values()].toReversed()
}

function Choice({ found, onChoose }: { found: FoundVariant; onChoose: () => void }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { hotel, active } = found
  const product = found.product[language]
  return (
    <li>
      <div>
        <b>{product}</b>
        <p className="small muted">
          {hotel ?? <Trans>Every resort</Trans>}
          {!active && (
            <>
              {' · '}
              <Trans>Not on sale</Trans>
            </>
          )}
        </p>
      </div>
      <Button kind="secondary" size="small" aria-label={t`Choose: ${product}`} onClick={onChoose}>
        <Trans>Choose</Trans>
      </Button>
    </li>
  )
}
