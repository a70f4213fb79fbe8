import { OnboardingPage } from '../features/payments/onboarding-page.tsx';
import { OwnersOnly } from './owners-only.tsx';

/**
 * The page that the provider's onboarding returns to. Only for owners, like the start of the
 * onboarding.
 */
export function OnboardingArea() {
  return (
    <OwnersOnly action="connect-payments">
      <main>
        <OnboardingPage />
      </main>
    </OwnersOnly>
  );
}
