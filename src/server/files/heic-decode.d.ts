/** Of heic-decode, which ships no types, what the picture worker asks for. */
declare module 'heic-decode' {
  /** The pixels of a picture: red, green, blue and alpha, upright as the file says. */
  export interface HeicPixels {
    width: number
    height: number
    data: Uint8ClampedArray
  }
  /** A picture of a file, not yet decoded. */
  export interface HeicPicture {
    width: number
    height: number
    decode: () => Promise<HeicPixels>
  }
  interface DecodeHeic {
    (sent: { buffer: Uint8Array }): Promise<HeicPixels>
    /** The pictures of a file; `dispose` frees the memory of all. Throws where it is no HEIC. */
    all: (sent: { buffer: Uint8Array }) => Promise<HeicPicture[] & { dispose: () => void }>
  }
  const decode: DecodeHeic
  export default decode
}
