/** Undefined where the browser does not know its own screen, as inside some apps. */
export function mediaQuery(text: string): MediaQueryList | undefined {
  return 'matchMedia' in window ? matchMedia(text) : undefined;
}
