import zlib from 'node:zlib';
import decodeQr from 'qr/decode.js';

/**
 * Reads the QR codes on a printed sheet without a PDF renderer: the dark rectangles of each page are drawn
 * into a bitmap, and each part of it is passed to a QR reader.
 */
export interface PrintedPage {
  /** The content of the codes, by columns and rows of the page; null where none is found. */
  codes(columns: number, rows: number): (string | null)[];
}

type Matrix = readonly [number, number, number, number, number, number];
interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Pixels per point. The smallest module is then five pixels wide. */
const SCALE = 3;

export function readPrintedPages(pdf: Buffer): PrintedPage[] {
  const page = pageSize(pdf);
  return contentStreams(pdf).map((content) => {
    const rectangles = darkRectangles(content, page.height);
    return {
      codes: (columns, rows) =>
        Array.from({ length: columns * rows }, (_, place) => {
          const [width, height] = [page.width / columns, page.height / rows];
          const left = (place % columns) * width;
          const top = Math.floor(place / columns) * height;
          return decodePart(rectangles, {
            left,
            top,
            right: left + width,
            bottom: top + height,
          });
        }),
    };
  });
}

/** In points; all pages of a file have the same. */
function pageSize(pdf: Buffer): { width: number; height: number } {
  const [, width, height] =
    /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1')) ?? [];
  return { width: Number(width), height: Number(height) };
}

/** The pages' drawing instructions. Other streams in the file draw no rectangles. */
function contentStreams(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  const streams: string[] = [];
  for (const { index, 0: head } of text.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n/g)) {
    const start = index + head.length;
    const precompressed = pdf.subarray(start, text.indexOf('endstream', start));
    const content = zlib.inflateSync(precompressed).toString('latin1');
    if (/ re\s/.test(content)) streams.push(content);
  }
  return streams;
}

const TOKEN = /\[[^\]]*\]|<[^>]*>|\((?:\\.|[^\\)])*\)|\/[^\s/]+|-?\d*\.?\d+|[A-Za-z*'"]+/g;

/** Interprets the few operators that matter: matrix, colour, rectangle, fill. */
function darkRectangles(content: string, pageHeight: number): Rectangle[] {
  const found: Rectangle[] = [];
  const saved: { matrix: Matrix; isDark: boolean }[] = [];
  let now: { matrix: Matrix; isDark: boolean } = { matrix: [1, 0, 0, 1, 0, 0], isDark: true };
  let path: Rectangle[] = [];
  let numbers: number[] = [];
  for (const [token] of content.matchAll(TOKEN)) {
    const number = Number(token);
    if (!Number.isNaN(number)) {
      numbers.push(number);
      continue;
    }
    if (token === 'q') saved.push({ ...now });
    if (token === 'Q') now = saved.pop() ?? now;
    if (token === 'cm') now.matrix = multiply(numbers as unknown as Matrix, now.matrix);
    if (token === 'scn' || token === 'rg') now.isDark = numbers.every((part) => part < 0.25);
    if (token === 're') path.push(onPage(numbers, now.matrix, pageHeight));
    if (token === 'f' && now.isDark) found.push(...path);
    if (['f', 'S', 'n'].includes(token)) path = [];
    numbers = [];
  }
  return found;
}

function multiply(one: Matrix, other: Matrix): Matrix {
  const [a, b, c, d, e, f] = one;
  const [g, h, i, j, k, l] = other;
  return [
    a * g + b * i,
    a * h + b * j,
    c * g + d * i,
    c * h + d * j,
    e * g + f * i + k,
    e * h + f * j + l,
  ];
}

/** Converts from the PDF's upward axis to pixels from the top. */
function onPage(
  [x = 0, y = 0, width = 0, height = 0]: number[],
  matrix: Matrix,
  pageHeight: number,
): Rectangle {
  const [a, b, c, d, e, f] = matrix;
  const corner = (u: number, v: number) => [a * u + c * v + e, pageHeight - (b * u + d * v + f)];
  const [x1 = 0, y1 = 0] = corner(x, y);
  const [x2 = 0, y2 = 0] = corner(x + width, y + height);
  return {
    left: Math.min(x1, x2),
    top: Math.min(y1, y2),
    right: Math.max(x1, x2),
    bottom: Math.max(y1, y2),
  };
}

function decodePart(rectangles: readonly Rectangle[], part: Rectangle): string | null {
  const width = Math.round((part.right - part.left) * SCALE);
  const height = Math.round((part.bottom - part.top) * SCALE);
  const data = new Uint8Array(width * height * 4).fill(255);
  for (const { left, top, right, bottom } of rectangles) {
    const [fromX, toX] = [left, right].map((x) => Math.round((x - part.left) * SCALE));
    const [fromY, toY] = [top, bottom].map((y) => Math.round((y - part.top) * SCALE));
    for (let y = Math.max(0, fromY ?? 0); y < Math.min(height, toY ?? 0); y += 1) {
      for (let x = Math.max(0, fromX ?? 0); x < Math.min(width, toX ?? 0); x += 1) {
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
      }
    }
  }
  try {
    return decodeQr({ width, height, data });
  } catch {
    return null;
  }
}
