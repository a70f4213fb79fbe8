import { expect, test } from 'vitest';
import {
  CERTIFICATE_PASSWORD,
  COMPANY_CERTIFICATE,
  ENDLESS_CERTIFICATE,
  NAMELESS_CERTIFICATE,
  OLD_CERTIFICATE,
  OWN_CERTIFICATE,
} from '../../test/verifactu/certificates.ts';
import { openCertificate } from './open-certificate.ts';

const TODAY = new Date('2026-12-01T12:00:00Z');

const open = (pfx: Buffer, { password = CERTIFICATE_PASSWORD, now = TODAY } = {}) =>
  openCertificate(pfx, password, now);

test.each([
  ['of a person', OWN_CERTIFICATE, { name: 'PEREZ ANA - 89890001K', taxId: '89890001K' }],
  ['of a company', COMPANY_CERTIFICATE, { name: 'Bar Peña, S.L.', taxId: 'B12345674' }],
])('a certificate %s tells whose it is, and until when', async (_, pfx, holder) => {
  const opened = await open(pfx);
  expect(opened).toEqual({ fault: null, holder, validUntil: expect.any(Date) });
  expect(opened.fault === null && opened.validUntil.getUTCFullYear()).toBe(2126);
});

test.each([
  ['wrong-password', OWN_CERTIFICATE, { password: 'secreta' }],
  ['wrong-password', OWN_CERTIFICATE, { password: '' }],
  ['unreadable', Buffer.from('%PDF-1.7'), {}],
  ['unreadable', Buffer.alloc(0), {}],
  ['unreadable', OWN_CERTIFICATE.subarray(0, 300), {}],
  ['old-encryption', OLD_CERTIFICATE, {}],
  ['no-tax-id', NAMELESS_CERTIFICATE, {}],
  ['expired', OWN_CERTIFICATE, { now: new Date('2127-01-01') }],
  ['not-yet-valid', OWN_CERTIFICATE, { now: new Date('2026-01-01') }],
  ['too-slow', ENDLESS_CERTIFICATE, {}],
])('what cannot be used says why: %s', async (fault, pfx, change) => {
  expect(await open(pfx, change)).toEqual({ fault });
});
