/**
 * Address of a kitchen's network printer. Our server opens that connection, so it must not give
 * access to anything else: only IP addresses of private networks, on the ports that printers use.
 * Host names are refused, because they could resolve to another address later.
 */
export interface PrinterAddress {
  host: string;
  port: number;
}

const FIRST_PORT = 9100;
const LAST_PORT = 9199;

export const PRINTER_ADDRESS_TEXT =
  'Escribe la dirección de la impresora en tu red, como 192.168.1.50 o 192.168.1.50:9100';

/**
 * Null when the text is not such an address. `withOwnMachine` also accepts a printer on the server
 * itself.
 */
export function readPrinterAddress(
  text: string,
  { withOwnMachine = false } = {},
): PrinterAddress | null {
  const [, host = '', portText] =
    /^(\d{1,3}(?:\.\d{1,3}){3})(?::(\d{1,5}))?$/.exec(text.trim()) ?? [];
  const parts = host.split('.');
  const isAddress = parts.length === 4 && parts.every((part) => String(Number(part)) === part);
  const [first = 0, second = 0, ...rest] = parts.map(Number);
  if (!isAddress || [first, second, ...rest].some((part) => part > 255)) return null;
  const isPrivate =
    first === 10 ||
    (first === 172 && second >= 16 && second <= 31) ||
    (first === 192 && second === 168);
  if (!isPrivate && !(withOwnMachine && first === 127)) return null;
  const port = portText === undefined ? FIRST_PORT : Number(portText);
  return port >= FIRST_PORT && port <= LAST_PORT ? { host, port } : null;
}

export function formatPrinterAddress({ host, port }: PrinterAddress): string {
  return `${host}:${port}`;
}
