/** Elena's own photos, so that her gallery is not empty: position to illustration. */
export const ELENAS_PHOTOS: readonly { seed: string; position: number; scene: string; name: string }[] = [
  { seed: 'photo-elena-1', position: 1, scene: 'hammock-dawn', name: 'hammock.webp' },
  { seed: 'photo-elena-2', position: 2, scene: 'sailing-dusk', name: 'sailing.webp' },
]
