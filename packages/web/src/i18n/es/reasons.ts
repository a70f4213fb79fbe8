/** Texts wherever staff say why they do something. */
export const REASON_MESSAGES = {
  label: 'Motivo',
  /** For screen readers: the buttons with common reasons. */
  common: 'Lo más habitual',
  missing: 'Escribe el motivo o elige uno',
} as const;
