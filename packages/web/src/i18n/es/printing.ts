import { KITCHEN_STATION, type TicketReason } from '@simplato/domain';

const nameOf = (station: string) => (station === KITCHEN_STATION ? 'Cocina' : station);

/** Of the stations' printers, on the board. */
export const PRINTING_MESSAGES = {
  title: {
    paper: (station) => `${nameOf(station)}: sin papel.`,
    silent: (station) => `${nameOf(station)}: la impresora no responde.`,
    waiting: (station) => `${nameOf(station)}: ninguna pantalla imprime.`,
  } satisfies Record<TicketReason, (station: string) => string>,
  /** Of the station that this screen prints for. */
  here: {
    title: (station: string) => `${station}: esta pantalla no ha impreso.`,
    advice:
      'Si el navegador pregunta, acepta la impresión. Si no, mira la impresora y vuelve a cargar la página.',
  },
  waiting: (count: number) => (count === 1 ? '1 comanda espera.' : `${count} comandas esperan.`),
  advice: {
    paper: () => 'Ponle papel y cierra la tapa: salen solas.',
    silent: () => 'Mira que esté encendida y en la red: salen solas.',
    waiting: (station) => `Abre los pedidos en la pantalla de ${nameOf(station)}.`,
  } satisfies Record<TicketReason, (station: string) => string>,
};
