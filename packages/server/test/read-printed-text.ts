import { inflateSync } from 'node:zlib';

/** A text as it is drawn at once; `y` counts from the page's top. */
export interface PrintedText {
  text: string;
  x: number;
  y: number;
}

const A4_HEIGHT = 841.89;

/** Reads the texts of each page of a PDF of ours, through the characters that its fonts say they are. */
export function readPrintedTexts(pdf: Buffer): PrintedText[][] {
  const objects = readObjects(pdf);
  const bodyOf = (id: string | undefined) => objects.get(id ?? '')?.body ?? '';
  const fonts = new Map<string, string[]>();
  for (const { body } of objects.values()) {
    for (const [, name = '', id] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, unicode] = /\/ToUnicode (\d+) 0 R/.exec(bodyOf(id)) ?? [];
      fonts.set(name, charactersOf(objects.get(unicode ?? '')?.content ?? ''));
    }
  }
  const kids = [...objects.values()].find(({ body }) => body.includes('/Kids'))?.body ?? '';
  const pages = /\/Kids \[([^\]]*)\]/.exec(kids)?.[1]?.matchAll(/(\d+) 0 R/g) ?? [];
  return [...pages].map(([, page]) => {
    const [, contents] = /\/Contents (\d+) 0 R/.exec(bodyOf(page)) ?? [];
    return textsOf(objects.get(contents ?? '')?.content ?? '', fonts);
  });
}

interface PdfObject {
  body: string;
  /** Of its stream. */
  content: string;
}

function readObjects(pdf: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  for (const [, id = '', whole = ''] of pdf
    .toString('latin1')
    .matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [body = '', stream] = whole.split(/stream\r?\n/);
    const isDeflated = body.includes('/FlateDecode') && !body.includes('/Subtype /Image');
    const bytes = Buffer.from(stream?.replace(/\nend$/, '') ?? '', 'latin1');
    const content = isDeflated ? inflateSync(bytes).toString('latin1') : '';
    objects.set(id, { body, content });
  }
  return objects;
}

/** What the glyphs of a font are, by their number. */
function charactersOf(unicodeMap: string): string[] {
  return [...unicodeMap.matchAll(/<[0-9a-f]+> <[0-9a-f]+> \[([^\]]*)\]/g)].flatMap(
    ([, list = '']) =>
      [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, digits = '']) =>
        (digits.match(/[0-9a-f]{4}/g) ?? [])
          .map((unit) => String.fromCharCode(Number.parseInt(unit, 16)))
          .join(''),
      ),
  );
}

function textsOf(content: string, fonts: ReadonlyMap<string, readonly string[]>): PrintedText[] {
  return [...content.matchAll(/\nBT\n([\s\S]*?)\nET/g)].map(([, drawn = '']) => {
    const [, x, y] = /1 0 0 1 ([\d.-]+) ([\d.-]+) Tm/.exec(drawn) ?? [];
    const characters = fonts.get(/\/(F\d+) [\d.]+ Tf/.exec(drawn)?.[1] ?? '') ?? [];
    const glyphs = [...drawn.matchAll(/<([0-9a-f]+)>/g)].flatMap(
      ([, digits = '']) => digits.match(/.{4}/g) ?? [],
    );
    const text = glyphs.map((glyph) => characters[Number.parseInt(glyph, 16)] ?? '\ufffd').join('');
    return { text, x: Number(x), y: A4_HEIGHT - Number(y) };
  });
}
