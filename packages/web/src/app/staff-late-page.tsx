import { type ComponentType, lazy, useState } from 'react';
import { AreaLoading } from '../first-view/area-loading.tsx';
import { APP_MESSAGES } from '../i18n/es/app.ts';
import { STAFF_MESSAGES } from '../i18n/es/staff.ts';
import { OWNERS_ONLY_MESSAGES as copy } from '../i18n/es/team.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LatePart } from '../ui/late-part.tsx';
import { StaffBand } from '../ui/staff-band.tsx';
import { StaffPage } from '../ui/staff-page.tsx';

/**
 * A page of the restaurant in a file of its own. If the file cannot be loaded, the menu of pages
 * stays, with what is typed and unsaved on others, and the file can be asked for again.
 */
export function latePage(load: () => Promise<ComponentType>): ComponentType {
  const wanted = () => lazy(async () => ({ default: await load() }));
  let page = wanted();
  return function LatePage() {
    const [{ Page, tries }, setTry] = useState({ Page: page, tries: 1 });
    const retry = () => {
      page = wanted();
      setTry({ Page: page, tries: tries + 1 });
    };
    return (
      <LatePart
        key={tries}
        loading={<AreaLoading />}
        lost={<LostPage wasRetried={tries > 1} onRetry={retry} />}
      >
        <Page />
      </LatePart>
    );
  };
}

interface LostPageProps {
  wasRetried: boolean;
  onRetry: () => void;
}

function LostPage({ wasRetried, onRetry }: LostPageProps) {
  const { why, action } = APP_MESSAGES.lost;
  return (
    <StaffPage pageTitle={copy.pageTitle}>
      <StaffBand title={STAFF_MESSAGES.ownRestaurant} />
      <ErrorState
        title={copy.failed}
        text={`${copy.failedText} ${why}`}
        onRetry={onRetry}
        {...(wasRetried && {
          // A new version has another name for the file; and not every browser asks twice for one.
          action: (
            <Button variant="dark" onClick={() => location.reload()}>
              {action}
            </Button>
          ),
        })}
      />
    </StaffPage>
  );
}
