import { ChevronLeft } from 'lucide-react';
import { Link } from 'wouter';
import { MENU_FILE_MESSAGES as copy } from '../../../i18n/es/menu-file.ts';
import { PATHS } from '../../../paths.ts';
import { StaffBand } from '../../../ui/staff-band.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { AskCard } from './ask-card.tsx';
import { ChooseCard } from './choose-card.tsx';
import { DonePanel } from './done-panel.tsx';
import css from './menu-file-page.module.css';
import { PreviewPanel } from './preview-panel.tsx';
import { TakeCard } from './take-card.tsx';
import { useMenuFile } from './use-menu-file.ts';

/** Exports the whole menu as a file, and imports one. */
export function MenuFilePage() {
  const state = useMenuFile();
  const { stage, problem } = state;
  return (
    <StaffPage pageTitle={copy.pageTitle}>
      <StaffBand title={copy.heading}>
        <Link href={PATHS.products} className={css.back}>
          <ChevronLeft aria-hidden="true" />
          {copy.back}
        </Link>
      </StaffBand>
      {stage.kind === 'done' && (
        <DonePanel counts={stage.counts} leftOut={stage.leftOut} onAgain={state.startAgain} />
      )}
      {(stage.kind === 'choose' || stage.kind === 'reading') && (
        <div className={css.cards}>
          <ChooseCard
            isReading={stage.kind === 'reading'}
            problem={problem}
            onChoose={state.choose}
          />
          <TakeCard />
        </div>
      )}
      {stage.kind === 'asking' && (
        <AskCard question={stage} onTake={state.take} onChoose={state.choose} />
      )}
      {(stage.kind === 'preview' || stage.kind === 'storing') && (
        <PreviewPanel
          key={stage.preview.huella}
          previewed={stage}
          isStoring={stage.kind === 'storing'}
          problem={problem}
          onConfirm={(withoutErrors) => state.confirm(stage, withoutErrors)}
          onChoose={state.choose}
        />
      )}
    </StaffPage>
  );
}
