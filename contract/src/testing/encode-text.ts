/** Returns a text as files store it in an encoding of one byte for each letter, or of Japan. */
export function encodeText(text: string, label: string): Uint8Array {
  const decoder = new TextDecoder(label);
  const bytesOf = new Map<string, number[]>();
  for (let first = 0xff; first >= 0; first--) {
    if (label === 'shift_jis' && first >= 0x80) {
      for (let second = 0x40; second <= 0xfc; second++) {
        bytesOf.set(decoder.decode(Uint8Array.of(first, second)), [first, second]);
      }
    } else bytesOf.set(decoder.decode(Uint8Array.of(first)), [first]);
  }
  return Uint8Array.from([...text].flatMap((letter) => bytesOf.get(letter) ?? []));
}
