import { expect, test } from 'vitest'
import { registerFonts } from '../../../server/press/look.ts'
import { taggedPdf } from '../../../server/press/tagged-pdf.ts'
import { hasPoppler, infoOf, treeOf } from '../../../server/press/testing.structure.ts'
import { paperDocument } from './paper-document.ts'

registerFonts()

test.runIf(hasPoppler)(
  'a paper of the demo club is a tree: title, facts, sections with points and tables',
  async () => {
    const paper = {
      language: 'es' as const,
      title: 'Reglamento de alberca',
      lead: 'Para todos',
      facts: [['Vigente', 'desde enero']] as const,
      sections: [
        {
          heading: 'Horario',
          points: ['De 8 a 20'],
          table: { head: ['Día', 'Hora'], rows: [['Lunes', '8']] },
        },
      ],
      foot: 'Marea',
    }
    const pdf = await taggedPdf(paperDocument({ paper, picture: null, published: '2026-11-01' } as never))
    expect(infoOf(pdf)).toMatchObject({ Title: 'Reglamento de alberca', Tagged: 'yes' })
    expect(pdf.toString('latin1')).toContain('/Lang (es-MX)')
    expect(treeOf(pdf).slice(3)).toEqual([
      '. H1 "Reglamento de alberca"',
      '. P "Para todos"',
      '. Table',
      '. . TR',
      '. . . TH "Vigente"',
      '. . . TD "desde enero"',
      '. H2 "Horario"',
      '. L',
      '. . LI',
      '. . . LBody',
      '. . . . P "De 8 a 20"',
      '. Table',
      '. . TR',
      '. . . TH "Día"',
      '. . . TH "Hora"',
      '. . TR',
      '. . . TD "Lunes"',
      '. . . TD "8"',
    ])
  },
)
