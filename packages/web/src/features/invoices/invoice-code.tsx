import { useMemo } from 'react';
import { QrCode, qrPicture } from '../../ui/qr-code.tsx';
import css from './invoice-code.module.css';

/** With it, and its two lines that the law words, anybody may ask the tax agency whether it knows an invoice. */
export function InvoiceCode({ qr }: { qr: string }) {
  const picture = useMemo(() => qrPicture(qr), [qr]);
  return (
    <div className={css.code} lang="es">
      <p>QR tributario:</p>
      <a href={qr} target="_blank" rel="noreferrer">
        <QrCode picture={picture} alt="Comprobar esta factura en la Agencia Tributaria" />
      </a>
      <p>VERI*FACTU</p>
    </div>
  );
}
