import { photoUrl } from '@simplato/contract';
import type { Product } from '@simplato/domain';
import { Ban, Copy, Ellipsis, Infinity as Endless, Trash2, Undo2 } from 'lucide-react';
import { type MouseEvent, memo, useRef } from 'react';
import type { Menu } from '../../../api/read-menu.ts';
import { ROWS_MESSAGES } from '../../../i18n/es/menu-rows.ts';
import { PRODUCTS_MESSAGES as copy } from '../../../i18n/es/products.ts';
import { SOLD_OUT_MESSAGES } from '../../../i18n/es/sold-out.ts';
import { Badge } from '../../../ui/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MenuPopover } from '../../../ui/menu-popover.tsx';
import { useSoldOut, wholeProduct } from '../../menu/staff/use-sold-out.ts';
import { useMenuEditing } from '../menu-editing.tsx';
import type { DraftTexts } from '../rows/draft-texts.ts';
import { MoveHandle } from '../rows/move-handle.tsx';
import { hasNotice, RowNotice } from '../rows/row-notice.tsx';
import { RowStatus } from '../rows/row-status.tsx';
import { useEditing } from '../rows/use-editing.ts';
import { useRowDrag } from '../rows/use-row-drag.ts';
import { OpenProduct, type ProductRowActions } from './open-product.tsx';
import type { ProductDraft } from './product-draft.ts';
import css from './product-row.module.css';

/** Columns of the table. */
const COLUMNS = 6;

interface ProductRowProps {
  product: Product;
  /** Position within its category. */
  index: number;
  count: number;
  categories: Menu['categories'];
  words: DraftTexts<ProductDraft>;
  actions: ProductRowActions;
  isOpen: boolean;
}

/** A product in the table: a line at rest, or all of its fields. Typing re-renders this row only. */
export const ProductRow = memo(function ProductRow({ isOpen, ...row }: ProductRowProps) {
  if (!isOpen) return <RestingRow {...row} />;
  const { product, categories, words, actions } = row;
  return (
    <tr className={css.open} data-row={product.productId}>
      <td colSpan={COLUMNS}>
        <OpenProduct product={product} categories={categories} words={words} actions={actions} />
      </td>
    </tr>
  );
});

function RestingRow({ product, index, count, words, actions }: Omit<ProductRowProps, 'isOpen'>) {
  const { restaurantId, products: drafts } = useMenuEditing();
  const { draft, editing } = useEditing(drafts, product);
  const mark = useSoldOut(restaurantId);
  const row = useRef<HTMLTableRowElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const { productId: id, soldOut, photo } = product;
  const list = `products-${product.categoryId}`;
  const edge = useRowDrag({ row, handle, list, index, id, onPlace: actions.onPlace });
  const name = product.name || copy.unnamed;
  const isThere = soldOut === 'no';

  function openWhereTapped({ target }: MouseEvent) {
    if (!(target instanceof Element) || target.closest('button, [popover]')) return;
    actions.onOpen(product, target.closest('[data-price]') ? 'price' : 'row');
  }

  return (
    <>
      {/* The button with the name does the same by keyboard. */}
      <tr
        ref={row}
        className={classNames(css.row, !isThere && css.soldOut)}
        data-row={id}
        data-drop={edge ?? undefined}
        onClick={openWhereTapped}
      >
        <td className={css.grip}>
          <MoveHandle
            ref={handle}
            name={name}
            id={id}
            index={index}
            count={count}
            onPlace={actions.onPlace}
          />
        </td>
        <th scope="row" className={css.name}>
          {photo && (
            <span className={css.picture}>
              <img
                src={photoUrl(restaurantId, photo, photo.widths[0] ?? photo.width)}
                loading="lazy"
                decoding="async"
                alt=""
              />
            </span>
          )}
          <button
            type="button"
            className={css.opener}
            data-opens=""
            aria-expanded="false"
            onClick={() => actions.onOpen(product, 'row')}
          >
            {draft.name || copy.unnamed}
          </button>
        </th>
        <td className={css.description}>
          <span className={css.state}>
            {!isThere && <Badge tone="alert">{SOLD_OUT_MESSAGES.words[soldOut]}</Badge>}
            {isThere &&
              product.formats
                .filter((format) => format.soldOut !== 'no')
                .map((format) => (
                  <Badge key={format.formatId} tone="alert">
                    {SOLD_OUT_MESSAGES.formatOut(format.name, format.soldOut)}
                  </Badge>
                ))}
            <RowStatus editing={editing} words={words} />
          </span>
          {draft.description}
        </td>
        <td className={css.category}>{words.textOf('categoryId', draft)}</td>
        <td className={css.price} data-price="">
          {draft.formats.length > 0 && <span className={css.from}>{copy.formats.from} </span>}
          {words.textOf('price', draft)}
        </td>
        <td className={css.actions}>
          <div>
            <IconButton
              label={isThere ? SOLD_OUT_MESSAGES.markOf(name) : SOLD_OUT_MESSAGES.offerOf(name)}
              title={isThere ? SOLD_OUT_MESSAGES.mark : SOLD_OUT_MESSAGES.offer}
              icon={isThere ? <Ban aria-hidden="true" /> : <Undo2 aria-hidden="true" />}
              onClick={() => mark(wholeProduct(product), isThere ? 'today' : 'no')}
            />
            <MenuPopover
              label={ROWS_MESSAGES.moreOf(name)}
              items={[
                ...(soldOut === 'until-changed'
                  ? []
                  : [
                      {
                        label: SOLD_OUT_MESSAGES.markUntilChanged,
                        icon: <Endless aria-hidden="true" />,
                        onSelect: () => mark(wholeProduct(product), 'until-changed'),
                      },
                    ]),
                {
                  label: copy.duplicate,
                  icon: <Copy aria-hidden="true" />,
                  onSelect: () => actions.onCopy(product),
                },
                {
                  label: ROWS_MESSAGES.remove,
                  icon: <Trash2 aria-hidden="true" />,
                  tone: 'alert',
                  onSelect: () => actions.onRemove(product),
                },
              ]}
            >
              <Ellipsis aria-hidden="true" />
            </MenuPopover>
          </div>
        </td>
      </tr>
      {hasNotice(editing) && (
        <tr className={css.notice}>
          <td colSpan={COLUMNS}>
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
}
