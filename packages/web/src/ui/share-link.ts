/** Opens the phone's share sheet, or copies to the clipboard where there is none. */
export type ShareOutcome = 'shared' | 'copied' | 'failed';

export async function shareLink(data: {
  title: string;
  text: string;
  url: string;
}): Promise<ShareOutcome> {
  if ('share' in navigator) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      // Closing the sheet is not an error; if it cannot be opened, copy instead.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(data.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
