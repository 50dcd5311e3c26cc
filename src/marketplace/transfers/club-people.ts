import { cell, type Row } from '../../club-folder/field.ts'
import { whole, yesNo } from '../../club-folder/kinds.ts'

/** How many people a variant is for, and how many of it a line may have: its columns of the club's folder. */
export const peopleOfVariant = () => [
  cell('people', whole(1, 100), 'How many people one is for: what a vehicle holds, a table seats.', {
    empty: 1,
  }),
  cell(
    'people_in_price',
    whole(1, 100),
    'Of a transfer that has an `extra_person`: for how many its price is.',
    {
      empty: null,
    },
  ),
  cell('most_of_a_line', whole(1, 500), 'How many of it one line of an order may have.', { empty: 20 }),
  cell('child', yesNo, 'Whether it is a child’s: “from” is never its price.', { empty: false }),
]

/** What the people of a variant contradict. */
export const peopleFaults = ({ people, people_in_price: inPrice }: Row): string[] =>
  inPrice != null && Number(inPrice) > Number(people)
    ? [`people_in_price (${inPrice}) is more than people (${people})`]
    : []
