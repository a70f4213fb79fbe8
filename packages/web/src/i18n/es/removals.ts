/** Texts of what staff take off a sent order. */
export const REMOVAL_MESSAGES = {
  removed: (units: number, reason: string) => `Quitado: ${units} · ${reason}`,
} as const;
