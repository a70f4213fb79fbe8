import type { Product } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Menu } from '../../../api/read-menu.ts';
import { BOARD_TOOLS_MESSAGES } from '../../../i18n/es/board-tools.ts';
import { SOLD_OUT_MESSAGES } from '../../../i18n/es/sold-out.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { staffMenuQuery } from '../../menu/staff/staff-menu.ts';
import type { MarkSoldOut } from '../../menu/staff/use-sold-out.ts';
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
  const soldOutCount = menu.products.filter(({ soldOut }) => soldOut !== 'no').length;
  const isShown = ({ name, soldOut }: Product) =>
    nameAnswersTo(name, search) && (!onlySoldOut || soldOut !== 'no');
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
            {products.map((product) => (
              <ProductItem key={product.productId} product={product} mark={mark} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function ProductItem({ product, mark }: { product: Product; mark: MarkSoldOut }) {
  const { name, soldOut } = product;
  const isOffered = soldOut === 'no';
  return (
    <li className={css.product}>
      <span className={css.name}>
        {name} {!isOffered && <Badge tone="alert">{SOLD_OUT_MESSAGES.words[soldOut]}</Badge>}
      </span>
      <Button
        variant={isOffered ? 'outline' : 'olive'}
        className={css.mark}
        aria-label={isOffered ? SOLD_OUT_MESSAGES.markOf(name) : SOLD_OUT_MESSAGES.offerOf(name)}
        onClick={() => mark(product, isOffered ? 'today' : 'no')}
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
