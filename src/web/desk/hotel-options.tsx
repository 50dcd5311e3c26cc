/** The resorts to choose from, within a select. */
export function HotelOptions({ hotels }: { hotels: readonly { id: number; name: string }[] }) {
  return hotels.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
}
