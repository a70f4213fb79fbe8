import { decodeBase64, encodeBase64 } from '@simplato/domain';

/**
 * The content of the password field on the wire: base64("<digest>|<check id>|<hour>"), where the
 * digest is the lower-case hex SHA-256 of the NFC-normalised password. TLS protects the connection;
 * this keeps a reusable password out of logs and memory.
 */
export interface PasswordField {
  digest: string;
  checkId: number;
  hour: string;
}

export function encodePasswordField(field: PasswordField): string {
  return encodeBase64(`${field.digest}|${field.checkId}|${field.hour}`);
}

export function decodePasswordField(text: string): PasswordField | null {
  const match = /^([0-9a-f]{64})\|(\d{1,9})\|(\d{10})$/.exec(decodeBase64(text) ?? '');
  return match ? { digest: match[1] ?? '', checkId: Number(match[2]), hour: match[3] ?? '' } : null;
}
