/** Gives a text to the person as a file of theirs. */
export function saveAsFile(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by the next task, and holds the data itself.
  setTimeout(() => URL.revokeObjectURL(url));
}
