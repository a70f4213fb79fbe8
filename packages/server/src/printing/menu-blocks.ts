import {
  MENU_TEXTS,
  type Hex,
  type Language,
  type PrintedProduct,
  type PrintedSection,
} from '@simplato/domain';
import type { Block, Row } from './flow-columns.ts';
import { markRows, type Mark } from './menu-marks.ts';
import { PAPER_TEXTS } from './menu-paper-texts.ts';
import { FAINT, INK } from './paper.ts';
import { MM, type Doc } from './pdf.ts';
import type { Look, Typesetter } from './typesetter.ts';

const NAME: Look = { font: 'serif', size: 11.5, colour: INK };
const AMOUNT: Look = { font: 'bold', size: 10, colour: INK };
const LABEL: Look = { font: 'text', size: 8.5, colour: FAINT };
const DESCRIPTION: Look = { font: 'text', size: 8.8, colour: FAINT };
const EXTRA: Look = { font: 'text', size: 8.2, colour: FAINT };
const HOURS: Look = { font: 'text', size: 8.5, colour: FAINT };
const TITLE_SIZE = 18;

/** Descriptions stop short of the amounts, which are then seen in a column of their own. */
const BESIDE_AMOUNTS = 14 * MM;
const GAP = { section: 8 * MM, product: 3 * MM, price: 3 * MM } as const;

export interface MenuLook {
  width: number;
  /** The restaurant's colour, as text on white. */
  accent: Hex;
  language: Language;
}

/** The heading of a section, and when it is served. */
export function headingBlock(
  { title, hours }: PrintedSection,
  type: Typesetter,
  doc: Doc,
  { width, accent }: MenuLook,
): Block {
  const look: Look = { font: 'serif', size: TITLE_SIZE, colour: accent };
  const rule: Row = {
    height: 7,
    draw: (x, y) => {
      doc
        .moveTo(x, y + 3)
        .lineTo(x + width, y + 3)
        .lineWidth(0.7)
        .strokeColor(accent)
        .stroke();
    },
  };
  return {
    rows: [
      ...textRows(title, width, look, type),
      rule,
      ...textRows(capital(hours), width, HOURS, type),
    ],
    gap: GAP.section,
    keepsNext: true,
  };
}

/** A product with its prices, and all that is said of it. */
export function productBlock(
  product: PrintedProduct,
  type: Typesetter,
  doc: Doc,
  { width, language }: MenuLook,
): Block {
  const textWidth = width - BESIDE_AMOUNTS;
  const marks = marksOf(product, language);
  return {
    rows: [
      ...nameRows(product, width, type),
      ...textRows(product.description, textWidth, DESCRIPTION, type),
      ...product.extras.flatMap((extra) => textRows(extra, textWidth, EXTRA, type)),
      ...markRows(doc, type, marks, textWidth),
    ],
    gap: GAP.product,
    keepsNext: false,
  };
}

/** One price stands at the end of the name's first line; several have a line each. */
function nameRows({ name, prices }: PrintedProduct, width: number, type: Typesetter): Row[] {
  const priceWidth = (label: string, amount: string) =>
    type.widthOf(amount, AMOUNT) + (label === '' ? 0 : 3 + type.widthOf(label, LABEL));
  const drawPrice = (label: string, amount: string, right: number, baseline: number) => {
    type.drawRight(amount, right, baseline, AMOUNT);
    if (label === '') return;
    type.drawRight(label, right - type.widthOf(amount, AMOUNT) - 3, baseline, LABEL);
  };
  const [only, ...others] = prices;
  if (only === undefined || others.length > 0) {
    const priceRow = ({ label, amount }: (typeof prices)[number]): Row => ({
      height: 12.5,
      draw: (x, y) => drawPrice(label, amount, x + width, y + 9.5),
    });
    return [...textRows(name, width, NAME, type), ...prices.map(priceRow)];
  }
  const nameWidth =
    width - Math.max(BESIDE_AMOUNTS, priceWidth(only.label, only.amount) + GAP.price);
  return textRows(name, nameWidth, NAME, type).map((row, index) =>
    index > 0
      ? row
      : {
          height: row.height,
          draw: (x, y) => {
            row.draw(x, y);
            drawPrice(only.label, only.amount, x + width, y + baselineOf(NAME));
          },
        },
  );
}

function marksOf(product: PrintedProduct, language: Language): Mark[] {
  const { diet, allergens, traces, hasUnstated } = product;
  const { unstated, restUnstated } = MENU_TEXTS[language];
  const words = PAPER_TEXTS[language];
  return [
    ...(diet === '' ? [] : [{ kind: 'diet' as const, text: diet }]),
    ...(allergens === null ? [{ kind: 'text' as const, text: unstated }] : []),
    ...(allergens ?? []).map((number) => ({ kind: 'number' as const, number })),
    ...(allergens && hasUnstated ? [{ kind: 'text' as const, text: restUnstated }] : []),
    ...(traces.length === 0 ? [] : [{ kind: 'text' as const, text: words.traces }]),
    ...traces.map((number) => ({ kind: 'number' as const, number })),
  ];
}

const LEADING = 1.26;
const baselineOf = ({ size }: Look) => size * 0.95;

function textRows(text: string, width: number, look: Look, type: Typesetter): Row[] {
  return type.linesOf(text, width, look).map((line) => ({
    height: look.size * LEADING,
    draw: (x, y) => type.draw(line, x, y + baselineOf(look), look),
  }));
}

function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase('es') + text.slice(1);
}
