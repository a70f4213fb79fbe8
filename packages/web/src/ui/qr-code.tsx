import encodeQr from 'qr';
import css from './qr-code.module.css';

/** Large enough for a poster: about twelve centimetres at 300 dpi. */
const PRINT_PIXELS = 1_400;
/** The quiet zone that readers require around a code, in modules. */
const QUIET_MODULES = 4;

/** A QR code as a PNG data URL. Black on white in both colour schemes. */
export function qrPicture(text: string): string {
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border: QUIET_MODULES });
  const scale = Math.ceil(PRINT_PIXELS / rows.length);
  const canvas = document.createElement('canvas');
  canvas.width = rows.length * scale;
  canvas.height = canvas.width;
  const pen = canvas.getContext('2d');
  if (!pen) return '';
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  for (const [y, row] of rows.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) pen.fillRect(x * scale, y * scale, scale, scale);
    }
  }
  return canvas.toDataURL('image/png');
}

/** `picture` is one of `qrPicture`, apart from it so that it can be downloaded too. */
export function QrCode({ picture, alt }: { picture: string; alt: string }) {
  return <img className={css.picture} src={picture} alt={alt} width="280" height="280" />;
}
