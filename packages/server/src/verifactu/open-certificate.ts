import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { duplexPair } from 'node:stream';
import { connect, createSecureContext, TLSSocket, type PeerCertificate } from 'node:tls';
import { promisify } from 'node:util';

export interface CertificateHolder {
  name: string;
  /** Of the company that the certificate speaks for, or of the person. */
  taxId: string;
}

/** 'old-encryption': RC2, which OpenSSL 3 no longer reads. 'too-slow': made to keep us busy. */
export type CertificateFault =
  | 'wrong-password'
  | 'unreadable'
  | 'old-encryption'
  | 'too-slow'
  | 'no-tax-id'
  | 'not-yet-valid'
  | 'expired';

export type OpenedCertificate =
  | { fault: null; holder: CertificateHolder; validUntil: Date }
  | { fault: CertificateFault };

/** Tells whose a PKCS#12 certificate is and until when, or why it cannot be used at `now`. */
export async function openCertificate(
  pfx: Buffer,
  password: string,
  now: Date,
): Promise<OpenedCertificate> {
  const fault = await tryApart(pfx, password);
  if (fault) return { fault };
  const certificate = await certificateOf(pfx, password);
  const holder = certificate && holderOf(certificate);
  if (!holder) return { fault: certificate ? 'no-tax-id' : 'unreadable' };
  const [from, until] = [new Date(certificate.valid_from), new Date(certificate.valid_to)];
  if (now < from) return { fault: 'not-yet-valid' };
  return now < until ? { fault: null, holder, validUntil: until } : { fault: 'expired' };
}

/** A file says itself how often its password is hashed: a thousand million times would stop all others. */
const TRY = `
  const { createSecureContext } = require('node:tls');
  const chunks = [];
  process.stdin.on('data', (chunk) => chunks.push(chunk)).on('end', () => {
    const { pfx, passphrase } = JSON.parse(Buffer.concat(chunks).toString());
    const before = process.cpuUsage();
    let message = '';
    try {
      createSecureContext({ pfx: Buffer.from(pfx, 'base64'), passphrase });
    } catch (error) {
      message = error.message;
    }
    const { user } = process.cpuUsage(before);
    process.stdout.write(JSON.stringify({ message, milliseconds: user / 1000 }));
  });`;

const TRY_MS = 5000;
/** As long as all others may wait whenever the certificate is opened here. */
const OPENING_MS = 1000;

const runFile = promisify(execFile);

/** Opens the certificate in a process of its own, which may be stopped. */
async function tryApart(pfx: Buffer, passphrase: string): Promise<CertificateFault | null> {
  const running = runFile(process.execPath, ['-e', TRY], { env: {}, timeout: TRY_MS });
  // A process that is gone reads nothing more.
  running.child.stdin
    ?.on('error', () => undefined)
    .end(JSON.stringify({ pfx: pfx.toString('base64'), passphrase }));
  try {
    const { stdout } = await running;
    const { message, milliseconds } = JSON.parse(stdout) as {
      message: string;
      milliseconds: number;
    };
    if (message === '') return milliseconds > OPENING_MS ? 'too-slow' : null;
    if (/mac verify failure/i.test(message)) return 'wrong-password';
    return /unsupported/i.test(message) ? 'old-encryption' : 'unreadable';
  } catch {
    return running.child.killed ? 'too-slow' : 'unreadable';
  }
}

/** Node reads PKCS#12 for TLS alone: so a server with it greets a client, and the client is asked whom it saw. */
async function certificateOf(pfx: Buffer, passphrase: string): Promise<PeerCertificate | null> {
  const [near, far] = duplexPair();
  const server = new TLSSocket(near, {
    isServer: true,
    secureContext: createSecureContext({ pfx, passphrase }),
  });
  const client = connect({ socket: far, rejectUnauthorized: false });
  server.on('error', (error) => client.destroy(error));
  client.on('error', () => undefined);
  try {
    await once(client, 'secureConnect');
    return client.getPeerCertificate();
  } catch {
    return null;
  } finally {
    client.destroy();
    server.destroy();
  }
}

/**
 * The subject of a Spanish certificate names a person's number as 'IDCES-12345678Z' (ETSI EN 319 412-1) and
 * a company's as 'VATES-B12345674'. One for a company carries both.
 */
function holderOf({ subject }: PeerCertificate): CertificateHolder | null {
  const fields = subject as unknown as Readonly<Record<string, string | string[] | undefined>>;
  const field = (name: string) => [fields[name] ?? ''].flat()[0] ?? '';
  const company = taxIdIn(field('organizationIdentifier'));
  const taxId = company ?? taxIdIn(field('serialNumber'));
  return taxId ? { name: (company && field('O')) || field('CN'), taxId } : null;
}

const taxIdIn = (value: string): string | null =>
  /^(?:[A-Z]{3}ES-)?([A-Z0-9]{9})$/.exec(value)?.[1] ?? null;
