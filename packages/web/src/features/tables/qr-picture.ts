import encodeQr from 'qr';

/** Big enough for a poster: at 300 dots an inch, some twelve centimetres. */
const PRINT_PIXELS = 1_400;
/** What a reader needs around a code, in modules. */
const QUIET_MODULES = 4;

/** A code as a PNG, in the address that an image or a download takes. Black on white whatever the scheme. */
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
