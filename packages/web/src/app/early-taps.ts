declare global {
  interface Window {
    /** Set by public/early-taps.js, on pages that the server has drawn. */
    takeEarlyTaps?: () => ReadonlySet<HTMLButtonElement>;
  }
}

/** Does once what was tapped before the page could: however often somebody tapped, they meant one. */
export function repeatEarlyTaps(): void {
  for (const button of window.takeEarlyTaps?.() ?? []) if (button.isConnected) button.click();
}
