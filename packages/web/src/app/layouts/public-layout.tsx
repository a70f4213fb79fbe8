import type { ReactNode } from 'react';
import { LegalFooter } from '../../features/legal/legal-footer.tsx';
import { PublicBar } from './public-bar.tsx';
import css from './public-layout.module.css';

interface PublicLayoutProps {
  children: ReactNode;
  /** Whether the footer's links open the texts in a dialog or lead to their pages. */
  opensDialogs: boolean;
}

export function PublicLayout({ children, opensDialogs }: PublicLayoutProps) {
  return (
    <div className={css.layout}>
      <PublicBar />
      <main tabIndex={-1} className={css.main}>
        {children}
      </main>
      <LegalFooter opensDialogs={opensDialogs} />
    </div>
  );
}
