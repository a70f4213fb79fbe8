/** A browser may read what it downloads long after the tap: Safari in a later task, a slow phone later still. */
const KEPT_FOR_DOWNLOAD_MS = 60_000;

/** Downloads a file through the browser. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR_DOWNLOAD_MS);
}

export function saveCsv(name: string, text: string): void {
  saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
}
