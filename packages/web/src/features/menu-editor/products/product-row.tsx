import {
  formatEuros,
  isForNothing,
  netMicrosFromTyped,
  type Product,
  unitGrossCents,
} from '@simplato/domain';
import { type KeyboardEvent, memo, useRef } from 'react';
import { ROWS_MESSAGES } from '../../../i18n/es/menu-rows.ts';
import { PRODUCTS_MESSAGES as copy } from '../../../i18n/es/products.ts';
import { SOLD_OUT_MESSAGES } from '../../../i18n/es/sold-out.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CellField, CellTextArea } from '../../../ui/cell-field.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { focusTooLong } from '../../../ui/use-length.ts';
import { useSoldOut } from '../../menu/staff/use-sold-out.ts';
import { useMenuEditing } from '../menu-editing.tsx';
import type { DraftTexts } from '../rows/draft-texts.ts';
import { MoveHandle } from '../rows/move-handle.tsx';
import { hasNotice, RowNotice } from '../rows/row-notice.tsx';
import { RowStatus } from '../rows/row-status.tsx';
import { useEditing } from '../rows/use-editing.ts';
import { useRowDrag } from '../rows/use-row-drag.ts';
import type { ProductDraft } from './product-draft.ts';
import rowsCss from '../rows/rows.module.css';
import css from './product-row.module.css';

export interface ProductRowActions {
  onPlace: (id: number, to: number) => void;
  onOpen: (product: Product) => void;
  onRemove: (product: Product) => void;
  onRestore: (product: Product) => void;
}

interface ProductRowProps {
  product: Product;
  /** Position within its category. */
  index: number;
  count: number;
  category: string;
  words: DraftTexts<ProductDraft>;
  actions: ProductRowActions;
}

/** A product in the table; typing re-renders this row only. */
export const ProductRow = memo(function ProductRow({
  product,
  index,
  count,
  category,
  words,
  actions,
}: ProductRowProps) {
  const { restaurantId, products: drafts } = useMenuEditing();
  const { draft, editing, isUnsaved, type } = useEditing(drafts, product);
  const mark = useSoldOut(restaurantId);
  const row = useRef<HTMLTableRowElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const { productId: id, soldOut } = product;
  const list = `products-${product.categoryId}`;
  const edge = useRowDrag({ row, handle, list, index, id, onPlace: actions.onPlace });
  const name = product.name || copy.unnamed;
  const isSaving = editing?.phase === 'saving';

  function save() {
    if (!focusTooLong(row.current)) void drafts.save(id);
  }

  function saveOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    save();
  }

  return (
    <>
      <tr ref={row} className={css.row} data-drop={edge ?? undefined}>
        <th scope="row" className={css.name}>
          <div className={css.grip}>
            <MoveHandle
              ref={handle}
              name={name}
              id={id}
              index={index}
              count={count}
              onPlace={actions.onPlace}
            />
          </div>
          {/* It grows for a long name, but accepts no line breaks. */}
          <CellTextArea
            label={copy.labels.product}
            of={copy.of(name)}
            rows={1}
            maxLength={120}
            value={draft.name}
            error={editing?.errors.name}
            onChange={(event) => type({ name: onOneLine(event.target.value) })}
            onKeyDown={saveOnEnter}
          />
          <div className={css.state}>
            {soldOut !== 'no' && <Badge tone="alert">{SOLD_OUT_MESSAGES.words[soldOut]}</Badge>}
            <RowStatus editing={editing} words={words} />
          </div>
        </th>
        <td className={css.description}>
          <CellTextArea
            label={copy.labels.description}
            of={copy.of(name)}
            maxLength={500}
            value={draft.description}
            error={editing?.errors.description}
            onChange={(event) => type({ description: event.target.value })}
          />
        </td>
        <td className={css.category}>{category}</td>
        <td className={css.price}>
          <CellField
            label={copy.labels.price}
            of={copy.of(name)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={draft.price}
            error={editing?.errors.price}
            note={noteOnPrice(draft, editing?.typed.price)}
            onChange={(event) => type({ price: event.target.value })}
            onKeyDown={saveOnEnter}
          />
        </td>
        <td className={css.actions}>
          <div className={css.buttons}>
            <Button
              variant={isUnsaved ? 'dark' : 'outline'}
              className={rowsCss.update}
              disabled={!isUnsaved && !isSaving}
              pending={isSaving}
              aria-label={ROWS_MESSAGES.updateOf(name)}
              onClick={save}
            >
              {ROWS_MESSAGES.update}
            </Button>
            <Button
              variant="ghost"
              aria-label={ROWS_MESSAGES.removeOf(name)}
              onClick={() => actions.onRemove(product)}
            >
              {ROWS_MESSAGES.remove}
            </Button>
            <Button
              variant="ghost"
              aria-label={copy.sheetOf(name)}
              onClick={() => actions.onOpen(product)}
            >
              {copy.sheet}
            </Button>
            <Button
              variant={soldOut === 'no' ? 'ghost' : 'soft'}
              aria-label={
                soldOut === 'no' ? SOLD_OUT_MESSAGES.markOf(name) : SOLD_OUT_MESSAGES.offerOf(name)
              }
              onClick={() => mark(product, soldOut === 'no' ? 'today' : 'no')}
            >
              {soldOut === 'no' ? SOLD_OUT_MESSAGES.mark : SOLD_OUT_MESSAGES.offer}
            </Button>
          </div>
        </td>
      </tr>
      {hasNotice(editing) && (
        <tr className={classNames(css.row, css.notice)}>
          <td colSpan={5}>
            <RowNotice
              drafts={drafts}
              editing={editing}
              words={words}
              onRestore={() => actions.onRestore(product)}
            />
          </td>
        </tr>
      )}
    </>
  );
});

/**
 * A note on the price: what zero means, or the gross price if the typed text could be
 * misunderstood.
 */
function noteOnPrice(
  { price, vatPercent }: ProductDraft,
  typed: string | undefined,
): string | undefined {
  const netMicros = netMicrosFromTyped(price, vatPercent);
  if (netMicros === null) return undefined;
  const grossCents = unitGrossCents(netMicros, vatPercent);
  if (isForNothing(grossCents)) return copy.forNothing;
  if (typed === undefined || typed.includes('€')) return undefined;
  return copy.onTheMenu(formatEuros(grossCents));
}

/** What is pasted may have lines; blanks at their ends are typed on. */
function onOneLine(text: string): string {
  const [first = '', ...others] = text.split('\n');
  if (others.length === 0) return text;
  return [first.trimEnd(), ...others.map((line) => line.trim())].join(' ');
}
