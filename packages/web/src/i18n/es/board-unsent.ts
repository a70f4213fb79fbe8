/** Texts of what is tapped on the board without a connection. */
export const UNSENT_MESSAGES = {
  mark: 'Sin enviar',
  count: (count: number) => (count === 1 ? '1 toque sin enviar.' : `${count} toques sin enviar.`),
  kept: (stepped: string) => `${stepped} Se envía al volver la conexión.`,
  keptMark: (name: string) => `«${name}»: anotado. Se envía al volver la conexión.`,
  overtaken: (what: string, reason: string) =>
    `${what}: lo que tocaste sin conexión llega tarde. ${reason}`,
} as const;
