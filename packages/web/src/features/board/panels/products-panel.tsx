import {
  isAnySoldOut,
  nameAsChosen,
  soldOutOf,
  type Product,
  type SoldOut,
} from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Menu } from '../../../api/read-menu.ts';
import { BOARD_TOOLS_MESSAGES } from '../../../i18n/es/board-tools.ts';
import { SOLD_OUT_MESSAGES } from '../../../i18n/es/sold-out.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { staffMenuQuery } from '../../menu/staff/staff-menu.ts';
import {
  wholeProduct,
  type MarkSoldOut,
  type SoldOutTarget,
} from '../../menu/staff/use-sold-out.ts';
import { nameAnswersTo } from '../search/board-search.ts';
import css from './products-panel.module.css';
import { SidePanel } from './side-panel.tsx';

const copy = SOLD_OUT_MESSAGES.panel;

interface ProductsPanelProps {
  restaurantId: number;
  mark: MarkSoldOut;
  onClose: () => void;
}

/** Every product of the menu, to find by name and mark as sold out or available with one tap. */
export function ProductsPanel({ restaurantId, mark, onClose }: ProductsPanelProps) {
  const menu = useQuery(staffMenuQuery(restaurantId));
  return (
    <SidePanel title={copy.title} text={copy.text} onClose={onClose}>
      {menu.isPending && <p className={css.empty}>{BOARD_TOOLS_MESSAGES.panel.loading}</p>}
      {menu.isError && !menu.data && (
        <Notice
          tone="alert"
          role="alert"
          action={
            <Button variant="soft" pending={menu.isFetching} onClick={() => void menu.refetch()}>
              {SOLD_OUT_MESSAGES.board.retry}
            </Button>
          }
        >
          {SOLD_OUT_MESSAGES.board.failed}
        </Notice>
      )}
      {menu.data && <Products menu={menu.data} mark={mark} />}
    </SidePanel>
  );
}

function Products({ menu, mark }: { menu: Menu; mark: MarkSoldOut }) {
  const [search, setSearch] = useState('');
  const [onlySoldOut, setOnlySoldOut] = useState(false);
  const soldOutCount = menu.products.filter(isAnySoldOut).length;
  const isShown = (product: Product) =>
    nameAnswersTo(product.name, search) && (!onlySoldOut || isAnySoldOut(product));
  const groups = byCategory(menu, menu.products.filter(isShown));
  return (
    <>
      <div className={css.finding}>
        <Field
          label={copy.search}
          type="search"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Checkbox
          label={copy.onlySoldOut(soldOutCount)}
          checked={onlySoldOut}
          onChange={(event) => setOnlySoldOut(event.target.checked)}
        />
      </div>
      {groups.length === 0 && (
        <p className={css.empty} role="status">
          {emptyText(menu, search)}
        </p>
      )}
      {groups.map(({ categoryId, name, products }) => (
        <section key={categoryId} aria-label={name}>
          <h3 className={css.category}>{name}</h3>
          <ul role="list">
            {products.flatMap((product) => {
              const { productId } = product;
              const ofFormats = product.formats.map((format) => ({
                target: {
                  productId,
                  formatId: format.formatId,
                  name: nameAsChosen(product, format.formatId, null).text,
                },
                label: format.name,
              }));
              const whole = { target: wholeProduct(product), label: product.name };
              // What is out as a whole is offered as a whole.
              return [whole, ...(product.soldOut === 'no' ? ofFormats : [])].map((row) => (
                <SoldOutRow
                  key={`${productId} ${row.target.formatId ?? ''}`}
                  {...row}
                  soldOut={soldOutOf(product, row.target.formatId)}
                  mark={mark}
                />
              ));
            })}
          </ul>
        </section>
      ))}
    </>
  );
}

interface SoldOutRowProps {
  target: SoldOutTarget;
  label: string;
  soldOut: SoldOut;
  mark: MarkSoldOut;
}

function SoldOutRow({ target, label, soldOut, mark }: SoldOutRowProps) {
  const { name, formatId } = target;
  const isOffered = soldOut === 'no';
  return (
    <li className={classNames(css.product, formatId !== null && css.format)}>
      <span className={css.name}>
        {label} {!isOffered && <Badge tone="alert">{SOLD_OUT_MESSAGES.words[soldOut]}</Badge>}
      </span>
      <Button
        variant={isOffered ? 'outline' : 'olive'}
        className={css.mark}
        aria-label={isOffered ? SOLD_OUT_MESSAGES.markOf(name) : SOLD_OUT_MESSAGES.offerOf(name)}
        onClick={() => mark(target, isOffered ? 'today' : 'no')}
      >
        {isOffered ? SOLD_OUT_MESSAGES.mark : SOLD_OUT_MESSAGES.offer}
      </Button>
    </li>
  );
}

/** In menu order; a product keeps its place when it is marked, so that a second tap hits it again. */
function byCategory({ categories }: Menu, products: readonly Product[]) {
  const known = new Set(categories.map(({ categoryId }) => categoryId));
  return [...categories, { categoryId: 0, name: copy.withoutCategory }]
    .map(({ categoryId, name }) => ({
      categoryId,
      name,
      products: products.filter((one) =>
        known.has(one.categoryId) ? one.categoryId === categoryId : categoryId === 0,
      ),
    }))
    .filter((group) => group.products.length > 0);
}

function emptyText(menu: Menu, search: string): string {
  if (menu.products.length === 0) return copy.emptyMenu;
  return search.trim() === '' ? copy.nothingSoldOut : copy.nothingFound(search.trim());
}
