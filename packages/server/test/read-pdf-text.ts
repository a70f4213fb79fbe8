import zlib from 'node:zlib';

/**
 * The words on one of our PDFs, in the order they were set. Its fonts contain only the glyphs used and are
 * addressed by number; each font includes a table from numbers to characters.
 */
export function readPdfText(pdf: Buffer): string {
  const source = pdf.toString('latin1');
  const fonts = new Map(
    [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
      const list = /\/ToUnicode (\d+) 0 R/.exec(objectAt(source, id))?.[1] ?? '';
      return [name, lettersOf(streamAt(pdf, source, list))] as const;
    }),
  );
  const pages = [...source.matchAll(/\/Contents (\d+) 0 R/g)];
  return pages.map(([, id = '']) => wordsOf(streamAt(pdf, source, id), fonts)).join('\n');
}

function startOf(source: string, id: string): number {
  return source.search(new RegExp(`(^|\\n)${id} 0 obj`));
}

function objectAt(source: string, id: string): string {
  const start = startOf(source, id);
  return source.slice(start, source.indexOf('endobj', start));
}

function streamAt(pdf: Buffer, source: string, id: string): string {
  const from = source.indexOf('stream', startOf(source, id));
  const start = source.indexOf('\n', from) + 1;
  const precompressed = pdf.subarray(start, source.indexOf('endstream', start));
  return zlib.inflateSync(precompressed).toString('latin1');
}

/** Character lists, each starting at the number 0 or where the previous one ended: `<0000> <00ff> [<0041> …]`. */
function lettersOf(list: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, first = '', all = ''] of list.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    const start = Number.parseInt(first, 16);
    for (const [index, [, code = '']] of [...all.matchAll(/<(\w*)>/g)].entries()) {
      const units = (code.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16));
      letters.set(start + index, String.fromCharCode(...units));
    }
  }
  return letters;
}

function wordsOf(content: string, fonts: ReadonlyMap<string, Map<number, string>>): string {
  let letters: ReadonlyMap<number, string> = new Map();
  const lines: string[] = [];
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) letters = fonts.get(font) ?? letters;
    if (shown === undefined) continue;
    const numbers = [...shown.matchAll(/<(\w+)>/g)].flatMap(
      ([, hex = '']) => hex.match(/.{4}/g) ?? [],
    );
    lines.push(numbers.map((code) => letters.get(Number.parseInt(code, 16)) ?? '').join(''));
  }
  return lines.join('\n');
}
