import { isEmailAddress } from '@simplato/domain';

/** The SMTP server, and how the connection is encrypted. */
export interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the first byte; after STARTTLS, which is required; or none. */
  tls: 'implicit' | 'starttls' | 'none';
  login: { user: string; password: string } | undefined;
}

const PORTS = { implicit: 465, starttls: 587, none: 25 } as const;
const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

/**
 * smtps://user:password@host:465 or smtp://user:password@host:587, the latter with STARTTLS. TLS is
 * omitted only for this machine, or with `?tls=none` and no password. Null for anything else.
 */
export function readSmtpUrl(text: string): SmtpServer | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const query = [...url.searchParams];
  const isPlain = query.length === 1 && query[0]?.join('=') === 'tls=none';
  const isBare = url.pathname === '' || url.pathname === '/';
  if (url.hostname === '' || !isBare || url.hash !== '') return null;
  if (query.length > 0 && (!isPlain || url.protocol !== 'smtp:')) return null;
  const login = readLogin(url);
  if (login === null) return null;
  const isHere = OWN_MACHINE.includes(url.hostname);
  if (isPlain && login !== undefined && !isHere) return null;
  const tls = tlsOf(url.protocol, isPlain || isHere);
  if (tls === null) return null;
  const port = url.port === '' ? PORTS[tls] : Number(url.port);
  return port === 0 ? null : { host: url.hostname.replace(/^\[|\]$/g, ''), port, tls, login };
}

function tlsOf(protocol: string, mayBePlain: boolean): SmtpServer['tls'] | null {
  if (protocol === 'smtps:') return 'implicit';
  if (protocol !== 'smtp:') return null;
  return mayBePlain ? 'none' : 'starttls';
}

/** Undefined without a login; null if it is incomplete or wrongly escaped. */
function readLogin({ username, password }: URL): SmtpServer['login'] | null {
  if (username === '' && password === '') return undefined;
  if (username === '' || password === '') return null;
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) };
  } catch {
    return null;
  }
}

export interface Sender {
  name: string;
  address: string;
}

const NOT_IN_ADDRESS = /[<>"(),:;[\]\\]/;
const WITH_NAME = /^([^<>"\p{Cc}]*)<([^<>]+)>$/u;

/** 'hola@mi-restaurante.es' or 'Simplato <hola@mi-restaurante.es>'; null for anything else. */
export function readSender(text: string): Sender | null {
  const named = WITH_NAME.exec(text.trim());
  const address = (named?.[2] ?? text).trim();
  if (!isEmailAddress(address) || NOT_IN_ADDRESS.test(address)) return null;
  return { name: named?.[1]?.trim() || 'Simplato', address };
}
