import type { AreaWire } from '@simplato/contract';

/** The audit trail, for the restaurant's owners. */
export const AUDIT_MESSAGES = {
  pageTitle: 'Registro de cambios',
  heading: 'Registro de cambios',
  detail:
    'Quién ha cambiado qué en el restaurante. Nadie puede retocarlo, y se borra solo a los dos años.',
  loading: 'Cargando el registro...',
  filters: 'Filtros',
  day: 'Día',
  area: 'Qué parte',
  all: 'Todo',
  areas: {
    carta: 'Carta',
    restaurante: 'Restaurante',
    mesas: 'Mesas',
    equipo: 'Equipo',
    cobros: 'Cobros',
  } satisfies Record<AreaWire, string>,
  clear: 'Quitar filtros',
  /** No person did it: the payment provider reported it. */
  nobody: 'Automático',
  changed: 'cambiado',
  from: 'antes',
  to: 'ahora',
  none: 'nada',
  more: 'Cargar más',
  moreFailed: 'No hemos podido cargar más.',
  empty: 'Ningún cambio',
  emptyText: 'Con estos filtros no hay ninguno. Prueba con otros, o quítalos.',
  neverText: 'Lo que cambies en la carta, los ajustes, el equipo o las mesas quedará anotado aquí.',
  failed: 'No hemos podido cargar el registro',
  failedText: 'Los cambios están a salvo.',
} as const;
