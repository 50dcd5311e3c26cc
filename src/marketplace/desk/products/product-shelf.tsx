import { Plural, Trans } from '@lingui/react/macro'
import { formatMoney } from '../../../kernel/money.ts'
import { NamedArt } from '../../../photos/desk/picture-choice.tsx'
import { call } from '../../../web/calls/call.ts'
import { keyOf } from '../../../web/calls/query-key.ts'
import { EditLink } from '../../../web/desk/edit-link.tsx'
import { ShelfItem } from '../../../web/desk/shelf-item.tsx'
import { ShelfStateChip, useStateWord } from '../../../web/desk/state-chip.tsx'
import { useLanguage } from '../../../web/words.ts'
import { mayRemove, productState } from '../../publish/publish.ts'
import {
  listWrittenProducts,
  type WrittenProduct,
  withdrawProduct,
} from '../../publish/publish-products.endpoints.ts'
import { GoodsAway } from '../goods-away.tsx'
import type { ReadGoods } from '../goods-editing.tsx'
import { GoodsShelf } from '../goods-shelf.tsx'

/** The products, what was changed last first. */
export function ProductShelf({ read }: { read: ReadGoods<WrittenProduct> }) {
  const language = useLanguage()
  const said = useStateWord()
  return (
    <GoodsShelf
      kind="products"
      draft="product"
      rowOf={(one) => ({ title: one.name[language], state: said(productState(one)), at: one.changed.at })}
      read={read}
      fresh={<Trans>New product</Trans>}
      notFound={<Trans>No products match. Try a shorter search.</Trans>}
      empty={<Trans>What owners may order, from a transfer to a massage, is written here.</Trans>}
    >
      {(product) => <ShelvedProduct key={product.id} product={product} />}
    </GoodsShelf>
  )
}

function ShelvedProduct({ product }: { product: WrittenProduct }) {
  const language = useLanguage()
  const { id, currency, category, variants } = product
  const name = product.name[language]
  const sold = variants.filter((variant) => variant.active)
  const price = formatMoney({ cents: Math.min(...sold.map(({ sale }) => sale)), currency })
  const rank = product.bestSeller
  return (
    <ShelfItem
      picture={<NamedArt name={product.picture} />}
      title={name}
      chip={<ShelfStateChip state={productState(product)} />}
      facts={
        <>
          {category.name[language]}
          {sold.length > 0 && (
            <>
              {' · '}
              <Plural value={sold.length} one="# variant" other="# variants" />
              {', '}
              <Trans>
                from {price} {currency}
              </Trans>
            </>
          )}
          {rank !== null && (
            <>
              {' · '}
              <Trans>Best seller {rank}</Trans>
            </>
          )}
        </>
      }
      changed={product.changed}
      actions={
        <>
          <ProductAway product={product} name={name} />
          <EditLink kind="products" edit={id} name={name} />
        </>
      }
    />
  )
}

/** Whether it goes, and what goes with it. */
function ProductAway({ product, name }: { product: WrittenProduct; name: string }) {
  const language = useLanguage()
  const holding = product.variants.flatMap(({ packages }) => packages)
  const leaving = holding.filter(({ active }) => active).map((one) => one.name[language])
  const names = [...new Set(leaving)].join(', ')
  return (
    <GoodsAway
      goods={product}
      name={name}
      mayGo={mayRemove(product, holding)}
      lead={
        names ? (
          <Trans>
            Owners no longer find it or buy it; what is ordered stands. These packages hold it and leave with
            it: {names}. They are back once it is.
          </Trans>
        ) : (
          <Trans>Owners no longer find it or buy it; what is ordered stands. You can publish it again.</Trans>
        )
      }
      act={(body, idempotencyKey) => call(withdrawProduct, { body, idempotencyKey })}
      list={keyOf(listWrittenProducts)}
    />
  )
}
