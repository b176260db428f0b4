import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Certificate {
  /** PEM. */
  readonly key: string;
  /** PEM. */
  readonly cert: string;
}

/** Creates a self-signed certificate for localhost, valid for one day. Browsers support HTTP/2 only over TLS. Requires `openssl`. */
export function createCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'marginalia-bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    const options = [
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '1',
      '-subj',
      '/CN=localhost',
    ];
    execFileSync('openssl', ['req', ...options, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } catch (cause) {
    throw new Error('The bench serves over HTTP/2, which needs a certificate. Install openssl, then run it again.', { cause });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
