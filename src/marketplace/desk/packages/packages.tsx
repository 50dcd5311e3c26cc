import '../goods.css'
import './packages.css'
import { queryOf } from '../../../web/calls/query.ts'
import { listWrittenPackages } from '../../publish/publish-packages.endpoints.ts'
import { GoodsDesk, type GoodsListAsked } from '../goods-editing.tsx'
import { PackageEditor } from './package-editor.tsx'
import { PackageShelf } from './package-shelf.tsx'

const read = (query: GoodsListAsked) => queryOf(listWrittenPackages, { query })

/** The packages of the catalogue: what is on sale, what waits for a part, what is being prepared; the editing of one. */
export default function Packages() {
  return (
    <GoodsDesk kind="packages" read={read} shelf={<PackageShelf read={read} />}>
      {(bundle, choices) => <PackageEditor bundle={bundle} choices={choices} />}
    </GoodsDesk>
  )
}
