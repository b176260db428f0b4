import { FileRefused } from '@marginalia/engine';
import { SaxesParser } from 'saxes';
import { decodeText } from '../text/decode-text.ts';

/** The handlers of the elements and texts of an XML file. Names stand without their prefixes. */
interface XmlHandler {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close(name: string): void;
  text(text: string): void;
}

/** Reads an XML file from its start to its end. Only the five entities of XML stand for anything: a file that uses others is refused. */
export function readXml(bytes: Uint8Array, handler: XmlHandler): void {
  const parser = new SaxesParser();
  parser.on('error', (cause) => {
    throw new FileRefused('damaged', { cause });
  });
  parser.on('opentag', ({ name, attributes }) => handler.open(localName(name), attributes));
  parser.on('closetag', ({ name }) => handler.close(localName(name)));
  parser.on('text', (text) => handler.text(text));
  parser.on('cdata', (text) => handler.text(text));
  const text = decodeText(bytes);
  if (text === undefined) throw new FileRefused('damaged');
  parser.write(text).close();
}

/** The value of an attribute, whatever prefix it has. */
export function attribute(attributes: Readonly<Record<string, string>>, name: string): string | undefined {
  const key = attributes[name] === undefined ? Object.keys(attributes).find((it) => localName(it) === name) : name;
  return key === undefined ? undefined : attributes[key];
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Whether the value of an attribute is true, in either spelling of XML. */
export function isOn(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}
