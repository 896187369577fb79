import { FileFault } from '@thymely/contract/ground/csv/file-fault';
import { Parser } from 'saxen';
import * as words from './words.en.ts';

/** The attributes of an element by their names. */
type Attributes = ReadonlyMap<string, string>;

type Reader = {
  onOpen?: (name: string, attributesOf: () => Attributes) => void;
  onClose?: (name: string) => void;
  onText?: (text: string) => void;
};

/**
 * Reads XML from its beginning to its end. Names have no prefixes, and all texts are decoded.
 *
 * @throws FileFault unless it is XML, or what the reader throws
 */
export function readXml(xml: Uint8Array, { onOpen, onClose, onText }: Reader): void {
  const parser = new Parser();
  if (onOpen) {
    parser.on('openTag', (name, attributes, decode) => {
      onOpen(localName(name), () => {
        const all = Object.entries(attributes());
        return new Map(all.map(([each, value]) => [localName(each), decode(value)]));
      });
    });
  }
  if (onClose) {
    parser.on('closeTag', (name) => {
      onClose(localName(name));
    });
  }
  if (onText) {
    parser.on('text', (text, decode) => {
      onText(decode(text));
    });
    parser.on('cdata', onText);
  }
  try {
    parser.parse(new TextDecoder().decode(xml));
  } catch (error) {
    throw error instanceof FileFault ? error : new FileFault(words.unreadable, { cause: error });
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
