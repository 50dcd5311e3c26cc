/** Of pdfkit, which ships no types, what the press asks for. */
declare module 'pdfkit' {
  import { Readable } from 'node:stream'

  export interface StructureContent {
    readonly refs: readonly unknown[]
  }
  export interface StructureElement {
    add(child: StructureElement | StructureContent): StructureElement
    end(): void
  }
  export default class PDFDocument extends Readable {
    constructor(options: Record<string, unknown>)
    struct(type: string, options?: { alt?: string; scope?: string }): StructureElement
    addStructure(element: StructureElement): void
    markContent(tag: 'Artifact'): void
    markStructureContent(tag: string): StructureContent
    endMarkedContent(): void
  }
}
