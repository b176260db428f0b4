import { FileRefused } from '@marginalia/engine';

/** The code of a reader. Throws `FileRefused` if it cannot be loaded, for example without a network. */
export async function loaded<Code>(code: Promise<Code>): Promise<Code> {
  try {
    return await code;
  } catch (thrown) {
    throw new FileRefused('not-loaded', { cause: thrown });
  }
}
