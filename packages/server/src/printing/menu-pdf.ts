import { setImmediate } from 'node:timers/promises';
import {
  LANGUAGES,
  RESTAURANT_TIME_ZONE,
  type Hex,
  type Language,
  type PrintedMenu,
} from '@simplato/domain';
import { flowColumns, type Block, type FlowedPage, type Row } from './flow-columns.ts';
import { headingBlock, productBlock, type MenuLook } from './menu-blocks.ts';
import { drawNumber, NUMBER_WIDTH } from './menu-marks.ts';
import { PAPER_TEXTS } from './menu-paper-texts.ts';
import { FAINT, INK, RULE } from './paper.ts';
import { MM, openPdf, type Doc } from './pdf.ts';
import { Typesetter, type Look } from './typesetter.ts';

const PAGE = { width: 210 * MM, height: 297 * MM };
const MARGIN = { side: 19 * MM, top: 16 * MM, bottom: 12 * MM };
const INNER = PAGE.width - 2 * MARGIN.side;
const CENTRE = PAGE.width / 2;
const COLUMN_GAP = 13 * MM;
/** A short menu stands in the middle of its only page. */
const NARROW = 118 * MM;
const LOGO = { width: 60 * MM, height: 20 * MM };
const LEGEND_GAP = { name: 3, entry: 11 };
/** Between the products and what stands at a page's foot. */
const ABOVE_FOOT = 6 * MM;
/** The last line, with the page's number. */
const PAGE_LINE = 14;
/** Products that are measured before other requests have their turn. */
const MEASURED_AT_ONCE = 20;

const SMALL: Look = { font: 'text', size: 8, colour: FAINT };
const LEGEND: Look = { font: 'text', size: 8, colour: INK };
const RUNNING: Look = { font: 'serif', size: 10.5, colour: FAINT };

export interface MenuHead {
  name: string;
  /** Its colour as text on white. */
  accent: Hex;
  /** A PNG without transparency. */
  logo: Buffer | null;
  /** Where it is, and its telephone. */
  address: string;
  printedAt: Date;
}

/** The menu on A4, to print or to send: streamed while it is drawn. */
export async function menuPdf(menu: PrintedMenu, head: MenuHead, language: Language): Promise<Doc> {
  const doc = await openPdf(head.name, language);
  void drawMenu(doc, menu, head, language).catch((error: Error) => doc.destroy(error));
  return doc;
}

async function drawMenu(
  doc: Doc,
  menu: PrintedMenu,
  head: MenuHead,
  language: Language,
): Promise<void> {
  const type = new Typesetter(doc);
  const [letterhead, runningHead] = [letterheadRows(doc, type, head), runningRows(doc, type, head)];
  const foot = footRows(doc, type, menu, language);
  const footTop = PAGE.height - MARGIN.bottom - PAGE_LINE - heightOfRows(foot);
  const headOf = (page: number) => (page === 0 ? letterhead : runningHead);
  const topOf = (page: number) => MARGIN.top + heightOfRows(headOf(page));
  const heightOf = (page: number) => footTop - ABOVE_FOOT - topOf(page);
  const look = { accent: head.accent, language };
  const { columns, pages } = await layOut(heightOf, (width) =>
    menuBlocks(doc, type, menu, { ...look, width }),
  );
  const date = new Intl.DateTimeFormat(LANGUAGES[language].locale, {
    dateStyle: 'long',
    timeZone: RESTAURANT_TIME_ZONE,
  }).format(head.printedAt);
  for (const [page, flowed] of pages.entries()) {
    doc.addPage();
    drawRows(headOf(page), MARGIN.top);
    for (const [column, rows] of flowed.entries()) {
      for (const { row, y } of rows) row.draw(columns[column]?.x ?? 0, topOf(page) + y);
    }
    drawRows(foot, footTop);
    const line = [PAPER_TEXTS[language].vatIncluded, date, `${page + 1} / ${pages.length}`];
    type.drawCentred(line.join(' · '), CENTRE, PAGE.height - MARGIN.bottom, SMALL);
    // A long menu must not delay other requests.
    await setImmediate();
  }
  doc.end();
}

interface Layout {
  /** The left ends of a page's columns. */
  columns: readonly { x: number }[];
  pages: readonly FlowedPage[];
}

/** In one column, if all of it fits on a page so, or else in two. */
async function layOut(
  heightOf: (page: number) => number,
  blocksOf: (width: number) => Promise<Block[]>,
): Promise<Layout> {
  const narrow = flowColumns(await blocksOf(NARROW), { count: 1, heightOf });
  if (narrow.length === 1) return { columns: [{ x: CENTRE - NARROW / 2 }], pages: narrow };
  const width = (INNER - COLUMN_GAP) / 2;
  const pages = flowColumns(await blocksOf(width), { count: 2, heightOf });
  return { columns: [{ x: MARGIN.side }, { x: MARGIN.side + width + COLUMN_GAP }], pages };
}

async function menuBlocks(
  doc: Doc,
  type: Typesetter,
  { sections }: PrintedMenu,
  look: MenuLook,
): Promise<Block[]> {
  const blocks: Block[] = [];
  for (const section of sections) {
    blocks.push(headingBlock(section, type, doc, look));
    for (const [index, product] of section.products.entries()) {
      blocks.push(productBlock(product, type, doc, look));
      if (index % MEASURED_AT_ONCE === 0) await setImmediate();
    }
  }
  return blocks;
}

/** The restaurant's logo, its name and where it is. */
function letterheadRows(doc: Doc, type: Typesetter, head: MenuHead): Row[] {
  const { logo, name, address, accent } = head;
  const largest: Look = { font: 'serif', size: 34, colour: accent };
  const size = Math.max(22, Math.min(34, (34 * INNER) / type.widthOf(name, largest)));
  const picture: Row[] =
    logo === null
      ? []
      : [
          {
            height: LOGO.height + 3 * MM,
            draw: (x, y) =>
              doc.image(logo, x + (INNER - LOGO.width) / 2, y, {
                fit: [LOGO.width, LOGO.height],
                align: 'center',
                valign: 'center',
              }),
          },
        ];
  const ornament: Row = {
    height: 11 * MM,
    draw: (_, y) => drawOrnament(doc, y + 5 * MM, accent),
  };
  return [
    ...picture,
    ...centredRows(name, type, { ...largest, size }, size * 1.16),
    ...centredRows(address, type, SMALL, 12),
    ornament,
  ];
}

/** A lozenge between two hairlines. */
function drawOrnament(doc: Doc, y: number, accent: Hex): void {
  const [half, space, long] = [3, 8, 22 * MM];
  doc
    .moveTo(CENTRE - space - long, y)
    .lineTo(CENTRE - space, y)
    .moveTo(CENTRE + space, y)
    .lineTo(CENTRE + space + long, y)
    .lineWidth(0.7)
    .strokeColor(accent)
    .stroke();
  doc
    .moveTo(CENTRE - half, y)
    .lineTo(CENTRE, y - half * 1.5)
    .lineTo(CENTRE + half, y)
    .lineTo(CENTRE, y + half * 1.5)
    .closePath()
    .fill(accent);
}

/** On the pages after the first. */
function runningRows(doc: Doc, type: Typesetter, { name }: MenuHead): Row[] {
  const [line = '', ...more] = type.linesOf(name, INNER - 12, RUNNING);
  const short = more.length > 0 ? `${line}…` : line;
  return [...centredRows(short, type, RUNNING, 18), ruleRow(doc, 16)];
}

/** What the numbers mean, and what nobody should have to ask twice. */
function footRows(doc: Doc, type: Typesetter, menu: PrintedMenu, language: Language): Row[] {
  const words = PAPER_TEXTS[language];
  const { legend, hasUnstated, hasNone } = menu;
  const notes = [
    ...(hasUnstated ? [words.unstated] : []),
    // Where some are not stated, no number does not mean none.
    ...(hasNone && !hasUnstated ? [words.none] : []),
    words.ask,
  ];
  return [
    ruleRow(doc, 14),
    ...legendRows(doc, type, legend),
    ...centredRows(notes.join(' '), type, SMALL, 11),
  ];
}

function legendRows(doc: Doc, type: Typesetter, legend: PrintedMenu['legend']): Row[] {
  const entries = legend.map((entry) => ({
    ...entry,
    width: NUMBER_WIDTH + LEGEND_GAP.name + type.widthOf(entry.name, LEGEND),
  }));
  return evenLines(entries).map((line) => ({
    height: 13.5,
    draw: (_, y) => {
      let x = CENTRE - lineWidth(line) / 2;
      for (const { number, name, width } of line) {
        drawNumber(doc, type, number, x, y + 8);
        type.draw(name, x + NUMBER_WIDTH + LEGEND_GAP.name, y + 8, LEGEND);
        x += width + LEGEND_GAP.entry;
      }
    },
  }));
}

/** As few lines as there is room for, of about the same width. */
function evenLines<Entry extends { width: number }>(entries: readonly Entry[]): Entry[][] {
  let lines = linesWithin(entries, INNER);
  for (let width = INNER - 6; width > 0; width -= 6) {
    const narrower = linesWithin(entries, width);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}

function linesWithin<Entry extends { width: number }>(
  entries: readonly Entry[],
  width: number,
): Entry[][] {
  const lines: Entry[][] = [];
  for (const entry of entries) {
    const line = lines.at(-1);
    if (line && lineWidth([...line, entry]) <= width) line.push(entry);
    else lines.push([entry]);
  }
  return lines;
}

function lineWidth(entries: readonly { width: number }[]): number {
  return entries.reduce((sum, { width }) => sum + width + LEGEND_GAP.entry, -LEGEND_GAP.entry);
}

function centredRows(text: string, type: Typesetter, look: Look, height: number): Row[] {
  return type.linesOf(text, INNER, look).map((line) => ({
    height,
    draw: (_, y) => type.drawCentred(line, CENTRE, y + look.size * 0.95, look),
  }));
}

function ruleRow(doc: Doc, height: number): Row {
  return {
    height,
    draw: (x, y) =>
      doc
        .moveTo(x, y)
        .lineTo(x + INNER, y)
        .lineWidth(0.6)
        .strokeColor(RULE)
        .stroke(),
  };
}

function drawRows(rows: readonly Row[], top: number): void {
  let y = top;
  for (const row of rows) {
    row.draw(MARGIN.side, y);
    y += row.height;
  }
}

function heightOfRows(rows: readonly Row[]): number {
  return rows.reduce((sum, { height }) => sum + height, 0);
}
