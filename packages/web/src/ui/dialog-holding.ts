import { createContext, use, useLayoutEffect } from 'react';

/** The question before a dialog with something typed, or still sending, is closed. */
export interface HoldingTexts {
  title: string;
  text: string;
  stay: string;
  goOn: string;
}

/** Answers what closing would lose; null if nothing. */
export type AskHolding = () => HoldingTexts | null;

/**
 * Where a dialog's content registers, with a function that unregisters it; null outside of dialogs.
 */
export const HoldingContext = createContext<((ask: AskHolding) => () => void) | null>(null);

/** Makes the dialog around ask before it is closed by its backdrop, Escape or close button. */
export function useHolding(ask: AskHolding): void {
  const register = use(HoldingContext);
  useLayoutEffect(() => register?.(ask), [register, ask]);
}
