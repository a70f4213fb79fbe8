import { type MenuSection, nameIn } from '@simplato/domain';
import { useEffect, useRef } from 'react';
import { MENU_MESSAGES } from '../../../i18n/es/menu.ts';
import { useMessages, useMenuLanguage } from '../../../i18n/i18n-context.ts';
import { InLanguage } from '../../../i18n/in-language.tsx';
import css from './category-tabs.module.css';
import { sectionId } from '../menu-sections.ts';
import { useDrawnSections } from '../use-shown-menu.ts';
import { useSectionInView } from './use-section-in-view.ts';

/** Links to the sections that stay in view; the one being read is underlined. */
export function CategoryTabs({ sections }: { sections: readonly MenuSection[] }) {
  const copy = useMessages(MENU_MESSAGES);
  const [current, jumpTo] = useSectionInView(useDrawnSections(sections));
  const language = useMenuLanguage();
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (tab) bringIntoView(list.current, tab);
  }, [current]);

  return (
    <nav className={css.nav} aria-label={copy.categories}>
      <ul role="list" ref={list} className={css.tabs}>
        {sections.map(({ categoryId, category }) => (
          <li key={categoryId}>
            <a
              href={`#${sectionId(categoryId)}`}
              className={css.tab}
              aria-current={categoryId === current ? 'true' : undefined}
              // The browser leaves one that is seen in part where it is.
              onFocus={(event) => bringIntoView(list.current, event.currentTarget)}
              onClick={(event) => {
                // Jumping adds no history entry, so that the back button leaves the menu.
                event.preventDefault();
                jumpTo(categoryId);
              }}
            >
              {category ? <InLanguage {...nameIn(category, language)} /> : copy.otherCategory}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the row only: scrollIntoView would also move the page. */
function bringIntoView(row: HTMLElement | null, tab: HTMLElement) {
  row?.scrollTo({ left: tab.offsetLeft - (row.clientWidth - tab.clientWidth) / 2 });
}
