/** Texts of what staff take off a sent order. */
export const REMOVAL_MESSAGES = {
  /** How many units of a line, and why. */
  removed: (units: number, reason: string) => `Quitado: ${units} · ${reason}`,
  changed: 'CAMBIADO',
  /** For screen readers. */
  heard: (orderId: number, table: string) =>
    `Se ha quitado algo del pedido nº ${orderId}, ${table}.`,
  action: 'Quitar platos',
  title: (orderId: number, table: string) => `Quitar del pedido nº\u00A0${orderId}\u00A0· ${table}`,
  units: {
    left: (units: number) => (units === 1 ? 'hay 1' : `hay ${units}`),
    none: 'ya no queda',
  },
  nothing: 'Elige qué se quita: pulsa + junto al plato',
  reasons: ['Se nos ha terminado', 'No lo quieren', 'No ha llegado', 'Pedido por error'],
  all: 'No queda nada: el pedido se cancela.',
  willRefund: (amount: string) => `Se devolverán ${amount} al comensal.`,
  text: 'La cocina y la mesa verán qué se quita y el motivo. No se deshace: si te equivocas, se vuelve a pedir.',
  keep: 'No quitar nada',
  submit: (amount: string | null) => (amount === null ? 'Quitar' : `Quitar ${amount}`),
  submitAll: 'Quitar todo y cancelar',
  done: (orderId: number, what: string) => `Pedido nº ${orderId}: quitado ${what}.`,
  doneAll: (orderId: number) => `Pedido nº ${orderId}: cancelado, no quedaba nada.`,
  reused: 'Lo que enviaste antes ya está quitado. Cierra y mira cómo está el pedido.',
  understood: 'Cerrar',
} as const;
