import type { FaultMode } from '../models/faults.ts';

/** An answer that is not a stream. */
export interface RefusedRequest {
  readonly status: number;
  /** Content type. Default: JSON. */
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface RefusalContext {
  readonly model: string;
  /** The key of the request. Real services repeat it in some messages. */
  readonly key: string;
  /** The delay that a 429 asks for, in milliseconds. */
  readonly retryAfter: number;
}

/** Answers that do not come from an API, such as pages of proxies. The same for both protocols. */
export function pageOf(faults: readonly FaultMode[]): RefusedRequest | undefined {
  if (faults.includes('502-html')) return { status: 502, type: 'text/html', body: page('502 Bad Gateway') };
  if (faults.includes('html-200')) return { status: 200, type: 'text/html; charset=utf-8', body: page('Welcome to the campus network') };
  if (faults.includes('empty-body')) return { status: 200, type: 'text/event-stream', body: '' };
  return undefined;
}

function page(title: string): string {
  return `<html>\r\n<head><title>${title}</title></head>\r\n<body>\r\n<center><h1>${title}</h1></center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>\r\n`;
}
