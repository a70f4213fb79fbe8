import { Ban, FileSpreadsheet, ListChecks } from 'lucide-react';
import { Link } from 'wouter';
import type { Menu } from '../../../api/read-menu.ts';
import { MENU_FILE_MESSAGES as fileCopy } from '../../../i18n/es/menu-file.ts';
import { MENU_REVIEW_MESSAGES as reviewCopy } from '../../../i18n/es/menu-review.ts';
import { PRODUCTS_MESSAGES as copy } from '../../../i18n/es/products.ts';
import { PATHS } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { PrintMenuButton } from '../files/print-menu-button.tsx';
import listCss from './product-list.module.css';

interface ProductFilterProps {
  menu: Menu;
  categoryId: number | null;
  onCategory: (categoryId: number | null) => void;
  /** Shows only what is sold out. */
  soldOut: { count: number; isChosen: boolean; onChange: (isChosen: boolean) => void };
  /** Null while there is nothing to search. */
  search: { text: string; onChange: (text: string) => void } | null;
}

/** Filters the list of products, and leads to the menu as a file, its review and its print. */
export function ProductFilter({
  menu,
  categoryId,
  onCategory,
  soldOut,
  search,
}: ProductFilterProps) {
  return (
    <div className={listCss.selector}>
      {search && (
        <Field
          label={<VisuallyHidden>{copy.search.label}</VisuallyHidden>}
          placeholder={copy.search.label}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          value={search.text}
          onChange={({ target }) => search.onChange(target.value)}
        />
      )}
      <Select
        label={<VisuallyHidden>{copy.category}</VisuallyHidden>}
        value={categoryId ?? ''}
        onChange={(event) =>
          onCategory(event.target.value === '' ? null : Number(event.target.value))
        }
      >
        <option value="">{copy.allCategories}</option>
        {menu.categories.map((category) => (
          <option key={category.categoryId} value={category.categoryId}>
            {category.name}
          </option>
        ))}
      </Select>
      <Button
        variant={soldOut.isChosen ? 'dark' : 'outline'}
        icon={<Ban aria-hidden="true" />}
        aria-pressed={soldOut.isChosen}
        onClick={() => soldOut.onChange(!soldOut.isChosen)}
      >
        {copy.search.soldOut(soldOut.count)}
      </Button>
      <div className={listCss.whole}>
        <Link href={PATHS.menuFile} className={buttonClass({ variant: 'ghost' })}>
          <FileSpreadsheet aria-hidden="true" />
          {fileCopy.way}
        </Link>
        <Link href={PATHS.menuReview} className={buttonClass({ variant: 'ghost' })}>
          <ListChecks aria-hidden="true" />
          {reviewCopy.way}
        </Link>
        <PrintMenuButton menu={menu} variant="ghost" />
      </div>
    </div>
  );
}
