import {
  type Basket,
  countItems,
  hasPriceFrom,
  leastGrossCents,
  type MenuSection,
  menuSections,
  obstacleOf,
  quantityTaken,
  totalGrossCents,
} from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { Minus, Search, SlidersHorizontal, X } from 'lucide-react';
import { useDeferredValue, useMemo, useRef } from 'react';
import { Link } from 'wouter';
import { useServerMinute } from '../../../api/use-server-minute.ts';
import { BOARD_TOOLS_MESSAGES } from '../../../i18n/es/board-tools.ts';
import { MENU_MESSAGES as menuCopy } from '../../../i18n/es/menu.ts';
import { useEuros } from '../../../i18n/i18n-context.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CountDot } from '../../../ui/count-dot.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Overlay } from '../../../ui/overlay.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useBasketPlace } from '../../checkout/basket/basket-place.ts';
import { storedByCourses, useBasket, useOrderNote } from '../../checkout/basket/basket-store.ts';
import { CoursesChoice } from '../../checkout/basket/courses-choice.tsx';
import { useCourses } from '../../checkout/basket/use-courses.ts';
import { intoTab, orderBody } from '../../checkout/order-body.ts';
import { usePendingOrder } from '../../checkout/sending/pending-order-store.ts';
import { orderSender, useSending } from '../../checkout/sending/use-sending.ts';
import { KitchenNotice } from '../../restaurant/kitchen/kitchen-notice.tsx';
import { NobodyWatches } from '../../restaurant/kitchen/nobody-watches.tsx';
import { useSession } from '../../session/session-store.ts';
import { useProductTaps } from '../basket/use-product-taps.ts';
import { useRunOutNews } from '../basket/use-run-out-news.ts';
import { CategoryTabs } from '../card/category-tabs.tsx';
import type { ProductActions } from '../card/product-card.tsx';
import { type Menu, menuQuery } from '../menu-queries.ts';
import { type MenuProduct, sectionId } from '../menu-sections.ts';
import { useFinder, useMenuSearch } from '../search/use-menu-search.ts';
import { usePrice } from '../use-price.ts';
import { OpenedSheet } from '../sheet/opened-sheet.tsx';
import css from './waiter-menu-page.module.css';

const copy = BOARD_TOOLS_MESSAGES.newOrder;

/** The menu as a waiter uses it, standing at a table: a dense list, one tap a product, sent from here. */
export function WaiterMenuPage() {
  const { restaurantId } = useSession();
  const { table } = useBasketPlace();
  const menu = useQuery(menuQuery(restaurantId, table));
  const sections = useMemo(() => (menu.data ? menuSections(menu.data) : []), [menu.data]);
  const { products, sheet, actions } = useProductTaps(restaurantId);
  const [typed, type] = useMenuSearch();
  const basket = useBasket(restaurantId);
  const found = useFound(sections, typed);
  useRunOutNews(restaurantId, menu.data, sheet.value !== null);
  const rows = { basket, ...actions };

  return (
    <div className={css.page} data-fills-screen="">
      <title>{menuCopy.pageTitle}</title>
      <VisuallyHidden>
        <h1>{menuCopy.heading}</h1>
        <p role="status">{sheet.value === null ? products.announcement : ''}</p>
      </VisuallyHidden>
      {sections.length > 0 && <SearchField typed={typed} onType={type} />}
      {found === null && sections.length > 0 && <CategoryTabs sections={sections} />}
      <div className={css.scroller}>
        {menu.isPending && <Overlay text={menuCopy.loading} />}
        {menu.isError && !menu.data && (
          <ErrorState
            title={menuCopy.failed.title}
            text={menuCopy.failed.text}
            pending={menu.isFetching}
            onRetry={() => void menu.refetch()}
          />
        )}
        {menu.data && sections.length === 0 && (
          <EmptyState title={menuCopy.empty.title} text={menuCopy.empty.text} />
        )}
        <KitchenNotice restaurantId={restaurantId} className={css.notice} />
        {found === null ? (
          sections.map((section) => (
            <Section key={section.categoryId} section={section} {...rows} />
          ))
        ) : (
          <section className={css.section} aria-label={copy.search}>
            <Rows products={found} {...rows} />
            {found.length === 0 && <p className={css.nothing}>{copy.nothingFound(typed.trim())}</p>}
          </section>
        )}
      </div>
      <SendBar restaurantId={restaurantId} basket={basket} menu={menu.data} />
      {menu.data && (
        <OpenedSheet menu={menu.data} sheet={sheet} products={products} weighing={copy.weigh} />
      )}
    </div>
  );
}

/** What the search finds; null while nothing is searched for. */
function useFound(sections: readonly MenuSection[], typed: string): readonly MenuProduct[] | null {
  const query = useDeferredValue(typed).trim();
  const finder = useFinder(true);
  const products = useMemo(() => sections.flatMap((section) => section.products), [sections]);
  const index = useMemo(
    () => finder && finder.indexMenu(products, null, menuCopy.diets),
    [finder, products],
  );
  return useMemo(
    () => (finder && index && query !== '' ? finder.searchMenu(index, query) : null),
    [finder, index, query],
  );
}

function SearchField({ typed, onType }: { typed: string; onType: (text: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <search className={css.search}>
      <Search aria-hidden="true" />
      <input
        ref={field}
        type="search"
        className={css.field}
        aria-label={copy.search}
        placeholder={copy.search}
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="search"
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      {typed !== '' && (
        <IconButton
          className={css.clear}
          label={BOARD_TOOLS_MESSAGES.search.clear}
          icon={<X aria-hidden="true" />}
          onClick={() => {
            onType('');
            field.current?.focus();
          }}
        />
      )}
    </search>
  );
}

interface RowsProps extends ProductActions {
  basket: Basket;
}

function Section({ section, ...rows }: RowsProps & { section: MenuSection }) {
  const { category, categoryId, products } = section;
  const headingId = sectionId(categoryId);
  return (
    <section className={css.section} id={headingId} aria-labelledby={`${headingId}-titulo`}>
      <h2 className={css.heading} id={`${headingId}-titulo`} tabIndex={-1}>
        {category?.name ?? menuCopy.otherCategory}
      </h2>
      <Rows products={products} {...rows} />
    </section>
  );
}

function Rows({ products, ...row }: RowsProps & { products: readonly MenuProduct[] }) {
  return (
    <ul role="list" className={css.rows}>
      {products.map((entry) => (
        <Row key={entry.product.productId} entry={entry} {...row} />
      ))}
    </ul>
  );
}

/** A product: a tap anywhere adds one; what it holds already is at its end, with the way back. */
function Row({ entry, basket, onAdd, onTakeOne, onOpen }: RowsProps & { entry: MenuProduct }) {
  const priceOf = usePrice();
  const { product } = entry;
  const obstacle = obstacleOf(entry, useServerMinute());
  const count = countItems(basket.filter(({ productId }) => productId === product.productId));
  const price = `${hasPriceFrom(product) ? `${menuCopy.from} ` : ''}${priceOf(product, leastGrossCents(product))}`;
  return (
    <li className={css.row} data-chosen={count > 0 || undefined}>
      <button
        type="button"
        className={css.add}
        aria-label={menuCopy.addProduct(product.name)}
        disabled={obstacle !== null}
        onClick={() => onAdd(entry, null)}
      >
        {count > 0 && <CountDot count={count} tone="ink" className={css.count} />}
        <span className={css.name}>{product.name}</span>
        {obstacle === null ? (
          <span className={css.price}>{price}</span>
        ) : (
          <Badge>{menuCopy.obstacles[obstacle]}</Badge>
        )}
      </button>
      {count > 0 && (
        <IconButton
          label={copy.less(product.name, quantityTaken({ ...product, quantity: count }))}
          icon={<Minus aria-hidden="true" />}
          onClick={() => onTakeOne(entry)}
        />
      )}
      <IconButton
        label={copy.noteOf(product.name)}
        icon={<SlidersHorizontal aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => onOpen(entry)}
      />
    </li>
  );
}

interface SendBarProps {
  restaurantId: number | null;
  basket: Basket;
  menu: Menu | undefined;
}

/** The order so far, to be looked at or sent, at once or by courses. */
function SendBar({ restaurantId, ...order }: SendBarProps) {
  if (order.basket.length === 0 || restaurantId === null) return null;
  return <FilledBar restaurantId={restaurantId} {...order} />;
}

function FilledBar({ restaurantId, basket, menu }: SendBarProps & { restaurantId: number }) {
  const euros = useEuros();
  const note = useOrderNote();
  const { summaryPath, table, tabId } = useBasketPlace();
  const pending = usePendingOrder(restaurantId);
  const { isSending } = useSending();
  const { withCourses, isByCourses } = useCourses(restaurantId, basket, menu);
  if (table === null) return null;
  const isBusy = isSending || pending !== null;
  const send = () => {
    const body = orderBody(restaurantId, { lines: basket, note, isByCourses });
    void orderSender.start(restaurantId, intoTab(body, tabId), table);
  };
  return (
    <div className={css.bar}>
      <div className={css.unheard}>
        <NobodyWatches restaurantId={restaurantId} isStaff />
      </div>
      <div className={css.ways}>
        <CoursesChoice
          isTight
          restaurantId={restaurantId}
          lines={withCourses}
          isByCourses={isByCourses}
          disabled={isBusy}
          onChange={(next) => storedByCourses.write(next)}
        />
      </div>
      <Link href={summaryPath} className={css.summary}>
        <CountDot count={countItems(basket)} />
        <span className={css.words}>
          <span className={css.see}>{copy.seeUnsent}</span>{' '}
          <span className={css.total}>{euros(totalGrossCents(basket))}</span>
        </span>
      </Link>
      <Button size="big" className={css.send} pending={isBusy} onClick={send}>
        {copy.sendNow}
      </Button>
    </div>
  );
}
