import { describe, expect, it } from 'vitest'
import { piecesOf } from './terms-text.ts'

describe('a text as the club writes it', () => {
  it('has headings and paragraphs', () => {
    expect(piecesOf('First.\nStill first.\n\n# A heading\n\nSecond.\n \n\nThird.\n')).toEqual([
      { kind: 'paragraph', text: 'First.\nStill first.' },
      { kind: 'heading', text: 'A heading' },
      { kind: 'paragraph', text: 'Second.' },
      { kind: 'paragraph', text: 'Third.' },
    ])
  })

  it('tells a heading from its paragraph without an empty line between', () => {
    expect(piecesOf('Before.\n# Heading\nAfter.')).toEqual([
      { kind: 'paragraph', text: 'Before.' },
      { kind: 'heading', text: 'Heading' },
      { kind: 'paragraph', text: 'After.' },
    ])
  })

  it('takes a number sign inside a sentence for what it is', () => {
    expect(piecesOf('Residence #4')).toEqual([{ kind: 'paragraph', text: 'Residence #4' }])
  })
})
