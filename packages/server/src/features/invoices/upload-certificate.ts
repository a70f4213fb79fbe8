import { auditEvent, newFact, spanishDate, wallTime } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { VerifactuConfig } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { openCertificate, type CertificateFault } from '../../verifactu/open-certificate.ts';
import { recordChanges, type Author } from '../audit/record-changes.ts';
import { NOT_HERE } from './change-invoicing.ts';
import { findInvoicing, upsertInvoicing } from './invoice-queries.ts';
import { sealCertificate, type Certificate } from './sealed-certificate.ts';
import { upsertCertificate } from './sending-queries.ts';

const FAULTS: Readonly<Record<CertificateFault, { field: 'archivo' | 'clave'; text: string }>> = {
  'wrong-password': { field: 'clave', text: 'La contraseña no es la de este certificado' },
  unreadable: {
    field: 'archivo',
    text: 'Esto no es un certificado que podamos leer (.p12 o .pfx)',
  },
  'old-encryption': {
    field: 'archivo',
    text: 'El archivo está guardado con un cifrado antiguo. Vuelve a exportarlo desde tu navegador o tu llavero.',
  },
  'too-slow': {
    field: 'archivo',
    text: 'Este archivo tarda demasiado en abrirse. Vuelve a exportarlo.',
  },
  'no-tax-id': { field: 'archivo', text: 'Este certificado no dice de qué NIF es' },
  'not-yet-valid': { field: 'archivo', text: 'Este certificado todavía no vale' },
  expired: { field: 'archivo', text: 'Este certificado ha caducado' },
};

/** Stores a restaurant's certificate, sealed; of one that cannot be used it is told why. */
export async function uploadCertificate(
  db: Database,
  agency: VerifactuConfig | null,
  by: Author,
  certificate: Certificate,
  now: Date,
): Promise<void> {
  if (agency === null) throw new AppError('bad_request', { fields: { archivo: NOT_HERE } });
  const opened = await openCertificate(certificate.pfx, certificate.password, now);
  if (opened.fault !== null) {
    const { field, text } = FAULTS[opened.fault];
    throw new AppError('bad_request', { fields: { [field]: text } });
  }
  const { restaurantId } = by;
  const { holder, validUntil } = opened;
  const sealed = sealCertificate(certificate, { key: agency.key, restaurantId });
  await db.transaction(async (tx) => {
    if (!(await findInvoicing(tx, restaurantId))) await upsertInvoicing(tx, restaurantId, 'none');
    await upsertCertificate(tx, restaurantId, { sealed, holder, validUntil });
    const changes = [
      newFact('Titular', `${holder.name} (${holder.taxId})`),
      newFact('Caduca', spanishDate(wallTime(validUntil).date)),
    ];
    await recordChanges(tx, by, [auditEvent('certificate-uploaded', '', changes)]);
  });
}
