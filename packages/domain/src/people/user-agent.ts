/** A browser and the system it runs on, by the names that people know; '' for what is not recognised. */
export interface UserAgent {
  browser: string;
  system: string;
}

export const UNKNOWN_USER_AGENT: UserAgent = { browser: '', system: '' };

/** In this order: browsers also claim to be those whose pages they want, and Safari's come last. */
const BROWSERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|OPX)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|HeadlessChrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//],
];

/** An iPad says that it is a Mac, unless told to ask for pages for phones. */
const SYSTEMS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** Real ones have some 200 characters; anybody can send anything. */
const LONGEST_READ = 500;

/**
 * Reads a User-Agent header, so that people recognise their own device in a list. It proves nothing:
 * a browser may say what it likes.
 */
export function readUserAgent(header: string | undefined): UserAgent {
  const userAgent = (header ?? '').slice(0, LONGEST_READ);
  const nameIn = (known: typeof BROWSERS) =>
    known.find(([, mark]) => mark.test(userAgent))?.[0] ?? '';
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) };
}
