import { RESTAURANT_TIME_ZONE } from '@simplato/domain';
import { html, type Html, plainPage } from '@simplato/plain-pages';
import type { Figures } from '../../observability/restaurant-figures.ts';
import { OPERATOR_PATH } from './operator-access.ts';

export interface Standing {
  /** Null while the database does not answer. */
  figures: Figures | null;
  kind: 'embedded' | 'postgres';
  receivesSignals: boolean;
  streams: number;
  upSeconds: number;
  memoryBytes: number;
  at: Date;
}

interface Row {
  label: string;
  value: string;
  /** What is wrong, in words; null if nothing is. */
  worry: string | null;
}

/** Ages in seconds from which something that should proceed by itself counts as stuck. */
const STUCK = { mail: 900, notice: 60, refund: 900, unserved: 3_600, ready: 3_600 } as const;

const NUMBER = new Intl.NumberFormat('es-ES');
const WHEN = new Intl.DateTimeFormat('es-ES', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: RESTAURANT_TIME_ZONE,
});

export const OPERATOR_STYLE = `
main { width: min(100%, 44rem); }
h2 { margin: 0; font: 400 1.25rem/1.2 'Young Serif', Georgia, serif; }
section { display: grid; gap: 0.5rem; padding: 1rem; border: 1px solid var(--linea); border-radius: 0.875rem; background: var(--papel); }
dl { display: grid; margin: 0; }
dl div { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: baseline; gap: 0 1rem; padding-block: 0.5rem; border-top: 1px solid var(--linea); }
dl div:first-child { border-top: 0; }
dt { color: var(--tinta-2); }
dd { margin: 0; font-weight: 600; text-align: right; }
dd.worry { grid-column: 1 / -1; text-align: left; color: var(--pimenton-text); }
.verdict { font-weight: 600; }
.bad { color: var(--pimenton-text); }
`;

/** The state of the whole installation on one page, for its operator. */
export function operatorPage(standing: Standing): string {
  const sections = sectionsOf(standing);
  const worries = sections.flatMap(({ rows }) => rows).filter(({ worry }) => worry !== null).length;
  return plainPage({
    title: 'Estado de la instalación',
    band: { name: 'Simplato por dentro', text: 'solo para quien lo opera' },
    path: OPERATOR_PATH,
    body: html`<h1>Estado de la instalación</h1>
      <p class="verdict ${worries === 0 ? '' : 'bad'}">${verdict(worries)}</p>
      ${sections.map(({ title, rows }) => section(title, rows))}
      <p class="hint">
        ${WHEN.format(standing.at)}. Se renueva sola cada diez segundos. Las mismas cifras, y más,
        están en /metrics.
      </p>`,
  });
}

function verdict(worries: number): string {
  if (worries === 0) return 'Todo marcha.';
  return worries === 1 ? 'Hay una cosa que mirar.' : `Hay ${worries} cosas que mirar.`;
}

function section(title: string, rows: readonly Row[]): Html {
  return html`<section>
    <h2>${title}</h2>
    <dl>${rows.map(row)}</dl>
  </section>`;
}

function row({ label, value, worry }: Row): Html {
  return html`<div>
    <dt>${label}</dt>
    <dd>${value}</dd>
    ${worry === null ? null : html`<dd class="worry">${worry}</dd>`}
  </div>`;
}

function sectionsOf(standing: Standing): { title: string; rows: Row[] }[] {
  const { figures } = standing;
  return [
    ...(figures ? [orders(figures), queues(figures)] : []),
    { title: 'Este proceso', rows: ownRows(standing) },
  ];
}

function orders({ ordersByStatus, ...figures }: Figures) {
  const rows = [
    plain('Recibidos', ordersByStatus.received),
    plain('En preparación', ordersByStatus.preparing),
    plain('Listos', ordersByStatus.ready),
    plain('A la espera de su pago', figures.ordersAwaitingPayment),
    aged(
      'El más antiguo sin servir',
      figures.oldestUnservedSeconds,
      STUCK.unserved,
      'Lleva más de una hora: puede que nadie mire ese tablero.',
    ),
    aged(
      'El que más lleva listo',
      figures.oldestReadySeconds,
      STUCK.ready,
      'Lleva más de una hora listo: puede que siga en el pase, o que esa casa no cierre sus pedidos.',
    ),
  ];
  return { title: 'Pedidos abiertos', rows };
}

function queues(figures: Figures) {
  const rows = [
    plain('Correos por salir', figures.mailsWaiting),
    aged(
      'El correo más antiguo',
      figures.oldestMailSeconds,
      STUCK.mail,
      'El correo no sale: mira el servidor SMTP y el registro.',
    ),
    plain('Correos dados por perdidos', figures.mailsGivenUp),
    plain('Avisos del proveedor de pagos por atender', figures.noticesWaiting),
    aged(
      'El aviso más antiguo',
      figures.oldestNoticeSeconds,
      STUCK.notice,
      'Los avisos no se atienden: mira si el proveedor de pagos contesta.',
    ),
    plain('Devoluciones por hacer', figures.refundsWaiting),
    aged(
      'La devolución más antigua',
      figures.oldestRefundSeconds,
      STUCK.refund,
      'Las devoluciones no salen: mira si el proveedor de pagos contesta.',
    ),
  ];
  return { title: 'Lo que está en camino', rows };
}

function ownRows({
  figures,
  kind,
  receivesSignals,
  streams,
  upSeconds,
  memoryBytes,
}: Standing): Row[] {
  return [
    {
      label: 'Base de datos',
      value: kind === 'postgres' ? 'PostgreSQL' : 'incorporada',
      worry: databaseWorry(figures),
    },
    {
      label: 'Oye a los demás procesos',
      value: receivesSignals ? 'sí' : 'no',
      worry: receivesSignals
        ? null
        : 'Los pedidos de otros procesos llegan con dos segundos de retraso.',
    },
    plain('Pantallas conectadas', streams),
    { label: 'En marcha desde hace', value: describeDuration(upSeconds), worry: null },
    {
      label: 'Memoria',
      value: `${NUMBER.format(Math.round(memoryBytes / 1_048_576))} MB`,
      worry: null,
    },
  ];
}

function databaseWorry(figures: Figures | null): string | null {
  if (figures === null) return 'No contesta: nadie puede pedir.';
  return figures.isWritable
    ? null
    : 'Solo deja leer: la carta y el tablero se ven, pero nadie puede pedir. Mira si queda sitio en su disco.';
}

function plain(label: string, amount: number): Row {
  return { label, value: NUMBER.format(amount), worry: null };
}

function aged(label: string, seconds: number, limit: number, worry: string): Row {
  const value = seconds === 0 ? '–' : describeDuration(seconds);
  return { label, value, worry: seconds > limit ? worry : null };
}

function describeDuration(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h ${minutes % 60} min` : `${Math.floor(hours / 24)} días`;
}
