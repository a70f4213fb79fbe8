import { Link } from 'wouter';
import { MENU_FILE_MESSAGES as fileCopy } from '../../../i18n/es/menu-file.ts';
import { PRODUCTS_MESSAGES as copy } from '../../../i18n/es/products.ts';
import { PATHS } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import listCss from './product-list.module.css';

/** Products need a category: without any, none can be added. */
export function NoCategories() {
  return (
    <EmptyState
      title={copy.list.none.title}
      text={copy.noCategories}
      action={
        <div className={listCss.ways}>
          <Link href={PATHS.categories} className={buttonClass({ size: 'big' })}>
            {copy.toCategories}
          </Link>
          <Link href={PATHS.menuFile}>{fileCopy.invitation}</Link>
        </div>
      }
    />
  );
}

/** There are no products, on the whole menu (`hasAny` is false) or in the chosen category. */
export function NoProducts({ hasAny }: { hasAny: boolean }) {
  return (
    <EmptyState
      title={hasAny ? copy.list.empty : copy.list.none.title}
      text={copy.list.none.text}
      action={!hasAny && <Link href={PATHS.menuFile}>{fileCopy.invitation}</Link>}
    />
  );
}

export function NoneSoldOut({ onAll }: { onAll: () => void }) {
  return (
    <EmptyState
      title={copy.search.noneSoldOut}
      text={copy.search.noneSoldOutText}
      action={
        <Button variant="outline" onClick={onAll}>
          {copy.search.all}
        </Button>
      }
    />
  );
}

interface NothingFoundProps {
  text: string;
  /** Searches all categories; null if it already does. */
  onEverywhere: (() => void) | null;
  onClear: () => void;
}

export function NothingFound({ text, onEverywhere, onClear }: NothingFoundProps) {
  return (
    <EmptyState
      title={copy.search.none(text)}
      text={onEverywhere ? copy.search.noneHere : copy.search.noneText}
      action={
        <Button variant="outline" onClick={onEverywhere ?? onClear}>
          {onEverywhere ? copy.search.everywhere : copy.search.clear}
        </Button>
      }
    />
  );
}
