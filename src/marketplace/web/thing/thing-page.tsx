import './product.css'
import type { ReactNode } from 'react'
import type { PhotoText } from '../../../photos/pictures.ts'
import { BackToCatalogue } from './back-to-catalogue.tsx'
import { Gallery } from './gallery.tsx'

interface ThingPageProps {
  pictures: readonly string[]
  /** What the photographs among them show. */
  photos: readonly PhotoText[]
  chips?: ReactNode
  name: string
  /** The heading's level; within another page it is not the first. */
  level?: 'h1' | 'h3'
  line: string
  /** Label and value; what is not known is left out. */
  facts: readonly { label: string; value: ReactNode }[]
  /** What is told about it, section by section. */
  children: ReactNode
  /** The card in which it is chosen. */
  panel: ReactNode
  /** Whether it has the page’s width: name, panel, and then what is told and seen. */
  wide?: true
}

/** The page of something to do: pictures, what it is, and beside it how to have it. */
export function ThingPage({
  pictures,
  photos,
  chips,
  name,
  level: Heading = 'h1',
  line,
  facts,
  children,
  panel,
  wide,
}: ThingPageProps) {
  const head = (
    <>
      {chips && <div className="row wrap product-chips">{chips}</div>}
      <Heading className="product-name">{name}</Heading>
      <p className="lead">{line}</p>
    </>
  )
  const inShort = facts.length > 0 && (
    <dl className="product-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
  const told = <div className="prose product-text">{children}</div>
  if (wide)
    return (
      <>
        <p className="page-head-back">
          <BackToCatalogue />
        </p>
        {head}
        {panel}
        <article className="product-told">
          {inShort}
          {told}
        </article>
        <Gallery name={name} pictures={pictures} photos={photos} />
      </>
    )
  return (
    <>
      <p className="page-head-back">
        <BackToCatalogue />
      </p>
      <Gallery name={name} pictures={pictures} photos={photos} />
      <div className="product">
        <article>
          {head}
          {inShort}
        </article>
        {/* On a telephone it comes before the text: nobody looks for it below what others said. */}
        <div className="product-panel">{panel}</div>
        {told}
      </div>
    </>
  )
}
