import { useEffect, useState } from 'react';
import { sectionId, type MenuSection } from './menu-sections.ts';

/** Which category stands under the tabs: the topmost one that reaches the upper third of the screen. */
export function useSectionInView(sections: readonly MenuSection[]): number | undefined {
  const [inView, setInView] = useState<number | undefined>(undefined);

  useEffect(() => {
    const visible = new Set<number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const { categoryId } =
            sections.find((section) => sectionId(section.categoryId) === entry.target.id) ?? {};
          if (categoryId === undefined) continue;
          if (entry.isIntersecting) visible.add(categoryId);
          else visible.delete(categoryId);
        }
        const topmost = sections.find((section) => visible.has(section.categoryId));
        if (topmost) setInView(topmost.categoryId);
      },
      { rootMargin: '-130px 0px -60% 0px' },
    );
    for (const { categoryId } of sections) {
      const section = document.getElementById(sectionId(categoryId));
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);

  return inView ?? sections[0]?.categoryId;
}
