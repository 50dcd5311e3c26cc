const RATE = 8000
const SECONDS = 16

/** Waves on a beach: noise that swells and ebbs, as a WAV file of one channel and 8 bits (128 KB). */
export function seaSound(): Uint8Array {
  const samples = RATE * SECONDS
  const file = Buffer.alloc(44 + samples)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + samples, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE, 28)
  file.writeUInt16LE(1, 32)
  file.writeUInt16LE(8, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples, 40)
  let seed = 7
  let soft = 0
  for (let at = 0; at < samples; at++) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    // A low-pass filter: white noise becomes the sound of surf.
    soft += 0.22 * ((seed / 0x7fffffff) * 2 - 1 - soft)
    const swell = Math.sin((Math.PI * at) / (RATE * 4)) ** 2
    file[44 + at] = Math.round(128 + soft * (22 + 190 * swell))
  }
  return file
}
