/** Texts of what is tapped on the board without a connection. */
export const UNSENT_MESSAGES = {
  mark: 'Sin enviar',
  /** Of an allergy: whoever wrote it does not know yet. */
  seen: 'Visto, sin enviar',
  count: (count: number) => (count === 1 ? '1 toque sin enviar.' : `${count} toques sin enviar.`),
  later: (count: number) => `Se ${count === 1 ? 'envía' : 'envían'} al volver la conexión.`,
  keptMark: (name: string) => `«${name}»: anotado.`,
  overtaken: (what: string, reason: string) =>
    `${what}: lo que tocaste sin conexión llega tarde. ${reason}`,
} as const;
