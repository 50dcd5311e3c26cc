import { Trans, useLingui } from '@lingui/react/macro'
import { WholeField } from '../../../web/desk/number-field.tsx'
import type { EditedPart } from '../../../web/desk/use-editing.ts'
import { Field } from '../../../web/ui/fields/field.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { GoodsChoices, WrittenProduct } from '../../publish/publish-products.endpoints.ts'
import { CurrencyField, ResortField } from '../goods-fields.tsx'
import type { ProductValue } from './product-value.ts'

interface ProductPlaceProps extends EditedPart<ProductValue> {
  choices: GoodsChoices
  product: WrittenProduct | null
}

/** Where owners find a product: its category, its resort, its rank, and the currency of its prices. */
export function ProductPlace({ value, change, error, choices, product }: ProductPlaceProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { categories, hotels, bestSellers } = choices
  const subcategories = categories.find(({ id }) => id === value.categoryId)?.subcategories ?? []
  const rival = bestSellers.find(({ id, rank }) => rank === value.bestSeller && id !== product?.id)
  const other = rival?.name[language]
  return (
    <section className="editor-part">
      <h2 className="title">
        <Trans>Where owners find it</Trans>
      </h2>
      <div className="editor-row">
        <Field label={<Trans>Category</Trans>} required error={error('categoryId')}>
          {(control) => (
            <Select
              {...control}
              name="categoryId"
              value={value.categoryId ?? ''}
              onChange={({ target }) =>
                change({ categoryId: Number(target.value) || null, subcategoryId: null })
              }
            >
              <option value="">{t`Choose`}</option>
              {categories.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name[language]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={<Trans>Subcategory</Trans>} error={error('subcategoryId')}>
          {(control) => (
            <Select
              {...control}
              name="subcategoryId"
              value={value.subcategoryId ?? ''}
              onChange={({ target }) => change({ subcategoryId: Number(target.value) || null })}
            >
              <option value="">{t`None`}</option>
              {subcategories.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name[language]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <ResortField value={value} change={change} error={error} hotels={hotels} />
      </div>
      <div className="editor-row">
        <CurrencyField value={value} change={change} error={error} stays={product?.onceOnSale ?? false} />
        <WholeField
          name="bestSeller"
          label={<Trans>Rank among the best sellers</Trans>}
          hint={
            other ? (
              <Trans>“{other}” has this rank too; the older of them comes first.</Trans>
            ) : (
              <Trans>1 comes first. Empty: it is not one of them.</Trans>
            )
          }
          value={value.bestSeller}
          error={error('bestSeller')}
          onChange={(bestSeller) => change({ bestSeller })}
        />
      </div>
    </section>
  )
}
