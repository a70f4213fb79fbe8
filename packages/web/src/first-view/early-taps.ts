declare global {
  interface Window {
    /** Set by public/early-taps.js, on server-rendered pages. */
    takeEarlyTaps?: () => ReadonlySet<HTMLButtonElement>;
  }
}

/**
 * Repeats taps made before the page was interactive. Each button once: people tap repeatedly when
 * nothing happens, and mean one tap.
 */
export function repeatEarlyTaps(): void {
  for (const button of window.takeEarlyTaps?.() ?? []) if (button.isConnected) button.click();
}
