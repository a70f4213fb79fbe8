import type { MenuSection } from '@simplato/domain';
import { useCallback, useEffect, useState } from 'react';
import { sectionId } from '../menu-sections.ts';

/** Events that show that somebody is scrolling by hand. */
const BY_HAND = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Which category is being read: the topmost one that reaches the upper third of the screen; the
 * last one at the end of the page; or the one jumped to, until somebody scrolls on.
 */
export function useSectionInView(
  sections: readonly MenuSection[],
): [current: number | undefined, jumpTo: (categoryId: number) => void] {
  const [inView, setInView] = useState<number | undefined>(undefined);
  const [isAtEnd, setIsAtEnd] = useState(false);
  const [jumpedTo, setJumpedTo] = useState<number | undefined>(undefined);

  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const visible = new Set<number>();
    const byId = new Map(sections.map(({ categoryId }) => [sectionId(categoryId), categoryId]));
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const categoryId = byId.get(entry.target.id);
          if (categoryId === undefined) continue;
          if (entry.isIntersecting) visible.add(categoryId);
          else visible.delete(categoryId);
        }
        const topmost = sections.find((section) => visible.has(section.categoryId));
        if (topmost) setInView(topmost.categoryId);
      },
      { rootMargin: '-130px 0px -60% 0px' },
    );
    for (const id of byId.keys()) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);

  useEffect(() => {
    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    const look = () => {
      const { scrollHeight } = document.documentElement;
      setIsAtEnd(scrollY > 0 && innerHeight + scrollY >= scrollHeight - 2);
    };
    window.addEventListener('scroll', look, options);
    for (const event of BY_HAND) {
      window.addEventListener(event, () => setJumpedTo(undefined), options);
    }
    return () => stop.abort();
  }, []);

  const jumpTo = useCallback((categoryId: number) => {
    setJumpedTo(categoryId);
    const section = document.getElementById(sectionId(categoryId));
    section?.scrollIntoView({ block: 'start' });
    // So that keyboard navigation continues from there.
    section?.querySelector('h2')?.focus({ preventScroll: true });
  }, []);

  const last = isAtEnd ? sections.at(-1)?.categoryId : undefined;
  return [jumpedTo ?? last ?? inView ?? sections[0]?.categoryId, jumpTo];
}
