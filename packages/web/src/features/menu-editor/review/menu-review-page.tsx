import { type MenuFinding, reviewMenu } from '@simplato/domain';
import { ChevronLeft, Scale } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'wouter';
import type { Menu } from '../../../api/read-menu.ts';
import { MENU_REVIEW_MESSAGES as copy } from '../../../i18n/es/menu-review.ts';
import { PATHS } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-look.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { StaffBand } from '../../../ui/staff-band.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { useStaffMenu } from '../../menu/staff/staff-menu.ts';
import { PrintMenuButton } from '../files/print-menu-button.tsx';
import { useMenuEditing } from '../menu-editing.tsx';
import { MenuState } from '../menu-state.tsx';
import css from './menu-review-page.module.css';

/** What an owner should see to in the menu, each with the products it is about. */
export function MenuReviewPage() {
  const { restaurantId } = useMenuEditing();
  const menu = useStaffMenu(restaurantId);
  return (
    <StaffPage pageTitle={copy.pageTitle}>
      <MenuState query={menu} heading={copy.heading} loading={copy.loading}>
        {(loaded) => <Review menu={loaded} />}
      </MenuState>
    </StaffPage>
  );
}

function Review({ menu }: { menu: Menu }) {
  const findings = reviewMenu(menu);
  return (
    <>
      <StaffBand title={copy.heading}>
        <Link href={PATHS.products} className={buttonClass({ variant: 'outline' })}>
          <ChevronLeft aria-hidden="true" />
          {copy.back}
        </Link>
        <PrintMenuButton menu={menu} variant="outline" />
      </StaffBand>
      {findings.length === 0 && <EmptyState title={copy.good.title} text={copy.good.text} />}
      {findings.map((finding) => (
        <Finding key={finding.fault} finding={finding} />
      ))}
      <p className={css.note}>{copy.note}</p>
    </>
  );
}

function Finding({ finding: { fault, products, categories } }: { finding: MenuFinding }) {
  const { title, text, source } = copy.faults[fault];
  const id = useId();
  const count =
    products.length > 0 ? copy.products(products.length) : copy.categories(categories.length);
  return (
    <Card as="section" labelledBy={id} className={css.finding}>
      <h2 id={id}>
        {title} <span className={css.count}>{count}</span>
      </h2>
      <p>{text}</p>
      {source !== null && (
        <p className={css.source}>
          <Scale aria-hidden="true" />
          <span>
            {copy.source} {source}
          </span>
        </p>
      )}
      <ul role="list" className={css.names}>
        {products.map(({ productId, name }) => (
          <li key={productId}>
            <Link href={`${PATHS.products}?${new URLSearchParams({ buscar: name }).toString()}`}>
              {name}
            </Link>
          </li>
        ))}
        {categories.map(({ categoryId, name }) => (
          <li key={categoryId}>
            <Link href={PATHS.categories}>{name}</Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
