/** The text of one cookie that scripts may read; null where there is none, or none may be read. */
export function readCookie(name: string): string | null {
  const pairs = cookieText().split('; ');
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}

/** All of them, as the browser gives them. */
export function cookieText(): string {
  try {
    return document.cookie;
  } catch {
    // Where a page is shown inside another one, asking may throw.
    return '';
  }
}

export function writeCookie(text: string): void {
  try {
    document.cookie = text;
  } catch {
    // As above.
  }
}
