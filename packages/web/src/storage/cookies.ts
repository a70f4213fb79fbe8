/** The text of one cookie that scripts may read; null where there is none, or none may be read. */
export function readCookie(name: string): string | null {
  const pairs = cookieText().split('; ');
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}

let known: string | null = null;

/**
 * All of them, as the browser gives them. It is asked once while code runs: every component that
 * knows the session asks, and each answer comes from another process of the browser.
 */
export function cookieText(): string {
  if (known === null) {
    known = askBrowser();
    queueMicrotask(() => {
      known = null;
    });
  }
  return known;
}

function askBrowser(): string {
  try {
    return document.cookie;
  } catch {
    // Where a page is shown inside another one, asking may throw.
    return '';
  }
}

export function writeCookie(text: string): void {
  known = null;
  try {
    document.cookie = text;
  } catch {
    // As above.
  }
}
